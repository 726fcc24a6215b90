import Scrollwork
import TestSupport
import Testing

/// Tables with frozen and hidden rows and columns that are scrolled on both axes, at rest and in flings, while rows come,
/// go, and get other lengths, in viewports of any size. Each frame is compared with the places that the rows and columns
/// have by themselves.
@Suite struct TablesOnBothAxesTests {
  struct Row {
    var name: Int
    var height: Double
  }

  /// Used by one test at a time.
  final class Sheet: @unchecked Sendable {
    var random: PromiseRandom
    var rows: [Row] = []
    let frozenRows: Int
    let frozenColumns: Int
    let widths: [Double]
    let view: CollectionView
    private let spacing: Double
    private let columnSpacing: Double
    private var size = LayoutSize(width: 300, height: 300)
    private var time = Int64(0)
    private var nextName = 0
    /// Where the first frozen row was seen last.
    private var frozenStart = 0.0
    /// Frames since rows were put on their way.
    private var calm = 100

    init(seed: Int) throws {
      random = PromiseRandom(seed: seed)
      var widths: [Double] = []
      for _ in 0..<random.int(1...12) {
        widths.append(random.oneIn(8) ? 0 : Double(random.int(20...110)))
      }
      self.widths = widths
      frozenRows = random.int(0...2)
      frozenColumns = min(random.int(0...2), widths.count)
      (spacing, columnSpacing) = (random.pick([0, 5]), random.pick([0, 2]))
      var table = TableLayout.Configuration()
      (table.rowSpacing, table.columnSpacing) = (spacing, columnSpacing)
      (table.frozenRows, table.frozenColumns) = (frozenRows, frozenColumns)
      (table.rowExtent, table.hasSelfSizingRows) = (random.pick([5, 30, 200]), true)
      for (column, width) in widths.enumerated() { table.columnExtents[column] = width }
      view = CollectionView(layout: try TableLayout(table))
      view.register(SizedTile.self)
      view.cellProvider = { [unowned self] view, path in
        let tile: SizedTile = view.dequeueCell(at: path)
        tile.height = self.rows[path.section].height
        return tile
      }
      for _ in 0..<random.int(frozenRows...frozenRows + 80) { rows.append(newRow()) }
      try view.setViewport(size: size)
      try view.reloadData(sectionCounts: counts)
    }

    /// Whether no rows are on their way.
    var isCalm: Bool { calm > 25 }

    private var counts: [Int] { rows.map { _ in widths.count } }

    private func newHeight() -> Double { random.oneIn(6) ? 0 : Double(random.int(10...70)) }

    private func newRow() -> Row {
      nextName += 1
      return Row(name: nextName, height: newHeight())
    }

    func step() throws -> Frame {
      time += 16_666_667
      calm += 1
      return try view.step(to: Timestamp(nanoseconds: time))
    }

    /// Does one thing. Returns the first row that it changes, by its new number; `nil` where what follows may move.
    func act() throws -> Int? {
      let place = view.contentOffset
      func way(_ most: Int) -> Double { Double(random.int(-most...most)) }
      // While rows are on their way, columns come on screen.
      switch isCalm || random.oneIn(3) ? random.int(0...9) : 2 {
      case 0, 1:
        try view.setContentOffset(LayoutPoint(x: place.x, y: place.y + way(250)), animated: false)
      case 2:
        try view.setContentOffset(LayoutPoint(x: place.x + way(150), y: place.y), animated: false)
      case 3:
        try view.setContentOffset(
          LayoutPoint(x: place.x + way(150), y: place.y + way(150)), animated: false)
      case 4:
        try view.fling(velocity: way(3000))
      case 5, 6:
        return try changeRows()
      case 7:
        guard !rows.isEmpty else { return rows.count }
        let row = random.int(0...rows.count - 1)
        rows[row].height = newHeight()
        try view.reconfigureItems(
          at: widths.indices.map { ItemPath(section: row, item: $0) })
        return row < frozenRows ? nil : row
      case 8:
        guard !rows.isEmpty else { return rows.count }
        let path = ItemPath(
          section: random.int(0...rows.count - 1), item: random.int(0...widths.count - 1))
        let isAnimated = random.oneIn(3)
        try view.scrollToItem(
          at: path, at: random.pick([.top, .bottom, .center, .nearest]), animated: isAnimated)
      default:
        size = LayoutSize(
          width: Double(random.int(150...450)), height: Double(random.int(150...450)))
        try view.setViewport(size: size)
        return nil
      }
      return rows.count
    }

