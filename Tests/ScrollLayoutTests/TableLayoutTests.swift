import ScrollLayout
import ScrollPrimitives
import Testing

/// What a table does, by examples.
@Suite struct TableLayoutTests {
  /// Rows of 10 pt and columns of 20 pt, 1 pt between rows and 2 pt between columns.
  static func table(
    _ rowCount: Int = 6, _ columnCount: Int = 5,
    _ change: (inout TableLayout.Configuration) -> Void = { _ in }
  ) throws -> TableLayout {
    var configuration = TableLayout.Configuration()
    (configuration.rowExtent, configuration.columnExtent) = (10, 20)
    (configuration.rowSpacing, configuration.columnSpacing) = (1, 2)
    change(&configuration)
    var layout = try TableLayout(configuration)
    try layout.prepare(LayoutContext(structure: TablePair.structure(rowCount, columnCount)))
    return layout
  }

  static func points(_ lower: Double, _ upper: Double) -> Range<Ticks> {
    Ticks(clamping: lower)..<Ticks(clamping: upper)
  }

  /// The cells in a window, named by row and column.
  static func cells(
    _ layout: inout TableLayout, _ main: Range<Ticks>, _ cross: Range<Ticks>
  ) -> [ItemPath] {
    find(&layout, main, cross).compactMap { found in
      if case .item(let path) = found.element { path } else { nil }
    }
  }

  static func find(
    _ layout: inout TableLayout, _ main: Range<Ticks>, _ cross: Range<Ticks>
  ) -> [LayoutAttributes] {
    var found: [LayoutAttributes] = []
    layout.elements(in: LayoutWindow(main: main, cross: cross), into: &found)
    return found
  }

  private func paths(_ rows: some Sequence<Int>, _ columns: [Int]) -> [ItemPath] {
    rows.flatMap { row in columns.map { ItemPath(section: row, item: $0) } }
  }

  @Test("rows follow each other along the axis, columns across it", arguments: Axis.allCases)
  func places(axis: Axis) throws {
    var layout = try Self.table {
      $0.axis = axis
      $0.contentInsets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
      $0.rowExtents = [1: 30, 3: 0]
      $0.columnExtents = [0: 7]
    }
    let (leading, crossLeading) = axis == .vertical ? (1.0, 2.0) : (2, 1)
    let (trailing, crossTrailing) = axis == .vertical ? (3.0, 4.0) : (4, 3)
    // Row 3 is hidden, and takes no space.
    let starts = [0.0, 11, 42, 53, 53, 64]
    let answer = (0..<6).map { layout.attributes(at: $0 * 7 + 2)?.start.points }
    #expect(answer == starts.map { $0 + leading })
    #expect(layout.contentExtent.points == leading + 74 + trailing)
    let crossStarts = (1...5).map { layout.attributes(at: $0)?.crossStart.points }
    #expect(crossStarts == [0, 9, 31, 53, 75].map { $0 + crossLeading })
    #expect(layout.crossExtent.points == crossLeading + 95 + crossTrailing)
    let edges = [0, 6, 7, -1, 42].map { layout.attributes(at: $0) }
    #expect(edges.allSatisfy { $0 == nil }, "headers, footers and what is not there")
  }

  @Test("a window has the cells in it, and frozen rows and columns beside it")
  func window() throws {
    var plain = try Self.table()
    #expect(Self.cells(&plain, Self.points(22, 33), Self.points(22, 45)) == paths([2], [1, 2]))
    #expect(Self.cells(&plain, Self.points(32, 33), Self.points(0, 99)) == [], "between rows")
    var frozen = try Self.table {
      $0.frozenRows = 1
      $0.frozenColumns = 2
    }
    let found = Self.find(&frozen, Self.points(33, 50), Self.points(70, 80))
    #expect(found.map(\.element) == paths([0, 3, 4], [0, 1, 3]).map { .item($0) })
    #expect(found.map(\.zIndex) == [2048, 2048, 1024] + [1024, 1024, 0] + [1024, 1024, 0])
    #expect(found[1].pins == [.leading, .crossLeading])
    #expect(found[1].crossPinInset.points == 22 && found[1].pinInset == .zero)
    #expect(found[1].slotStart == .zero && found[1].slotEnd == frozen.contentExtent)
    #expect(found[2].pins == .leading && found[3].pins == .crossLeading && found[5].pins == .none)
    #expect(found[4].slotStart == found[4].start && found[4].slotEnd == found[4].end)
  }

