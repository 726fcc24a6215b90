/// The edges of a rectangle, in points in the space of its origin.
extension LayoutRect {
  /// The left edge, in points.
  @inlinable public var minX: Double { origin.x }
  /// The top edge, in points.
  @inlinable public var minY: Double { origin.y }
  /// The right edge, in points.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The bottom edge, in points.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The horizontal center, in points.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// The vertical center, in points.
  @inlinable public var midY: Double { origin.y + size.height / 2 }

  /// Whether a point lies in the rectangle; points on its right and bottom edges do not.
  @inlinable public func contains(_ point: LayoutPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle without distances from its edges; negative distances make it larger, and those that are not finite count
  /// as 0. If they leave no room along an axis, the length is 0, in the middle of what they leave, within the rectangle.
  public func inset(by insets: LayoutInsets) -> LayoutRect {
    let (x, width) = Self.shrink(origin.x, size.width, insets.left, insets.right)
    let (y, height) = Self.shrink(origin.y, size.height, insets.top, insets.bottom)
    return LayoutRect(x: x, y: y, width: width, height: height)
  }

  private static func shrink(
    _ start: Double, _ length: Double, _ before: Double, _ after: Double
  ) -> (start: Double, length: Double) {
    let (before, after) = (before.isFinite ? before : 0, after.isFinite ? after : 0)
    let rest = length - before - after
    return rest >= 0
      ? (start + before, rest) : (start + min(max(0, (length + before - after) / 2), length), 0)
  }
}

extension LayoutInsets {
  /// The same distance, in points, from all edges.
  @inlinable public init(_ all: Double) {
    self.init(top: all, left: all, bottom: all, right: all)
  }
}
