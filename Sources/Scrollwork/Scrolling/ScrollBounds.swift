import ScrollLayout
import ScrollPhysics

/// The ends of scrolling as the scroll model needs them: in ticks, with the viewport's length, which
/// the rubber band stretches by.
struct ScrollBounds: Equatable, Sendable {
  var minimum = Ticks.zero
  var maximum = Ticks.zero
  /// Points.
  var viewport = 0.0
  /// Whether a finger moves the content at all.
  var scrolls = false

  /// The place of an edge.
  subscript(side: EdgeSide) -> Ticks { side == .leading ? minimum : maximum }

  /// Whether there is no end: the place of the edge is as far as positions are exact.
  var isOpenLeading: Bool { minimum <= -Ticks.maximum }
  var isOpenTrailing: Bool { maximum >= Ticks.maximum }

  /// The nearest position within the bounds.
  func clamp(_ position: Ticks) -> Ticks { min(max(position, minimum), maximum) }
}
