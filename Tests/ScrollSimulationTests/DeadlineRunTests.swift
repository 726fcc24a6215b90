import ScrollReports
import ScrollScenario
import Scrollwork
import Testing

@testable import ScrollSimulation

/// Scenarios whose cells are made ready by a deadline, on a clock of the cost model.
@Suite struct DeadlineRunTests {
  private static func scenario(
    deadline: Double?, perFrame: Int, shares: Bool = false
  ) -> Scenario {
    var scenario = SimulationTests.scenario(script: SimulationTests.tour)
    scenario.prefetch = .init(
      distance: 1500, perFrame: perFrame, deadline: deadline, sharesUnused: shares)
    return scenario
  }

  @Test("no frame is late for cells that nothing on screen, nor the next frame, needs")
  func hitches() throws {
    // At rest nothing is needed, and all that is made ready next to the screen is ahead of its time.
    func late(_ deadline: Double?) throws -> (total: Double, atRest: Double) {
      var scenario = Self.scenario(deadline: deadline, perFrame: 40)
      scenario.script = [
        .init(.wait(1)), .init(.scrollTo(.init(.row(200), at: .top))), .init(.wait(1)),
      ]
      var late = (total: 0.0, atRest: 0.0)
      _ = try SimulationTests.run(scenario) { sample in
        late.total += sample.hitch
        // The frame of a jump binds a screen, which no deadline can help.
        let isJump = sample.frame.displacement != .zero || sample.frame.index == 0
        if !isJump { late.atRest += sample.hitch }
      }
      return late
    }
    // Drawing a screen takes 4 ms of the 16.7, and a frame half a millisecond.
    let (free, bound) = (try late(nil), try late(10))
    #expect(bound.atRest == 0)
    #expect(bound.total < free.total)
  }

  @Test("under a deadline all is ready in the end that a number of cells would make ready")
  func completeness() throws {
    func live(_ deadline: Double?, _ perFrame: Int) throws -> Int {
      var scenario = Self.scenario(deadline: deadline, perFrame: perFrame)
      scenario.script = [.init(.wait(2))]
      var last = 0
      _ = try SimulationTests.run(scenario) { last = $0.frame.liveCells }
      return last
    }
    let all = try live(nil, 40)
    #expect(try live(8, 40) == all)
    #expect(try live(0, 40) < all)
  }

  @Test("the same bytes every time, and another deadline is another run")
  func deterministic() throws {
    let first = try SimulationTests.run(Self.scenario(deadline: 6, perFrame: 10)).json()
    #expect(try SimulationTests.run(Self.scenario(deadline: 6, perFrame: 10)).json() == first)
    #expect(try SimulationTests.run(Self.scenario(deadline: 3, perFrame: 10)).json() != first)
    #expect(try SimulationTests.run(Self.scenario(deadline: 6, perFrame: 10)).isStable)
    #expect(
      try SimulationTests.run(Self.scenario(deadline: 6, perFrame: 10, shares: true)).isStable)
  }

  @Test("a deadline that is none is refused")
  func misuse() throws {
    for deadline in [-1, .nan, 1001, .infinity] as [Double] {
      let scenario = Self.scenario(deadline: deadline, perFrame: 2)
      #expect(throws: ScenarioError.self) { _ = try SimulationTests.run(scenario) }
    }
  }
}
