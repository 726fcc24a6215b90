import ScrollScenario
import Scrollwork

/// Counts what the metrics need besides the parts of a report. Holds no frames.
struct FrameTally {
  /// Milliseconds from one vsync to the next.
  private let interval: Double
  /// Points of a pixel.
  private let pixel: Double
  /// Points by which content has scrolled once pools are filled.
  private let warmUp: Double
  /// Cells of which a warm reuse ratio says something: of fewer, a handful that come to be needed at once decide it.
  private static let warmCellsLeast = 100

  private var overruns = OverrunHistogram()
  private var jumps = 0
  private var duplicates = 0
  private var restError = Ticks.zero
  private var extentChange = 0.0
  private var aimError: Double?
  private var returnError: Double?
  private var restarts = 0
  private var velocityChange = 0.0
  private var jerk = (frames: 0, sum: Ticks.zero, max: Ticks.zero)
  private var placeholderFrames = 0
  private var janky = 0
  private var missed = 0
  private var slow = 0
  private var frozen = 0
  private var vsyncs = (sum: 0, max: 0)
  private var block = (frames: 0, late: 0)
  private var worstBlock: Int?
  private var cells = (live: 0, shown: 0)
  private var warm = (reused: 0, created: 0)
  private var prefetch = (issued: 0, hits: 0, late: 0, wasted: 0)
  private var way = 0.0
  /// The same without jumps.
  private var scrolled = 0.0
  /// Elements that came on screen, less those that left it.
  private var balance = 0
  private var shownAtEnd = 0
  private var last:
    (phase: ScrollPhase, velocity: Double, extent: Double, way: Ticks, pull: Double)?

  init(_ scenario: Scenario) {
    interval = 1000 / scenario.refreshRate
    pixel = 1 / scenario.viewport.scale
    warmUp = 2 * scenario.viewport.size.height
  }

  /// - Parameter isScrolling: whether the frame counts as scrolling for the hitch ratio.
  mutating func add(_ sample: FrameSample, isScrolling: Bool) {
    if sample.drift.points > 0.01 { jumps += 1 }
    addCost(sample.cost, hitch: sample.hitch, isScrolling: isScrolling)
    if let error = sample.aimError { aimError = max(aimError ?? 0, error) }
    if let error = sample.returnError { returnError = max(returnError ?? 0, error) }
    addMotion(sample.frame)
    addCells(of: sample.frame)
  }

  private mutating func addCells(of frame: Frame) {
    cells.live += frame.liveCells
    cells.shown += frame.visible.count
    let moved = abs(frame.displacement.points)
    if way >= warmUp {
      warm.reused += frame.work.reused
      warm.created += frame.work.created
    }
    way += moved
    // A jump shows a whole screen at once, and needs new cells for it.
    let isJump = moved >= warmUp / 2
    if !isJump { scrolled += moved }
    prefetch.issued += frame.work.readied
    prefetch.hits += frame.work.readyShown
    prefetch.wasted += frame.work.readyLeft
    if moved > 0, !isJump { prefetch.late += frame.work.lateShown }
    for event in frame.events {
      switch event {
      case .willDisplay: balance += 1
      case .didEndDisplaying: balance -= 1
      default: break
      }
    }
    var hasPlaceholders = false
    shownAtEnd = 0
    for element in frame.visible {
      if element.isPlaceholder { hasPlaceholders = true }
      if element.hasCell { shownAtEnd += 1 }
    }
    if hasPlaceholders { placeholderFrames += 1 }
  }

  private mutating func addCost(_ cost: Double, hitch: Double, isScrolling: Bool) {
    overruns.add(cost - interval)
    if cost > 2 * interval { janky += 1 }
    if cost > interval { missed += 1 }
    if cost > 700 { frozen += 1 } else if cost > 16 { slow += 1 }
    guard isScrolling else { return }
    // More than a thousand million vsyncs are as many.
    let late = Int(min((hitch / interval).rounded(), 1e9))
    vsyncs.sum += late
    vsyncs.max = max(vsyncs.max, late)
    block.frames += 1
    if late > 0 { block.late += 1 }
    guard block.frames == 64 else { return }
    worstBlock = max(worstBlock ?? 0, block.late)
    block = (0, 0)
  }

  private mutating func addMotion(_ frame: Frame) {
    defer {
      last = (
        frame.phase, frame.velocity, frame.contentSize.height, frame.displacement,
        frame.stretch?.pull ?? 0
      )
    }
    restarts += frame.replan.restarts
    velocityChange = max(velocityChange, frame.replan.velocityChange)
    if frame.phase == .idle {
      let beyond = max(
        frame.edges.minimum - frame.contentOffset.y, frame.contentOffset.y - frame.edges.maximum)
      restError = max(restError, Ticks(clamping: beyond))
    }
    guard let last else { return }
    extentChange += abs(frame.contentSize.height - last.extent)
    if last.phase == .dragging, frame.phase == .dragging {
      let change = Ticks(rawValue: abs((frame.displacement - last.way).rawValue))
      jerk = (jerk.frames + 1, jerk.sum + change, max(jerk.max, change))
    }
    // At a bounce's peak the velocity changes its sign, and content may stand still for a frame. Content that is
    // stretched at an edge moves without being displaced.
    guard frame.displacement == .zero, last.phase == frame.phase,
      last.pull == frame.stretch?.pull ?? 0,
      (last.velocity < 0) == (frame.velocity < 0)
    else { return }
    switch frame.phase {
    case .decelerating, .bouncing, .animating:
      let speed = min(abs(last.velocity), abs(frame.velocity))
      if speed * interval / 1000 >= pixel { duplicates += 1 }
    case .idle, .tracking, .dragging: break
    }
  }

