import ScrollScenario
import ScrollSimulation
import Scrollwork

/// How a metric comes about from frame to frame, to find the frame that a failed gate is about.
enum GateCourse {
  /// The frame in which a number is largest.
  case largest((FrameRecord) -> Double)
  /// The sum of a number over all frames.
  case sum((FrameRecord) -> Double)
  /// The frame in which a number differs most from that of the frame before.
  case change((_ before: FrameRecord, FrameRecord) -> Double)

  /// `nil` for metrics that no single frame explains, such as the run's duration.
  init?(_ metric: Metric) {
    switch metric {
    case .anchorDriftMax, .anchorDriftSum, .jumpCount: self = .largest { $0.drift }
    case .corrections: self = .sum { $0.correction == 0 ? 0 : 1 }
    case .correctionSum: self = .sum { abs($0.correction) }
    case .extentChange: self = .change { abs($1.contentLength - $0.contentLength) }
    case .restError: self = .largest { $0.phase == .idle ? $0.beyond : 0 }
    case .scrollToError: self = .largest { $0.aimError ?? 0 }
    case .thereAndBackError: self = .largest { $0.returnError ?? 0 }
    case .simulationRestarts: self = .sum { Double($0.replan.restarts) }
    case .velocityDiscontinuityMax: self = .largest { $0.replan.velocityChange }
    case .jerkMean, .jerkMax:
      self = .change { before, frame in
        before.phase == .dragging && frame.phase == .dragging
          ? abs(frame.displacement - before.displacement) : 0
      }
    case .diagnostics: self = .sum { Double($0.diagnostics.count) }
    case .blankFrames: self = .sum { $0.uncovered > 0 ? 1 : 0 }
    case .blankMax, .blankFramesPercent, .blankPointSeconds: self = .largest { $0.uncovered }
    case .cellsCreated: self = .sum { Double($0.work.created) }
    case .cellsBound: self = .sum { Double($0.work.bound) }
    case .cellsReused: self = .sum { Double($0.work.reused) }
    case .cellsRestored: self = .sum { Double($0.work.restored) }
    case .cellsMeasured: self = .sum { Double($0.work.measured) }
    case .boundPerFrameMax: self = .largest { Double($0.work.bound) }
    case .measuredPerFrameMax: self = .largest { Double($0.work.measured) }
    case .reuseRatio, .reuseRatioWarm:
      self = .largest { $0.displacement == 0 ? 0 : Double($0.work.created) }
    case .livePeak: self = .largest { Double($0.liveCells) }
    case .viewportPeak: self = .largest { Double($0.shown) }
    case .prefetchPeak: self = .largest { Double($0.liveCells - $0.shown) }
    case .hitchRatio, .missedVsyncsSum, .missedVsyncsMax, .delayedPercent64:
      self = .largest { $0.motion != nil ? $0.late : 0 }
    case .hitchRatioDragging: self = .largest { $0.motion == .dragging ? $0.late : 0 }
    case .hitchRatioDecelerating: self = .largest { $0.motion == .decelerating ? $0.late : 0 }
    case .hitchRatioBouncing: self = .largest { $0.motion == .bouncing ? $0.late : 0 }
    case .hitchRatioProgrammatic: self = .largest { $0.motion == .programmatic ? $0.late : 0 }
    case .lateFrames: self = .sum { $0.motion != nil && $0.late > 0 ? 1 : 0 }
    case .overrunP50, .overrunP90, .overrunP95, .overrunP99, .overrunMax, .costMax, .jankyPercent,
      .deadlineMissedPercent, .slowFrames, .frozen:
      self = .largest { $0.cost }
    case .frames: self = .sum { _ in 1 }
    case .framesMoving: self = .sum { $0.displacement == 0 ? 0 : 1 }
    case .scrollDistance: self = .sum { abs($0.displacement) }
    case .topSpeed: self = .largest { $0.speed }
    case .indexStepsMax: self = .largest { Double($0.work.indexSteps) }
    case .elementsVisitedMax: self = .largest { Double($0.work.elementsVisited) }
    case .layoutRounds: self = .sum { Double($0.work.rounds) }
    case .layoutRoundsMax: self = .largest { Double($0.work.rounds) }
    case .comparisons, .duplicateOffsetFrames, .displayImbalance, .placeholderFramesPercent,
      .cellsEvicted, .overscanRatio, .prefetchIssued, .prefetchHits, .prefetchLate,
      .prefetchWasted, .duration, .peakMemory:
      return nil
    }
  }

  /// The place of the frame that explains why a metric passed a bound: the first one in which a sum is above it, else
  /// the frame with the largest number or change. `nil` where all numbers are 0. O(frames).
  func place(in frames: [FrameRecord], above bound: Double) -> Int? {
    var largest = (place: Int?.none, number: 0.0)
    var total = 0.0
    for (place, frame) in frames.enumerated() {
      let number: Double
      switch self {
      case .sum(let value):
        total += value(frame)
        if total > bound { return place }
        continue
      case .largest(let value): number = value(frame)
      case .change(let value): number = place > 0 ? value(frames[place - 1], frame) : 0
      }
      if number > largest.number { largest = (place, number) }
    }
    return largest.place
  }
}

extension FrameRecord {
  /// Points by which content lies beyond an edge; below 0 for content between the edges.
  fileprivate var beyond: Double { max(minimum - offset, offset - maximum) }

  /// What moves the content, for the metrics of late frames.
  fileprivate var motion: MotionKind? { MotionKind(phase, moves: displacement != 0) }

  /// Points per second in the phases of which the report has the top speed.
  fileprivate var speed: Double { MotionKind.hasSpeed(phase) ? abs(velocity) : 0 }
}
