/// The size that an element's cell returned, in ticks along and across the axis.
@frozen public struct MeasuredSize: Hashable, Sendable {
  /// The element's place in the row.
  public var index: Int
  public var extent: Ticks
  public var crossExtent: Ticks

  @inlinable public init(index: Int, extent: Ticks, crossExtent: Ticks = .zero) {
    self.index = index
    self.extent = extent
    self.crossExtent = crossExtent
  }
}
