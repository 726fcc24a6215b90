import ScrollScenario
import Scrollwork
import Testing

@testable import ScrollFuzz
@testable import ScrollSimulation

/// Each law is broken by a layout, a screen or a cell that is wrong, and found, with few operations.
@Suite struct FuzzLawTests {
  /// The failure names its law, and few operations that break it again.
  private func expect(
    _ failure: FuzzFailure, _ law: FuzzLaw, _ message: String, within count: Int
  ) {
    #expect(failure.law == law && failure.message.contains(message), "\(failure)")
    #expect(failure.description.contains("breaks the law '\(law.rawValue)' in frame"))
    #expect(failure.operations.count <= count, "\(failure)")
    #expect(failure.operationsBefore > 40 && failure.operations.count < failure.operationsBefore)
  }

  #if CLI
    /// What was found can be written as a scenario, which shows the same each time it is run.
    private func replay(_ failure: FuzzFailure) throws {
      let files = try Fuzz.record(
        failure.operations, layout: Scenario.Layout(), name: "found", journal: "found.jsonl")
      let report = try RecordedSession.read(files).run()
      #expect(report.recording?.difference == nil && report.frames.count > failure.frame)
      #expect(try RecordedSession.read(files).run().digest == report.digest)
    }
  #endif

  @Test("a layout that throws as a size is told to it breaks 'diagnostics'")
  func diagnostics() throws {
    let found = #expect(throws: FuzzFailure.self) {
      try Fuzz.check(layout: { FussyLayout(most: 200) }, operations: 40)
    }
    let failure = try #require(found)
    expect(failure, .diagnostics, "longer than 200", within: 4)
    let again = try Fuzz.replay(failure.operations) { FussyLayout(most: 200) }
    #expect(again.failure?.law == .diagnostics && again.failure?.frame == failure.frame)
    #expect(try Fuzz.replay(failure.operations) { ListLayout() }.failure == nil)
    #if CLI
      try replay(failure)
    #endif
  }

  @Test("what screens and their cells do wrong is found", arguments: UnrulyScreen.Fault.quickToFind)
  func screens(_ fault: UnrulyScreen.Fault) throws {
    let found = #expect(throws: FuzzFailure.self) {
      try Fuzz.check(source: { UnrulyScreen(fault) }, operations: 40)
    }
    let failure = try #require(found)
    expect(failure, fault.law, fault.message, within: 6)
    #expect(throws: Never.self) {
      try Fuzz.check(source: { UnrulyScreen(nil) }, seeds: 1...1, operations: 40)
    }
    #if CLI
      try replay(failure)
    #endif
  }

  @Test("content that never stops breaks 'rest'")
  func endless() throws {
    let session = try FuzzSession(source: UnrulyScreen(.flingsOn))
    let operations: [FuzzOperation] = [
      .reload([80]), .frames([16_666_667]), .fling(velocity: 900),
    ]
    session.run(operations)
    let failure = try #require(session.failure(operations)).failure
    #expect(failure.law == .rest && failure.message == "it never comes to rest")
    let calm = try FuzzSession(source: UnrulyScreen(nil))
    calm.run(operations)
    #expect(calm.failure(operations) == nil)
  }

  @Test("a layout that is another each time it is made breaks 'repeatability'")
  func repeatability() throws {
    var made = 0
    let found = #expect(throws: FuzzFailure.self) {
      try Fuzz.check(
        layout: {
          made += 1
          var configuration = ListLayout.Configuration()
          configuration.spacing = Double(made % 7)
          return try ListLayout(configuration)
        }, operations: 40)
    }
    let failure = try #require(found)
    expect(failure, .repeatability, "digest", within: 3)
    #expect(made > 4)
    #if CLI
      try replay(failure)
    #endif
  }

  @Test("items that come behind the fuzzer's back have mistakes taken, which breaks 'mistake'")
  func mistake() throws {
    // A finger that was left on the screen lifts; then more items than those drawn have in a section.
    let last: [FuzzOperation] = [
      .drag(x: 0, y: 1, moves: 2, lifts: true), .frames([60_000_000, 60_000_000]),
      .reload([400]), .frames([16_666_667]), .offset(7000, animated: false),
      .frames([16_666_667]), .mistake(.removedItemMissing), .fling(velocity: 100),
    ]
    func session() throws -> FuzzSession {
      let session = try FuzzSession(layout: ListLayout())
      session.view.eventHandler = { view, event in
        guard event == .scroll(.didScroll), view.structure.sectionCounts == [400],
          view.contentOffset.y > 5000
        else { return }
        try? view.insertItems(at: ItemPath(section: 0, item: 0), count: 3)
      }
      return session
    }
    let report = try Fuzz.run(Fuzz.operations(seed: 1, count: 30) + last, session)
    let failure = try #require(report.failure)
    expect(failure, .mistake, "removedItemMissing was taken", within: 4)
    #expect(failure.operations.last == .mistake(.removedItemMissing))
    let sound = try Fuzz.run(failure.operations) { try FuzzSession(layout: ListLayout()) }
    #expect(sound.failure == nil)
    #if CLI
      try replay(failure)
    #endif
  }
}
