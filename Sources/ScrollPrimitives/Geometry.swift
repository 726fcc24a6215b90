/// A position in points. Which space it is in is said where it is used.
@frozen public struct LayoutPoint: Hashable, Sendable {
  /// Points, growing to the right.
  public var x: Double
  /// Points, growing downward.
  public var y: Double

  @inlinable public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  public static let zero = LayoutPoint()
}

/// A size in points.
@frozen public struct LayoutSize: Hashable, Sendable {
  public var width: Double
  public var height: Double

  @inlinable public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  public static let zero = LayoutSize()
}

/// A rectangle in points: its top left corner and its size.
@frozen public struct LayoutRect: Hashable, Sendable {
  public var origin: LayoutPoint
  public var size: LayoutSize

  @inlinable public init(origin: LayoutPoint = LayoutPoint(), size: LayoutSize = LayoutSize()) {
    self.origin = origin
    self.size = size
  }

  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(
      origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }

  public static let zero = LayoutRect()
}

/// Distances in points from the four edges of a rectangle; positive values point inward.
@frozen public struct LayoutInsets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  @inlinable public init(
    top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = LayoutInsets()

  /// Whether all four distances are finite numbers.
  @inlinable public var isFinite: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
  }
}
