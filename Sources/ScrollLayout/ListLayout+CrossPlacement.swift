extension ListLayout {
  /// Where elements start and how long they are across the axis, in points. No length is negative.
  @frozen public struct CrossPlacement: Equatable, Sendable {
    public let itemStart: Double
    public let itemLength: Double
    public let headerLength: Double

    /// Where an element starts, in points.
    @inlinable public func start(of element: ElementPath) -> Double {
      if case .item = element { itemStart } else { 0 }
    }

    /// How long an element is, in points.
    @inlinable public func length(of element: ElementPath) -> Double {
      if case .item = element { itemLength } else { headerLength }
    }
  }
}
