import ScrollLayout
import ScrollPrimitives

/// The element that a person last scrolled to, and where on the screen it was.
///
/// A resize, another layout or other traits may have no room for it there: content that becomes shorter is pulled to
/// its end. The anchor of each frame then is another element. This one stays what it was until the content is
/// scrolled, so that the way back shows what was there before, to the tick.
struct ReadingAnchor: Equatable, Sendable {
  /// The element's index; it follows updates.
  var index: Int
  /// The side that is held.
  var edge: AnchorEdge
  /// Where that side of the element itself was, in ticks from the viewport's beginning.
  var offset: Ticks
  /// Where its start was, in ticks from the viewport's beginning.
  var start: Ticks
  /// The axis along which that is.
  var axis: Axis
  /// Whether an edge alone brings the content back, which nobody requested: it is not scrolled by that.
  var isPulled = false
}
