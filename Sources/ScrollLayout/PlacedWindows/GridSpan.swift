/// How many cells of a grid an item takes across the axis and along it.
@frozen public struct GridSpan: Hashable, Sendable {
  /// Cells across the axis: no more count than there are columns, and no less than 1.
  public var columns: Int
  /// Cells along the axis: no more count than `maximumRows`, and no less than 1.
  public var rows: Int

  /// Creates a span, by default of one column and one row.
  @inlinable public init(columns: Int = 1, rows: Int = 1) {
    self.columns = columns
    self.rows = rows
  }

  /// The most rows an item takes.
  package static let maximumRows = 1 << 12
}
