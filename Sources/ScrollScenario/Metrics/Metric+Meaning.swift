import ScrollTools

extension Metric {
  /// What a metric is counted in.
  package enum Unit: Sendable {
    case points, pointSeconds, pointsPerSecond, milliseconds, millisecondsPerSecond, seconds
    case percent, mebibytes
    /// A count or a ratio.
    case none

    /// The unit behind a number; empty for ``none``.
    package var symbol: String {
      switch self {
      case .points: "pt"
      case .pointSeconds: "pt*s"
      case .pointsPerSecond: "pt/s"
      case .milliseconds: "ms"
      case .millisecondsPerSecond: "ms/s"
      case .seconds: "s"
      case .percent: "%"
      case .mebibytes: "MiB"
      case .none: ""
      }
    }
  }

  /// Which of two numbers is the better one.
  package enum Direction: Sendable {
    case lower, higher
    /// Neither: the number says what the run was.
    case neither
  }

  /// What a metric is measured with.
  package enum Clock: Sendable {
    /// Counted, or on the virtual clock: the same on every machine.
    case virtual
    /// Of this process on this machine: for information, and in no gate that is not asked for.
    case machine
  }

  package var clock: Clock { self == .peakMemory ? .machine : .virtual }

  package var unit: Unit {
    switch self {
    case .anchorDriftMax, .anchorDriftSum, .correctionSum, .extentChange, .restError, .blankMax,
      .scrollDistance, .scrollToError, .thereAndBackError, .jerkMean, .jerkMax:
      .points
    case .blankPointSeconds: .pointSeconds
    case .topSpeed, .velocityDiscontinuityMax: .pointsPerSecond
    case .blankFramesPercent, .placeholderFramesPercent, .jankyPercent, .deadlineMissedPercent,
      .delayedPercent64:
      .percent
    case .hitchRatio, .hitchRatioDragging, .hitchRatioDecelerating, .hitchRatioBouncing,
      .hitchRatioProgrammatic:
      .millisecondsPerSecond
    case .overrunP50, .overrunP90, .overrunP95, .overrunP99, .overrunMax, .costMax: .milliseconds
    case .duration: .seconds
    case .peakMemory: .mebibytes
    case .jumpCount, .simulationRestarts, .comparisons, .corrections, .duplicateOffsetFrames,
      .displayImbalance,
      .diagnostics, .blankFrames, .cellsCreated, .cellsBound, .cellsReused, .cellsRestored,
      .cellsEvicted, .cellsMeasured, .boundPerFrameMax, .measuredPerFrameMax, .reuseRatio,
      .reuseRatioWarm, .livePeak, .viewportPeak, .prefetchPeak, .overscanRatio, .prefetchIssued,
      .prefetchHits, .prefetchLate, .prefetchWasted, .lateFrames,
      .slowFrames, .frozen, .missedVsyncsSum, .missedVsyncsMax, .frames, .framesMoving,
      .indexStepsMax, .elementsVisitedMax, .layoutRounds, .layoutRoundsMax:
      .none
    }
  }

  package var better: Direction {
    switch self {
    case .reuseRatio, .reuseRatioWarm: .higher
    case .comparisons, .frames, .framesMoving, .duration, .scrollDistance, .topSpeed, .viewportPeak,
      .prefetchPeak, .overscanRatio, .prefetchIssued, .prefetchHits, .cellsReused, .cellsRestored,
      .extentChange, .corrections,
      .correctionSum:
      .neither
    default: .lower
    }
  }

  /// The phase whose part of ``hitchRatio`` this is, as gates name it behind the number.
  var phase: String? {
    switch self {
    case .hitchRatioDragging: "dragging"
    case .hitchRatioDecelerating: "decelerating"
    case .hitchRatioBouncing: "bouncing"
    case .hitchRatioProgrammatic: "programmatic"
    default: nil
    }
  }

  /// Whether the number comes of what work costs.
  package var isOfCosts: Bool {
    switch self {
    case .hitchRatio, .hitchRatioDragging, .hitchRatioDecelerating, .hitchRatioBouncing,
      .hitchRatioProgrammatic, .lateFrames, .overrunP50, .overrunP90, .overrunP95, .overrunP99,
      .overrunMax, .costMax, .jankyPercent, .deadlineMissedPercent, .slowFrames, .frozen,
      .missedVsyncsSum, .missedVsyncsMax, .delayedPercent64:
      true
    default: false
    }
  }

  /// What to say of a name that no metric has, with the one that may be meant.
  ///
  /// - Parameter name: as it was written.
  package static func unknown(_ name: String) -> String {
    let known = allCases.map(\.rawValue)
    return "there is no metric '\(name)'\(Suggestion.phrase(for: name, among: known))"
  }
}
