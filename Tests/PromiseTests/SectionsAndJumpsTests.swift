import Scrollwork
import TestSupport
import Testing

/// Jumps whose way turns out shorter or longer than estimated, and sections that come, go and move among others: what both
/// screens show, and what nothing was done to, keeps its lane or its place in a line.
@Suite struct SectionsAndJumpsTests {
  enum Kind: String, CaseIterable {
    case list, grid, masonry, flow

    func layout(estimate: Double, _ random: inout PromiseRandom) throws -> any CollectionLayout {
      let (columns, spacing) = (random.int(2...4), Double(random.int(0...2) * 5))
      let hasHeaders = random.oneIn(2)
      switch self {
      case .list:
        var list = ListLayout.Configuration()
        (list.estimatedItemExtent, list.spacing, list.hasHeaders) = (estimate, spacing, hasHeaders)
        return try ListLayout(list)
      case .grid:
        var grid = GridLayout.Configuration()
        (grid.columns, grid.lineExtent) = (.count(columns), .estimated(estimate))
        (grid.lineSpacing, grid.hasHeaders) = (spacing, hasHeaders)
        return try GridLayout(grid)
      case .masonry:
        var masonry = MasonryLayout.Configuration()
        (masonry.columns, masonry.estimatedItemExtent) = (.count(columns), estimate)
        (masonry.itemSpacing, masonry.hasHeaders) = (spacing, hasHeaders)
        return try MasonryLayout(masonry)
      case .flow:
        var flow = FlowLayout.Configuration()
        flow.estimatedItemSize = LayoutSize(
          width: Double(random.int(20...220)), height: estimate)
        (flow.itemSpacing, flow.lineSpacing, flow.hasHeaders) = (spacing, spacing, hasHeaders)
        return try FlowLayout(flow)
      }
    }
  }

  struct Item {
    var name: Int
    var width: Double
    var height: Double
  }

  struct Place: Equatable {
    var section: Int
    var start: Ticks
    var cross: Ticks
  }

  /// Sections of items of any length. Used by one test at a time.
  final class Shelf: @unchecked Sendable {
    var sections: [[Item]] = []
    var random: PromiseRandom
    /// Half of the mean length of items.
    let length: Int
    let view: CollectionView
    private var time = Int64(0)
    private var nextName = 0

    init(_ kind: Kind, seed: Int, sections most: Int, items: Int) throws {
      random = PromiseRandom(seed: seed)
      length = random.int(2...random.pick([9, 80]))
      let estimate = Double(length) * random.pick([0.2, 1, 3, 10, 30])
      view = CollectionView(layout: try kind.layout(estimate: estimate, &random))
      view.register(SizedTile.self)
      view.cellProvider = { [unowned self] view, path in
        let tile: SizedTile = view.dequeueCell(at: path)
        let item = self.sections[path.section][path.item]
        (tile.width, tile.height) = (item.width, item.height)
        return tile
      }
      view.headerProvider = { view, section in
        let tile: SizedTile = view.dequeueHeader(inSection: section)
        tile.height = 20
        return tile
      }
      for _ in 0..<random.int(1...most) { sections.append(newSection(upTo: items)) }
      try view.setViewport(size: LayoutSize(width: 300, height: 300))
      try view.reloadData(sectionCounts: sections.map(\.count))
    }

    func newSection(upTo count: Int) -> [Item] {
      (0..<random.int(0...count)).map { _ in
        nextName += 1
        return Item(
          name: nextName, width: Double(random.int(10...160)),
          height: random.oneIn(12) ? 0 : Double(random.int(1...2 * length)))
      }
    }

    func step() throws -> Frame {
      time += 16_666_667
      return try view.step(to: Timestamp(nanoseconds: time))
    }

    /// Makes a frame more, or, once in four times, half a second of them, and says where items lie then.
    func goOn() throws -> [Int: Place] {
      for _ in 0..<(random.oneIn(4) ? 30 : 0) { _ = try step() }
      return places(try step())
    }

    /// Where items that are not on their way lie on the screen, by their names.
    func places(_ frame: Frame) -> [Int: Place] {
      var places: [Int: Place] = [:]
      for element in frame.visible where !element.isDisplaced {
        guard case .item(let path) = element.element else { continue }
        places[sections[path.section][path.item].name] = Place(
          section: path.section, start: element.start, cross: element.crossStart)
      }
      return places
    }

    func anyItem() -> ItemPath? {
      let section = random.int(0...sections.count - 1)
      guard !sections[section].isEmpty else { return nil }
      return ItemPath(section: section, item: random.int(0...sections[section].count - 1))
    }

    func jump() throws {
      switch random.int(0...3) {
      case 0:
        let way = Double(random.int(-1000...1000))
        try view.setContentOffset(
          LayoutPoint(x: 0, y: view.contentOffset.y + way), animated: false)
      case 1:
        let end = random.pick([0, 1e6])
        try view.setContentOffset(LayoutPoint(x: 0, y: end), animated: false)
      default:
        guard let path = anyItem() else { return }
        try view.scrollToItem(
          at: path, at: random.pick([.top, .bottom, .center]), animated: false)
      }
    }

