import Scrollwork
import TestSupport
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
    /// The sections afterward, by their numbers before.
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
    let offsets = TestRun.some(of: stride(from: -900.0, through: 900, by: 23.7))
    for place in offsets {
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
    #expect(tried > offsets.count / 7)
  }

  @Test("any update of what is on screen is taken in", arguments: Kind.allCases)
  func updates(kind: Kind) throws {
    var made = 0
    for seed in 1...TestRun.share(of: 80) {
      var random = PromiseRandom(seed: seed)
      var name = 0
      func items(_ count: Int) -> [Int] {
        (0..<count).map { _ in
          name += 1
          return name
        }
      }
      var sections = (0..<random.int(1...4)).map { _ in items(random.pick([0, 1, 2, 5, 53])) }
      let view = CollectionView(layout: try kind.layout())
      view.register(SizedTile.self)
      view.cellProvider = { view, path in
        let tile: SizedTile = view.dequeueCell(at: path)
        var size = PromiseRandom(seed: sections[path.section][path.item])
        (tile.width, tile.height) = (Double(size.int(30...130)), Double(size.int(30...150)))
        return tile
      }
      var time = Int64(0)
      func step() throws -> Frame {
        time += 16_666_667
        let frame = try view.step(to: Timestamp(nanoseconds: time))
        #expect(frame.diagnostics.isEmpty, "seed \(seed)")
        return frame
      }
      try view.setViewport(size: LayoutSize(width: 390, height: 400))
      let (top, bottom) = (random.pick([0.0, 350]), random.pick([0.0, 350]))
      try view.setContentInset(LayoutInsets(top: top, left: 0, bottom: bottom, right: 0))
      try view.reloadData(sectionCounts: sections.map(\.count))
      var frame = try step()
      for _ in 0..<12 {
        let offset = random.pick([-1e6, 1e6, Double(random.int(0...4000))])
        try view.setContentOffset(LayoutPoint(x: 0, y: offset), animated: false)
        frame = try step()
        var edits: [ItemEdit] = []
        for _ in 0..<random.int(1...4) {
          let shown = frame.visible.compactMap { element -> ItemPath? in
            guard case .item(let path) = element.element, sections.indices.contains(path.section),
              sections[path.section].indices.contains(path.item)
            else { return nil }
            return path
          }
          guard !shown.isEmpty else { continue }
          let path = random.pick(shown)
          switch random.int(0...4) {
          case 0, 1:
            let item = sections[path.section].remove(at: path.item)
            let section = random.int(0...sections.count - 1)
            let target = ItemPath(
              section: section, item: random.int(0...sections[section].count))
            sections[section].insert(item, at: target.item)
            edits.append(.moveItem(from: path, to: target))
          case 2:
            let count = sections[path.section].count - path.item
            sections[path.section].removeLast(count)
            edits.append(.removeItems(at: path, count: count))
          case 3:
            let new = items(random.int(1...6))
            sections[path.section].insert(contentsOf: new, at: path.item)
            edits.append(.insertItems(at: path, count: new.count))
          default:
            let target = random.int(0...sections.count - 1)
            sections.insert(sections.remove(at: path.section), at: target)
            edits.append(.moveSection(from: path.section, to: target))
          }
        }
        try view.performUpdates(edits, animated: random.oneIn(3))
        frame = try step()
        made += 1
      }
    }
    #expect(made == 12 * TestRun.share(of: 80))
  }
}
