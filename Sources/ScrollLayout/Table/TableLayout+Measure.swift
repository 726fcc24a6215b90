/// Rows that are as long as their cells ask for, and lengths given by hand.
extension TableLayout {
  /// Whether a row takes its length from its cells.
  private func isSelfSizing(_ row: Int) -> Bool {
    configuration.hasSelfSizingRows && configuration.rowExtents[row] == nil
  }

  func isMeasured(row: Int, column: Int) -> Bool {
    !isSelfSizing(row) || measured[row]?.asked[column] != nil
  }

  /// Whether a cell's size was measured or need not be. O(log rows).
  public mutating func isMeasured(at index: Int) -> Bool { asking(at: index) == nil }

  /// A cell whose size must still be measured.
  private mutating func asking(at index: Int) -> ItemPath? {
    guard configuration.hasSelfSizingRows, let cell = cell(at: index), isSized(cell),
      !isMeasured(row: cell.section, column: cell.item)
    else { return nil }
    return cell
  }

  /// Whether a cell's own size decides how long its row is.
  private mutating func isSized(_ cell: ItemPath) -> Bool {
    guard isSelfSizing(cell.section) else { return false }
    guard let span = span(over: cell) else { return true }
    return span.rowCount == 1 && span.column == cell.item
  }

  /// Makes a self-sizing row as long as its longest cell. A row is hidden only after all of its cells have returned 0;
  /// until then it keeps its length. O(log rows); O(cells of the row) if the longest cell returns less, and O(merged
  /// columns of the row) if a cell returns 0.
  public mutating func setPreferredSize(
    _ extent: Ticks, cross crossExtent: Ticks, at index: Int, anchor: Int
  ) throws(LayoutFailure) -> Bool {
    guard extent >= .zero else {
      throw .invalidValue(parameter: "extent", value: extent.points)
    }
    guard let cell = cell(at: index), isSized(cell) else { return false }
    let row = cell.section
    try rows.check(max(extent, rows.extent(at: row)), at: row)
    let wasWaiting = isWaiting(row)
    let count = asked(in: row)
    measured[row, default: TableRowSizes()].take(extent, in: cell.item)
    measuredCount += asked(in: row) - count
    let longest = measured[row]?.longest ?? extent
    let waits = longest == .zero && isWaiting(row) && asked(in: row) < sizedCount(row)
    let growth = waits ? .zero : try rows.setExtent(longest, at: row)
    return growth != .zero || waits && !wasWaiting
  }

  /// Whether a row keeps its length until its other cells are asked, on screen or not: those asked so far want 0.
  func isWaiting(_ row: Int) -> Bool {
    configuration.hasSelfSizingRows && measured[row]?.longest == .zero
      && rows.extent(at: row) > .zero
  }

  private func asked(in row: Int) -> Int { measured[row]?.asked.count ?? 0 }

  /// How many cells decide how long a row is. O(columns that are merged in the row).
  private mutating func sizedCount(_ row: Int) -> Int {
    let shown = columns.count - hiddenColumnCount
    guard !spans.isEmpty else { return shown }
    rowSpans.removeAll(keepingCapacity: true)
    spans.find(row: row, columns: 0..<columns.count, into: &rowSpans)
    return rowSpans.reduce(shown) { count, span in
      let merged = span.columns.count { columns.extent(at: $0) > .zero }
      return count - merged + (span.rowCount == 1 && merged > 0 ? 1 : 0)
    }
  }

  /// The cells that were asked, each with what it asked for.
  public func measuredSizes() -> [MeasuredSize] {
    measured.keys.sorted().flatMap { row in
      let length = rows.extent(at: row)
      return (measured[row]?.asked ?? [:]).sorted { $0.key < $1.key }.map { column, extent in
        MeasuredSize(index: index(row: row, column: column), extent: extent ?? length)
      }
    }
  }

  public mutating func setMeasured(at index: Int) {
    guard let cell = asking(at: index) else { return }
    measured[cell.section, default: TableRowSizes()].take(nil, in: cell.item)
    measuredCount += 1
  }

  /// Marks a cell to be asked again. Until then its former size counts. O(log rows).
  public mutating func setNeedsMeasure(at index: Int) {
    guard configuration.hasSelfSizingRows, let cell = cell(at: index) else { return }
    expire(row: cell.section, column: cell.item)
  }

  private mutating func expire(row: Int, column: Int) {
    guard measured[row]?.expire(column) ?? false else { return }
    measuredCount -= 1
    reveal(row)
  }

  /// Gives a self-sizing row without extent the usual one: nothing would ask for its cells.
  private mutating func reveal(_ row: Int) {
    guard isSelfSizing(row), rows.extent(at: row) == .zero else { return }
    _ = try? rows.setExtent(rows.usual, at: row)
  }

  /// Gives hidden rows the usual extent whose merges went: cells in them are still to be asked. O(rows that were asked).
  mutating func revealUncovered() {
    for row in measured.keys.sorted() where rows.extent(at: row) == .zero {
      if asked(in: row) < sizedCount(row) { reveal(row) }
    }
  }

  /// Marks all cells to be measured again; rows with an extent keep it until then.
  mutating func forgetSizes() {
    guard configuration.hasSelfSizingRows else { return }
    for row in measured.keys.sorted() { reveal(row) }
    measured.removeAll()
    measuredCount = 0
  }

  /// Gives a row a length in points of its own, `nil` for the usual one, or its cells'. O(log rows).
  ///
  /// - Throws: `invalidValue` for a length that is not finite or is negative and for a negative row,
  ///   `contentTooLong`; nothing has changed then.
  public mutating func setRowExtent(_ points: Double?, at row: Int) throws(LayoutFailure) {
    let extent = try Self.checked(points, "rowExtent", at: row, "row") ?? rows.usual
    if row < rows.count {
      _ = try rows.setExtent(extent, at: row)
      measuredCount -= measured.removeValue(forKey: row)?.asked.count ?? 0
    }
    configuration.rowExtents[row] = points
    version += 1
  }

  /// Gives a column a length in points of its own, `nil` for the usual one. Where rows size themselves,
  /// its cells are asked again. O(log columns + cells that were asked).
  ///
  /// - Throws: as `setRowExtent(_:at:)`.
  public mutating func setColumnExtent(_ points: Double?, at column: Int) throws(LayoutFailure) {
    let extent = try Self.checked(points, "columnExtent", at: column, "column") ?? columns.usual
    if column < columns.count {
      let was = columns.extent(at: column)
      _ = try columns.setExtent(extent, at: column)
      hiddenColumnCount += (extent == .zero ? 1 : 0) - (was == .zero ? 1 : 0)
      for row in measured.keys.sorted() { expire(row: row, column: column) }
    }
    configuration.columnExtents[column] = points
    version += 1
  }

  private static func checked(
    _ points: Double?, _ parameter: String, at index: Int, _ kind: String
  ) throws(LayoutFailure) -> Ticks? {
    guard index >= 0 else { throw .invalidValue(parameter: kind, value: Double(index)) }
    guard let points else { return nil }
    guard let extent = Ticks(points: points), points >= 0 else {
      throw .invalidValue(parameter: parameter, value: points)
    }
    return extent
  }
}