    /// Returns the sections, by their new numbers, in which items came or went or got other sizes, and the names of those
    /// that moved.
    func edit() throws -> (sections: Set<Int>, moved: Set<Int>) {
      var update = BatchUpdate()
      var changed: Set<Int> = []
      var moved: Set<Int> = []
      let place = random.int(0...sections.count - 1)
      switch random.int(0...6) {
      case 6:
        // One in each of two sections, in one update.
        var last = 0
        for section in sections.indices where sections[section].count > 1 && last < 2 {
          let (from, to) = (
            random.int(0...sections[section].count - 1), random.int(0...sections[section].count - 1)
          )
          let item = sections[section].remove(at: from)
          sections[section].insert(item, at: to)
          update.moveItem(
            at: ItemPath(section: section, item: from), to: ItemPath(section: section, item: to))
          changed.insert(section)
          last += 1
        }
      case 0:
        sections.insert(newSection(upTo: 8), at: place)
        update.insertSections([place])
        changed = [place]
      case 1:
        // Two at once, with sections between that stay.
        sections.insert(newSection(upTo: 8), at: place)
        let other = random.int(place + 1...sections.count)
        sections.insert(newSection(upTo: 8), at: other)
        update.insertSections([place, other])
        changed = [place, other]
      case 2:
        guard sections.count > 1 else { return ([], []) }
        sections.remove(at: place)
        update.deleteSections([place])
      case 3:
        let target = random.int(0...sections.count - 1)
        let section = sections.remove(at: place)
        sections.insert(section, at: target)
        update.moveSection(place, toSection: target)
        moved = Set(section.map(\.name))
      case 4:
        let (item, new) = (random.int(0...sections[place].count), newSection(upTo: 1))
        guard !new.isEmpty else { return ([], []) }
        sections[place].insert(contentsOf: new, at: item)
        update.insertItems(at: [ItemPath(section: place, item: item)])
        changed = [place]
      default:
        guard let path = anyItem() else { return ([], []) }
        sections[path.section][path.item].height =
          random.oneIn(3) ? 0 : Double(random.int(1...3 * length))
        try view.reconfigureItems(at: [path])
        return ([path.section], [])
      }
      try view.performBatchUpdates(update, expecting: sections.map(\.count), animated: false)
      return (changed, moved)
    }
  }

  /// Two elements of which one lies over the other.
  static func overlap(_ frame: Frame) -> String? {
    let shown = frame.visible.filter { !$0.isDisplaced }
    for (place, one) in shown.enumerated() {
      for other in shown[(place + 1)...]
      where one.start < other.start + other.extent && other.start < one.start + one.extent
        && one.crossStart < other.crossStart + other.crossExtent
        && other.crossStart < one.crossStart + one.crossExtent
      {
        return "\(one.element) and \(other.element)"
      }
    }
    return nil
  }

  @Test(
    "A jump to the end arrives there, however short rows were estimated",
    arguments: Kind.allCases, [4.0, 12])
  func end(kind: Kind, estimate: Double) throws {
    var random = PromiseRandom(seed: 1)
    let view = CollectionView(layout: try kind.layout(estimate: estimate, &random))
    view.register(SizedTile.self)
    view.cellProvider = { view, path in
      let tile: SizedTile = view.dequeueCell(at: path)
      (tile.width, tile.height) = (90, 115)
      return tile
    }
    view.headerProvider = { $0.dequeueHeader(SizedTile.self, inSection: $1) }
    try view.setViewport(size: LayoutSize(width: 200, height: 300))
    try view.reloadData(sectionCounts: [400])
    try view.step(to: Timestamp(nanoseconds: 0))
    try view.setContentOffset(LayoutPoint(x: 0, y: 1e7), animated: false)
    let frame = try view.step(to: Timestamp(nanoseconds: 16_666_667))
    #expect(frame.diagnostics.isEmpty)
    #expect(frame.contentOffset.y == frame.edges.maximum)
    #expect(frame.work.rounds <= (kind == .masonry ? 12 : 8), "\(frame.work.rounds) rounds")
    #expect(frame.visible.contains { $0.element == .item(ItemPath(section: 0, item: 399)) })
  }

  @Test("What is on screen before and after a jump stays by the jump", arguments: Kind.allCases)
  func jumps(kind: Kind) throws {
    var shared = 0
    for seed in 1...TestRun.share(of: 60) {
      let shelf = try Shelf(kind, seed: seed, sections: 3, items: 200)
      _ = try shelf.step()
      var before = shelf.places(try shelf.step())
      for number in 0..<20 {
        try shelf.jump()
        let frame = try shelf.step()
        #expect(frame.diagnostics.isEmpty, "seed \(seed), jump \(number)")
        let now = shelf.places(frame)
        for (name, old) in before {
          guard let new = now[name] else { continue }
          shared += 1
          #expect(
            new.start == old.start - frame.displacement && new.cross == old.cross,
            "seed \(seed), jump \(number): item \(name) was at \(old) and is at \(new)")
        }
        before = try shelf.goOn()
      }
    }
    // The mean of a few seeds spreads more.
    #expect(shared > (TestRun.isLong ? 120 : 60) * TestRun.share(of: 60))
  }

  @Test(
    "A section that comes, goes or moves leaves the lanes and lines of the others",
    arguments: [Kind.masonry, .flow])
  func sections(kind: Kind) throws {
    var shared = 0
    for seed in 1...TestRun.share(of: 60) {
      let shelf = try Shelf(kind, seed: seed, sections: 8, items: 8)
      _ = try shelf.step()
      var before = shelf.places(try shelf.step())
      for number in 0..<30 {
        let (changed, moved) = try shelf.edit()
        let frame = try shelf.step()
        #expect(frame.diagnostics.isEmpty, "seed \(seed), edit \(number)")
        #expect(Self.overlap(frame) == nil, "seed \(seed), edit \(number)")
        let now = shelf.places(frame)
        for (name, new) in now where !changed.contains(new.section) && !moved.contains(name) {
          guard frame.work.refills == 0, let old = before[name] else { continue }
          shared += 1
          #expect(
            new.cross == old.cross,
            "seed \(seed), edit \(number): item \(name) was at \(old) and is at \(new)")
        }
        before = try shelf.goOn()
      }
    }
    #expect(shared > 120 * TestRun.share(of: 60))
  }
}
