import ScrollPrimitives
import ScrollScenario
import Scrollwork
import Testing

@testable import ScrollSimulation

/// Scenarios whose releases come to rest at pages and items.
@Suite struct SnappingRunTests {
  private static let profiles = Scenario.Physics.Profile.allCases

  /// Flings and drags, each until the list is at rest; its resting position is checked frame by frame.
  private static let script: [Scenario.ScriptEntry] = {
    func drag(_ from: Double, _ to: Double, _ seconds: Double) -> Scenario.ScriptEntry {
      .init(
        .drag(
          .init(
            from: LayoutPoint(x: 9, y: from), to: LayoutPoint(x: 9, y: to), duration: seconds)))
    }
    let idle = Scenario.ScriptEntry(.waitUntilIdle)
    return [
      .init(.fling(.init(velocity: 3000))), idle, .init(.fling(.init(velocity: 900))), idle,
      drag(600, 480, 0.08), idle, drag(700, 100, 1.2), idle, .init(.fling(.init(velocity: -350))),
      idle, .init(.fling(.init(velocity: 6000))), .init(.wait(0.15)),
      .init(.fling(.init(velocity: 6000))), idle, drag(300, 380, 0.5), idle,
    ]
  }()

  private static func scenario(
    _ profile: Scenario.Physics.Profile, _ snapping: Scenario.Physics.Snapping
  ) -> Scenario {
    var scenario = SimulationTests.scenario(items: 1000, sections: 1, script: script)
    scenario.physics = .init(profile: profile, snapping: snapping)
    return scenario
  }

  /// The frames at rest, after the checks that every run has to pass.
  private static func rests(_ scenario: Scenario) throws -> [Frame] {
    var rests: [Frame] = []
    var last = ScrollPhase.idle
    let report = try SimulationTests.run(scenario) { sample in
      if sample.drift != .zero { Issue.record("\(sample.drift) at \(sample.frame.time)") }
      if sample.frame.phase == .idle, last != .idle { rests.append(sample.frame) }
      last = sample.frame.phase
    }
    let again = try SimulationTests.run(scenario)
    #expect(report.isStable && report.blank.max == 0 && report.diagnostics.isEmpty)
    #expect(report.stability.compared > 1000)
    #expect(report == again && !report.digest.isEmpty)
    #expect(last == .idle && rests.count >= 7)
    return rests
  }

  @Test("under every profile releases rest on pages", arguments: profiles)
  func pages(profile: Scenario.Physics.Profile) throws {
    for length in [nil, 300.0] {
      let scenario = Self.scenario(profile, .pages(length: length))
      let page = length ?? 844
      for frame in try Self.rests(scenario) {
        // Pages count from the leading edge of the content, also after measurements before it.
        let pages = (frame.contentOffset.y - frame.edges.minimum) / page
        #expect(abs(pages - pages.rounded()) < 1e-9, "\(frame.contentOffset.y) in \(page)")
      }
    }
  }

  @Test("under every profile releases rest on items", arguments: profiles)
  func items(profile: Scenario.Physics.Profile) throws {
    for (side, oneAtATime) in [(Scenario.Physics.Snapping.Side.start, true), (.center, false)] {
      let scenario = Self.scenario(profile, .items(at: side, oneAtATime: oneAtATime))
      for frame in try Self.rests(scenario) {
        let line = side == .start ? 47.0 : 47 + (844 - 47 - 34) / 2.0
        let isAligned = frame.visible.contains { item in
          let share = side == .start ? 0 : item.extent.points / 2
          return abs(item.start.points + share - line) <= 2 / 1024.0
        }
        let atEdge = frame.contentOffset.y == frame.edges.minimum
        #expect(isAligned || atEdge, "\(frame.contentOffset.y) \(side)")
      }
    }
  }

  @Test("a page of a length that none has is refused, not run")
  func impossible() throws {
    for length in [0, -1, .nan, .infinity] {
      let scenario = Self.scenario(.ios, .pages(length: length))
      #expect(throws: ScenarioError.self) { try SimulationTests.run(scenario) }
    }
  }
}
