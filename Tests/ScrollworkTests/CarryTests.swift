import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// An item that is carried over other sections, headers and empty sections goes where it is let go.
@Suite struct CarryTests {
  final class NumberCell: ReusableCell {
    var number = -1
    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      LayoutSize(width: proposal.width, height: Double(40 + number * 13 % 40))
    }
  }

  /// A view over numbers that moves them as it says.
  final class Stand {
    let view: CollectionView
    var rows: [[Int]]
    var moves: [(ItemPath, ItemPath)] = []
    var diagnostics: [CollectionError] = []
    var frame = Frame()

    init(_ layout: any CollectionLayout, counts: [Int]) throws {
      var next = 0
      rows = counts.map { count in
        defer { next += count }
        return Array(next..<next + count)
      }
      view = CollectionView(layout: layout)
      view.movesItems = true
      view.register(NumberCell.self)
      view.cellProvider = { [unowned self] view, path in
        let cell: NumberCell = view.dequeueCell(at: path)
        cell.number = rows[path.section][path.item]
        return cell
      }
      let edge = { (cell: NumberCell) -> NumberCell in
        cell.number = 0
        return cell
      }
      view.headerProvider = { edge($0.dequeueHeader(inSection: $1)) }
      view.footerProvider = { edge($0.dequeueFooter(inSection: $1)) }
      view.eventHandler = { [unowned self] _, event in
        guard case .interaction(.didMove(let from, let to)) = event else { return }
        moves.append((from, to))
        rows[to.section].insert(rows[from.section].remove(at: from.item), at: to.item)
      }
      try view.setViewport(size: LayoutSize(width: 390, height: 700), scale: 2)
      try view.reloadData(sectionCounts: counts)
    }

    func step(at milliseconds: Int) throws {
      frame = try view.step(to: Timestamp(nanoseconds: Int64(milliseconds) * 1_000_000))
      diagnostics += frame.diagnostics
    }

    /// Holds a finger down, carries what it lifted along a path, a point each 100 ms, and lets it go.
    func carry(from start: LayoutPoint, along path: [LayoutPoint], begin: Int) throws -> Int {
      func send(_ time: Int, _ point: LayoutPoint, _ action: InputEvent.Action) throws {
        try view.send(
          InputEvent(
            time: Timestamp(nanoseconds: Int64(time) * 1_000_000), position: point, action: action))
      }
      try send(begin, start, .pointerDown(id: 1, kind: .touch))
      var time = begin + 600
      for point in path {
        try send(time, point, .pointerMoved(id: 1))
        time += 100
      }
      try send(time, path.last ?? start, .pointerUp(id: 1))
      for moment in stride(from: begin, through: time + 600, by: 16) { try step(at: moment) }
      return time + 700
    }

    func expectWhole(_ comment: String) {
      #expect(view.structure.sectionCounts == rows.map(\.count), "\(comment)")
      for element in frame.visible {
        guard case .item(let path) = element.element,
          let cell = view.cell(for: element.element) as? NumberCell
        else { continue }
        #expect(cell.number == rows[path.section][path.item], "\(comment): \(path)")
      }
    }
  }

  static func layout(_ kind: Int, pins: Bool) throws -> any CollectionLayout {
    switch kind {
    case 0:
      var list = ListLayout.Configuration()
      (list.hasHeaders, list.pinsHeaders) = (true, pins)
      return try ListLayout(list)
    case 1:
      var list = ListLayout.Configuration()
      (list.hasHeaders, list.hasFooters, list.pinsFooters) = (true, true, pins)
      list.spacing = 8
      return try ListLayout(list)
    case 2:
      var grid = GridLayout.Configuration()
      grid.columns = .count(3)
      (grid.hasHeaders, grid.pinsHeaders) = (true, pins)
      return try GridLayout(grid)
    case 3:
      var masonry = MasonryLayout.Configuration()
      masonry.columns = .count(2)
      masonry.hasHeaders = pins
      return try MasonryLayout(masonry)
    case 4: return try FlowLayout()
    default: return ListLayout()
    }
  }

  @Test("carried anywhere, items stay in order, cells with their items, and nothing traps")
  func anywhere() throws {
    for seed in TestRun.seeds(16) {
      var random = SeededGenerator(seed: seed)
      let counts = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Int.random(in: 0...6, using: &random)
      }
      let kind = Int.random(in: 0...5, using: &random)
      let layout = try Self.layout(kind, pins: Bool.random(using: &random))
      let stand = try Stand(layout, counts: counts)
      try stand.step(at: 0)
      let numbers = stand.rows.joined().sorted()
      var time = 16
      for round in 0..<4 {
        func point() -> LayoutPoint {
          LayoutPoint(
            x: Double.random(in: -20...410, using: &random),
            y: Double.random(in: -50...750, using: &random))
        }
        let path = (0..<Int.random(in: 1...8, using: &random)).map { _ in point() }
        time = try stand.carry(from: point(), along: path, begin: time)
        stand.expectWhole("seed \(seed) kind \(kind) round \(round) \(counts)")
        #expect(stand.rows.joined().sorted() == numbers)
      }
      #expect(stand.diagnostics.isEmpty, "seed \(seed): \(stand.diagnostics)")
    }
  }

  @Test("an item carried over a header goes into the next section, and over an empty one into that")
  func intoOthers() throws {
    let stand = try Stand(try Self.layout(0, pins: false), counts: [3, 0, 3])
    try stand.step(at: 0)
    let header = try #require(stand.frame.visible.first { $0.element == .header(section: 1) })
    // The bottom of the carried item passes the middle of the empty section's header, and no further.
    let carried = try #require(stand.frame.visible.first { $0.element == .item(.row(0)) })
    let x = 100.0
    let grab = (carried.start + carried.extent).points - 5
    let goal = (header.start + header.extent).points - 8
    _ = try stand.carry(
      from: LayoutPoint(x: x, y: grab), along: [LayoutPoint(x: x, y: goal)], begin: 16)
    #expect(stand.rows.map(\.count) == [2, 1, 3])
    stand.expectWhole("empty section")
    let far = try Stand(try Self.layout(0, pins: false), counts: [3, 2, 3])
    try far.step(at: 0)
    _ = try far.carry(
      from: LayoutPoint(x: x, y: grab), along: [LayoutPoint(x: x, y: 690)], begin: 16)
    #expect(far.rows.map(\.count) == [2, 2, 4] && far.rows[2].last == 0)
    far.expectWhole("last section")
  }

  @Test("a place that is not there is reported, and the item stays")
  func nowhere() throws {
    for path in [
      ItemPath(section: 9, item: 0), ItemPath(section: .max, item: .max),
      ItemPath(section: 0, item: -1), ItemPath(section: 0, item: .max),
      ItemPath(section: .min, item: 0),
    ] {
      let stand = try Stand(ListLayout(), counts: [6])
      stand.view.moveTargetHandler = { _, _, _ in path }
      try stand.step(at: 0)
      _ = try stand.carry(
        from: LayoutPoint(x: 100, y: 20), along: [LayoutPoint(x: 100, y: 300)], begin: 16)
      #expect(stand.moves.isEmpty && stand.rows == [[0, 1, 2, 3, 4, 5]])
      #expect(!stand.diagnostics.isEmpty)
      stand.expectWhole("\(path)")
    }
  }
}