    private func changeRows() throws -> Int? {
      let row = random.int(frozenRows...max(frozenRows, rows.count))
      let isAnimated = random.oneIn(4)
      var update = BatchUpdate()
      if random.oneIn(2) {
        rows.insert(newRow(), at: row)
        update.insertSections([row])
      } else if isAnimated, row < rows.count, random.oneIn(2) {
        let to = random.int(frozenRows...rows.count - 1)
        let moved = rows.remove(at: row)
        rows.insert(moved, at: to)
        update.moveSection(row, toSection: to)
      } else {
        guard row < rows.count, rows.count > frozenRows + 1 else { return rows.count }
        rows.remove(at: row)
        update.deleteSections([row])
      }
      if isAnimated { calm = 0 }
      try view.performBatchUpdates(update, expecting: counts, animated: isAnimated)
      return isAnimated ? nil : row
    }

    /// The rows that scroll, by their numbers, each with where it starts and how long it is.
    func rows(_ frame: Frame) -> [Int: (start: Ticks, extent: Ticks)] {
      var found: [Int: (start: Ticks, extent: Ticks)] = [:]
      for element in frame.visible where !element.isDisplaced || isCalm {
        guard case .item(let path) = element.element, path.section >= frozenRows else { continue }
        found[path.section] = (element.start, element.extent)
      }
      return found
    }

    /// What is not where it belongs.
    func problem(_ frame: Frame) -> String? {
      if let diagnostic = frame.diagnostics.first { return "\(diagnostic)" }
      return problemAcross(frame) ?? problemAlong(frame)
    }

    private func problemAcross(_ frame: Frame) -> String? {
      var starts: [Double] = []
      var end = 0.0
      for width in widths {
        starts.append(end)
        end += width > 0 ? width + columnSpacing : 0
      }
      var cells: [Int: Set<Int>] = [:]
      var places: [Int: Range<Ticks>] = [:]
      for element in frame.visible {
        guard case .item(let path) = element.element else { continue }
        cells[path.section, default: []].insert(path.item)
        let along = element.start..<element.start + element.extent
        let row = places[path.section, default: along]
        guard row == along else { return "\(path) at \(along), others of its row at \(row)" }
        places[path.section] = along
        // One that is frozen is shown elsewhere than it lies.
        let isFrozen = path.item < frozenColumns || path.section < frozenRows
        guard !element.isDisplaced || isFrozen && isCalm else { continue }
        let start = starts[path.item]
        let scrolled = start - view.contentOffset.x
        let place = path.item < frozenColumns ? max(start, scrolled) : scrolled
        if !element.hasCell || abs(element.crossStart.points - place) > 0.01
          || abs(element.crossExtent.points - widths[path.item]) > 0.01
        {
          return "\(path) at \(element.crossStart.points), not \(place)"
        }
      }
      let frozenEnd = (0..<frozenColumns).map { starts[$0] + widths[$0] }.max() ?? 0
      // A row that has come to have no length goes as it was seen.
      for (row, columns) in cells where rows[row].height > 0 {
        for column in frozenColumns..<widths.count where widths[column] > 0 {
          let place = starts[column] - view.contentOffset.x
          let isOnScreen = place + widths[column] > frozenEnd + 0.01 && place < size.width - 0.01
          if isOnScreen, !columns.contains(column) { return "row \(row) without column \(column)" }
        }
      }
      return nil
    }

