import ScrollReports
import ScrollScenario
import ScrollTools
import Scrollwork
import Testing

@testable import ScrollSimulation

/// Metrics come to what their definitions say, by a slow account of all frames.
@Suite struct MetricTests {
  /// A run and all its frames.
  private static func run(
    _ scenario: Scenario
  ) throws -> (report: RunReport, samples: [FrameSample]) {
    var samples: [FrameSample] = []
    let report = try SimulationTests.run(scenario) { samples.append($0) }
    return (report, samples)
  }

  private static func costly() -> Scenario {
    var scenario = SimulationTests.scenario(script: SimulationTests.tour)
    // Frames of a jump take longer than an interval, and than two.
    scenario.cells.row = .init(create: 2.125, bind: 3.3, measure: 0.5, draw: 0.27)
    return scenario
  }

  @Test("a run has every metric but those of the machine, in its report by name")
  func complete() throws {
    var scenario = Self.costly()
    let size = scenario.viewport.size
    scenario.script += [
      .untilIdle, .init(.resize(LayoutSize(width: 600, height: size.height))), .init(.wait(0.2)),
      .init(.resize(size)), .init(.wait(0.2)), .init(.scrollTo(.init(.row(3)))),
    ]
    let report = try SimulationTests.run(scenario)
    for metric in Metric.allCases {
      #expect((report[metric] == nil) == (metric.clock == .machine), "\(metric.rawValue)")
      let isName = metric.rawValue.allSatisfy { $0 == "_" || $0.isNumber || $0.isLowercase }
      #expect(isName)
      if let value = report[metric] { #expect(value.isFinite) }
    }
    #expect(report.metrics.count == Metric.allCases.count - 1)
    #expect(report[.frames] == Double(report.frames.count))
    #expect(report[.hitchRatioBouncing] == report.hitches.bouncing.ratio)
    #expect(try report.json().contains("\"overrun_p99\" : "))
  }

  @Test("a phase that never was has no hitch ratio")
  func absent() throws {
    let report = try SimulationTests.run(SimulationTests.scenario(script: [.init(.wait(0.3))]))
    #expect(report[.hitchRatio] == nil && report[.hitchRatioDragging] == nil)
    #expect(report[.hitchRatioProgrammatic] == nil && report[.delayedPercent64] == nil)
    #expect(report[.overrunMax] != nil)
  }

  @Test("overruns, janky, slow and late frames are those of a list of all frames")
  func hitches() throws {
    let (report, samples) = try Self.run(Self.costly())
    let interval = 1000 / 60.0
    let overruns = samples.map { (($0.cost - interval) * 1000).rounded() / 1000 }.sorted()
    let percentiles: [(Metric, Double)] = [
      (.overrunP50, 50), (.overrunP90, 90), (.overrunP95, 95), (.overrunP99, 99),
      (.overrunMax, 100),
    ]
    for (metric, percent) in percentiles {
      let rank = Int((percent / 100 * Double(overruns.count)).rounded(.up))
      #expect(report[metric] == overruns[rank - 1], "\(metric.rawValue)")
    }
    func percent(_ isIt: (FrameSample) -> Bool) -> Double {
      Double(samples.count(where: isIt)) * 100 / Double(samples.count)
    }
    #expect(report[.jankyPercent] == percent { $0.cost > 2 * interval })
    #expect(report[.deadlineMissedPercent] == percent { $0.cost > interval })
    #expect(report[.slowFrames] == Double(samples.count { $0.cost > 16 && $0.cost <= 700 }))
    #expect(report[.frozen] == 0 && report[.jankyPercent] != 0)
    let scrolling = samples.filter { sample in
      switch sample.frame.phase {
      case .idle, .tracking: sample.frame.displacement != .zero
      case .dragging, .decelerating, .bouncing, .animating: true
      }
    }
    let late = scrolling.map { Int(($0.hitch / interval).rounded()) }
    #expect(report[.lateFrames] == Double(late.count { $0 > 0 }))
    #expect(report[.missedVsyncsSum] == Double(late.reduce(0, +)))
    #expect(report[.missedVsyncsMax] == late.max().map(Double.init))
    let blocks = stride(from: 0, through: late.count - 64, by: 64).map { start in
      late[start..<start + 64].count { $0 > 0 }
    }
    #expect(report[.delayedPercent64] == blocks.max().map { Double($0) * 100 / 64 })
    let seconds = Double(scrolling.count) / 60
    let milliseconds = scrolling.reduce(0) { $0 + $1.hitch }
    let ratio = try #require(report[.hitchRatio])
    #expect(abs(ratio - milliseconds / seconds) < 1e-9 * ratio && ratio > 5)
  }

  @Test("cells are counted as the frames have them")
  func cells() throws {
    let (report, samples) = try Self.run(Self.costly())
    let shown = samples.reduce(0) { $0 + $1.frame.visible.count }
    let live = samples.reduce(0) { $0 + $1.frame.liveCells }
    #expect(report[.overscanRatio] == Double(live) / Double(shown))
    #expect(report[.boundPerFrameMax] == samples.map { Double($0.frame.work.bound) }.max())
    #expect(report[.measuredPerFrameMax] == samples.map { Double($0.frame.work.measured) }.max())
    var way = 0.0
    var (reused, created) = (0, 0)
    for sample in samples {
      if way >= 2 * 844 {
        reused += sample.frame.work.reused
        created += sample.frame.work.created
      }
      way += abs(sample.frame.displacement.points)
    }
    #expect(report[.reuseRatioWarm] == Double(reused) / Double(reused + created))
    let extents = samples.map(\.frame.contentSize.height)
    let change = zip(extents, extents.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
    #expect(report[.extentChange] == change && change > 0)
    #expect(report[.displayImbalance] == 0)
  }

  @Test("percentiles are those of a sorted list, however many there are of each")
  func percentiles() throws {
    for seed in UInt64(0)..<40 {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...300, using: &random)
      let kinds = Int.random(in: 1...40, using: &random)
      let values = (0..<count).map { _ in
        Double(Int.random(in: 0..<kinds, using: &random)) * 0.31 - 4
      }
      var histogram = OverrunHistogram()
      for value in values { histogram.add(value) }
      let sorted = values.map { ($0 * 1000).rounded() / 1000 }.sorted()
      let percents = [1, 50, 90, 95, 99, 100]
      let twin = percents.map { percent in
        // The first that at least this many per cent do not exceed.
        sorted.first { value in
          sorted.count { $0 <= value } * 100 >= percent * count
        }
      }
      #expect(histogram.percentiles(percents) == twin, "seed \(seed)")
    }
    #expect(OverrunHistogram().percentiles([50]) == nil)
  }

  @Test("overruns beyond a second are told apart by milliseconds only")
  func longOverruns() {
    var histogram = OverrunHistogram()
    for value in [1000.0004, 1000.6, 1e300] { histogram.add(value) }
    #expect(histogram.percentiles([1, 50, 100]) == [1000, 1001, 1e9])
  }

  @Test("a frame that stands still on its way is found, and rest beyond an edge")
  func motion() throws {
    let (scenario, frames) = try MeasurementTests.frames()
    let structure = try ItemStructure(sectionCounts: [])
    func metrics(_ change: (inout [Frame]) -> Void) -> [String: Double] {
      var changed = frames
      change(&changed)
      var recorder = RunRecorder(scenario)
      for frame in changed {
        recorder.record(
          FrameSample(frame: frame, cost: 1, hitch: 0, drift: .zero, blank: 0), compared: 0)
      }
      return recorder.report(counters: [], structure: structure, measured: 0).metrics
    }
    let honest = metrics { _ in }
    #expect(honest["duplicate_offset_frames"] == 0 && honest["rest_error"] == 0)
    let fling = try #require(frames.firstIndex { $0.phase == .decelerating }) + 5
    let still = metrics { $0[fling].displacement = .zero }
    #expect(still["duplicate_offset_frames"] == 1)
    let beyond = metrics {
      $0[$0.count - 1].phase = .idle
      $0[$0.count - 1].contentOffset.y = $0[$0.count - 1].edges.minimum - 3
    }
    #expect(beyond["rest_error"] == 3)
    let unbalanced = metrics { $0[0].events = [] }
    #expect(unbalanced["display_imbalance"] != 0)
  }
}
