import Scrollwork

/// The order that scroll events come in.
struct ScrollGrammar {
  private var isDragging = false
  private var isDecelerating = false
  private var owesDeceleration = false
  private var bounce: BounceEvent?

  var isAtRest: Bool { !isDragging && !isDecelerating && !owesDeceleration && bounce == nil }

  /// What is wrong with the next event; `nil` when nothing is.
  mutating func see(_ event: ScrollEvent) -> String? {
    defer {
      if event != .didScroll { owesDeceleration = event == .didEndDragging(willDecelerate: true) }
    }
    if owesDeceleration, event != .willBeginDecelerating, event != .didScroll {
      return "\(event) where the deceleration should begin"
    }
    switch event {
    case .willBeginDragging:
      defer { isDragging = true }
      return isDragging || isDecelerating ? "a drag begins in a motion" : nil
    case .willEndDragging(let velocity, let target):
      return isDragging && velocity.isFinite && target.isFinite ? nil : "\(event) out of order"
    case .didEndDragging:
      defer { isDragging = false }
      return isDragging ? nil : "a drag ends that never began"
    case .willBeginDecelerating:
      defer { isDecelerating = true }
      return isDragging || isDecelerating ? "a deceleration begins in a motion" : nil
    case .didEndDecelerating:
      defer { isDecelerating = false }
      return isDecelerating ? nil : "a deceleration ends that never began"
    case .bounce(let next):
      defer { bounce = next.stage == .ended ? nil : next }
      let stages: [BounceEvent.Stage?] = [nil, .began, .peak, .ended]
      let before = stages.firstIndex(of: next.stage).map { stages[$0 - 1] } ?? nil
      return bounce?.stage == before && next.overshoot >= 0 ? nil : "\(event) out of order"
    case .didHitEdge(_, let time, let velocity):
      return !isDragging && time.isFinite && velocity != 0 ? nil : "\(event) out of order"
    case .didScroll, .didEndScrollingAnimation, .didChangeAdjustedContentInset:
      return nil
    }
  }
}
