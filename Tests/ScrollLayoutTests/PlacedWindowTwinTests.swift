import ScrollPrimitives
import Testing

@testable import ScrollLayout

/// Placed windows place items where loops over all of them do, forward and in the mirror.
@Suite struct PlacedWindowTwinTests {
  static let counts = [37, 0, 1, 160, 23]
  static let container = LayoutSize(width: 390, height: 500)

  /// A length between 20 and 219 pt that depends on the item alone.
  @Sendable static func length(_ path: ItemPath, _ lane: Double) -> Double {
    Double(20 + (path.item &* 7919 &+ path.section &* 104_729) % 200) + 0.125
  }

  @Sendable static func span(_ path: ItemPath) -> GridSpan {
    let number = path.item &* 7919 &+ path.section
    return GridSpan(columns: 1 + number % 4, rows: 1 + number / 4 % 3)
  }

  static func masonry(lanes: Int) throws -> PlacedWindowScreen<MasonryLayout> {
    var configuration = MasonryLayout.Configuration()
    configuration.columns = .count(lanes)
    configuration.laneSpacing = 7
    configuration.itemSpacing = 5
    configuration.sectionInsets = LayoutInsets(top: 11, left: 3, bottom: 13, right: 4)
    configuration.hasHeaders = true
    configuration.hasFooters = true
    configuration.estimatedItemExtent = 90
    configuration.extent = Self.length
    let structure = try ItemStructure(sectionCounts: counts)
    return try PlacedWindowScreen(
      MasonryLayout(configuration), LayoutContext(structure: structure, container: container))
  }

  static func grid(columns: Int) throws -> PlacedWindowScreen<SpanGridLayout> {
    var configuration = SpanGridLayout.Configuration()
    configuration.columns = .count(columns)
    configuration.columnSpacing = 7
    configuration.rowSpacing = 5
    configuration.rowExtent = 40
    configuration.sectionInsets = LayoutInsets(top: 11, left: 3, bottom: 13, right: 4)
    configuration.hasHeaders = true
    configuration.hasFooters = true
    configuration.estimatedCells = 4
    configuration.span = Self.span
    let structure = try ItemStructure(sectionCounts: counts)
    return try PlacedWindowScreen(
      SpanGridLayout(configuration), LayoutContext(structure: structure, container: container))
  }

  private static func cells(
    _ count: Int, ofSection section: Int, lanes: Int, isGrid: Bool
  ) -> [(span: Int, step: Int64)] {
    (0..<count).map { item in
      let path = ItemPath(section: section, item: item)
      guard isGrid else { return (1, Ticks(clamping: length(path, 0)).rawValue + 5 * 1024) }
      let span = span(path)
      return (min(lanes, span.columns), Int64(45 * 1024 * span.rows))
    }
  }

  /// Where lanes start: 383 pt and 7 pt between them, ticks over to the first ones.
  private func laneStarts(_ lanes: Int) -> [Int64] {
    let all = Int64(383 * 1024 - 7 * 1024 * (lanes - 1))
    var start: Int64 = 3 * 1024
    return (0..<lanes).map { lane in
      defer {
        start += all / Int64(lanes) + (lane < Int(all % Int64(lanes)) ? 1 : 0) + 7 * 1024
      }
      return start
    }
  }

  private func compareForward<Layout: PlacedWindowLayout>(
    _ screen: inout PlacedWindowScreen<Layout>, lanes: Int, isGrid: Bool
  ) throws {
    let counts = screen.structure.sectionCounts
    let seen = screen.scrollThrough()
    #expect(seen.count == screen.structure.elementCount)
    let all = screen.all()
    let starts = laneStarts(lanes)
    var cursor: Int64 = 0
    var index = 0
    for section in counts.indices {
      #expect(all[index].start.rawValue == cursor)
      cursor += (28 + 11) * 1024
      index += 1
      let items = Self.cells(counts[section], ofSection: section, lanes: lanes, isGrid: isGrid)
      let (cells, end) = NaivePlacing.lanes(items, count: lanes)
      for (item, cell) in zip(items, cells) {
        let found = all[index]
        try #require(found.start.rawValue == cursor + cell.start, "\(found.element), \(lanes)")
        try #require(found.crossStart.rawValue == starts[cell.lane], "\(found.element), \(lanes)")
        try #require(found.extent.rawValue == item.step - 5 * 1024, "\(found.element)")
        index += 1
      }
      cursor += end + (13 - (items.isEmpty ? 0 : 5)) * 1024
      #expect(all[index].start.rawValue == cursor)
      cursor += 28 * 1024
      index += 1
    }
    #expect(screen.layout.contentExtent.rawValue == cursor)
  }

