import ScrollScenario
import Scrollwork

@testable import ScrollReports
@testable import ScrollSimulation

/// A run with a request of each kind that a script can make.
enum EditedRun {
  static var scenario: Scenario {
    var scenario = SimulationTests.scenario(items: 60, sections: 3, script: [])
    scenario.script = [
      .init(.wait(0.1)), .init(.fling(.init(velocity: 900))), .init(.wait(0.2)),
      .init(.edit(.insert(at: .item(section: 0, item: 0), count: 3))), .init(.wait(0.1)),
      .init(.edit(.delete(at: .item(section: 0, item: 1), count: 2))), .init(.wait(0.1)),
      .init(.edit(.move(from: .item(section: 0, item: 4), to: .item(section: 1, item: 0)))),
      .init(.wait(0.1)), .init(.grow(.init(.item(section: 1, item: 0), by: 4, duration: 0.2))),
      .init(.wait(0.3)), .init(.resize(LayoutSize(width: 844, height: 390))), .init(.wait(0.2)),
      .init(.scrollTo(.init(.row(30), at: .top))), .init(.waitUntilIdle),
      .init(
        .drag(.init(from: LayoutPoint(x: 9, y: 300), to: LayoutPoint(x: 9, y: 60), duration: 0.2))),
      .init(.waitUntilIdle),
    ]
    return scenario
  }

  /// The run's record and report, and its samples.
  static func run() throws -> (record: RunRecord, report: RunReport, samples: [FrameSample]) {
    guard case .generated(let source) = scenario.data else { preconditionFailure() }
    let simulation = try Simulation(
      LocatedScenario(scenario, places: .init(file: "test")),
      content: ScenarioContent(generated: source))
    var record = RunRecord(scenario)
    var samples: [FrameSample] = []
    let report = try simulation.run(
      collectsCells: true,
      onFrame: {
        record.append($0)
        samples.append($0)
      })
    return (record, report, samples)
  }
}
