import ScrollScenario
import Scrollwork
import Testing

@testable import ScrollSimulation

/// Small scenarios that are difficult for layouts whose lines and lanes depend on earlier items.
@Suite struct LayoutDriftTests {
  private static func report(
    _ kind: Scenario.Layout.Kind, items: Int, seed: UInt64, _ script: [Scenario.ScriptEntry]
  ) throws -> RunReport {
    var scenario = SimulationTests.scenario(script: script + [.init(.wait(1))])
    scenario.data = .generated(.init(items: items, seed: seed, heights: .uniform(12...300)))
    scenario.layout = .init(kind: kind, spacing: 5, estimates: .init(row: 80))
    return try SimulationTests.run(scenario)
  }

  @Test("lines of a flow on screen stay as they are once items came twice at its beginning")
  func flow() throws {
    let report = try Self.report(
      .flow(.init(itemSpacing: 4, widths: .uniform(30...200))), items: 400, seed: 0,
      [.init(at: 0.5, .edit(.prepend(1))), .init(at: 0.8, .edit(.prepend(50)))])
    #expect(report.isStable)
  }

  @Test("lanes on screen stay as they are on the way to items that came at the beginning")
  func masonry() throws {
    let report = try Self.report(
      .masonry(.init(columns: .count(3))), items: 5000, seed: 3,
      [
        .init(at: 0.65, .edit(.prepend(50))),
        .init(at: 0.95, .scrollTo(.init(.place(.start), animated: true))),
      ])
    #expect(report.isStable)
  }
}
