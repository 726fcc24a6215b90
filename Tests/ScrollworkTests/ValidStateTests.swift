import Scrollwork
import Testing

/// States that look odd and are valid.
@Suite struct ValidStateTests {
  @Test("no items, no sections, no viewport")
  func empty() throws {
    for counts in [[], [0], [0, 0, 0]] {
      for size in [LayoutSize.zero, LayoutSize(width: 390, height: 844)] {
        let harness = try Harness(counts: counts, viewport: size)
        let frame = try harness.step()
        #expect(frame.visible.isEmpty && frame.diagnostics.isEmpty && frame.liveCells == 0)
        try harness.view.fling(velocity: 1000)
        try harness.drag(from: 300, to: 100, duration: 0.1)
        #expect(try harness.settle().contentOffset.y == 0)
      }
    }
    #expect(try CollectionView().step(to: .zero).visible.isEmpty)
  }

  @Test("items without height take no cells, however many there are")
  func zeroHeights() throws {
    let harness = try Harness(counts: [3000], height: { $0.item % 100 == 50 ? 40 : 0 })
    var watch = DriftWatch()
    for _ in 0..<200 { watch.see(try harness.step()) }
    var frame = try harness.step()
    #expect(frame.diagnostics.isEmpty)
    #expect(frame.visible.first?.element == .item(ItemPath(section: 0, item: 50)))
    #expect(frame.visible.allSatisfy { $0.extent.points == 40 })
    try harness.view.fling(velocity: 3000)
    frame = try harness.settle { watch.see($0) }
    #expect(watch.worst == 0)
    #expect(frame.liveCells < 60)
  }

  @Test("all items without height settle in a few frames at zero")
  func allZero() throws {
    let harness = try Harness(counts: [2000], height: { _ in 0 })
    for _ in 0..<100 { try harness.step() }
    let frame = try harness.step()
    #expect(frame.contentSize.height == 0)
    #expect(frame.liveCells == 0 && frame.contentOffset.y == 0)
    #expect(frame.work.elementsVisited < 50)
  }

  @Test("a screen of very small rows is filled in one frame")
  func tiny() throws {
    let harness = try Harness(counts: [5000], prefetch: .none, height: { _ in 0.5 })
    let frame = try harness.step()
    #expect(frame.visible.count == 1688 && frame.diagnostics.isEmpty)
  }

  @Test("an item taller than the viewport scrolls through it")
  func tall() throws {
    let harness = try Harness(counts: [3], height: { _ in 5000 })
    var watch = DriftWatch()
    watch.see(try harness.step())
    try harness.view.fling(velocity: 6000)
    try harness.settle {
      watch.see($0)
      #expect((1...2).contains($0.visible.count))
    }
    #expect(watch.worst == 0 && watch.compared > 100)
  }

  @Test("resized to nothing and back, the first item on screen is still there")
  func resizedToNothing() throws {
    let harness = try Harness(
      counts: [500], height: { StabilityTests.height($0, seed: 2) })
    try harness.step()
    try harness.view.scrollToItem(at: ItemPath(section: 0, item: 200), at: .top, animated: false)
    let before = try harness.step()
    try harness.view.setViewport(size: .zero, scale: 3)
    let none = try harness.step()
    #expect(none.visible.isEmpty)
    try harness.view.setViewport(size: LayoutSize(width: 390, height: 844), scale: 3)
    let after = try harness.step()
    #expect(after.visible.first == before.visible.first)
  }

  @Test("a new width asks for sizes again and keeps the first item on screen in place")
  func newWidth() throws {
    let harness = try Harness(counts: [500])
    var width = 390.0
    harness.height = { StabilityTests.height($0, seed: UInt64(width)) }
    try harness.step()
    try harness.view.scrollToItem(at: ItemPath(section: 0, item: 200), at: .top, animated: false)
    let before = try harness.settle()
    width = 844
    try harness.view.setViewport(size: LayoutSize(width: 844, height: 390), scale: 3)
    // Cells are not bound again, so theirs is the height of the old width until they are.
    try harness.view.reconfigureItems(
      at: (195...225).map { ItemPath(section: 0, item: $0) })
    let after = try harness.step()
    #expect(after.visible.first?.element == before.visible.first?.element)
    #expect(after.visible.first?.start == before.visible.first?.start)
    let first = try #require(after.visible.first)
    if case .item(let path) = first.element {
      #expect(first.extent == Ticks(points: harness.height(path)))
    }
  }

  @Test("other items at the same paths keep the first one on screen in place")
  func reloadKeepsPlace() throws {
    let harness = try Harness(counts: [100, 100])
    try harness.step()
    try harness.view.scrollToItem(at: ItemPath(section: 1, item: 20), at: .top, animated: false)
    try harness.step()
    try harness.view.setContentOffset(
      LayoutPoint(y: harness.view.contentOffset.y + 17), animated: false)
    let before = try harness.step()
    try harness.view.reloadData(sectionCounts: [3, 100])
    let after = try harness.step()
    #expect(
      after.visible.first
        == before.visible.first.map { first in
          var moved = first
          moved.index -= 97
          return moved
        })
    try harness.view.reloadData(sectionCounts: [3])
    let short = try harness.step()
    #expect(short.contentOffset.y == 0 && short.visible.count == 3)
  }

  @Test("everything is deleted in the middle of a fling")
  func deletedMidFling() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    try harness.view.fling(velocity: 6000)
    for _ in 0..<20 { try harness.step() }
    try harness.view.reloadData(sectionCounts: [])
    let frame = try harness.settle()
    #expect(frame.contentOffset.y == 0 && frame.visible.isEmpty)
  }

  @Test("along the horizontal axis the same happens sideways")
  func horizontal() throws {
    var configuration = ListLayout.Configuration()
    configuration.axis = .horizontal
    configuration.estimatedItemExtent = 80
    configuration.estimatesFollow = false
    let view = CollectionView(layout: try ListLayout(configuration))
    final class Tile: ReusableCell {
      func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
        #expect(proposal == LayoutSize(width: 80, height: 200))
        return LayoutSize(width: 100, height: proposal.height)
      }
    }
    view.register(Tile.self)
    view.cellProvider = { view, path in
      let cell: Tile = view.dequeueCell(at: path)
      return cell
    }
    try view.setViewport(size: LayoutSize(width: 500, height: 200))
    try view.reloadData(sectionCounts: [30])
    try view.step(to: .zero)
    try view.fling(velocity: -800)
    let frame = try view.step(to: Timestamp(nanoseconds: 100_000_000))
    #expect(frame.contentOffset.x < 0 && frame.contentOffset.y == 0)
    #expect(view.isBouncingLeading && !view.isBouncingTop)
    #expect(frame.displayList.groups.first?.origin.x == -frame.contentOffset.x)
    #expect(frame.displayList.groups.first?.size == LayoutSize(width: 100, height: 200))
  }
}
