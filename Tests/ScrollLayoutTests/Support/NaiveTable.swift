import ScrollLayout
import ScrollPrimitives

/// The slow twin of `TableLayout`: lists every cell. Rows have names, and merges hold names.
struct NaiveTable {
  struct Row {
    var name: Int
    var extent: Ticks
    var isGiven: Bool
    /// The columns whose cells were asked, and what each asked for that asked for something.
    var measured: Set<Int> = []
    var asked: [Int: Ticks] = [:]
  }

  struct Merge {
    var rows: Set<Int>
    var columns: Range<Int>
  }

  let configuration: TableLayout.Configuration
  private(set) var rows: [Row] = []
  var columns: [Ticks] = []
  private(set) var merges: [Merge] = []
  private var names = 0

  init(_ configuration: TableLayout.Configuration, rowCount: Int, columnCount: Int) {
    self.configuration = configuration
    for row in 0..<rowCount {
      rows.append(newRow())
      if let points = configuration.rowExtents[row] {
        rows[row].extent = Ticks(clamping: points)
        rows[row].isGiven = true
      }
    }
    // Where there are no rows nothing says how many columns there are.
    columns = (0..<(rowCount > 0 ? columnCount : 0)).map {
      Ticks(clamping: configuration.columnExtents[$0] ?? configuration.columnExtent)
    }
    for span in configuration.merges {
      let last = span.row + span.rowCount
      let merged = rows[span.row..<last].map(\.name)
      merges.append(
        Merge(rows: Set(merged), columns: span.column..<span.column + span.columnCount))
    }
  }

  private mutating func newRow() -> Row {
    names += 1
    return Row(name: names, extent: Ticks(clamping: configuration.rowExtent), isGiven: false)
  }

  private func positions(of merge: Merge) -> [Int] {
    rows.indices.filter { merge.rows.contains(rows[$0].name) }
  }

  /// The merge that covers a cell.
  private func merge(row: Int, column: Int) -> Merge? {
    merges.first { $0.rows.contains(rows[row].name) && $0.columns.contains(column) }
  }

  /// Where each starts, and at the end how long all are.
  private func lay(
    _ extents: [Ticks], _ spacing: Double, _ leading: Double, _ trailing: Double
  ) -> (starts: [Ticks], length: Ticks) {
    var starts: [Ticks] = []
    var cursor = Ticks(clamping: leading)
    var end: Ticks?
    for extent in extents {
      starts.append(cursor)
      guard extent > .zero else { continue }
      end = cursor + extent
      cursor = cursor + extent + Ticks(clamping: spacing)
    }
    return (starts, end.map { $0 + Ticks(clamping: trailing) } ?? .zero)
  }

  private var rowPlaces: (starts: [Ticks], length: Ticks) {
    let insets = configuration.contentInsets
    let isVertical = configuration.axis == .vertical
    return lay(
      rows.map(\.extent), configuration.rowSpacing, isVertical ? insets.top : insets.left,
      isVertical ? insets.bottom : insets.right)
  }

  private var columnPlaces: (starts: [Ticks], length: Ticks) {
    let insets = configuration.contentInsets
    let isVertical = configuration.axis == .vertical
    return lay(
      columns, configuration.columnSpacing, isVertical ? insets.left : insets.top,
      isVertical ? insets.right : insets.bottom)
  }

  var contentExtent: Ticks { rowPlaces.length }
  var crossExtent: Ticks { columnPlaces.length }
  var measuredCount: Int { rows.reduce(0) { $0 + $1.measured.count } }

