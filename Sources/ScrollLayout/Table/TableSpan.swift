/// Neighboring cells of a table that are shown as one: a rectangle of rows and columns, all covered by
/// its first cell.
public struct TableSpan: Hashable, Sendable {
  /// The first row and the first column, counted from zero.
  public var row: Int
  /// The first column, counted from 0.
  public var column: Int
  /// How many rows and columns it covers, the first included. Positive.
  public var rowCount: Int
  /// How many columns it covers, the first included. Positive.
  public var columnCount: Int

  /// Creates a span, by default of one cell.
  public init(row: Int, column: Int, rowCount: Int = 1, columnCount: Int = 1) {
    self.row = row
    self.column = column
    self.rowCount = rowCount
    self.columnCount = columnCount
  }

  /// Whether it has a first cell and its numbers are such that sums of them are numbers.
  var isSound: Bool {
    let counts = 1...ExtentIndex.maximumCount
    let places = 0...ExtentIndex.maximumCount
    return places.contains(row) && places.contains(column) && counts.contains(rowCount)
      && counts.contains(columnCount)
  }

  /// Whether it covers nothing but its first cell.
  var isSingle: Bool { rowCount == 1 && columnCount == 1 }

  var rows: Range<Int> {
    get { row..<row + rowCount }
    set {
      row = newValue.lowerBound
      rowCount = newValue.count
    }
  }

  var columns: Range<Int> {
    get { column..<column + columnCount }
    set {
      column = newValue.lowerBound
      columnCount = newValue.count
    }
  }

  /// Whether some cells, but not all, lie before a row or before a column.
  func crosses(row: Int, column: Int) -> Bool {
    (rows.lowerBound < row && row < rows.upperBound)
      || (columns.lowerBound < column && column < columns.upperBound)
  }
}
