import AllocationCounter
import ScrollSimulation
import Scrollwork

/// Whole runs of the laboratory, with its recorder, cost model and watch over the screen.
struct SimulationBenchmarks {
  static let name = "simulated frame 1e4"
  static let measurements = [
    Measurement(name: name, unit: "frame", reference: "measured rows 1e4")
  ]

  private let simulation: Simulation

  init() throws {
    let source = Scenario.GeneratedSource(items: 10_000, seed: 7, heights: .uniform(40...200))
    let scenario = Scenario(
      name: "benchmark",
      viewport: Scenario.Viewport(size: LayoutSize(width: 390, height: 844), scale: 3),
      data: .generated(source),
      layout: Scenario.Layout(spacing: 1, estimates: Scenario.Estimates(row: 60)),
      script: [
        Scenario.ScriptEntry(
          .fling(
            Scenario.Fling(
              velocity: 8000, repetition: Scenario.Repetition(interval: 0.5, until: .end)))),
        Scenario.ScriptEntry(.waitUntilIdle),
      ])
    simulation = try Simulation(
      LocatedScenario(scenario, places: LocatedScenario.Places(file: "benchmark")),
      content: ScenarioContent(generated: source))
  }

  /// One run from the first row to the bounce at the last.
  func repeatOnce() throws -> (sample: Measurement.Sample, speed: Double) {
    var frames = 0
    var seconds = 0.0
    let cost = try measure { () throws(CollectionError) in
      let report = try simulation.run()
      frames = report.frames.count
      seconds = report.frames.duration
    }
    let sample = Measurement.Sample(cost: cost / frames)
    return (sample, seconds / (cost.nanoseconds / 1e9))
  }
}
