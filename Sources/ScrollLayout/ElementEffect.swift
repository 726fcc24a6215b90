public import ScrollPrimitives

/// How an element is drawn in a frame, on top of where it lies.
///
/// An effect changes the picture only: the visible elements, sizes, scrolling and anchors depend on where elements lie.
/// Numbers that are not finite, and a transform with numbers beyond 1e100, make an effect that does nothing. It is reported as
/// `invalidEffect` once, until the element can be drawn with its effect or leaves the screen.
public struct ElementEffect: Hashable, Sendable {
  /// How far it is moved along the axis, in points, positive toward the trailing edge.
  public var offset = 0.0
  /// How far it is moved across the axis, in points, positive away from the leading side.
  public var crossOffset = 0.0
  /// How far its frame reaches beyond where it lies at its leading edge, in points along the axis; below 0 it ends
  /// earlier. The cell is drawn in the size that comes of it, of at least 0.
  public var leadingStretch = 0.0
  /// The same at its trailing edge.
  public var trailingStretch = 0.0
  /// Moves, turns or scales it around the center of its frame, in points as on screen.
  public var transform = Transform.identity
  /// What its alpha is multiplied by, from 0 to 1; at 0 it is not drawn.
  public var opacity = 1.0
  /// Added to the layout's `zIndex`: larger numbers are drawn later, and so above, and are touched first.
  public var depth = 0

  /// Creates an effect that changes nothing.
  public init() {}

  /// Whether all numbers are finite, and those of the transform so small that products with positions are.
  package var isDrawable: Bool {
    offset.isFinite && crossOffset.isFinite && leadingStretch.isFinite && trailingStretch.isFinite
      && opacity.isFinite && Self.isSmall(transform.a) && Self.isSmall(transform.b)
      && Self.isSmall(transform.c) && Self.isSmall(transform.d) && Self.isSmall(transform.tx)
      && Self.isSmall(transform.ty)
  }

  private static func isSmall(_ number: Double) -> Bool { abs(number) <= 1e100 }
}

/// Where an element is shown in a frame, for its effect. All lengths are points in the viewport's coordinates, from its
/// leading edge and its leading side.
public struct ElementPlace: Hashable, Sendable {
  /// The item, header or footer.
  public var element: ElementPath
  /// Where it starts along the axis.
  public var start: Double
  /// Its length along the axis.
  public var extent: Double
  /// Where it starts across the axis.
  public var crossStart: Double
  /// Its length across the axis.
  public var crossExtent: Double
  /// The viewport's length along the axis.
  public var viewportLength: Double
  /// The viewport's length across the axis.
  public var viewportBreadth: Double
  /// How far the content is scrolled from its leading edge; below 0 while it is pulled beyond that.
  public var scrolled: Double
  /// How far it can be scrolled on to its trailing edge; below 0 while it is pulled beyond that.
  public var remaining: Double

  /// Creates a place.
  package init(
    element: ElementPath, start: Double, extent: Double, crossStart: Double, crossExtent: Double,
    viewportLength: Double, viewportBreadth: Double, scrolled: Double, remaining: Double
  ) {
    self.element = element
    self.start = start
    self.extent = extent
    self.crossStart = crossStart
    self.crossExtent = crossExtent
    self.viewportLength = viewportLength
    self.viewportBreadth = viewportBreadth
    self.scrolled = scrolled
    self.remaining = remaining
  }

  /// How far its center is from the viewport's along the axis, in halves of the viewport: -1 at the leading edge, 0 in
  /// the middle, 1 at the trailing edge; 0 in a viewport without length.
  public var position: Double {
    viewportLength > 0 ? (start + extent / 2) / (viewportLength / 2) - 1 : 0
  }
}