  @Test("a merged cell is there when any part of it is, and covers its cells")
  func merged() throws {
    let span = TableSpan(row: 1, column: 1, rowCount: 3, columnCount: 2)
    var layout = try Self.table { $0.merges = [span] }
    let found = layout.attributes(at: 9)
    let merged = try #require(found)
    #expect(merged.extent.points == 32 && merged.crossExtent.points == 42)
    let covered = [10, 16, 17, 23, 24].map { layout.attributes(at: $0) }
    #expect(covered.allSatisfy { $0 == nil })
    let first = ItemPath(section: 1, item: 1)
    #expect(Self.cells(&layout, Self.points(40, 41), Self.points(50, 51)) == [first])
    // Between two rows, where nothing else lies.
    #expect(Self.cells(&layout, Self.points(32, 33), Self.points(0, 99)) == [first])
    let beside = Self.cells(&layout, Self.points(33, 34), Self.points(0, 99))
    #expect(beside == [first] + paths([3], [0, 3, 4]))
  }

  @Test("the cell near an offset is the first of its row, or the one that covers it")
  func nearest() throws {
    var layout = try Self.table {
      $0.merges = [TableSpan(row: 2, column: 0, rowCount: 2, columnCount: 1)]
      $0.columnExtents = [0: 0]
    }
    let near = [-5.0, 0, 10.5, 11, 25, 40, 44, 1e6].map {
      layout.element(near: Ticks(clamping: $0))
    }
    #expect(near == [2, 2, 2, 9, 16, 23, 30, 37])
    try layout.setColumnExtent(nil, at: 0)
    let shown = [25.0, 40, 44].map { layout.element(near: Ticks(clamping: $0)) }
    #expect(shown == [15, 15, 29])
    var empty = try Self.table(0, 0)
    #expect(empty.contentExtent == .zero && empty.crossExtent == .zero)
    let none = empty.element(near: .zero)
    #expect(none == nil)
  }

  @Test("a row that sizes itself is as long as the longest of its cells that was asked")
  func selfSizing() throws {
    var layout = try Self.table {
      $0.hasSelfSizingRows = true
      $0.rowExtents = [1: 30]
      $0.merges = [TableSpan(row: 2, column: 0, rowCount: 2)]
    }
    func ask(_ points: Double, at index: Int) throws -> Bool {
      try layout.setPreferredSize(Ticks(clamping: points), cross: .zero, at: index, anchor: index)
    }
    let news = try [ask(6, at: 1), ask(4, at: 2), ask(17, at: 3), ask(99, at: 8), ask(99, at: 15)]
    #expect(news == [true, false, true, false, false])
    #expect(layout.measuredCount == 3)
    let extents = [1, 8, 16].map { layout.attributes(at: $0)?.extent.points }
    #expect(extents == [17, 30, 10])
    let measured = [1, 4, 8, 15, 16].map { layout.isMeasured(at: $0) }
    #expect(measured == [true, false, true, true, false])
    for index in 1...3 { layout.setNeedsMeasure(at: index) }
    #expect(layout.attributes(at: 1)?.extent.points == 17, "it stays until it is asked again")
    let others = try [ask(8, at: 2), ask(1, at: 1)]
    #expect(others == [false, false], "its longest cell counts until it is asked again")
    #expect(try ask(5, at: 3))
    #expect(layout.attributes(at: 1)?.extent.points == 8)
    let again = try [ask(12, at: 1), ask(9, at: 1), ask(3, at: 1), ask(3, at: 2)]
    #expect(again == [true, true, true, true])
    #expect(layout.attributes(at: 1)?.extent.points == 5)
    #expect(layout.measuredSizes().map(\.extent.points) == [3, 3, 5])
  }

