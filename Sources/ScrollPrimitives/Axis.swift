/// The direction content scrolls in. Along it a value is *main*, across it *cross*.
@frozen public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// Content scrolls up and down.
  case vertical
  /// Content scrolls to the sides.
  case horizontal
}

extension LayoutPoint {
  /// The coordinate along `axis`, in points.
  @inlinable public subscript(main axis: Axis) -> Double {
    get { axis == .vertical ? y : x }
    set { if axis == .vertical { y = newValue } else { x = newValue } }
  }

  /// The coordinate across `axis`, in points.
  @inlinable public subscript(cross axis: Axis) -> Double {
    get { axis == .vertical ? x : y }
    set { if axis == .vertical { x = newValue } else { y = newValue } }
  }

  /// A point whose coordinates are given along and across `axis`.
  @inlinable public init(main: Double, cross: Double, axis: Axis) {
    self = axis == .vertical ? LayoutPoint(x: cross, y: main) : LayoutPoint(x: main, y: cross)
  }
}

extension LayoutSize {
  /// The length along `axis`, in points.
  @inlinable public subscript(main axis: Axis) -> Double {
    axis == .vertical ? height : width
  }

  /// The length across `axis`, in points.
  @inlinable public subscript(cross axis: Axis) -> Double {
    axis == .vertical ? width : height
  }

  /// A size whose lengths are given along and across `axis`.
  @inlinable public init(main: Double, cross: Double, axis: Axis) {
    self =
      axis == .vertical
      ? LayoutSize(width: cross, height: main) : LayoutSize(width: main, height: cross)
  }
}

extension LayoutInsets {
  /// The inset at the start of `axis`: top or left.
  @inlinable public func leading(_ axis: Axis) -> Double { axis == .vertical ? top : left }

  /// The inset at the end of `axis`: bottom or right.
  @inlinable public func trailing(_ axis: Axis) -> Double { axis == .vertical ? bottom : right }

  /// The two insets across `axis`, added up.
  @inlinable public func crossSum(_ axis: Axis) -> Double {
    axis == .vertical ? left + right : top + bottom
  }

  /// The inset at the start across `axis`: left or top.
  @inlinable public func crossLeading(_ axis: Axis) -> Double { axis == .vertical ? left : top }
}
