extension Scenario {
  /// Why a gate holds whatever the run does, as a sentence; `nil` for one that can fail.
  ///
  /// A gate that cannot fail proves nothing, so that scenarios with one are refused.
  func vacuity(of gate: Expectation) -> String? {
    let metric = gate.metric
    if let (value, reason) = constant(of: metric) {
      guard gate.holds(for: value) else { return nil }
      return
        "'\(gate)' cannot fail: '\(metric.rawValue)' is always \(metric.text(value)), as \(reason)"
    }
    let range = metric.range
    let isKept =
      switch gate.comparison {
      case .equal: false
      case .atLeast: gate.bound <= range.lowerBound
      case .above: gate.bound < range.lowerBound
      case .atMost: gate.bound >= range.upperBound
      case .below: gate.bound > range.upperBound
      }
    guard isKept else { return nil }
    let isLow = gate.comparison == .atLeast || gate.comparison == .above
    let limit = metric.text(isLow ? range.lowerBound : range.upperBound)
    return
      "'\(gate)' cannot fail: '\(metric.rawValue)' is never \(isLow ? "below" : "above") \(limit)"
  }

  /// The first gate of ``expect`` that cannot fail, by its number, and why.
  var vacuousExpectation: (index: Int, message: String)? {
    for (index, gate) in expect.enumerated() {
      if let message = vacuity(of: gate) { return (index, message) }
    }
    return nil
  }

  /// What a metric comes to in every run of this scenario, and why; `nil` for one that depends on the run.
  private func constant(of metric: Metric) -> (value: Double, reason: String)? {
    if metric.isOfCosts, !hasCosts {
      let value = metric.isOverrun ? -1000 / refreshRate : 0
      return (value, "neither 'cells' nor 'frame_cost' says that work costs anything")
    }
    // A recording has the prefetch settings and placeholders of its session.
    if case .recording = data { return nil }
    switch metric {
    case .prefetchIssued, .prefetchHits, .prefetchWasted:
      guard prefetch.distance <= 0 || prefetch.perFrame <= 0 && prefetch.deadline == nil else {
        return nil
      }
      return (0, "'prefetch' makes no cells ready off screen")
    case .placeholderFramesPercent: return (0, "a script shows no placeholders")
    default: return nil
    }
  }

  /// Whether any work costs time.
  private var hasCosts: Bool {
    frameCost > 0 || cells.all.contains { $0.constant.map { $0 > 0 } ?? true }
  }
}

extension Metric {
  /// The numbers that a run can come to, with both bounds.
  var range: ClosedRange<Double> {
    switch self {
    case .overrunP50, .overrunP90, .overrunP95, .overrunP99, .overrunMax:
      // A frame that costs nothing, at one frame per second.
      -1000...(.infinity)
    case .reuseRatio, .reuseRatioWarm: 0...1
    case .blankFramesPercent, .placeholderFramesPercent, .jankyPercent, .deadlineMissedPercent,
      .delayedPercent64:
      0...100
    case .frames: 1...(.infinity)
    default: 0...(.infinity)
    }
  }

  /// Whether the number is of the time from a frame's deadline to where it was ready.
  fileprivate var isOverrun: Bool {
    switch self {
    case .overrunP50, .overrunP90, .overrunP95, .overrunP99, .overrunMax: true
    default: false
    }
  }
}