  @Test("a row goes when all of its cells have asked for 0, and not before")
  func rowsOfNothing() throws {
    var layout = try Self.table(2, 4) { $0.hasSelfSizingRows = true }
    let narrow = LayoutWindow(
      main: .zero..<Ticks(clamping: 200), cross: .zero..<Ticks(clamping: 25))
    func ask(_ points: Double, column: Int) throws -> Bool {
      try layout.setPreferredSize(
        Ticks(clamping: points), cross: .zero, at: 1 + column, anchor: 1 + column)
    }
    func found() -> [Int] {
      var found: [LayoutAttributes] = []
      layout.elements(in: narrow, into: &found)
      return found.compactMap {
        if case .item(let path) = $0.element, path.section == 0 { path.item } else { nil }
      }
    }
    let usual = layout.contentExtent
    #expect(found() == [0, 1])
    #expect(try ask(0, column: 0), "the others are looked for")
    #expect(layout.contentExtent == usual)
    #expect(found() == [0, 1, 2, 3], "those off the window across as well")
    let waiting = try [1, 2].map { try ask(0, column: $0) }
    #expect(waiting == [false, false] && layout.contentExtent == usual)
    #expect(found() == [0, 1, 3], "one that was asked is not needed off the window")
    #expect(try ask(0, column: 3) && layout.contentExtent < usual)
    #expect(found() == [])
    layout.setNeedsMeasure(at: 4)
    #expect(layout.contentExtent == usual && found() == [0, 1, 3])
    #expect(try ask(7, column: 3))
    #expect(layout.attributes(at: 1)?.extent.points == 7)
    #expect(found() == [0, 1])
  }

  @Test("a hidden row whose merge goes is asked for the cells that the merge covered")
  func hiddenBelowMerge() throws {
    for edit in [ItemEdit.removeSections(at: 2, count: 1), .moveSection(from: 3, to: 7)] {
      var layout = try Self.table(8, 2) {
        $0.hasSelfSizingRows = true
        $0.merges = [TableSpan(row: 2, column: 0, rowCount: 2)]
      }
      let covered = ItemPath(section: 3, item: 1)
      var structure = layout.structure
      let index = try #require(structure.index(of: .item(covered)))
      _ = try layout.setPreferredSize(.zero, cross: .zero, at: index, anchor: index)
      #expect(layout.attributes(at: index)?.extent == .zero)
      _ = try structure.apply(edit)
      try layout.invalidate(
        LayoutInvalidation(context: LayoutContext(structure: structure), edits: [edit]))
      let row = if case .moveSection = edit { 7 } else { 2 }
      let place = try #require(structure.index(of: .item(ItemPath(section: row, item: 0))))
      #expect(layout.attributes(at: place)?.extent.points == 10)
      let isMeasured = layout.isMeasured(at: place)
      #expect(!isMeasured)
    }
  }

  @Test("lengths and merges follow the rows that come, go and move")
  func edits() throws {
    let merges = [
      TableSpan(row: 1, column: 0, rowCount: 2, columnCount: 2),
      TableSpan(row: 4, column: 3, columnCount: 2),
    ]
    var layout = try Self.table {
      $0.rowExtents = [2: 30, 9: 70]
      $0.merges = merges
    }
    var structure = layout.structure
    func change(_ edit: ItemEdit) throws -> [TableSpan] {
      _ = try structure.apply(edit)
      try layout.invalidate(
        LayoutInvalidation(context: LayoutContext(structure: structure), edits: [edit]))
      return layout.configuration.merges
    }
    let grown = try change(.insertSections(at: 2, counts: [5]))
    #expect(grown.map(\.row) == [1, 5] && grown.map(\.rowCount) == [3, 1])
    #expect(layout.configuration.rowExtents == [3: 30, 10: 70])
    let shrunk = try change(.removeSections(at: 0, count: 2))
    #expect(shrunk.map(\.row) == [0, 3] && shrunk.map(\.rowCount) == [2, 1])
    let within = try change(.moveSection(from: 0, to: 1))
    #expect(within == shrunk)
    #expect(layout.configuration.rowExtents == [0: 30, 8: 70])
    let away = try change(.moveSection(from: 1, to: 4))
    #expect(away.map(\.row) == [0, 2] && away.map(\.rowCount) == [1, 1])
    let along = try change(.moveSection(from: 2, to: 0))
    #expect(along.map(\.row) == [1, 0])
    #expect(try change(.removeSections(at: 0, count: 2)) == [])
    #expect(layout.contentExtent.points == 32)
  }

