import Scrollwork
import Testing

/// A section that fills the screen is moved past other sections. Its items stay in place, as if the others had moved.
@Suite struct MovedSectionTests {
  enum Kind: CaseIterable {
    case masonry, flow, spans

    func layout() throws -> any CollectionLayout {
      switch self {
      case .masonry:
        var masonry = MasonryLayout.Configuration()
        masonry.itemSpacing = 7
        return try MasonryLayout(masonry)
      case .flow: return try FlowLayout()
      case .spans:
        var spans = SpanGridLayout.Configuration()
        spans.span = { GridSpan(columns: 1 + $0.item % 2, rows: 1 + $0.item % 3 / 2) }
        return try SpanGridLayout(spans)
      }
    }
  }

  struct Move: CustomTestStringConvertible {
    var edits: [ItemEdit]
    /// The sections afterwards, by their numbers before.
    var order: [Int]
    var testDescription: String { "\(order)" }
  }

  static let moves = [
    Move(edits: [.moveSection(from: 1, to: 0)], order: [1, 0, 2]),
    Move(edits: [.moveSection(from: 1, to: 2)], order: [0, 2, 1]),
    Move(
      edits: [.moveSection(from: 1, to: 2), .removeSections(at: 1, count: 1)], order: [0, 1]),
    Move(
      edits: [.moveSection(from: 1, to: 0), .removeSections(at: 1, count: 1)], order: [1, 2]),
    Move(
      edits: [.moveSection(from: 1, to: 0), .insertSections(at: 0, counts: [9])],
      order: [9, 1, 0, 2]),
  ]

  @Test("what is on screen stays where it is", arguments: Kind.allCases, moves)
  func stays(kind: Kind, move: Move) throws {
    var tried = 0
    for place in stride(from: -900.0, through: 900, by: 23.7) {
      var sections = [Array(0..<60), Array(100..<160), Array(200..<260)]
      let view = CollectionView(layout: try kind.layout())
      view.register(SizedTile.self)
      view.cellProvider = { view, path in
        let tile: SizedTile = view.dequeueCell(at: path)
        var random = PromiseRandom(seed: sections[path.section][path.item])
        (tile.width, tile.height) = (Double(random.int(30...130)), Double(random.int(30...150)))
        return tile
      }
      func places(_ frame: Frame) -> [Int: [Ticks]] {
        var places: [Int: [Ticks]] = [:]
        for element in frame.visible {
          guard case .item(let path) = element.element else { continue }
          places[sections[path.section][path.item]] = [element.start, element.crossStart]
        }
        return places
      }
      try view.setViewport(size: LayoutSize(width: 390, height: 600))
      try view.reloadData(sectionCounts: sections.map(\.count))
      try view.scrollToItem(at: ItemPath(section: 1, item: 30), at: .top, animated: false)
      try view.step(to: Timestamp(nanoseconds: 0))
      try view.setContentOffset(
        LayoutPoint(x: 0, y: view.contentOffset.y + place), animated: false)
      let before = places(try view.step(to: Timestamp(nanoseconds: 16_666_667)))
      guard before.keys.allSatisfy({ (100..<160).contains($0) }) else { continue }
      tried += 1
      let former = sections
      sections = move.order.map { $0 < former.count ? former[$0] : Array(300..<309) }
      try view.performUpdates(move.edits)
      let frame = try view.step(to: Timestamp(nanoseconds: 33_333_333))
      #expect(frame.diagnostics.isEmpty && frame.displacement == .zero)
      #expect(places(frame) == before, "scrolled by \(place)")
    }
    #expect(tried > 10)
  }
}
