import AllocationCounter
import ScrollScenario
import ScrollSimulation
import Scrollwork

/// An hour of virtual time at 120 frames a second: down through some hundred rows and back up to the bounce
/// at the first one, over and over.
struct SimulatedHour {
  private var frames = 0
  private var seconds = 0.0
  private var virtual = 0.0
  /// Bytes in use after the second minute and at the end.
  private var early = 0
  private var late = 0
  private var framesBetween = 0

  init() throws {
    var script: [Scenario.ScriptEntry] = []
    // Some 17 seconds each.
    for _ in 0..<240 {
      script.append(SimulationBenchmarks.flings(8000, every: 0.4, until: .end, limit: 20))
      script.append(SimulationBenchmarks.flings(-8000, every: 0.4, until: .start, limit: 40))
      script.append(Scenario.ScriptEntry(.wait(1)))
    }
    let simulation = try SimulationBenchmarks.simulation(items: 1_000_000, rate: 120, script)
    let first = 2 * 60 * 120
    let cost = try measure { () throws(CollectionError) in
      let report = try simulation.run(onFrame: { sample in
        let index = sample.frame.index
        if index == first { early = Int(live_bytes()) }
        guard index >= 3600 * 120 - 1, framesBetween == 0 else { return }
        late = Int(live_bytes())
        framesBetween = index - first
      })
      frames = report.frames.count
      virtual = report.frames.duration
    }
    seconds = cost.nanoseconds / 1e9
  }

  /// Whether less than a byte was kept for each frame. Bounces are part of a report: they may be kept.
  var isFlat: Bool { framesBetween > 400_000 && late - early < framesBetween }

  var text: String {
    """
    \(virtual.fixed(0)) s of virtual time in \(seconds.fixed(2)) s: \(frames) frames, \
    \((Double(frames) / seconds).fixed(0)) a second on one core
    memory in use: \(early) bytes after two minutes, \(late) after an hour, \
    \(framesBetween) frames later

    """
  }
}
