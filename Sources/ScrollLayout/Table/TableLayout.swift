public import ScrollPrimitives

/// Rows and columns of cells, of which only those on screen cost anything, along both axes.
///
/// A row is a section of the structure, a column an item of it: every section holds the same number of
/// items. Headers and footers of sections are not shown. Content scrolls along both axes, and leading rows
/// and columns may be frozen: they stay where they lie in the viewport. Cells may be merged.
///
/// Along the horizontal axis rows are what follows each other along x, and columns lie across. Neither
/// time nor memory grows with rows × columns: a query costs O(cells found + log rows + log columns +
/// log merged cells), and the structure holds a number a row. Positions are exact in ticks. Does not know
/// cells, identities, physics or time.
public struct TableLayout: CollectionLayout {
  /// Why there cannot be such a table.
  public enum Failure: Error, Equatable, Sendable {
    /// A number of the configuration is not finite or outside its range.
    case invalidValue(parameter: String, value: Double)
    /// Merged cells without a first cell, or of no rows or columns.
    case invalidSpan(TableSpan)
    /// Two merges cover the same cell.
    case overlappingSpans(TableSpan, TableSpan)
    /// A merge lies on both sides of the border of the frozen rows or columns.
    case spanAcrossFrozenBorder(TableSpan)
  }

  /// Follows what happens to rows, so that it always says what is shown: `prepare` lays out by it.
  public internal(set) var configuration: Configuration
  /// The rows, as sections, and their cells, as items.
  public internal(set) var structure = ItemStructure.empty
  public internal(set) var version = 0

  /// Along the axis, and across it.
  var rows: TableTrack
  var columns: TableTrack
  var spans: TableSpanIndex
  var traits = TraitCollection()
  /// The cells in each row whose size was measured. Only where rows size themselves.
  var measured: [Int: TableRowSizes] = [:]
  public internal(set) var measuredCount = 0
  /// Columns without extent: no cell in them is asked.
  var hiddenColumnCount = 0

  // What a query finds on its way; kept so that it allocates nothing.
  var shownColumns: [TableTrack.Place] = []
  var rowSpans: [TableSpan] = []
  var newSpans: [TableSpan] = []

  /// Rows of 44 pt and columns of 100 pt, without spacing or insets.
  public init() {
    configuration = Configuration()
    rows = TableTrack(
      usual: Ticks(clamping: configuration.rowExtent), spacing: .zero, leading: .zero,
      trailing: .zero)
    columns = TableTrack(
      usual: Ticks(clamping: configuration.columnExtent), spacing: .zero, leading: .zero,
      trailing: .zero)
    spans = TableSpanIndex()
  }

  /// O(exceptions + merges · log rows · log merges).
  public init(_ configuration: Configuration) throws(Failure) {
    let axis = configuration.axis
    let insets = configuration.contentInsets
    for inset in [insets.top, insets.left, insets.bottom, insets.right] {
      _ = try Self.ticks(inset, "contentInsets")
    }
    rows = TableTrack(
      usual: try Self.ticks(configuration.rowExtent, "rowExtent", isPositive: true),
      spacing: try Self.ticks(configuration.rowSpacing, "rowSpacing"),
      leading: Ticks(clamping: insets.leading(axis)),
      trailing: Ticks(clamping: insets.trailing(axis)))
    let crossLeading = insets.crossLeading(axis)
    columns = TableTrack(
      usual: try Self.ticks(configuration.columnExtent, "columnExtent", isPositive: true),
      spacing: try Self.ticks(configuration.columnSpacing, "columnSpacing"),
      leading: Ticks(clamping: crossLeading),
      trailing: Ticks(clamping: axis == .vertical ? insets.right : insets.bottom))
    for (extents, parameter) in [
      (configuration.rowExtents, "rowExtents"), (configuration.columnExtents, "columnExtents"),
    ] {
      for (index, points) in extents {
        guard index >= 0 else { throw .invalidValue(parameter: parameter, value: Double(index)) }
        _ = try Self.ticks(points, parameter)
      }
    }
    for (count, parameter) in [
      (configuration.frozenRows, "frozenRows"), (configuration.frozenColumns, "frozenColumns"),
    ] where count < 0 {
      throw .invalidValue(parameter: parameter, value: Double(count))
    }
    for span in configuration.merges {
      guard span.isSound else { throw .invalidSpan(span) }
      guard !span.crosses(row: configuration.frozenRows, column: configuration.frozenColumns) else {
        throw .spanAcrossFrozenBorder(span)
      }
    }
    spans = try TableSpanIndex(configuration.merges)
    self.configuration = configuration
  }

  private static func ticks(
    _ points: Double, _ parameter: String, isPositive: Bool = false
  ) throws(Failure) -> Ticks {
    guard let ticks = Ticks(points: points), points >= 0, !isPositive || ticks > .zero else {
      throw .invalidValue(parameter: parameter, value: points)
    }
    return ticks
  }

  public var axis: Axis { configuration.axis }

  /// The length of all rows.
  public var contentExtent: Ticks { rows.length }

  /// The length of all columns.
  public var crossExtent: Ticks { columns.length }

  /// Whether rows or columns are frozen.
  public var pinsItems: Bool { configuration.frozenRows > 0 || configuration.frozenColumns > 0 }

  /// Rows that do not scroll, and columns that do not.
  var frozenRows: Range<Int> { 0..<min(configuration.frozenRows, rows.count) }
  var frozenColumns: Range<Int> { 0..<min(configuration.frozenColumns, columns.count) }
}
