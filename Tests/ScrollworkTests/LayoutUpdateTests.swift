import ScrollLayout
import ScrollPrimitives
import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Changes of a layout of one's own, made where it is.
@Suite struct LayoutUpdateTests {
  /// A list in which some cards are open: there is room below them.
  struct CardLayout: CollectionLayout {
    var list = ListLayout()
    var open: [Int: Double] = [:]
    private(set) var prepared = 0

    /// Points of the open cards before an element, or with it.
    private func room(before index: Int) -> Ticks {
      Ticks(clamping: open.reduce(0) { $0 + ($1.key < index ? $1.value : 0) })
    }

    private func moved(_ attributes: LayoutAttributes) -> LayoutAttributes {
      var moved = attributes
      let way = room(before: attributes.index)
      moved.slotStart = moved.slotStart + way
      moved.start = moved.start + way
      moved.slotEnd = moved.slotEnd + way + Ticks(clamping: open[attributes.index] ?? 0)
      return moved
    }

    var contentExtent: Ticks { list.contentExtent + room(before: .max) }

    mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {
      prepared += 1
      try list.prepare(context)
    }

    mutating func invalidate(_ invalidation: LayoutInvalidation) throws(LayoutFailure) {
      try list.invalidate(invalidation)
    }

    mutating func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
      let all = room(before: .max)
      var near: [LayoutAttributes] = []
      list.elements(
        in: LayoutWindow(
          main: window.main.lowerBound - all..<window.main.upperBound, cross: window.cross),
        into: &near)
      found += near.map(moved).filter { $0.slotTouches(window.main) }
    }

    mutating func attributes(at index: Int) -> LayoutAttributes? {
      list.attributes(at: index).map(moved)
    }

    mutating func isMeasured(at index: Int) -> Bool { list.isMeasured(at: index) }
    mutating func setMeasured(at index: Int) { list.setMeasured(at: index) }
    mutating func setNeedsMeasure(at index: Int) { list.setNeedsMeasure(at: index) }

    mutating func setPreferredSize(
      _ extent: Ticks, cross crossExtent: Ticks, at index: Int, anchor: Int
    ) throws(LayoutFailure) -> Bool {
      try list.setPreferredSize(extent, cross: crossExtent, at: index, anchor: anchor)
    }

