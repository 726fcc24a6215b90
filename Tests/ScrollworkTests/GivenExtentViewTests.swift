import Scrollwork
import Testing

/// Views of lists whose cells are not measured.
@Suite struct GivenExtentViewTests {
  private func fixed() throws -> ListLayout {
    var configuration = ListLayout.Configuration()
    configuration.fixedItemExtent = 50
    return try ListLayout(configuration)
  }

  private func known(_ lengths: [Double]) throws -> ListLayout {
    try ListLayout(ListLayout.Configuration(), itemExtents: lengths)
  }

  private let lengths = (0..<400).map { 20 + Double($0 * 7 % 60) }

  private func measured(_ harness: Harness) -> [ItemPath?] {
    defer { harness.log.removeAll() }
    return harness.log.entries.filter { $0.step == .measure }.map(\.path)
  }

  @Test("no cell of a fixed length is asked, whatever is done with its item")
  func fixedItems() throws {
    let harness = try Harness(counts: [1000], layout: fixed())
    try harness.step()
    try harness.view.fling(velocity: 5000)
    try harness.settle()
    try harness.view.reconfigureItems(at: [.row(0), .row(500)])
    try harness.view.reloadItems(at: [.row(1)])
    try harness.view.insertItems(at: .row(3), count: 2)
    try harness.view.setViewport(size: LayoutSize(width: 300, height: 844), scale: 3)
    try harness.view.setContentOffset(.zero, animated: false)
    var frame = try harness.step()
    try harness.view.reloadData(sectionCounts: [30])
    frame = try harness.step()
    #expect(frame.visible.allSatisfy { $0.extent.points == 50 && $0.hasCell })
    #expect(harness.view.contentSize.height == 1500)
    #expect(measured(harness).isEmpty)
    #expect(frame.diagnostics.isEmpty)
  }

  @Test(
    "cells of known lengths are asked when their items are configured anew, and all by another width"
  )
  func knownItems() throws {
    let harness = try Harness(counts: [150, 250], layout: known(lengths))
    try harness.step()
    #expect(harness.view.contentSize.height == lengths.reduce(0, +))
    try harness.view.fling(velocity: 9000)
    try harness.settle()
    try harness.view.scrollToItem(
      at: ItemPath(section: 1, item: 0), at: .top, animated: false)
    var frame = try harness.step()
    let second = try #require(frame.visible.first)
    #expect(second.element == .item(ItemPath(section: 1, item: 0)))
    #expect(second.extent.points == lengths[150])
    #expect(measured(harness).isEmpty)
    try harness.view.reconfigureItems(at: [ItemPath(section: 1, item: 1)])
    try harness.step()
    #expect(measured(harness) == [ItemPath(section: 1, item: 1)])
    try harness.view.setViewport(size: LayoutSize(width: 300, height: 844), scale: 3)
    frame = try harness.step()
    #expect(frame.visible.allSatisfy { $0.extent.points == 44 })
    #expect(measured(harness).count >= frame.visible.count)
  }

  @Test("another number of items than lengths is refused, and nothing changes")
  func refused() throws {
    let view = CollectionView(layout: try known([10, 20, 30]))
    let expected = CollectionError.unsuitableStructure(
      reason: "there are 4 items, and the lengths of 3 are known")
    #expect(throws: expected) { try view.reloadData(sectionCounts: [4]) }
    #expect(throws: expected) { try view.performUpdates([.insertSections(at: 0, counts: [4])]) }
    try view.setViewport(size: LayoutSize(width: 390, height: 844), scale: 3)
    try view.step(to: .zero)
    #expect(view.structure.itemCount == 0)
    try view.performUpdates([.insertSections(at: 0, counts: [1, 2])])
    try view.step(to: Timestamp(nanoseconds: 1_000_000))
    #expect(view.contentSize.height == 60)
    #expect(throws: CollectionError.self) { try view.setLayout(known([1]), animated: false) }
    // The reload comes first: the layout is for what it makes.
    try view.reloadData(sectionCounts: [1])
    try view.setLayout(known([77]), animated: false)
    try view.step(to: Timestamp(nanoseconds: 2_000_000))
    #expect(view.contentSize.height == 77)
  }

  @Test("a reload of as many items forgets the known lengths, as it does measured ones")
  func reloading() throws {
    let harness = try Harness(counts: [400], layout: known(lengths))
    try harness.step()
    try harness.view.reloadData(sectionCounts: [400])
    let frame = try harness.step()
    #expect(frame.visible.allSatisfy { $0.extent.points == 44 })
    #expect(!measured(harness).isEmpty)
  }

  @Test(
    "a list of known lengths takes over another one without a move on screen, and no cell is asked")
  func takingOver() throws {
    let harness = try Harness(counts: [400]) { [lengths] in lengths[$0.item] }
    try harness.step()
    try harness.view.scrollToItem(at: .row(200), at: .top, animated: false)
    let before = try harness.step()
    _ = measured(harness)
    try harness.view.setLayout(known(lengths), animated: false)
    let after = try harness.step()
    #expect(after.visible.map(\.start) == before.visible.map(\.start))
    #expect(after.displacement == .zero)
    #expect(measured(harness).isEmpty)
    #expect(after.contentOffset.y == lengths[..<200].reduce(0, +))
  }

  @Test("what a view of a fixed length saves lists no items")
  func saving() throws {
    let harness = try Harness(counts: [400], layout: fixed())
    try harness.step()
    try harness.view.setContentOffset(LayoutPoint(y: 5000), animated: false)
    try harness.step()
    #expect(harness.view.layout.measuredSizes().isEmpty)
    let saved = try #require(harness.view.scrollState())
    let other = try Harness(counts: [400], layout: fixed())
    try other.view.restore(saved)
    #expect(try other.step().contentOffset.y == 5000)
  }
}
