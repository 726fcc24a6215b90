/// The size that an element's cell returned, in ticks along and across the axis.
@frozen public struct MeasuredSize: Hashable, Sendable {
  /// The element's place in the row.
  public var index: Int
  /// The length along the axis.
  public var extent: Ticks
  /// The length across the axis.
  public var crossExtent: Ticks

  /// Creates a size of the element at a flat index.
  @inlinable public init(index: Int, extent: Ticks, crossExtent: Ticks = .zero) {
    self.index = index
    self.extent = extent
    self.crossExtent = crossExtent
  }
}
