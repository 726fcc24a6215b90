import AllocationCounter
import ScrollScenario
import ScrollSimulation
import Scrollwork

/// Whole runs of the laboratory, with its recorder, cost model and watch over the screen.
struct SimulationBenchmarks {
  static let measurements = [
    Measurement(name: "simulated frame 1e4", unit: "frame", reference: "measured rows 1e4"),
    Measurement(
      name: minuteName, unit: "frame", reference: "measured rows 1e6", countsEngineWork: true),
  ]
  /// The measurement whose speed is printed.
  static let minuteName = "simulated frame 1e6"

  private let whole: Simulation
  private let minute: Simulation

  init() throws {
    whole = try Self.simulation(
      items: 10_000, rate: 60,
      [Self.flings(8000, every: 0.5, until: .end, limit: 10_000), .init(.waitUntilIdle)])
    minute = try Self.simulation(items: 1_000_000, rate: 120, Self.minute)
  }

  /// A phone's screen over rows of 40 to 200 pt, as in `Demos/Scenarios/million.yaml`.
  static func simulation(
    items: Int, rate: Double, _ script: [Scenario.ScriptEntry]
  ) throws -> Simulation {
    let source = Scenario.GeneratedSource(items: items, seed: 7, heights: .uniform(40...200))
    let scenario = Scenario(
      name: "benchmark",
      viewport: Scenario.Viewport(size: LayoutSize(width: 390, height: 844), scale: 3),
      refreshRate: rate, data: .generated(source),
      layout: Scenario.Layout(spacing: 1, estimates: Scenario.Estimates(row: 60)),
      script: script)
    return try Simulation(
      LocatedScenario(scenario, places: LocatedScenario.Places(file: "benchmark")),
      content: ScenarioContent(generated: source))
  }

  static func flings(
    _ velocity: Double, every interval: Double, until edge: Scenario.Edge, limit: Int
  ) -> Scenario.ScriptEntry {
    Scenario.ScriptEntry(
      .fling(
        Scenario.Fling(
          velocity: velocity,
          repetition: Scenario.Repetition(interval: interval, until: edge, limit: limit))))
  }

  /// A minute of flings: down through rows that were never measured, back over them to the bounce at the
  /// first row, then from near the end to the bounce at the last one, and up.
  private static let minute: [Scenario.ScriptEntry] = [
    flings(8000, every: 0.4, until: .end, limit: 55),
    flings(-8000, every: 0.4, until: .start, limit: 70),
    .init(.wait(1)),
    .init(.scrollTo(Scenario.ScrollTo(.row(999_975)))),
    .init(.fling(Scenario.Fling(velocity: 8000))),
    .init(.wait(1.6)),
    .init(.fling(Scenario.Fling(velocity: -3000))),
    .init(.wait(0.6)),
    .init(.fling(Scenario.Fling(velocity: 5000))),
    .init(.wait(1.6)),
    flings(-7000, every: 0.5, until: .start, limit: 19),
  ]

  /// One run of each.
  ///
  /// - Returns: a sample for each measurement, by its name, and the virtual seconds and frames of the
  ///   minute that are made in a second.
  func repeatOnce() throws -> (samples: [String: Measurement.Sample], speed: Speed) {
    var samples: [String: Measurement.Sample] = [:]
    var speed = Speed()
    for (name, simulation) in [("simulated frame 1e4", whole), (Self.minuteName, minute)] {
      var (frames, virtual) = (0, 0.0)
      let cost = try measure { () throws(CollectionError) in
        let report = try simulation.run()
        (frames, virtual) = (report.frames.count, report.frames.duration)
      }
      samples[name] = Measurement.Sample(cost: cost / frames)
      let seconds = cost.nanoseconds / 1e9
      speed = Speed(virtual: virtual / seconds, frames: Double(frames) / seconds)
    }
    return (samples, speed)
  }

  /// What a simulation makes in a second.
  struct Speed {
    /// Seconds of virtual time.
    var virtual = 0.0
    var frames = 0.0
  }
}
