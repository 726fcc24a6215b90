#if CLI
  import Foundation
  import ScrollScenario
  import ScrollTools
  import TestSupport
  import Testing

  @testable import ScrollSimulation
  @testable import Scrollwork

  /// A laboratory that is given the view of a scenario finds what the scenario's own run finds.
  ///
  /// The laboratory knows the rows by the requests of the view, and the run by the script: two ways to the same numbers.
  @Suite struct LaboratoryTwinTests {
    /// A scenario, whose script another player plays as an app's own code would.
    struct Stand {
      let laboratory: Laboratory

      init(_ simulation: Simulation, collectsCells: Bool = false) throws {
        let scenario = simulation.scenario
        let rows = LiveRows(simulation.content, scenario.layout)
        rows.meter = CostMeter(scenario.cells)
        let view = try ScenarioView.make(scenario, rows)
        let source = try ScenarioView.source(of: view, rows)
        var settings = Laboratory.Settings()
        settings.name = scenario.name
        settings.refreshRate = scenario.refreshRate
        settings.cells = scenario.cells
        settings.frameCost = scenario.frameCost
        settings.defaults = .none
        settings.collectsCells = collectsCells
        laboratory = try Laboratory(
          view: view, size: scenario.viewport.size, scale: scenario.viewport.scale,
          script: [.wait(30_000)], settings: settings, layout: scenario.layout)
        var player = ScriptPlayer(
          scenario, content: simulation.content, rows: rows, source: source)
        laboratory.makeFrame = { time in
          _ = try player.play(until: time.seconds, to: view)
          let frame = try view.step(to: time)
          player.see(frame)
          return frame
        }
      }
    }

    /// Cases whose frames do not depend on a deadline, which the laboratory leaves to the app.
    static func simulations(_ name: String) throws -> [Simulation] {
      try ShippedGateTests.simulations(name).filter { simulation in
        if case .recording = simulation.scenario.data { return false }
        return simulation.scenario.prefetch.deadline == nil
      }
    }

    @Test(
      "drift, blank space, causes and costs are those of the scenario, frame by frame",
      arguments: TestRun.some(of: ShippedGateTests.names))
    func twins(name: String) throws {
      for simulation in try Self.simulations(name) {
        let run = try simulation.begin()
        let stand = try Stand(simulation)
        var (compared, frames) = (0, 0)
        while let expected = try run.next() {
          let found = try #require(try stand.laboratory.next())
          let place: Comment = "\(name), frame \(expected.frame.index)"
          #expect(found.frame.contentOffset == expected.frame.contentOffset, place)
          #expect(found.drift == expected.drift, place)
          #expect(found.blank == expected.blank && found.opened == expected.opened, place)
          #expect(abs(found.cost - expected.cost) < 1e-9, place)
          #expect(found.causes == expected.causes, place)
          frames += 1
          if frames > 4000 { break }
        }
        let report = stand.laboratory.report()
        compared += report.stability.compared
        #expect(report.digest == run.report().digest)
        #expect(report.stability == run.report().stability, "\(name)")
        #expect(compared > 0)
      }
    }

    @Test(
      "what cells do is what they say in the scenario's run", arguments: ["chat", "feed", "grid"])
    func cells(name: String) throws {
      for simulation in try Self.simulations(name).prefix(2) {
        let run = try simulation.begin(collectsCells: true)
        let stand = try Stand(simulation, collectsCells: true)
        var events = 0
        while let expected = try run.next(), expected.frame.index < 600 {
          let found = try #require(try stand.laboratory.next())
          func sorted(_ cells: FrameCells?) -> [String] {
            (cells?.events ?? []).map { "\($0.kind) \($0.cell) \($0.type) \($0.element)" }.sorted()
          }
          let (own, other) = (sorted(found.cells), sorted(expected.cells))
          #expect(
            own == other,
            "frame \(expected.frame.index): \(Set(own).symmetricDifference(other).sorted())")
          #expect(found.cells?.pools == expected.cells?.pools)
          events += expected.cells?.events.count ?? 0
        }
        #expect(events > 20)
      }
    }
  }
#endif
