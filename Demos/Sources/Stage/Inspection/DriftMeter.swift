package import Scrollwork

/// Watches whether anything on screen moves by itself.
package struct DriftMeter {
  /// The furthest that anything moved between two frames without being scrolled, in points.
  package private(set) var worst = 0.0
  package private(set) var comparisons = 0
  private var last: [Int: (element: ElementPath, start: Ticks)] = [:]

  package init() {}

  /// Compares a frame with the previous one. When rows come, go or move they have other numbers, and at another width
  /// other sizes: then the comparison restarts.
  package mutating func note(_ frame: Frame, isAnew: Bool) {
    if isAnew { last.removeAll(keepingCapacity: true) }
    for shown in frame.visible where !shown.isDisplaced {
      guard let before = last[shown.index], before.element == shown.element else { continue }
      comparisons += 1
      worst = max(worst, abs((shown.start - before.start + frame.displacement).points))
    }
    last.removeAll(keepingCapacity: true)
    for shown in frame.visible where !shown.isDisplaced {
      last[shown.index] = (shown.element, shown.start)
    }
  }
}

extension Frame {
  /// Whether an update began or ended in the frame.
  var hasUpdate: Bool {
    events.contains { if case .update = $0 { true } else { false } }
  }
}
