import ScrollPrimitives

/// What the caller sets about the viewport and its edges. A frame takes a copy as it begins.
struct Settings: Equatable, Sendable {
  var viewport = LayoutSize.zero
  /// Pixels per point.
  var scale = 1.0
  var safeArea = LayoutInsets.zero
  var contentInset = LayoutInsets.zero
  var adjustment = InsetAdjustment.automatic
  var isHostedByScreen = false
  var bounces = true
  var alwaysBounces = false

  /// The ends of scrolling along `axis` for content of a length in points.
  func edges(content: Double, axis: Axis) -> ScrollEdges {
    var input = ScrollEdges.Input()
    input.axis = axis
    input.viewport = viewport[main: axis]
    input.content = content
    input.insetLeading = contentInset.leading(axis)
    input.insetTrailing = contentInset.trailing(axis)
    input.safeLeading = safeArea.leading(axis)
    input.safeTrailing = safeArea.trailing(axis)
    input.adjustment = adjustment
    input.alwaysBounces = alwaysBounces
    input.isHostedByScreen = isHostedByScreen
    return ScrollEdges(input)
  }
}