  @Test("a merge of one row goes along with it, and is covered when it comes into a larger one")
  func movingMerges() throws {
    let wide = TableSpan(row: 5, column: 1, columnCount: 2)
    for (merge, isCovered) in [
      (TableSpan(row: 1, column: 2, rowCount: 3, columnCount: 2), true),
      (TableSpan(row: 1, column: 3, rowCount: 3, columnCount: 2), false),
    ] {
      var layout = try Self.table { $0.merges = [wide, merge] }
      let edit = ItemEdit.moveSection(from: 5, to: 2)
      try layout.invalidate(
        LayoutInvalidation(context: LayoutContext(structure: layout.structure), edits: [edit]))
      var moved = wide
      var grown = merge
      (moved.row, grown.rowCount) = (2, 4)
      #expect(layout.configuration.merges == (isCovered ? [grown] : [moved, grown]))
      let covered = layout.attributes(at: 2 * 7 + 3)
      #expect(covered == nil)
    }
  }

  @Test("rows that all give way to longer ones are laid out anew, and so is another table")
  func replacing() throws {
    var layout = try Self.table { $0.rowExtents = [2: 30] }
    let wider = try TablePair.structure(3, 7)
    let edits: [ItemEdit] = [
      .removeSections(at: 0, count: 6), .insertSections(at: 0, counts: [7, 7, 7]),
    ]
    try layout.invalidate(
      LayoutInvalidation(context: LayoutContext(structure: wider), edits: edits))
    #expect(layout.structure == wider)
    #expect(layout.crossExtent.points == 7 * 22 - 2)
    let other = try TablePair.structure(4, 2)
    try layout.invalidate(LayoutInvalidation(context: LayoutContext(structure: other)))
    #expect(layout.structure == other)
    #expect(layout.crossExtent.points == 42)
    #expect(layout.contentExtent.points == 43 + 20)
  }

  @Test("a length set by hand moves what lies behind it, and says so")
  func settingLengths() throws {
    var layout = try Self.table()
    let version = layout.version
    try layout.setRowExtent(25, at: 1)
    try layout.setColumnExtent(0, at: 0)
    #expect(layout.version != version)
    let moved = layout.attributes(at: 2 * 7 + 2)
    #expect(moved?.start.points == 37 && moved?.crossStart == .zero)
    try layout.prepare(LayoutContext(structure: layout.structure))
    #expect(layout.attributes(at: 2 * 7 + 2) == moved, "it holds through a reload")
    try layout.setRowExtent(nil, at: 1)
    #expect(layout.attributes(at: 2 * 7 + 2)?.start.points == 22)
    #expect(layout.configuration.rowExtents == [:])
  }

  @Test("columns come and go in the configuration of a table to be")
  func columnEdits() throws {
    var configuration = TableLayout.Configuration()
    configuration.columnExtents = [1: 10, 4: 40]
    configuration.merges = [TableSpan(row: 0, column: 1, columnCount: 3)]
    try configuration.insertColumns(at: 2, count: 2)
    #expect(configuration.columnExtents == [1: 10, 6: 40])
    #expect(configuration.merges == [TableSpan(row: 0, column: 1, columnCount: 5)])
    try configuration.removeColumns(0..<5)
    #expect(configuration.columnExtents == [1: 40])
    #expect(configuration.merges == [], "a single cell is no merge")
    #expect(throws: TableLayout.Failure.invalidValue(parameter: "column", value: -1)) {
      try configuration.insertColumns(at: -1)
    }
    #expect(throws: TableLayout.Failure.invalidValue(parameter: "count", value: -1)) {
      try configuration.insertColumns(at: 0, count: -1)
    }
    #expect(throws: TableLayout.Failure.invalidValue(parameter: "column", value: -2)) {
      try configuration.removeColumns(-2..<4)
    }
  }
}