  /// Metrics of which the run has too few samples for a default gate.
  var inconclusive: Set<Metric> {
    warm.reused + warm.created < Self.warmCellsLeast ? [.reuseRatioWarm] : []
  }

  /// Every metric that the run has, by name.
  ///
  /// - Parameter report: what else is known of the run, complete but for its metrics.
  func metrics(of report: RunReport) -> [Metric: Double] {
    var values: [Metric: Double] = [:]
    func set(_ metric: Metric, _ value: Int) { values[metric] = Double(value) }
    values = report.metricsOfParts
    set(.jumpCount, jumps)
    set(.duplicateOffsetFrames, duplicates)
    values[.restError] = restError.points
    values[.extentChange] = extentChange
    values[.scrollToError] = aimError
    values[.thereAndBackError] = returnError
    set(.simulationRestarts, restarts)
    values[.velocityDiscontinuityMax] = (velocityChange * 1024).rounded() / 1024
    if jerk.frames > 0 {
      values[.jerkMean] = jerk.sum.points / Double(jerk.frames)
      values[.jerkMax] = jerk.max.points
    }
    set(.displayImbalance, abs(balance - shownAtEnd))
    if cells.shown > 0 { values[.overscanRatio] = Double(cells.live) / Double(cells.shown) }
    let warmCells = warm.reused + warm.created
    if warmCells > 0, scrolled >= warmUp {
      values[.reuseRatioWarm] = Double(warm.reused) / Double(warmCells)
    }
    set(.prefetchIssued, prefetch.issued)
    set(.prefetchHits, prefetch.hits)
    set(.prefetchLate, prefetch.late)
    set(.prefetchWasted, prefetch.wasted)
    set(.slowFrames, slow)
    set(.frozen, frozen)
    set(.missedVsyncsSum, vsyncs.sum)
    set(.missedVsyncsMax, vsyncs.max)
    if let worstBlock { values[.delayedPercent64] = Double(worstBlock) * 100 / 64 }
    let frames = report.frames.count
    guard frames > 0, let overrun = overruns.percentiles([50, 90, 95, 99, 100]) else {
      return values
    }
    let percentiles: [Metric] = [
      .overrunP50, .overrunP90, .overrunP95, .overrunP99, .overrunMax,
    ]
    for (metric, value) in zip(percentiles, overrun) { values[metric] = value }
    func percent(_ metric: Metric, _ count: Int) {
      values[metric] = Double(count) * 100 / Double(frames)
    }
    percent(.jankyPercent, janky)
    percent(.deadlineMissedPercent, missed)
    percent(.placeholderFramesPercent, placeholderFrames)
    percent(.blankFramesPercent, report.blank.frames)
    return values
  }
}

extension RunReport {
  /// The metrics that are parts of the report.
  fileprivate var metricsOfParts: [Metric: Double] {
    var values: [Metric: Double] = [
      .anchorDriftMax: stability.anchorDriftMax, .anchorDriftSum: stability.anchorDriftSum,
      .correctionSum: stability.correctionSum, .blankMax: blank.max,
      .blankPointSeconds: blank.pointSeconds, .reuseRatio: cells.total.reuseRatio,
      .costMax: hitches.worstCost, .duration: frames.duration, .scrollDistance: scroll.distance,
      .topSpeed: scroll.topSpeed,
    ]
    let counts: [Metric: Int] = [
      .comparisons: stability.compared, .corrections: stability.corrections,
      .diagnostics: diagnostics.count, .blankFrames: blank.frames,
      .cellsCreated: cells.total.created, .cellsBound: cells.total.bound,
      .cellsReused: cells.total.reused, .cellsRestored: cells.total.restored,
      .cellsEvicted: cells.total.evicted, .cellsMeasured: cells.total.measured,
      .boundPerFrameMax: work.bound.max, .measuredPerFrameMax: work.measured.max,
      .livePeak: cells.livePeak, .viewportPeak: cells.viewportPeak,
      .prefetchPeak: cells.prefetchPeak, .lateFrames: hitches.total.lateFrames,
      .frames: frames.count, .framesMoving: frames.moving, .indexStepsMax: work.indexSteps.max,
      .elementsVisitedMax: work.elementsVisited.max, .layoutRounds: work.layoutRounds.total,
      .layoutRoundsMax: work.layoutRounds.max,
    ]
    for (metric, count) in counts { values[metric] = Double(count) }
    let ratios: [(Metric, Ratio)] = [
      (.hitchRatio, hitches.total), (.hitchRatioDragging, hitches.dragging),
      (.hitchRatioDecelerating, hitches.decelerating), (.hitchRatioBouncing, hitches.bouncing),
      (.hitchRatioProgrammatic, hitches.programmatic),
    ]
    // Nothing is known of a phase that never was.
    for (metric, ratio) in ratios where ratio.seconds > 0 { values[metric] = ratio.ratio }
    return values
  }
}
