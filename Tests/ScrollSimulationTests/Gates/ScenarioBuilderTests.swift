import ScrollScenario
import ScrollSimulation
import Testing

/// A scenario of a few lines is one like any other. Nothing but the library is imported here.
@Suite struct ScenarioBuilderTests {
  @Test("five lines in a test run a list and judge it")
  func inbox() throws {
    let inbox = Scenario(
      "inbox", rows: 10_000, heights: 44...120,
      script: [.flick(4000), .untilIdle, .insert(3, atRow: 0)],
      expect: [.cellsCreated <= 40])
    #expect(try inbox.run().failures.isEmpty)
  }

  @Test("each word does what it says")
  func words() throws {
    func offset(_ script: [Scenario.ScriptEntry]) throws -> Double {
      try Scenario("words", rows: 1000, heights: 50...50, script: script).run().scroll.finalOffset
    }
    #expect(try offset([]) == 0)
    let flick = try offset([.flick(3000), .untilIdle])
    #expect(flick > 500)
    #expect(try offset([.scroll(toRow: 100)]) == 5000)
    #expect(try offset([.scroll(toRow: 100, animated: true), .untilIdle]) == 5000)
    #expect(try offset([.scroll(toRow: 100), .delete(10, atRow: 20)]) == 4500)
    #expect(
      try offset([.scroll(toRow: 100), .insert(4, atRow: 20, animated: true), .wait(1)]) == 5200)
    let drag = try offset([.drag(by: 300, during: 1, hold: 0.5), .untilIdle])
    #expect(drag > 280 && drag <= 300)
    let late = try Scenario("late", rows: 1000, script: [.flick(3000).at(2)]).run()
    #expect(late.frames.duration > 2)
    let moved = try Scenario("move", rows: 10, script: [.move(row: 0, toRow: 9)]).run()
    #expect(moved.scroll.items == 10 && moved.failures.isEmpty)
  }

  @Test("what cannot be run is refused by name")
  func refused() {
    #expect(throws: ScenarioError.self) {
      try Scenario("none", rows: 3, script: [.scroll(toRow: 3)]).run()
    }
    #expect(throws: ScenarioError.self) { try Scenario("less", rows: -1, script: []).run() }
    #expect(throws: ScenarioError.self) { try Scenario("wait", rows: 1, script: [.wait(-1)]).run() }
    #expect(throws: ScenarioError.self) { try Scenario("rate", rows: 1, rate: 0, script: []).run() }
    // Of the screen the engine says so itself, before the first frame.
    #expect(throws: (any Error).self) {
      try Scenario("width", rows: 1, width: .nan, script: []).run()
    }
  }
}
