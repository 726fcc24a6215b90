/// The edges of a rectangle, in points in the space of its origin.
extension LayoutRect {
  @inlinable public var minX: Double { origin.x }
  @inlinable public var minY: Double { origin.y }
  @inlinable public var maxX: Double { origin.x + size.width }
  @inlinable public var maxY: Double { origin.y + size.height }
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  @inlinable public var midY: Double { origin.y + size.height / 2 }

  /// Whether a point lies in the rectangle; points on its right and bottom edges do not.
  @inlinable public func contains(_ point: LayoutPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle without distances from its edges; negative distances make it larger. A width or a height that would be
  /// negative is 0, in the middle between the two edges.
  @inlinable public func inset(by insets: LayoutInsets) -> LayoutRect {
    let (left, right) = (minX + insets.left, maxX - insets.right)
    let (top, bottom) = (minY + insets.top, maxY - insets.bottom)
    return LayoutRect(
      x: left <= right ? left : (left + right) / 2, y: top <= bottom ? top : (top + bottom) / 2,
      width: max(0, right - left), height: max(0, bottom - top))
  }
}

extension LayoutInsets {
  /// The same distance, in points, from all edges.
  @inlinable public init(_ all: Double) {
    self.init(top: all, left: all, bottom: all, right: all)
  }
}