    var version: Int { list.version }
    var measuredCount: Int { list.measuredCount }
    mutating func takeSteps() -> Int { list.takeSteps() }
  }

  private func harness(rows: Int = 200) throws -> Harness {
    let harness = try Harness(counts: [rows], layout: CardLayout()) { 30 + Double($0.item % 5) * 9 }
    try harness.step()
    return harness
  }

  @Test(
    "a change moves what lies behind it, keeps what is looked at, and prepares and measures nothing"
  )
  func changes() throws {
    let harness = try harness()
    try harness.jump(to: 1500)
    let before = try harness.step()
    let first = try #require(before.visible.first)
    let layout = try #require(harness.view.layout as? CardLayout)
    harness.log.removeAll()
    // Above the screen, and on it.
    let seen = before.visible[3]
    try harness.view.updateLayout(as: CardLayout.self, animated: false) {
      $0.open[2] = 77
      $0.open[seen.index] = 120
    }
    #expect(harness.view.nextFrameTime != nil)
    let frame = try harness.step()
    let changed = try #require(harness.view.layout as? CardLayout)
    #expect(changed.prepared == layout.prepared && changed.open.count == 2)
    #expect(changed.measuredCount >= layout.measuredCount)
    let paths = before.visible.map(\.element.itemPath)
    #expect(harness.log.entries.allSatisfy { $0.step != .bind || !paths.contains($0.path) })
    #expect(frame.diagnostics.isEmpty)
    #expect(frame.visible.first?.element == first.element)
    #expect(frame.visible.first?.start == first.start)
    let next = try #require(frame.visible.first { $0.index == seen.index + 1 })
    #expect(next.start.points == seen.start.points + seen.extent.points + 120)
    #expect(frame.contentOffset.y == before.contentOffset.y + 77)
  }

  @Test("an animated change takes its time, and ends where an instant one does")
  func animated() throws {
    let (slow, fast) = (try harness(), try harness())
    for (harness, animated) in [(slow, true), (fast, false)] {
      try harness.jump(to: 700)
      try harness.step()
      try harness.view.updateLayout(as: CardLayout.self, animated: animated) { $0.open[18] = 90 }
    }
    let end = try fast.step()
    var displaced = 0
    for _ in 0..<60 {
      let frame = try slow.step()
      #expect(frame.visible.first?.start == end.visible.first?.start)
      displaced += frame.visible.contains(where: \.isDisplaced) ? 1 : 0
    }
    #expect(displaced > 5)
    #expect(try slow.step().visible == end.visible)
  }

  @Test("changes come after the updates that were requested before, and onto a new layout")
  func order() throws {
    let harness = try harness()
    try harness.view.performUpdates([
      .removeItems(at: ItemPath(section: 0, item: 0), count: 150)
    ])
    var sizes: [Ticks] = []
    try harness.view.updateLayout(as: CardLayout.self, animated: false) {
      sizes.append($0.list.contentExtent)
      $0.open[4] = 10
    }
    try harness.view.updateLayout(as: CardLayout.self, animated: false) { $0.open[5] = 20 }
    try harness.step()
    #expect(sizes.allSatisfy { $0.points < 3000 })
    #expect((harness.view.layout as? CardLayout)?.open == [4: 10, 5: 20])
    try harness.view.setLayout(CardLayout(), animated: false)
    try harness.view.updateLayout(as: CardLayout.self, animated: false) { $0.open[6] = 30 }
    try harness.step()
    #expect((harness.view.layout as? CardLayout)?.open == [6: 30])
    // The new layout replaces what was changed before it.
    try harness.view.updateLayout(as: CardLayout.self, animated: false) { $0.open[7] = 30 }
    try harness.view.setLayout(ListLayout(), animated: false)
    try harness.step()
    #expect(harness.view.layout is ListLayout)
    while harness.view.nextFrameTime != nil { try harness.step() }
    #expect(throws: CollectionError.otherLayout(expected: "CardLayout", found: "ListLayout")) {
      try harness.view.updateLayout(as: CardLayout.self, animated: false) { $0.open = [:] }
    }
    #expect(harness.view.nextFrameTime == nil)
  }

  @Test(
    "with other operations at random, what is looked at stays, and no card's room is lost",
    arguments: TestRun.seeds(96))
  func law(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let harness = try harness(rows: 120)
    var (count, open) = (120, [Int: Double]())
    try harness.jump(to: .random(in: 0...3000, using: &random))
    for _ in 0..<TestRun.operations(60) {
      var before = try harness.step()
      while harness.view.nextFrameTime != nil { before = try harness.step() }
      let index = Int.random(in: 1...count, using: &random)
      let length = Double(Int.random(in: 0...200, using: &random))
      let at = ItemPath(section: 0, item: Int.random(in: 0..<count, using: &random))
      let what = Int.random(in: 0...5, using: &random)
      switch what {
      case 0:
        let height = Double.random(in: 300...900, using: &random)
        try harness.view.setViewport(size: LayoutSize(width: 390, height: height), scale: 3)
      case 1: try harness.reconfigure(rows: [at.item])
      case 2:
        try harness.view.performUpdates(
          [.insertItems(at: at, count: 1)], animated: random.next() % 2 == 0)
        count += 1
      case 3: try harness.jump(to: .random(in: 0...4000, using: &random))
      default: break
      }
      if what != 3 {
        try harness.view.updateLayout(
          as: CardLayout.self, animated: random.next() % 2 == 0
        ) { $0.open[index] = length }
        open[index] = length
      }
      let frame = try harness.step()
      #expect((harness.view.layout as? CardLayout)?.open == open)
      guard what != 3, what != 0, let first = before.visible.first,
        !isNearEnd(before), !isNearEnd(frame)
      else { continue }
      // A row that changes its own length grows upward.
      guard what != 1 || first.element != .item(at) else { continue }
      let path = what == 2 ? moved(first.element, by: at) : first.element
      let after = frame.visible.first { $0.element == path }
      #expect(after?.start == first.start, "\(path) after \(what), row \(index) by \(length)")
    }
    // All rows lie behind one another, with the room of open cards between them.
    _ = try harness.settle()
    var one = harness.view.layout
    for index in 1..<count where one.isMeasured(at: index) && one.isMeasured(at: index + 1) {
      guard let here = one.attributes(at: index), let next = one.attributes(at: index + 1) else {
        continue
      }
      #expect(next.start.points == here.end.points + (open[index] ?? 0), "\(index)")
    }
  }

  private func isNearEnd(_ frame: Frame) -> Bool {
    frame.contentOffset.y > frame.edges.maximum - 300
      || frame.contentOffset.y < frame.edges.minimum + 1
  }

  private func moved(_ element: ElementPath, by inserted: ItemPath) -> ElementPath {
    guard case .item(let path) = element, path.item >= inserted.item else { return element }
    return .item(ItemPath(section: 0, item: path.item + 1))
  }
}
