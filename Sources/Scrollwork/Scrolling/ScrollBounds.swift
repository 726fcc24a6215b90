import ScrollLayout

/// The ends of scrolling as the scroll model needs them: in ticks, with the viewport's length, which
/// the rubber band stretches by.
struct ScrollBounds: Equatable, Sendable {
  var minimum = Ticks.zero
  var maximum = Ticks.zero
  /// Points.
  var viewport = 0.0
  /// Whether a finger moves the content at all.
  var scrolls = false

  /// The nearest position within the bounds.
  func clamp(_ position: Ticks) -> Ticks { min(max(position, minimum), maximum) }
}