  /// Every cell that is not covered by another.
  func attributes() -> [LayoutAttributes] {
    let (rowStarts, rowLength) = rowPlaces
    let (columnStarts, _) = columnPlaces
    var result: [LayoutAttributes] = []
    for row in rows.indices {
      for column in columns.indices {
        let merge = merge(row: row, column: column)
        let rowsHere = merge.map(positions) ?? [row]
        let columnsHere = merge.map { Array($0.columns) } ?? [column]
        guard rowsHere.first == row, columnsHere.first == column else { continue }
        // Hidden ones take no room: a rectangle ends where the last shown one does.
        let start = rowStarts[row]
        let shownRows = rowsHere.filter { rows[$0].extent > .zero }
        let end = shownRows.map { rowStarts[$0] + rows[$0].extent }.max() ?? start
        let crossStart = columnStarts[column]
        let shownColumns = columnsHere.filter { columns[$0] > .zero }
        let crossEnd = shownColumns.map { columnStarts[$0] + columns[$0] }.max() ?? crossStart
        // An item's place: all rows before it with their headers and footers, then its own header.
        var cell = LayoutAttributes(
          index: row * (columns.count + 2) + 1 + column,
          element: .item(ItemPath(section: row, item: column)), start: start,
          extent: end - start, crossStart: crossStart, crossExtent: crossEnd - crossStart)
        cell.isMeasured =
          !configuration.hasSelfSizingRows || rows[row].isGiven || rowsHere.count > 1
          || rows[row].measured.contains(column)
        if row < configuration.frozenRows {
          cell.pins.insert(.leading)
          cell.pinInset = start
          (cell.slotStart, cell.slotEnd) = (.zero, rowLength)
          cell.zIndex = 1024
        }
        if column < configuration.frozenColumns {
          cell.pins.insert(.crossLeading)
          cell.crossPinInset = crossStart
          cell.zIndex += 1024
        }
        result.append(cell)
      }
    }
    return result
  }

  /// What lies in a window.
  func elements(in window: LayoutWindow) -> [LayoutAttributes] {
    guard !window.main.isEmpty, !window.cross.isEmpty else { return [] }
    let width = crossExtent
    return attributes().filter { cell in
      if case .item(let path) = cell.element, cell.crossExtent > .zero, !cell.isMeasured,
        isWaiting(path.section), cell.slotTouches(window.main)
      {
        return true
      }
      let isFrozen = cell.pins.contains(.crossLeading)
      let lower = isFrozen ? .zero : cell.crossStart
      let upper = isFrozen ? width : cell.crossEnd
      return cell.crossExtent > .zero && upper > window.cross.lowerBound
        && lower < window.cross.upperBound && cell.slotTouches(window.main)
    }
  }

  /// The shown cell over the first column of the row whose slot covers an offset or is next to it.
  func element(near offset: Ticks) -> Int? {
    let starts = rowPlaces.starts
    let shown = rows.indices.filter { rows[$0].extent > .zero }
    guard let column = columns.firstIndex(where: { $0 > .zero }),
      let row = shown.last(where: { starts[$0] <= offset }) ?? shown.first
    else { return nil }
    let merged = merge(row: row, column: column)
    let first = merged.map { positions(of: $0)[0] } ?? row
    return first * (columns.count + 2) + 1 + (merged?.columns.lowerBound ?? column)
  }

  // MARK: Changes

  mutating func setRowExtent(_ points: Double?, at row: Int) {
    rows[row].extent = Ticks(clamping: points ?? configuration.rowExtent)
    rows[row].isGiven = points != nil
    rows[row].measured = []
    rows[row].asked = [:]
  }

  mutating func setColumnExtent(_ points: Double?, at column: Int) {
    columns[column] = Ticks(clamping: points ?? configuration.columnExtent)
    for row in rows.indices { forget(row: row, column: column) }
  }

  /// Whether the size of a shown cell decides how long its row is.
  func isSized(_ path: ItemPath) -> Bool {
    configuration.hasSelfSizingRows && !rows[path.section].isGiven
      && (merge(row: path.section, column: path.item)?.rows.count ?? 1) == 1
  }

