/// The cells of a row, and the merges that are first seen in it.
extension TableLayout {
  /// Of the merges that cover cells of a row, those that no row before it has shown, in order.
  mutating func takeNewSpans(after row: Int) {
    for span in rowSpans where span.row > row { newSpans.append(span) }
    if newSpans.count > 1 {
      newSpans.sort { ($0.row, $0.column) < ($1.row, $1.column) }
    }
  }

  /// Adds the cells of one row, and the merges that are first seen in it, in order.
  ///
  /// - Parameter range: what cells of the row must touch along the axis; `nil` for frozen ones.
  mutating func add(
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
  mutating func addAll(
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
  mutating func add(
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
}

extension LayoutAttributes {
  /// Whether any part of the element lies in a range across the axis.
  func touchesAcross(_ range: Range<Ticks>) -> Bool {
    crossEnd > range.lowerBound && crossStart < range.upperBound
  }
}
