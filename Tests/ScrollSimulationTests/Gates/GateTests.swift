import ScrollScenario
import Testing

@testable import ScrollSimulation

/// Gates become verdicts: the standard ones, those of a scenario, and its budgets.
@Suite struct GateTests {
  private static func verdicts(
    _ change: (inout Scenario) -> Void
  ) throws -> [RunReport.Verdict] {
    var scenario = SimulationTests.scenario(script: SimulationTests.tour)
    change(&scenario)
    return try SimulationTests.run(scenario).gates
  }

  @Test("a test asserts in five lines")
  func fiveLines() throws {
    var scenario = SimulationTests.scenario(script: [.init(.fling(.init(velocity: 900)))])
    scenario.cells = .init()
    scenario.expect = [.anchorDriftMax == 0, .cellsCreated <= 40]
    let report = try Simulation(scenario).run()
    #expect(report.failures.isEmpty)
  }

  @Test("a gate that is not kept to fails, and says what the run came to")
  func failure() throws {
    let verdicts = try Self.verdicts {
      $0.defaults = .none
      $0.expect = [.cellsCreated <= 1, .frames >= 10, .blankMax == 0]
    }
    #expect(verdicts.map(\.outcome) == [.failed, .passed, .passed])
    #expect(verdicts.allSatisfy { $0.origin == .expect })
    let created = Int(try #require(verdicts[0].value))
    #expect(verdicts[0].description == "cells_created <= 1, and it came to \(created)")
    #expect(verdicts[2].description == "blank_max == 0 pt, and it came to 0 pt")
  }

  @Test(
    "standard gates hold unless switched off by name, all at once, or by a gate on the same metric")
  func standard() throws {
    // Nothing is scrolled to and no viewport comes back, and a gate on what never was is left out.
    let names = Scenario.Expectation.standard.map(\.metric).filter {
      $0 != .scrollToError && $0 != .thereAndBackError
    }
    let all = try Self.verdicts { _ in }
    #expect(all.map(\.metric) == names && all.allSatisfy { $0.origin == .standard })
    let some = try Self.verdicts { $0.defaults = .except([.hitchRatio, .frozen]) }
    #expect(some.map(\.metric) == names.filter { $0 != .hitchRatio && $0 != .frozen })
    #expect(try Self.verdicts { $0.defaults = .none }.isEmpty)
    let own = try Self.verdicts { $0.expect = [.hitchRatio < 1000] }
    #expect(own.filter { $0.metric == .hitchRatio }.map(\.bound) == [1000])
    #expect(own.last?.origin == .expect)
  }

  @Test("budgets are gates as well, beside the standard ones on the same metric")
  func budgets() throws {
    let verdicts = try Self.verdicts {
      $0.budgets = .init(driftMax: 3, cellsCreatedMax: 1, framesMin: 5, peakMemoryMiBMax: 7)
    }
    let budgets = verdicts.filter { $0.origin == .budget }
    #expect(
      budgets.map(\.gate) == [
        "anchor_drift_max <= 3 pt", "cells_created <= 1", "frames >= 5", "peak_memory_mib <= 7 MiB",
      ])
    #expect(budgets.map(\.outcome) == [.passed, .failed, .passed, .unknown])
    #expect(budgets.map(\.isFailure) == [false, true, false, false])
    #expect(verdicts.contains { $0.metric == .anchorDriftMax && $0.origin == .standard })
  }

  @Test("a gate on what never was fails; a standard one is left out")
  func never() throws {
    var scenario = SimulationTests.scenario(script: [.init(.wait(0.3))])
    scenario.expect = [.hitchRatioDragging < 5]
    let report = try SimulationTests.run(scenario)
    #expect(report.failures.map(\.outcome) == [.failed])
    #expect(report.failures[0].description == "hitch_ratio_dragging < 5 ms/s, and it never was")
    #expect(!report.gates.contains { $0.metric == .hitchRatio })
  }

  @Test("memory is judged by what the process says, and no part of the report")
  func memory() throws {
    var scenario = SimulationTests.scenario(script: [.init(.wait(0.1))])
    scenario.expect = [.peakMemory <= 2]
    let simulation = try Simulation(scenario)
    let verdict = try #require(simulation.run(peakMemory: { 3 << 20 }).failures.first)
    #expect(verdict.value == nil && verdict.description == "peak_memory_mib <= 2 MiB")
    #expect(try simulation.run(peakMemory: { 2 << 20 }).failures.isEmpty)
  }

  @Test("a bound that is no number is refused, and data that cannot be counted")
  func refusal() throws {
    for bound in [Double.nan, .infinity] {
      var scenario = SimulationTests.scenario(script: [])
      scenario.expect = [.frames > bound]
      #expect(throws: ScenarioError.self) { try Simulation(scenario) }
    }
    var scenario = SimulationTests.scenario(script: [])
    scenario.data = .generated(.init(items: -1))
    #expect(throws: ScenarioError.self) { try Simulation(scenario) }
    scenario.data = .csv(.init(path: "nowhere.csv", title: "a"))
    #expect(throws: ScenarioError.self) { try Simulation(scenario) }
  }
}
