extension TableLayout {
  /// What frozen rows and frozen columns lie at: above all others, and where they cross above both.
  static let frozenZIndex = 1024

  /// Where a cell lies, and all that it is merged with; `nil` for one that another covers, for headers
  /// and footers, and for a place that is not in the row. O(log rows + log columns + log merges).
  public mutating func attributes(at index: Int) -> LayoutAttributes? {
    guard let cell = cell(at: index) else { return nil }
    if let span = span(over: cell) {
      guard span.row == cell.section, span.column == cell.item else { return nil }
      return attributes(of: span)
    }
    return attributes(
      of: rows.place(at: cell.section), columns.place(at: cell.item), isSpread: false)
  }

  /// The rows that a cell covers; `nil` for all that is no cell. O(log rows + log merges).
  package mutating func coveredRows(at index: Int) -> Range<Int>? {
    guard let cell = cell(at: index) else { return nil }
    return span(over: cell)?.rows ?? cell.section..<cell.section + 1
  }

  /// The cell at a place in the row of elements; `nil` for all else.
  func cell(at index: Int) -> ItemPath? {
    guard index >= 0, index < structure.elementCount,
      case .item(let path) = structure.path(at: index)
    else { return nil }
    return path
  }

  /// The merge that covers a cell.
  mutating func span(over cell: ItemPath) -> TableSpan? {
    guard !spans.isEmpty else { return nil }
    rowSpans.removeAll(keepingCapacity: true)
    spans.find(row: cell.section, columns: cell.item..<cell.item + 1, into: &rowSpans)
    return rowSpans.first
  }

  mutating func attributes(of span: TableSpan) -> LayoutAttributes {
    attributes(
      of: rows.place(of: span.rows), columns.place(of: span.columns), isSpread: span.rowCount > 1)
  }

  func index(row: Int, column: Int) -> Int { structure.starts[row] + 1 + column }

  /// - Parameter isSpread: whether the cell is merged over several rows.
  func attributes(
    of row: TableTrack.Place, _ column: TableTrack.Place, isSpread: Bool
  ) -> LayoutAttributes {
    var attributes = LayoutAttributes(
      index: index(row: row.index, column: column.index),
      element: .item(ItemPath(section: row.index, item: column.index)), start: row.start,
      extent: row.extent, crossStart: column.start, crossExtent: column.extent,
      isMeasured: isSpread || isMeasured(row: row.index, column: column.index))
    if frozenRows.contains(row.index) {
      attributes.pins.insert(.leading)
      attributes.pinInset = row.start
      attributes.slotStart = .zero
      attributes.slotEnd = rows.length
      attributes.zIndex += Self.frozenZIndex
    }
    if frozenColumns.contains(column.index) {
      attributes.pins.insert(.crossLeading)
      attributes.crossPinInset = column.start
      attributes.zIndex += Self.frozenZIndex
    }
    return attributes
  }

  /// Adds the cells that lie in a window, and the frozen ones outside it. Merged cells are added when any part of
  /// their rectangle is in it. O(cells found + rows in the window · lengths of merges + log rows + log columns).
  public mutating func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
    guard !window.main.isEmpty, !window.cross.isEmpty else { return }
    let frozenColumns = frozenColumns
    let besideColumns = columns.isInside(window.cross) ? frozenColumns : 0..<0
    let scrollingColumns = columns.indices(
      touching: window.cross, in: frozenColumns.upperBound..<columns.count)
    shownColumns.removeAll(keepingCapacity: true)
    columns.find(in: besideColumns, touching: nil, into: &shownColumns)
    columns.find(in: scrollingColumns, touching: window.cross, into: &shownColumns)

    let frozenRows = frozenRows
    let besideRows = rows.isInside(window.main) ? frozenRows : 0..<0
    let scrollingRows = rows.indices(
      touching: window.main, in: frozenRows.upperBound..<rows.count)
    // Merges that begin up to a row were found, or lie in rows of the other part.
    add(besideRows, behind: -1, touching: nil)
    add(scrollingRows, behind: frozenRows.upperBound - 1, touching: window.main)

    func add(_ part: Range<Int>, behind last: Int, touching range: Range<Ticks>?) {
      var last = last
      var row = rows.firstShown(from: part.lowerBound)
      while row < part.upperBound {
        let place = rows.place(at: row)
        rowSpans.removeAll(keepingCapacity: true)
        newSpans.removeAll(keepingCapacity: true)
        if !spans.isEmpty {
          spans.find(row: row, columns: besideColumns, into: &rowSpans)
          spans.find(row: row, columns: scrollingColumns, into: &rowSpans)
          takeNewSpans(after: last)
        }
        if isWaiting(row) {
          addAll(place, behind: last, touching: range, window, into: &found)
        } else {
          self.add(place, touching: range, window, into: &found)
        }
        last = row
        row = rows.firstShown(from: row + 1)
      }
    }
  }

  /// The cell in the first column of the row at an offset or nearest to it, or the merged cell that covers it; `nil`
  /// if no row has an extent. O(log rows + log merges).
  public mutating func element(near offset: Ticks) -> Int? {
    guard let row = rows.index(near: offset), columns.length > .zero else { return nil }
    let cell = ItemPath(section: row, item: columns.firstShown(from: 0))
    guard let span = span(over: cell) else { return index(row: cell.section, column: cell.item) }
    return index(row: span.row, column: span.column)
  }

  /// The cost of the queries since the last call, in nodes and leaves of rows, columns and merges visited or changed.
  public mutating func takeSteps() -> Int {
    defer { spans.steps = 0 }
    return rows.takeSteps() + columns.takeSteps() + spans.steps
  }
}
