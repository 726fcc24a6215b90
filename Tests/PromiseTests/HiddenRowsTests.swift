import Scrollwork
import TestSupport
import Testing

/// Rows whose cells ask for no length any more, with space between rows: in a table that goes with them. Columns that
/// are hidden.
@Suite struct HiddenRowsTests {
  /// Rows of one or two cells. Used by one test at a time.
  final class Stand: @unchecked Sendable {
    var heights: [Int]
    let columns: Int
    let view: CollectionView
    private var time = Int64(0)

    init(_ layout: any CollectionLayout, columns: Int, heights: [Int]) throws {
      (self.heights, self.columns) = (heights, columns)
      view = CollectionView(layout: layout)
      view.register(SizedTile.self)
      view.cellProvider = { [unowned self] view, path in
        let tile: SizedTile = view.dequeueCell(at: path)
        tile.height = Double(self.heights[columns > 1 ? path.section : path.item])
        return tile
      }
      try view.setViewport(size: LayoutSize(width: 300, height: 400))
      try view.reloadData(
        sectionCounts: columns > 1 ? heights.map { _ in columns } : [heights.count])
    }

    func step() throws -> Frame {
      time += 16_666_667
      return try view.step(to: Timestamp(nanoseconds: time))
    }

    /// Where the first cells of rows start on the screen.
    func starts(_ frame: Frame) -> [Int: Ticks] {
      var starts: [Int: Ticks] = [:]
      for element in frame.visible {
        guard case .item(let path) = element.element else { continue }
        if columns == 1 { starts[path.item] = element.start }
        if columns > 1, path.item == 0 { starts[path.section] = element.start }
      }
      return starts
    }

    func ask(_ row: Int, for height: Int) throws {
      heights[row] = height
      try view.reconfigureItems(
        at: columns > 1
          ? (0..<columns).map { ItemPath(section: row, item: $0) }
          : [ItemPath(section: 0, item: row)])
    }
  }

  static func stand(_ name: String, space: Double, heights: [Int]) throws -> Stand {
    if name == "table" {
      var table = TableLayout.Configuration()
      (table.rowSpacing, table.rowExtent, table.columnExtent) = (space, 50, 100)
      table.hasSelfSizingRows = true
      return try Stand(try TableLayout(table), columns: 2, heights: heights)
    }
    var list = ListLayout.Configuration()
    (list.spacing, list.estimatedItemExtent) = (space, 50)
    return try Stand(try ListLayout(list), columns: 1, heights: heights)
  }

  @Test(
    "A row that begins above the screen and loses its length moves nothing",
    arguments: ["list", "table"], [0.0, 10, 40])
  func losesLength(name: String, space: Double) throws {
    var compared = 0
    for seed in 1...TestRun.share(of: 59) {
      var random = PromiseRandom(seed: seed)
      let heights = (0..<40).map { _ in random.pick([0, 50, 50, 90, 20]) }
      let stand = try Self.stand(name, space: space, heights: heights)
      _ = try stand.step()
      let offset = random.oneIn(4) ? random.int(1...40) : random.int(300...1200)
      try stand.view.setContentOffset(LayoutPoint(x: 0, y: Double(offset)), animated: false)
      for _ in 0..<8 { _ = try stand.step() }
      for _ in 0..<3 {
        let before = stand.starts(try stand.step())
        guard let first = before.keys.min() else { break }
        try stand.ask(first, for: before[first]! < .zero ? 0 : 70)
        let frame = try stand.step()
        let after = stand.starts(frame)
        for row in before.keys.sorted() where row != first {
          guard let now = after[row] else { continue }
          compared += 1
          if before[first]! < .zero {
            #expect(
              now + frame.displacement == before[row], "seed \(seed), row \(row), row \(first) went"
            )
          }
        }
        // The next one begins above the screen then.
        try stand.view.setContentOffset(
          LayoutPoint(x: 0, y: stand.view.contentOffset.y + Double(random.int(1...60))),
          animated: false)
        _ = try stand.step()
      }
    }
    #expect(compared > 5 * TestRun.share(of: 59))
  }

  @Test("Cells of a column that is hidden are not on screen", arguments: [true, false])
  func hidesColumn(isAnimated: Bool) throws {
    let stand = try Self.stand("table", space: 10, heights: Array(repeating: 50, count: 40))
    _ = try stand.step()
    for width in [0.0, 100, 0] {
      var table = TableLayout.Configuration()
      (table.rowSpacing, table.rowExtent, table.columnExtent) = (10, 50, 100)
      table.hasSelfSizingRows = true
      table.columnExtents = [1: width]
      try stand.view.setLayout(try TableLayout(table), animated: isAnimated)
      for _ in 0..<40 {
        let frame = try stand.step()
        #expect(frame.diagnostics.isEmpty)
        #expect(frame.visible.allSatisfy { $0.crossExtent > .zero })
      }
      let frame = try stand.step()
      #expect(frame.visible.count == frame.visible.filter { $0.extent > .zero }.count)
      #expect(frame.visible.count == (width > 0 ? 14 : 7))
    }
  }
}
