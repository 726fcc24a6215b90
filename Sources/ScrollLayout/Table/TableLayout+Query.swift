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

  private mutating func attributes(of span: TableSpan) -> LayoutAttributes {
    attributes(
      of: rows.place(of: span.rows), columns.place(of: span.columns), isSpread: span.rowCount > 1)
  }

  func index(row: Int, column: Int) -> Int { structure.starts[row] + 1 + column }

  /// - Parameter isSpread: whether the cell is merged over several rows.
  private func attributes(
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

  /// Adds the cells that lie in a window, and the frozen ones beside it. Merged cells are there when any
  /// part of their rectangle is. O(cells found + rows in the window · lengths of merges + log rows +
  /// log columns).
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

  /// Of the merges that cover cells of a row, those that no row before it has shown, in order.
  private mutating func takeNewSpans(after row: Int) {
    for span in rowSpans where span.row > row { newSpans.append(span) }
    if newSpans.count > 1 {
      newSpans.sort { ($0.row, $0.column) < ($1.row, $1.column) }
    }
  }

  /// Adds the cells of one row, and the merges that are first seen in it, in order.
  ///
  /// - Parameter range: what cells of the row must touch along the axis; `nil` for frozen ones.
  private mutating func add(
    _ row: TableTrack.Place, touching range: Range<Ticks>?, _ window: LayoutWindow,
    into found: inout [LayoutAttributes]
  ) {
    var fresh = 0
    if range.map(row.touches) ?? true {
      var slot = 0
      var covering = 0
      while slot < shownColumns.count {
        let column = shownColumns[slot]
        while covering < rowSpans.count, rowSpans[covering].columns.upperBound <= column.index {
          covering += 1
        }
        if covering < rowSpans.count, rowSpans[covering].column <= column.index {
          let end = rowSpans[covering].columns.upperBound
          slot = shownColumns.partitioningIndex { $0.index >= end }
          continue
        }
        let index = index(row: row.index, column: column.index)
        add(&fresh, before: index, range, window, into: &found)
        found.append(attributes(of: row, column, isSpread: false))
        slot += 1
      }
    }
    add(&fresh, before: .max, range, window, into: &found)
  }

  /// Adds the cells of a row that keeps its length until all were asked: those in the window, and all not asked yet.
  private mutating func addAll(
    _ row: TableTrack.Place, behind last: Int, touching range: Range<Ticks>?,
    _ window: LayoutWindow, into found: inout [LayoutAttributes]
  ) {
    let all = LayoutWindow(main: window.main, cross: .zero..<columns.length)
    let (kept, first) = (shownColumns, found.count)
    defer { shownColumns = kept }
    shownColumns.removeAll()
    columns.find(in: 0..<columns.count, touching: nil, into: &shownColumns)
    rowSpans.removeAll(keepingCapacity: true)
    newSpans.removeAll(keepingCapacity: true)
    spans.find(row: row.index, columns: 0..<columns.count, into: &rowSpans)
    takeNewSpans(after: last)
    add(row, touching: range, all, into: &found)
    let showsFrozen = columns.isInside(window.cross)
    let needed = found[first...].filter {
      !$0.isMeasured
        || ($0.pins.contains(.crossLeading) ? showsFrozen : $0.touchesAcross(window.cross))
    }
    found.replaceSubrange(first..., with: needed)
  }

  /// Adds the new merges whose first cell stands before a place in the row of elements.
  private mutating func add(
    _ fresh: inout Int, before index: Int, _ range: Range<Ticks>?, _ window: LayoutWindow,
    into found: inout [LayoutAttributes]
  ) {
    while fresh < newSpans.count {
      let span = newSpans[fresh]
      guard self.index(row: span.row, column: span.column) < index else { return }
      fresh += 1
      let merged = attributes(of: span)
      let isBeside = frozenColumns.contains(span.column)
      guard merged.extent > .zero, merged.crossExtent > .zero, range.map(merged.touches) ?? true,
        isBeside || merged.touchesAcross(window.cross)
      else { continue }
      found.append(merged)
    }
  }

  /// The cell in the first column of the row that lies at an offset or nearest to it, or the one that
  /// covers it; `nil` when there is none with an extent. O(log rows + log merges).
  public mutating func element(near offset: Ticks) -> Int? {
    guard let row = rows.index(near: offset), columns.length > .zero else { return nil }
    let cell = ItemPath(section: row, item: columns.firstShown(from: 0))
    guard let span = span(over: cell) else { return index(row: cell.section, column: cell.item) }
    return index(row: span.row, column: span.column)
  }

  /// The cost of what was asked since the last call, in nodes and leaves of rows, columns and merges
  /// looked at or changed.
  public mutating func takeSteps() -> Int {
    defer { spans.steps = 0 }
    return rows.takeSteps() + columns.takeSteps() + spans.steps
  }
}

extension LayoutAttributes {
  /// Whether any part of the element lies in a range across the axis.
  fileprivate func touchesAcross(_ range: Range<Ticks>) -> Bool {
    crossEnd > range.lowerBound && crossStart < range.upperBound
  }
}

extension TableTrack {
  /// Whether any part of a range lies in the content.
  func isInside(_ range: Range<Ticks>) -> Bool {
    range.upperBound > .zero && range.lowerBound < length
  }

  /// Adds those of a part that have an extent and touch a range; `nil` for all. O(part + log count).
  mutating func find(
    in part: Range<Int>, touching range: Range<Ticks>?, into found: inout [Place]
  ) {
    var index = firstShown(from: part.lowerBound)
    while index < part.upperBound {
      let place = place(at: index)
      if range.map(place.touches) ?? true { found.append(place) }
      index = firstShown(from: index + 1)
    }
  }
}
