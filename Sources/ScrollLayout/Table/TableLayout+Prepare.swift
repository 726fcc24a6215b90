extension TableLayout {
  /// Whether a structure is a table: all its rows have as many columns, and merges lie in these.
  /// O(rows + exceptions · log exceptions + merges).
  ///
  /// Whether they lie in the rows shows only where these come from: merges shrink with rows that go.
  public func validate(_ structure: ItemStructure) throws(LayoutFailure) {
    let counts = structure.sectionCounts
    let columnCount = try checkedColumns(of: structure)
    _ = try rows.runs(counts.count, exceptions: configuration.rowExtents)
    _ = try columns.runs(columnCount, exceptions: configuration.columnExtents)
    let isNew = self.structure.sectionCounts.isEmpty || counts.isEmpty
    try checkMerges(rows: isNew ? counts.count : .max, columns: columnCount)
  }

  /// Lays out by the configuration; measured sizes are forgotten.
  /// O(rows + exceptions · log exceptions + merges · log rows · log merges).
  public mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {
    let structure = context.structure
    let rowCount = structure.sectionCounts.count
    let columnCount = try checkedColumns(of: structure)
    try checkMerges(rows: rowCount, columns: columnCount)
    var newRows = rows
    try newRows.build(rowCount, exceptions: configuration.rowExtents)
    try columns.build(columnCount, exceptions: configuration.columnExtents)
    hiddenColumnCount = configuration.columnExtents.count {
      $0.key < columnCount && Ticks(clamping: $0.value) == .zero
    }
    rows = newRows
    self.structure = structure
    traits = context.traits
    measured.removeAll()
    measuredCount = 0
  }

  private func checkedColumns(of structure: ItemStructure) throws(LayoutFailure) -> Int {
    let counts = structure.sectionCounts
    guard let columnCount = counts.first else { return 0 }
    if let row = counts.firstIndex(where: { $0 != columnCount }) {
      throw .unsuitableStructure(
        reason: "a table's rows have as many columns each: row 0 has \(columnCount), row \(row) "
          + "has \(counts[row])")
    }
    return columnCount
  }

  /// Whether merges fit in a table with these numbers of rows and columns. A table without rows accepts any: the
  /// cells that they cover are inserted later.
  private func checkMerges(rows: Int, columns: Int) throws(LayoutFailure) {
    guard rows > 0 else { return }
    for span in configuration.merges
    where span.rows.upperBound > rows || span.columns.upperBound > columns {
      throw .unsuitableStructure(
        reason:
          "the merge of rows \(span.rows) and columns \(span.columns) does not lie in a table "
          + (rows == .max ? "of \(columns) columns" : "of \(rows) rows and \(columns) columns"))
    }
  }
}
