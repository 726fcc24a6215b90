import ScrollPrimitives
import Testing

@_spi(Index) @testable import ScrollLayout

/// What a table costs, counted in nodes and leaves looked at and not in time.
@Suite struct TableLayoutCostTests {
  /// Every seventh row and column has a length of its own near the middle; merges are as many as said.
  private func table(
    _ count: Int, merges: Int = 0, frozen: Int = 0, exceptions: Int = 0
  ) throws -> TableLayout {
    var configuration = TableLayout.Configuration()
    (configuration.rowExtent, configuration.columnExtent) = (10, 20)
    configuration.frozenRows = frozen
    configuration.frozenColumns = frozen
    for number in 0..<exceptions {
      configuration.rowExtents[number * 7] = 14
      configuration.columnExtents[number * 7] = 17
    }
    configuration.merges = (0..<merges).map {
      TableSpan(
        row: 10 + $0 / 30 * 3, column: 10 + $0 % 30 * 3, rowCount: 2, columnCount: 2)
    }
    var layout = try TableLayout(configuration)
    try layout.prepare(LayoutContext(structure: TablePair.structure(count, count)))
    _ = layout.takeSteps()
    return layout
  }

  /// Scrolls a window of 20 by 20 cells along the diagonal, forth and back.
  private func steps(_ layout: inout TableLayout) -> (steps: Int, found: Int) {
    var found: [LayoutAttributes] = []
    var count = 0
    let (startRow, startColumn) = (layout.contentExtent.points / 3, layout.crossExtent.points / 3)
    for step in 0..<80 {
      let moved = Double(min(step, 80 - step)) * 5
      found.removeAll(keepingCapacity: true)
      layout.elements(
        in: LayoutWindow(
          main: TableLayoutTests.points(startRow + moved, startRow + moved + 200),
          cross: TableLayoutTests.points(startColumn + moved, startColumn + moved + 400)),
        into: &found)
      count += found.count
      layout.update(&found[0])
      _ = layout.element(near: found[0].start)
    }
    return (layout.takeSteps(), count)
  }

  @Test(
    "a window costs the same in a table of a hundred rows and columns and in one of 100,000",
    arguments: [0, 3])
  func sizes(frozen: Int) throws {
    var small = try table(100, frozen: frozen)
    var large = try table(100_000, frozen: frozen)
    let (one, other) = (steps(&small), steps(&large))
    #expect(one.steps > 0)
    #expect(Double(other.steps) <= 1.2 * Double(one.steps), "\(other) against \(one)")
    #expect(abs(other.found - one.found) <= one.found / 10, "\(other) against \(one)")
    // A place a row and a column, and a little for finding the first ones.
    #expect(one.steps <= 80 * 3 * 2 * (22 + 22 + 2 * frozen), "\(one)")
  }

  @Test("lengths of single rows and columns cost a query at most a few levels")
  func exceptions() throws {
    var small = try table(100_000, exceptions: 14)
    var large = try table(100_000, exceptions: 14_000)
    let (one, other) = (steps(&small), steps(&large))
    #expect(Double(other.steps) <= 3 * Double(one.steps), "\(other) against \(one)")
  }

  @Test("a hundred thousand rows and columns take a few hundred bytes for their lengths")
  func memory() throws {
    let layout = try table(100_000)
    #expect(layout.rows.slots.byteCount + layout.columns.slots.byteCount < 4096)
    #expect(layout.rows.slots.byteCount == (try table(10)).rows.slots.byteCount)
  }

  @Test("hidden rows and columns are not walked over one by one")
  func hidden() throws {
    var configuration = TableLayout.Configuration()
    for hidden in 5..<50_000 {
      configuration.rowExtents[hidden] = 0
      configuration.columnExtents[hidden] = 0
    }
    configuration.merges = [
      TableSpan(row: 4, column: 4, rowCount: 20_000, columnCount: 20_000),
      TableSpan(row: 40_000, column: 2, rowCount: 10_001, columnCount: 1),
      TableSpan(row: 30_000, column: 30_000, rowCount: 2, columnCount: 2),
    ]
    var layout = try TableLayout(configuration)
    try layout.prepare(LayoutContext(structure: TablePair.structure(50_010, 50_010)))
    _ = layout.takeSteps()
    let cells = TableLayoutTests.cells(
      &layout, TableLayoutTests.points(4 * 44, 7 * 44), TableLayoutTests.points(200, 601))
    let expected = [
      (4, [2, 3, 4, 50_000, 50_001]), (40_000, [2]), (50_000, [3, 4, 50_000, 50_001]),
      (50_001, [2, 3, 4, 50_000, 50_001]),
    ]
    #expect(cells == expected.flatMap { row in row.1.map { ItemPath(section: row.0, item: $0) } })
    #expect(layout.takeSteps() <= 200)
  }

  @Test("merges elsewhere cost a query nothing, however many there are")
  func merges() throws {
    var few = try table(100_000, merges: 30)
    var many = try table(100_000, merges: 30_000)
    let (one, other) = (steps(&few), steps(&many))
    #expect(one.found == other.found)
    // One more length of blocks is in use, and looked at for each row.
    #expect(other.steps <= one.steps + 80 * 24, "\(other) against \(one)")
    for row in [1, 1_000, 50_000] {
      _ = many.attributes(at: many.structure.elements(ofSection: row).lowerBound + 1)
      #expect(many.takeSteps() <= 12)
    }
  }

  @Test("a merge of a hundred thousand rows or columns is found from any of its cells")
  func hugeMerges() throws {
    var configuration = TableLayout.Configuration()
    let count = 100_000
    configuration.merges = [
      TableSpan(row: 1, column: 3, rowCount: count - 1),
      TableSpan(row: 0, column: 1, columnCount: count - 1),
      TableSpan(row: 70_000, column: 50_000, rowCount: 30_000, columnCount: 50_000),
    ]
    var layout = try TableLayout(configuration)
    try layout.prepare(LayoutContext(structure: TablePair.structure(count, count)))
    _ = layout.takeSteps()
    let tall = layout.structure.elements(ofSection: 1).lowerBound + 4
    let wide = 2
    let big = layout.structure.elements(ofSection: 70_000).lowerBound + 50_001
    func only(_ row: Int, _ column: Int) -> [Int] {
      let (start, crossStart) = (Double(row) * 44, Double(column) * 100)
      return TableLayoutTests.find(
        &layout, TableLayoutTests.points(start, start + 44),
        TableLayoutTests.points(crossStart, crossStart + 100)
      ).map(\.index)
    }
    #expect(only(99_999, 3) == [tall] && only(65_536, 3) == [tall] && only(1, 3) == [tall])
    #expect(only(0, 99_999) == [wide] && only(0, 3) == [wide])
    #expect(only(99_999, 99_999) == [big] && only(70_000, 50_000) == [big])
    let others = [only(69_999, 50_000), only(70_000, 49_999), only(65_536, 2)]
    #expect(others.allSatisfy { $0.count == 1 && $0 != [big] && $0 != [tall] })
    #expect(layout.takeSteps() <= 10 * 40)
    let window = TableLayoutTests.find(
      &layout, TableLayoutTests.points(4_000_000, 4_001_000),
      TableLayoutTests.points(6_000_000, 6_001_000))
    #expect(window.map(\.index) == [big])
  }
}
