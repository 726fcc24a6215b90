/// A position in points. Which space it is in is said where it is used.
@frozen public struct LayoutPoint: Hashable, Sendable {
  /// Points, growing to the right.
  public var x: Double
  /// Points, growing downward.
  public var y: Double

  /// Creates a point; both coordinates are 0 by default.
  @inlinable public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The point with both coordinates 0.
  public static let zero = LayoutPoint()
}

/// A size in points.
@frozen public struct LayoutSize: Hashable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Creates a size; both lengths are 0 by default.
  @inlinable public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// The size without extent.
  public static let zero = LayoutSize()
}

/// A rectangle in points: its top left corner and its size.
@frozen public struct LayoutRect: Hashable, Sendable {
  /// The top left corner, in points.
  public var origin: LayoutPoint
  /// The width and the height, in points.
  public var size: LayoutSize

  /// Creates a rectangle from its top left corner and its size.
  @inlinable public init(origin: LayoutPoint = LayoutPoint(), size: LayoutSize = LayoutSize()) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from the coordinates of its top left corner and its size, in points.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(
      origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }

  /// The rectangle without extent at the origin.
  public static let zero = LayoutRect()
}

/// Distances in points from the four edges of a rectangle; positive values point inward.
@frozen public struct LayoutInsets: Hashable, Sendable {
  /// Points from the top edge.
  public var top: Double
  /// Points from the left edge.
  public var left: Double
  /// Points from the bottom edge.
  public var bottom: Double
  /// Points from the right edge.
  public var right: Double

  /// Creates insets in points; each is 0 by default.
  @inlinable public init(
    top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of 0 at all edges.
  public static let zero = LayoutInsets()

  /// Whether all four distances are finite numbers.
  @inlinable public var isFinite: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
  }
}
