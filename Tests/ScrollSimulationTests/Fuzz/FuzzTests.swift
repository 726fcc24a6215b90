import Foundation
import ScrollFuzz
import ScrollScenario
import Scrollwork
import TestSupport
import Testing

@testable import ScrollSimulation

/// What a user's test of a layout says, and what it finds.
@Suite struct FuzzTests {
  private static let seeds = TestRun.seed...(TestRun.allSeeds(1).last ?? TestRun.seed)
  private static let operations = TestRun.operations(50)

  @Test("all layouts keep all laws, and much is compared", arguments: Fuzz.layouts)
  func laws(layout: Scenario.Layout) throws {
    let report = try Fuzz.check(
      layout: { try layout.makeLayout(showsHeaders: layout.showsHeaders) }, seeds: Self.seeds,
      operations: Self.operations)
    #expect(report.operations == Self.operations * Self.seeds.count)
    #expect(report.compared > report.frames && report.refused > 0)
  }

  @Test("the same seed gives the same report, another one another")
  func seeds() throws {
    let one = try Fuzz.run(seed: 5, operations: 40) { ListLayout() }
    #expect(try Fuzz.run(seed: 5, operations: 40) { ListLayout() } == one)
    #expect(one.seed == 5 && one.failure == nil)
    let other = try Fuzz.run(seed: 6, operations: 40) { ListLayout() }
    #expect(other.digest != one.digest)
  }

  @Test("a layout that moves what is seen is found, with a handful of operations that show it")
  func drift() throws {
    let found = #expect(throws: FuzzFailure.self) {
      try Fuzz.check(layout: { DriftingLayout(trigger: 12) }, operations: 100)
    }
    let failure = try #require(found)
    #expect(failure.law == .drift && failure.message.contains("1 ticks, from"))
    #expect(failure.operations.count <= 6, "\(failure)")
    #expect(failure.operationsBefore > 100 && failure.attempts <= 3000)
    #expect(failure.description.hasPrefix("seed \(failure.seed) breaks the law 'drift' in frame "))
    #expect(
      failure.description.contains("\n  insert") || failure.description.contains("\n  reload"))
    let again = #expect(throws: FuzzFailure.self) {
      try Fuzz.check(layout: { DriftingLayout(trigger: 12) }, operations: 100)
    }
    #expect(again == failure)
    let replayed = try Fuzz.replay(failure.operations) { DriftingLayout(trigger: 12) }
    #expect(replayed.failure?.law == .drift && replayed.failure?.frame == failure.frame)
    #expect(try Fuzz.replay(failure.operations) { ListLayout() }.failure == nil)
  }

  @Test("a layout that refuses items without need is found")
  func refusal() throws {
    let found = #expect(throws: FuzzFailure.self) {
      try Fuzz.check(layout: { NarrowLayout(most: 50) }, operations: 60)
    }
    let failure = try #require(found)
    #expect(failure.law == .refusal && failure.message.contains("more than 50 items"))
    #expect(failure.operations.count <= 2, "\(failure)")
  }

  @Test("all mistakes are refused, with items and without", arguments: FuzzMistake.allCases)
  func mistakes(_ mistake: FuzzMistake) throws {
    for layout in Fuzz.layouts {
      let operations: [FuzzOperation] = [
        .mistake(mistake), .frames([1]), .mistake(mistake), .reload([5, 0, 9]),
        .mistake(mistake), .frames([1_000_000, 1]), .mistake(mistake), .frames([16_666_667]),
      ]
      let report = try Fuzz.replay(operations) { try layout.makeLayout(showsHeaders: false) }
      #expect(report.failure == nil && report.refused == 4, "\(layout.kind.name)")
    }
  }

  @Test("operations are read back from JSON as they were written, and say what they are")
  func coding() throws {
    let operations = Fuzz.operations(seed: 3, count: 300)
    let data = try JSONEncoder().encode(operations)
    #expect(try JSONDecoder().decode([FuzzOperation].self, from: data) == operations)
    #expect(operations.count { !$0.isFrames } == 300)
    #expect(operations.allSatisfy { !$0.description.isEmpty && !$0.description.contains("Fuzz") })
  }

  #if CLI
    @Test("operations are recorded as a scenario that shows the same", arguments: Fuzz.layouts)
    func recording(layout: Scenario.Layout) throws {
      let operations = Fuzz.operations(seed: 2, count: 25)
      let files = try Fuzz.record(operations, layout: layout, name: "found", journal: "found.jsonl")
      let report = try RecordedSession.read(files).run()
      let direct = try Fuzz.replay(operations) {
        try layout.makeLayout(showsHeaders: layout.showsHeaders)
      }
      #expect(report.recording?.difference == nil)
      #expect(report.frames.count == direct.frames)
      #expect(layout.kind == .list || report.digest == direct.digest)
    }
  #endif
}
