import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Another layout and updates in one frame, where the layout before could not lay out the items after them.
@Suite struct LayoutWithUpdateTests {
  private final class Model {
    var rows: [[Int]]
    let view: CollectionView

    init(_ counts: [Int], _ layout: any CollectionLayout) throws {
      var next = 0
      rows = counts.map { count in
        next += count
        return Array((next - count)..<next)
      }
      view = CollectionView(layout: layout, prefetch: .none)
      view.register(Cell.self)
      view.cellProvider = { [unowned self] view, path in
        let cell: Cell = view.dequeueCell(at: path)
        cell.number = rows[path.section][path.item]
        return cell
      }
      try view.setViewport(size: LayoutSize(width: 390, height: 700))
      try view.reloadData(sectionCounts: counts)
      try view.step(to: .zero)
    }
  }

  private final class Cell: ReusableCell {
    var number = 0

    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      LayoutSize(width: proposal.width, height: 44)
    }
  }

  @Test("a table becomes a list that loses an item of one row", arguments: [true, false])
  func tableToList(animated: Bool) throws {
    let model = try Model(Array(repeating: 5, count: 60), TableLayout())
    let view = model.view
    try view.scrollToItem(at: ItemPath(section: 30, item: 0), at: .top, animated: false)
    try view.step(to: .zero + .milliseconds(16))
    try view.setLayout(ListLayout(), animated: animated)
    model.rows[2].remove(at: 1)
    model.rows[30].remove(at: 3)
    var phases: [UpdatePhase] = []
    try view.performUpdates(
      [
        .removeItems(at: ItemPath(section: 2, item: 1), count: 1),
        .removeItems(at: ItemPath(section: 30, item: 3), count: 1),
      ], animated: animated
    ) { phases.append($0) }
    var time = 32
    var frame = try view.step(to: .zero + .milliseconds(time))
    #expect(frame.diagnostics.isEmpty && view.layout is ListLayout)
    #expect(view.structure.sectionCounts == model.rows.map(\.count))
    while view.nextFrameTime != nil, time < 3000 {
      time += 16
      frame = try view.step(to: .zero + .milliseconds(time))
    }
    #expect(phases == [.finished])
    // The item that the screen began with still does, and every cell shows its item.
    #expect(frame.visible.first?.element == .item(ItemPath(section: 30, item: 0)))
    for element in frame.visible {
      let path = try #require(element.element.itemPath)
      let cell = try #require(view.cell(for: element.element) as? Cell)
      #expect(cell.number == model.rows[path.section][path.item])
    }
  }

  @Test("updates that both layouts can lay out come before the layout, as they did")
  func both() throws {
    let model = try Model([300], ListLayout())
    try model.view.setLayout(GridLayout(), animated: false)
    model.rows[0].removeFirst(2)
    try model.view.performUpdates([.removeItems(at: .row(0), count: 2)])
    let frame = try model.view.step(to: .zero + .milliseconds(16))
    #expect(frame.diagnostics.isEmpty && model.view.structure.sectionCounts == [298])
  }
}
