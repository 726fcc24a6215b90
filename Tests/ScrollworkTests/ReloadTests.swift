import ScrollLayout
import ScrollPrimitives
import Scrollwork
import Testing

/// What a reload takes with it, and what it leaves where the layout refuses it.
@Suite struct ReloadTests {
  private func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }

  @Test("a reload that the layout refuses changes nothing: cells, selection, focus, place")
  func refused() throws {
    let harness = try Harness(counts: [80], layout: ShortLayout(limit: 100), prefetch: .none)
    let view = harness.view
    view.selectionMode = .multiple
    try harness.step()
    try view.selectItem(at: path(3))
    try view.focus(path(4), animated: false)
    try view.scrollToItem(at: path(30), at: .top, animated: false)
    let before = try harness.step()
    let cells = before.visible.map { view.cell(for: $0.element).map(ObjectIdentifier.init) }
    var phases: [UpdatePhase] = []
    try view.reloadData(sectionCounts: [200]) { phases.append($0) }
    let after = try harness.step()
    #expect(phases == [.refused])
    #expect(!after.diagnostics.isEmpty)
    #expect(after.visible == before.visible)
    #expect(after.visible.map { view.cell(for: $0.element).map(ObjectIdentifier.init) } == cells)
    #expect(after.work.bound == 0)
    #expect(after.events.allSatisfy { if case .interaction = $0 { false } else { true } })
    #expect(view.selectedItems == [path(3)])
    #expect(view.focusedItem == path(4))
    #expect(view.structure.sectionCounts == [80])
  }

  @Test("what a cell that leaves in a reload asks for is of the items that came")
  func askedWhileLeaving() throws {
    let harness = try Harness(counts: [10])
    try harness.step()
    var outcomes: [Bool] = []
    let view = harness.view
    let cell = try #require(view.cell(for: .item(path(0))) as? RowCell)
    cell.whenLeaving = {
      let isIn = (try? view.performUpdates([.insertItems(at: self.path(150), count: 1)])) != nil
      let isOut = (try? view.performUpdates([.insertItems(at: self.path(900), count: 1)])) != nil
      outcomes = [isIn, isOut]
    }
    try view.reloadData(sectionCounts: [200])
    try harness.step()
    #expect(outcomes == [true, false])
    try harness.step()
    #expect(view.structure.sectionCounts == [201])
  }
}

/// Rows of 44 pt that prepares for no more than some, and says so only then.
private struct ShortLayout: CollectionLayout {
  let limit: Int
  private var context: LayoutContext?

  init(limit: Int) { self.limit = limit }

  private var extent: Ticks { Ticks(rawValue: 44 * 1024) }
  private var count: Int { context?.structure.elementCount ?? 0 }
  var contentExtent: Ticks { Ticks(rawValue: Int64(count) * extent.rawValue) }

  mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {
    guard context.structure.elementCount <= limit else {
      throw .contentTooLong(points: Double(context.structure.elementCount) * extent.points)
    }
    self.context = context
  }

  func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
    for index in 0..<count {
      guard let attributes = attributes(at: index), attributes.touches(window.main) else {
        continue
      }
      found.append(attributes)
    }
  }

  func attributes(at index: Int) -> LayoutAttributes? {
    guard let context, (0..<count).contains(index) else { return nil }
    return LayoutAttributes(
      index: index, element: context.structure.path(at: index),
      start: Ticks(rawValue: Int64(index) * extent.rawValue), extent: extent, crossStart: .zero,
      crossExtent: Ticks(clamping: context.container.width))
  }
}
