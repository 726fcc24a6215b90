#if CLI
  import Foundation
  import ScrollReports
  import ScrollScenario
  import Scrollwork
  import Testing

  @testable import ScrollSimulation

  /// The demo scenarios of every layout keep the promise and their budgets.
  @Suite struct LayoutScenarioTests {
    static let names = ["billion", "chat", "grid", "masonry", "compositional", "table"]

    static func simulation(
      _ name: String, _ change: (inout LocatedScenario) -> Void = { _ in }
    ) throws -> Simulation {
      let path =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
        + "/../../Demos/Scenarios/\(name).yaml"
      var located = try ScenarioFile.read(path: path)
      change(&located)
      return try Simulation(located, content: ContentLoader.load(located))
    }

    @Test(
      "nothing moves by itself, no budget is exceeded, and the bytes are the same", arguments: names
    )
    func budgets(name: String) throws {
      let simulation = try Self.simulation(name)
      let report = try simulation.run()
      #expect(report.isStable && report.diagnostics.isEmpty)
      #expect(report.failures.isEmpty, "\(report.failures)")
      #expect(report.gates.count { $0.origin == .budget } >= 7)
      #expect(try simulation.run().json() == report.json())
    }

    @Test("a budget that is too small is exceeded, and says by what", arguments: names)
    func small(name: String) throws {
      let simulation = try Self.simulation(name) {
        $0.scenario.defaults = .none
        $0.scenario.expect = []
        $0.scenario.budgets = .init(cellsCreatedMax: 1, framesMin: 1_000_000, peakMemoryMiBMax: 1)
        $0.scenario.script.removeLast($0.scenario.script.count - 2)
      }
      let report = try simulation.run(peakMemory: { 2 << 20 })
      let failures = report.failures
      #expect(failures.map(\.metric) == [.cellsCreated, .frames, .peakMemory])
      #expect(
        failures[0].description
          == "cells_created <= 1, and it came to \(report.cells.total.created)")
      // What depends on the machine is no part of a report.
      #expect(failures[2].value == nil && failures[2].description == "peak_memory_mib <= 1 MiB")
      let enough = try simulation.run(peakMemory: { 1 << 20 })
      #expect(enough.failures.count == 2)
      #expect(try simulation.run().gates.last?.outcome == .unknown)
    }

    @Test("a message that is written at the end moves what is above it by what it grows")
    func streaming() throws {
      let simulation = try Self.simulation("chat") {
        $0.scenario.script = [
          .init(.wait(0.2)), .init(.edit(.append(1))),
          .init(.grow(.init(.place(.end), by: 4, duration: 1))), .init(.wait(1)),
        ]
      }
      var ways: [Double] = []
      let report = try simulation.run { ways.append($0.frame.displacement.points) }
      #expect(report.isStable && ways.count(where: { $0 == 4 }) >= 55)
    }
  }
#endif