    private func problemAlong(_ frame: Frame) -> String? {
      var frozenEnd = 0.0
      for element in frame.visible {
        guard case .item(let path) = element.element, path.section < frozenRows else { continue }
        let start = rows[..<path.section].reduce(0) {
          $0 + ($1.height > 0 ? $1.height + spacing : 0)
        }
        let place = max(start, start - view.contentOffset.y)
        // While rows are on their way beyond an edge, it goes from where it was to its own edge.
        let way = max(place, frozenStart - min(0, frame.displacement.points))
        // The content's end takes it along.
        let pushed = frame.contentSize.height - view.contentOffset.y - element.extent.points
        let (first, last) = isCalm ? (min(place, pushed), place) : (min(0, pushed), way)
        let isThere = element.start.points >= first - 0.01 && element.start.points <= last + 0.01
        if path.section == 0 { frozenStart = element.start.points }
        if path.section == 0, !isThere {
          return "frozen row at \(element.start.points), not \(place)"
        }
        frozenEnd = max(frozenEnd, (element.start + element.extent).points)
      }
      guard isCalm else { return nil }
      let shown = rows(frame).sorted { $0.key < $1.key }
      for (one, next) in zip(shown, shown.dropFirst()) {
        let gap = (next.value.start - one.value.start - one.value.extent).points
        if abs(gap - spacing) > 0.01 { return "\(gap) between rows \(one.key) and \(next.key)" }
      }
      for (row, place) in shown where place.extent.points < rows[row].height - 0.01 {
        return "row \(row) is \(place.extent.points) long, not \(rows[row].height)"
      }
      guard let last = shown.last else { return nil }
      let end = (last.value.start + last.value.extent).points + spacing
      let hasMore = rows[(last.key + 1)...].contains { $0.height > 0 }
      return hasMore && end < size.height - 0.01 ? "blank behind \(end)" : nil
    }
  }

  @Test(
    "Frozen rows and columns stay at their edges, and no row moves otherwise than it was scrolled")
  func bothAxes() throws {
    var compared = 0
    for seed in 1...TestRun.share(of: 60) {
      let sheet = try Sheet(seed: seed)
      _ = try sheet.step()
      var before = try sheet.step()
      for number in 0..<40 {
        let (old, names, wasCalm) = (sheet.rows(before), sheet.rows, sheet.isCalm)
        let changed = try sheet.act()
        let frame = try sheet.step()
        let problem = sheet.problem(frame)
        #expect(problem == nil, "seed \(seed), number \(number): \(problem ?? "")")
        guard problem == nil else { break }
        let now = sheet.rows(frame)
        let isCalm = wasCalm && sheet.isCalm
        // A cell that comes on screen across may make its row longer, or one that is asked again shorter.
        let isSame = now.allSatisfy { row, place in
          old.allSatisfy { names[$0].name != sheet.rows[row].name || $1.extent == place.extent }
        }
        // It may have no length at all then, and be gone from the screen.
        let shown = Set(now.keys.map { sheet.rows[$0].name })
        let isWhole = old.allSatisfy { row, place in
          let start = place.start - frame.displacement
          return shown.contains(names[row].name) || start + place.extent <= .zero
            || start.points >= frame.viewportSize.height
        }
        if let changed, isCalm, isSame && isWhole || changed < sheet.rows.count {
          let first = old.keys.min() ?? 0
          for (row, place) in now where row < changed || changed < first {
            guard let (_, was) = old.first(where: { names[$0.key].name == sheet.rows[row].name })
            else { continue }
            compared += 1
            #expect(
              place.start == was.start - frame.displacement,
              "seed \(seed), number \(number): row \(row) was at \(was.start), is at \(place.start)"
            )
          }
        }
        before = frame
        for _ in 0..<(sheet.random.oneIn(3) ? 30 : 0) {
          before = try sheet.step()
          #expect(sheet.problem(before) == nil, "seed \(seed), behind number \(number)")
        }
      }
    }
    #expect(compared > 80 * TestRun.share(of: 60))
  }
}
