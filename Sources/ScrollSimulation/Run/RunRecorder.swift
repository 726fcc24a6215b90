import ScrollScenario
import Scrollwork

/// Adds frames up to a report. Holds no frames.
struct RunRecorder {
  private let interval: Double
  private var report: RunReport
  private var openBounce: RunReport.Bounce?
  private var digest = Digest()
  private var tally: FrameTally
  /// Whether elements only ever lie below one another.
  private let isFlat: Bool

  init(_ scenario: Scenario) {
    interval = 1 / scenario.refreshRate
    isFlat = scenario.layout.kind == .list
    tally = FrameTally(scenario)
    report = RunReport(
      scenario: scenario.name, frames: .init(), scroll: .init(), cells: .init(), bounces: [],
      stability: .init(), blank: .init(), hitches: .init(), work: .init(), diagnostics: [],
      digest: "")
    report.frames.refreshRate = scenario.refreshRate
  }

  /// Of the frames so far.
  var frameDigest: String { digest.description }

  /// Virtual seconds of the last frame; 0 before the first.
  var time: Double { report.frames.duration }

  mutating func record(_ sample: FrameSample, compared: Int) {
    record(sample.frame)
    recordStability(sample, compared: compared)
    let isScrolling = recordHitch(sample)
    tally.add(sample, isScrolling: isScrolling)
  }

  private mutating func record(_ frame: Frame) {
    report.frames.count += 1
    report.frames.duration = frame.time.seconds
    if frame.displacement != .zero { report.frames.moving += 1 }
    report.scroll.distance += abs(frame.displacement.points)
    if MotionKind.hasSpeed(frame.phase) {
      report.scroll.topSpeed = max(report.scroll.topSpeed, abs(frame.velocity))
    }
    report.scroll.finalOffset = frame.contentOffset[main: frame.axis]
    report.scroll.contentLength = frame.contentSize[main: frame.axis]
    recordCells(frame)
    recordWork(frame.work)
    for event in frame.events { recordBounce(event) }
    for diagnostic in frame.diagnostics {
      report.diagnostics.append("\(diagnostic.code): \(diagnostic)")
    }
    digest.add(frame, isFlat: isFlat)
  }

  /// Metrics of which the run has too few samples for a default gate.
  var inconclusive: Set<Metric> { tally.inconclusive }

  /// The report, once the last frame is recorded.
  func report(counters: [CellCounters], structure: ItemStructure, measured: Int) -> RunReport {
    var report = report
    report.scroll.items = structure.itemCount
    report.scroll.sections = structure.sectionCounts.count
    report.scroll.measured = measured
    report.cells.types = counters.map { RunReport.Counts([$0], type: $0.type) }
    report.cells.total = RunReport.Counts(counters, type: "all")
    if let openBounce { report.bounces.append(openBounce) }
    report.work.finish(frames: report.frames.count)
    report.hitches.finish()
    report.digest = digest.description
    for (metric, value) in tally.metrics(of: report) { report.metrics[metric.rawValue] = value }
    return report
  }

  // MARK: Parts

  private mutating func recordCells(_ frame: Frame) {
    let shown = frame.visible.count
    report.cells.livePeak = max(report.cells.livePeak, frame.liveCells)
    report.cells.viewportPeak = max(report.cells.viewportPeak, shown)
    report.cells.prefetchPeak = max(report.cells.prefetchPeak, frame.liveCells - shown)
  }

  private mutating func recordStability(_ sample: FrameSample, compared: Int) {
    report.stability.anchorDriftMax = max(
      report.stability.anchorDriftMax, sample.drift.points)
    report.stability.anchorDriftSum += sample.drift.points
    report.stability.compared += compared
    if sample.frame.correction != .zero {
      report.stability.corrections += 1
      report.stability.correctionSum += abs(sample.frame.correction.points)
    }
    let blank = sample.blank - sample.opened
    if blank > 0 {
      report.blank.frames += 1
      report.blank.max = max(report.blank.max, blank)
      report.blank.pointSeconds += blank * interval
    }
  }

  /// Says whether the frame counts as scrolling.
  private mutating func recordHitch(_ sample: FrameSample) -> Bool {
    report.hitches.worstCost = max(report.hitches.worstCost, sample.cost)
    let moves = sample.frame.displacement != .zero
    switch MotionKind(sample.frame.phase, moves: moves) {
    case .dragging: report.hitches.dragging.add(sample.hitch, interval)
    case .decelerating: report.hitches.decelerating.add(sample.hitch, interval)
    case .bouncing: report.hitches.bouncing.add(sample.hitch, interval)
    case .programmatic: report.hitches.programmatic.add(sample.hitch, interval)
    case nil: return false
    }
    report.hitches.total.add(sample.hitch, interval)
    return true
  }

  private mutating func recordWork(_ work: FrameWork) {
    report.work.indexSteps.add(work.indexSteps)
    report.work.elementsVisited.add(work.elementsVisited)
    report.work.layoutRounds.add(work.rounds)
    report.work.bound.add(work.bound)
    report.work.measured.add(work.measured)
  }

  private mutating func recordBounce(_ event: CollectionEvent) {
    guard case .scroll(.bounce(let bounce)) = event else { return }
    switch bounce.stage {
    case .began:
      openBounce = RunReport.Bounce(
        edge: bounce.edge.name, began: bounce.time, peak: nil,
        ended: nil, impactVelocity: bounce.impactVelocity, overshoot: bounce.overshoot)
    case .peak:
      openBounce?.peak = bounce.time
      openBounce?.overshoot = bounce.overshoot
    case .ended:
      openBounce?.ended = bounce.time
      if let openBounce { report.bounces.append(openBounce) }
      openBounce = nil
    }
  }
}

extension RunReport.Ratio {
  fileprivate mutating func add(_ hitch: Double, _ interval: Double) {
    seconds += interval
    milliseconds += hitch
    if hitch > 0 { lateFrames += 1 }
  }

  fileprivate mutating func finish() {
    ratio = seconds > 0 ? milliseconds / seconds : 0
    verdict = ratio < 5 ? "good" : ratio <= 10 ? "warning" : "critical"
    organizerVerdict =
      ratio <= 10 ? "good" : ratio <= 25 ? "warning" : ratio <= 50 ? "critical" : "urgent"
  }
}

extension RunReport.Hitches {
  fileprivate mutating func finish() {
    total.finish()
    dragging.finish()
    decelerating.finish()
    bouncing.finish()
    programmatic.finish()
  }
}

extension RunReport.Work {
  fileprivate mutating func finish(frames: Int) {
    indexSteps.finish(frames: frames)
    elementsVisited.finish(frames: frames)
    layoutRounds.finish(frames: frames)
    bound.finish(frames: frames)
    measured.finish(frames: frames)
  }
}

extension RunReport.Count {
  fileprivate mutating func add(_ value: Int) {
    total += value
    max = Swift.max(max, value)
  }

  fileprivate mutating func finish(frames: Int) {
    perFrame = Double(total) / Double(Swift.max(1, frames))
  }
}

extension RunReport.Counts {
  /// The sum of some types' counters.
  fileprivate init(_ counters: [CellCounters], type: String) {
    self.type = type
    for counters in counters {
      created += counters.created
      bound += counters.bound
      reused += counters.reused
      restored += counters.restored
      measured += counters.measured
      evicted += counters.evicted
      live += counters.live
      pooled += counters.pooled
    }
    reuseRatio = reused + created == 0 ? 1 : Double(reused) / Double(reused + created)
  }
}
