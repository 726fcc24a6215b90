import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Visible content is the same whether a layout says that neighbors stay as they lie or is requested
/// every one of them.
@Suite struct NeighborTests {
  /// A list that promises less.
  struct AskedList: CollectionLayout {
    var list: ListLayout
    let isSequential: Bool

    var contentExtent: Ticks { list.contentExtent }
    var measuredCount: Int { list.measuredCount }

    func validate(_ structure: ItemStructure) throws(LayoutFailure) { try list.validate(structure) }
    mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {
      try list.prepare(context)
    }
    mutating func invalidate(_ invalidation: LayoutInvalidation) throws(LayoutFailure) {
      try list.invalidate(invalidation)
    }
    mutating func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
      list.elements(in: window, into: &found)
    }
    mutating func attributes(at index: Int) -> LayoutAttributes? { list.attributes(at: index) }
    mutating func update(_ attributes: inout LayoutAttributes) { list.update(&attributes) }
    mutating func element(near offset: Ticks) -> Int? { list.element(near: offset) }
    mutating func isMeasured(at index: Int) -> Bool { list.isMeasured(at: index) }
    mutating func setPreferredSize(
      _ extent: Ticks, cross crossExtent: Ticks, at index: Int, anchor: Int
    ) throws(LayoutFailure) -> Bool {
      try list.setPreferredSize(extent, cross: crossExtent, at: index, anchor: anchor)
    }
    mutating func setMeasured(at index: Int) { list.setMeasured(at: index) }
    mutating func setNeedsMeasure(at index: Int) { list.setNeedsMeasure(at: index) }
  }

  private static func configuration(_ random: inout SeededGenerator) -> ListLayout.Configuration {
    var configuration = ListLayout.Configuration()
    configuration.estimatesFollow = random.oneIn(2)
    configuration.hasHeaders = random.oneIn(2)
    configuration.pinsHeaders = random.oneIn(3)
    if random.oneIn(2) {
      configuration.spacing = 7
      configuration.sectionInsets = LayoutInsets(top: 5, left: 0, bottom: 11, right: 0)
    }
    return configuration
  }

  /// Edits that fit some sections, most of them of single items.
  private static func edits(
    _ rows: inout [[Int]], _ next: inout Int, using random: inout SeededGenerator
  ) -> [ItemEdit] {
    var edits: [ItemEdit] = []
    for _ in 0..<(random.oneIn(3) ? 14 : 1) {
      let section = Int.random(in: rows.indices, using: &random)
      let item = Int.random(in: 0...rows[section].count, using: &random)
      let path = ItemPath(section: section, item: item)
      switch Int.random(in: 0..<8, using: &random) {
      case 0...3:
        edits.append(.insertItems(at: path, count: 1 + (random.oneIn(3) ? 4 : 0)))
      case 4...6:
        let held = rows[section].count - item
        edits.append(.removeItems(at: path, count: min(held, 1 + (random.oneIn(3) ? 4 : 0))))
      default:
        guard item < rows[section].count else { continue }
        let target = Int.random(in: rows.indices, using: &random)
        let room = rows[target].count - (target == section ? 1 : 0)
        edits.append(
          .moveItem(
            from: path,
            to: ItemPath(section: target, item: Int.random(in: 0...room, using: &random))))
      }
      apply(edits[edits.count - 1], to: &rows, &next)
    }
    return edits
  }

  /// Has the rows' names follow an edit.
  private static func apply(_ edit: ItemEdit, to rows: inout [[Int]], _ next: inout Int) {
    switch edit {
    case .insertItems(let path, let count):
      rows[path.section].insert(contentsOf: next..<next + count, at: path.item)
      next += count
    case .removeItems(let path, let count):
      rows[path.section].removeSubrange(path.item..<path.item + count)
    case .moveItem(let from, let to):
      rows[to.section].insert(rows[from.section].remove(at: from.item), at: to.item)
    default: break
    }
  }

  @Test(arguments: TestRun.seeds(12))
  func `what is on screen does not depend on what a list promises of neighbors`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let list = try ListLayout(Self.configuration(&random))
    let layouts: [any CollectionLayout] = [
      list, AskedList(list: list, isSequential: true), AskedList(list: list, isSequential: false),
    ]
    var rows = [Array(0..<40), [], [40, 41, 42], Array(43..<113)]
    var next = 113
    // Cells next to the screen are made ready in another order where elements lie in none.
    let isAlone = random.oneIn(2)
    let prefetch = isAlone ? PrefetchPolicy.none : PrefetchPolicy()
    let harnesses = try layouts.map { layout in
      try Harness(counts: rows.map(\.count), layout: layout, prefetch: prefetch) { path in
        Double(20 + rows[path.section][path.item] % 7 * 9)
      }
    }
    for step in 0..<100 {
      let edits = random.oneIn(3) ? [] : Self.edits(&rows, &next, using: &random)
      let offset = random.oneIn(6) ? Double.random(in: -100...6000, using: &random) : nil
      let frames = try harnesses.map { harness in
        if !edits.isEmpty { try harness.view.performUpdates(edits) }
        if let offset {
          try harness.view.setContentOffset(LayoutPoint(y: offset), animated: false)
        }
        return try harness.step()
      }
      let note = "SEED=\(seed), step \(step), \(edits)"
      for frame in frames.dropFirst().dropLast(isAlone ? 0 : 1) {
        try #require(frame.visible == frames[0].visible, "\(note)")
        try #require(frame.contentOffset == frames[0].contentOffset, "\(note)")
        try #require(frame.contentSize == frames[0].contentSize, "\(note)")
      }
      try #require(frames[1].liveCells == frames[0].liveCells, "\(note)")
      try #require(frames[1].materializedRange == frames[0].materializedRange, "\(note)")
      try #require(frames[1].events == frames[0].events, "\(note)")
      try #require(frames[1].work.bound == frames[0].work.bound, "\(note)")
    }
  }

  @Test func `an item that comes or goes out of sight has nothing looked at anew`() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    try harness.view.setContentOffset(LayoutPoint(y: 20_000), animated: false)
    for _ in 0..<60 { try harness.step() }
    for item in [0, 900, 17] {
      try harness.view.insertItems(at: ItemPath(section: 0, item: item))
      let came = try harness.step()
      #expect(came.work.elementsVisited == 0 && came.work.bound == 0)
      #expect(came.work.indexSteps < 40)
      try harness.view.deleteItems(at: ItemPath(section: 0, item: item))
      let gone = try harness.step()
      #expect(gone.work.elementsVisited == 0 && gone.work.bound == 0)
      #expect(gone.visible.map(\.start) == came.visible.map(\.start))
    }
  }
}

extension SeededGenerator {
  /// `true` once in `count` times on average.
  mutating func oneIn(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }
}