  mutating func setPreferredSize(_ extent: Ticks, at path: ItemPath) {
    guard isSized(path) else { return }
    rows[path.section].asked[path.item] = extent
    rows[path.section].measured.insert(path.item)
    let longest = rows[path.section].asked.values.max() ?? extent
    if longest > .zero || unasked(in: path.section).isEmpty { rows[path.section].extent = longest }
  }

  /// The columns of a row's cells that were not asked yet.
  private func unasked(in row: Int) -> Set<Int> {
    let sized = columns.indices.filter { column in
      guard let merge = merge(row: row, column: column) else { return columns[column] > .zero }
      return merge.rows.count == 1 && merge.columns.lowerBound == column
        && merge.columns.contains { columns[$0] > .zero }
    }
    return Set(sized).subtracting(rows[row].measured)
  }

  /// Whether the cells of a row that were asked all returned 0, and it waits for the others.
  func isWaiting(_ row: Int) -> Bool {
    configuration.hasSelfSizingRows && rows[row].extent > .zero
      && rows[row].asked.values.max() == .zero
  }

  mutating func setMeasured(at path: ItemPath) {
    guard isSized(path), rows[path.section].measured.insert(path.item).inserted else { return }
    rows[path.section].asked[path.item] = nil
  }

  mutating func setNeedsMeasure(at path: ItemPath) {
    forget(row: path.section, column: path.item)
  }

  private mutating func forget(row: Int, column: Int) {
    guard rows[row].measured.remove(column) != nil else { return }
    reveal(row)
  }

  /// Rows without extent come back that have cells to be asked now that merges have gone.
  mutating func revealUncovered() {
    for row in rows.indices where !rows[row].measured.isEmpty && !unasked(in: row).isEmpty {
      reveal(row)
    }
  }

  /// A row without extent whose cells are asked again counts with the usual one.
  private mutating func reveal(_ row: Int) {
    guard !rows[row].isGiven, rows[row].extent == .zero else { return }
    rows[row].extent = Ticks(clamping: configuration.rowExtent)
  }

  mutating func forgetSizes() {
    for row in rows.indices {
      if !rows[row].measured.isEmpty { reveal(row) }
      rows[row].measured = []
      rows[row].asked = [:]
    }
  }

  /// - Precondition: the edit names rows that are there.
  mutating func apply(_ edit: ItemEdit) {
    var moved: Int?
    switch edit {
    case .insertSections(let at, let counts):
      for place in at..<at + counts.count { rows.insert(newRow(), at: place) }
    case .removeSections(let at, let count): rows.removeSubrange(at..<at + count)
    case .moveSection(let from, let to):
      moved = rows[from].name
      rows.insert(rows.remove(at: from), at: to)
    case .insertItems, .removeItems, .moveItem: return
    }
    for index in merges.indices { merges[index] = joined(merges[index], moved) }
    let all = merges
    merges = all.filter { merge in
      let places = positions(of: merge)
      guard let first = places.first, let last = places.last else { return false }
      let isCovered = all.contains {
        $0.rows.count > 1 && merge.rows.count == 1 && $0.rows.isSuperset(of: merge.rows)
          && $0.columns.overlaps(merge.columns) && moved == rows[first].name
      }
      let isSplit = first < configuration.frozenRows && last >= configuration.frozenRows
      return !isCovered && !isSplit && (places.count > 1 || merge.columns.count > 1)
    }
  }

  /// A merge whose rows follow each other: a moved row that does not leaves it, rows between join it.
  private func joined(_ merge: Merge, _ moved: Int?) -> Merge {
    var merge = merge
    merge.rows.formIntersection(rows.map(\.name))
    var places = positions(of: merge)
    func isTorn() -> Bool {
      places.count > 1 && places[places.count - 1] - places[0] >= places.count
    }
    if let moved, merge.rows.contains(moved), isTorn() {
      merge.rows.remove(moved)
      places = positions(of: merge)
    }
    if isTorn() { merge.rows.formUnion(rows[places[0]...places[places.count - 1]].map(\.name)) }
    return merge
  }
}