  private func compareBackward<Layout: PlacedWindowLayout>(
    _ screen: inout PlacedWindowScreen<Layout>, lanes: Int, isGrid: Bool
  ) throws {
    screen.top = screen.layout.contentExtent - screen.height
    screen.top = screen.layout.attributes(at: 150)?.start ?? .zero
    _ = screen.show()
    let seed = screen.layout.placedWindow.placed.lowerBound
    #expect(seed > 100 && seed < 202)
    screen.scrollBack()
    #expect(screen.layout.placedWindow.placed.lowerBound == 0)
    // What is estimated to be longer than it is ends below the screen's beginning.
    #expect(screen.top <= .zero)
    let all = screen.all()
    let starts = laneStarts(lanes)
    var edge = all[seed].start.rawValue
    var end = seed
    for section in (0...3).reversed() {
      let row = screen.structure.elements(ofSection: section).lowerBound + 1
      let items = Array(
        Self.cells(Self.counts[section], ofSection: section, lanes: lanes, isGrid: isGrid)
          .prefix(end - row))
      let cells = NaivePlacing.mirroredLanes(items, count: lanes)
      for (item, cell) in cells.enumerated() {
        let found = all[row + item]
        try #require(found.start.rawValue == edge + cell.start, "\(found.element), \(lanes)")
        try #require(found.crossStart.rawValue == starts[cell.lane], "\(found.element), \(lanes)")
      }
      let least = edge + (cells.map(\.start).min() ?? 0)
      #expect(all[row - 1].end.rawValue == least - 11 * 1024)
      guard section > 0 else { break }
      let footer = all[row - 2]
      #expect(footer.end == all[row - 1].start)
      edge = footer.start.rawValue - (13 - (Self.counts[section - 1] == 0 ? 0 : 5)) * 1024
      end = row - 2
    }
    #expect(all[0].start == .zero)
  }

  @Test("masonry scrolled through from the beginning is the twin's", arguments: 1...5)
  func masonryForward(lanes: Int) throws {
    var screen = try Self.masonry(lanes: lanes)
    try compareForward(&screen, lanes: lanes, isGrid: false)
  }

  @Test("masonry scrolled back from its middle is the mirrored twin's", arguments: 1...5)
  func masonryBackward(lanes: Int) throws {
    var screen = try Self.masonry(lanes: lanes)
    try compareBackward(&screen, lanes: lanes, isGrid: false)
  }

  @Test("a grid with spans scrolled through from the beginning is the twin's", arguments: 1...6)
  func gridForward(columns: Int) throws {
    var screen = try Self.grid(columns: columns)
    try compareForward(&screen, lanes: columns, isGrid: true)
  }

  @Test("a grid with spans scrolled back from its middle is the mirrored twin's", arguments: 1...6)
  func gridBackward(columns: Int) throws {
    var screen = try Self.grid(columns: columns)
    try compareBackward(&screen, lanes: columns, isGrid: true)
  }

  /// Edits behind the anchor, each among the placed items.
  private func editBehind<Layout: PlacedWindowLayout>(_ screen: inout PlacedWindowScreen<Layout>)
    throws
  {
    for item in stride(from: 150, to: 20, by: -7) {
      let path = ItemPath(section: 3, item: item)
      let edit: ItemEdit =
        item % 2 == 0 ? .removeItems(at: path, count: 1) : .insertItems(at: path, count: 2)
      _ = try screen.context.structure.apply(edit)
      try screen.layout.invalidate(
        LayoutInvalidation(context: screen.context, edits: [edit], anchor: 0))
      if item % 3 == 0 { _ = screen.scrollThrough() }
    }
  }

  @Test("after edits behind the anchor masonry is as if laid out anew", arguments: 1...4)
  func masonryEdited(lanes: Int) throws {
    var screen = try Self.masonry(lanes: lanes)
    _ = screen.scrollThrough()
    try editBehind(&screen)
    try compareForward(&screen, lanes: lanes, isGrid: false)
  }

  @Test("after edits behind the anchor a grid is as if laid out anew", arguments: 1...6)
  func gridEdited(columns: Int) throws {
    var screen = try Self.grid(columns: columns)
    _ = screen.scrollThrough()
    try editBehind(&screen)
    try compareForward(&screen, lanes: columns, isGrid: true)
  }
}
