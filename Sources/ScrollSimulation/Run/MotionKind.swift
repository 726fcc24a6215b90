package import Scrollwork

/// What moves the content in a frame, as the metrics of late frames count it.
package enum MotionKind: Sendable {
  case dragging, decelerating, bouncing
  /// A scroll of the program, or a wheel.
  case programmatic

  /// `nil` for a frame that does not count as scrolling.
  ///
  /// - Parameter moves: whether the content moved in the frame.
  package init?(_ phase: ScrollPhase, moves: Bool) {
    switch phase {
    case .dragging: self = .dragging
    case .decelerating: self = .decelerating
    case .bouncing: self = .bouncing
    case .animating: self = .programmatic
    case .idle, .tracking:
      guard moves else { return nil }
      self = .programmatic
    }
  }

  /// Whether the velocity of a phase counts for the top speed: that of a finger and of what it leads to.
  package static func hasSpeed(_ phase: ScrollPhase) -> Bool {
    switch phase {
    case .dragging, .decelerating, .bouncing: true
    case .idle, .tracking, .animating: false
    }
  }
}
