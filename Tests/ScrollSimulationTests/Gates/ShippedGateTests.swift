#if CLI
  import Foundation
  import ScrollScenario
  import TestSupport
  import Testing

  @testable import ScrollSimulation

  /// Every scenario that comes with the package keeps its gates, and each gate can fail.
  @Suite struct ShippedGateTests {
    private static let folder =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
      + "/../../../Demos/Scenarios"

    static let names =
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()

    /// All cases of the scenario, those of minutes without the flings from end to end that end them.
    static func simulations(_ name: String) throws -> [Simulation] {
      try ScenarioFile.cases(path: "\(folder)/\(name).yaml").map { located in
        var located = located
        if name == "cities" {
          let long = located.scenario.script.firstIndex { entry in
            if case .fling(let fling) = entry.action { fling.repetition != nil } else { false }
          }
          located.scenario.script.removeSubrange((long ?? 0)...)
        }
        return try Simulation(located, content: ContentLoader.load(located))
      }
    }

    @Test("there are twelve scenarios and more")
    func count() {
      #expect(Self.names.count >= 12)
    }

    @Test(
      "every scenario keeps its gates, and has some besides the standard ones", arguments: names)
    func green(name: String) throws {
      #expect(ScenarioFile.problems(path: "\(Self.folder)/\(name).yaml").isEmpty)
      for simulation in try Self.simulations(name) {
        let report = try simulation.run(peakMemory: { 0 })
        #expect(report.failures.isEmpty, "\(report.failures)")
        #expect(report.gates.contains { $0.origin == .standard && $0.metric == .anchorDriftMax })
        #expect(report.gates.contains { $0.origin != .standard }, "\(name) expects nothing")
        #expect(report.canaries == nil && report.diagnostics.isEmpty)
      }
    }

    @Test(
      "an element that jumps turns every gate red that looks for it",
      arguments: TestRun.some(of: names))
    func jump(name: String) throws {
      for (points, simulation) in try TestRun.some(of: [0.02, -7]).flatMap({ points in
        try Self.simulations(name).map { (points, $0) }
      }) {
        var simulation = simulation
        simulation.canaries = FaultInjection(jumpPoints: points)
        let report = try simulation.run()
        let sensitive: [Metric] = [.anchorDriftMax, .anchorDriftSum, .jumpCount]
        let gates = report.gates.filter {
          sensitive.contains($0.metric) && [.equal, .atMost, .below].contains($0.comparison)
        }
        #expect(gates.count >= 2 && gates.allSatisfy { $0.isFailure }, "\(gates)")
        // There, and back.
        #expect(report[.jumpCount] == 2)
        #expect(report.canaries == simulation.canaries)
      }
    }

    @Test(
      "a cost that is added turns every gate red that looks for late frames",
      arguments: TestRun.some(of: names))
    func cost(name: String) throws {
      for simulation in try Self.simulations(name) { try Self.checkCost(simulation) }
    }

    private static func checkCost(_ simulation: Simulation) throws {
      var simulation = simulation
      let honest = try simulation.run()
      simulation.canaries = FaultInjection(costMilliseconds: 1000)
      let report = try simulation.run()
      let sensitive: [Metric] = [
        .hitchRatio, .hitchRatioDragging, .hitchRatioDecelerating, .hitchRatioBouncing,
        .hitchRatioProgrammatic, .lateFrames, .overrunP99, .overrunMax, .costMax, .jankyPercent,
        .deadlineMissedPercent, .slowFrames, .frozen, .missedVsyncsSum, .missedVsyncsMax,
        .delayedPercent64,
      ]
      let gates = report.gates.filter {
        sensitive.contains($0.metric) && [.equal, .atMost, .below].contains($0.comparison)
      }
      #expect(
        gates.contains { $0.metric == .hitchRatio } && gates.contains { $0.metric == .frozen })
      #expect(gates.allSatisfy { $0.isFailure }, "\(gates.filter { !$0.isFailure })")
      // Nothing else of the run is touched.
      #expect(report.digest == honest.digest && report.stability == honest.stability)
      #expect(report.workload == honest.workload && honest.canaries == nil)
    }
  }
#endif
