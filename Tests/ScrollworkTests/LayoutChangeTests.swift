import Scrollwork
import Testing

/// One layout after another, scroll indicators, saved positions, and decorations.
@Suite struct LayoutChangeTests {
  private func path(_ item: Int, _ section: Int = 0) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  private func grid(_ columns: Int) throws -> GridLayout {
    var configuration = GridLayout.Configuration()
    configuration.columns = .count(columns)
    configuration.lineExtent = .estimated(60)
    return try GridLayout(configuration)
  }

  @Test("the anchor keeps its place through a change of layouts, at once and in motion")
  func anchorStays() throws {
    for animated in [false, true] {
      let harness = try Harness(counts: [1000], height: { 30 + Double($0.item % 40) })
      try harness.step()
      try harness.view.setContentOffset(LayoutPoint(y: 20_000), animated: false)
      let before = try harness.step()
      let anchor = try #require(before.visible.first)
      try harness.view.setLayout(try grid(3), animated: animated)
      var frames: [Frame] = []
      for _ in 0..<40 { frames.append(try harness.step()) }
      for frame in frames {
        let now = try #require(frame.visible.first { $0.element == anchor.element })
        #expect(now.start == anchor.start, "\(frame.index) \(animated)")
        #expect(frame.displacement == .zero)
        #expect(!frame.visible.contains { !$0.hasCell })
      }
      let last = try #require(frames.last)
      #expect(!last.visible.contains { $0.isDisplaced })
      #expect(last.visible.count > 2 * before.visible.count)
      let isMoving = frames[0].visible.contains { $0.isDisplaced }
      #expect(isMoving == animated)
    }
  }

  @Test("what takes over for a removed anchor keeps its place through another layout and width")
  func anchorGoes() throws {
    let harness = try Harness(counts: [1000], height: { 30 + Double($0.item % 40) })
    try harness.step()
    try harness.view.setContentOffset(LayoutPoint(y: 20_000), animated: false)
    let before = try harness.step()
    guard case .item(let first) = before.visible[0].element else { return }
    try harness.view.setLayout(try grid(3), animated: false)
    try harness.view.deleteItems(at: first, count: 2)
    try harness.view.setViewport(size: LayoutSize(width: 300, height: 844), scale: 3)
    let after = try harness.step()
    let third = try #require(after.visible.first { $0.element == .item(first) })
    #expect(third.start == before.visible[2].start)
    #expect(after.displacement == .zero)
  }

  @Test("elements go from where they were to where they belong, and cells stay with their items")
  func motion() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    let before = try harness.step()
    let cell = try #require(harness.view.cell(for: .item(path(4))))
    try harness.view.setLayout(try grid(2), animated: true)
    var widths: [Ticks] = []
    for _ in 0..<30 {
      let frame = try harness.step()
      let item = try #require(frame.visible.first { $0.element == .item(path(4)) })
      widths.append(item.crossExtent)
      #expect(harness.view.cell(for: .item(path(4))) === cell)
    }
    #expect(widths[1] < before.visible[4].crossExtent)
    #expect(widths == widths.sorted(by: >))
    #expect(widths.last?.points == 195)
  }

  @Test("a layout that cannot hold the items is refused, and the old one stays")
  func refused() throws {
    let harness = try Harness(counts: [3, 4])
    try harness.step()
    let table = try TableLayout(TableLayout.Configuration())
    let view = harness.view
    #expect(throws: CollectionError.self) { try view.setLayout(table, animated: false) }
    try harness.step()
    #expect(harness.view.layout is ListLayout)
  }

  @Test("a held bar moves only when it is moved, and the content arrives at both ends with it")
  func heldIndicator() throws {
    let harness = try Harness(counts: [5000], height: { 10 + Double($0.item * 31 % 200) })
    try harness.step()
    let view = harness.view
    try view.holdIndicator()
    try harness.step()
    var last = view.contentOffset.y
    for position in stride(from: 0.0, through: 1, by: 0.05) {
      try view.moveIndicator(to: position)
      try harness.step()
      #expect(view.contentOffset.y >= last)
      #expect(abs(view.indicator.position - position) < 1e-12)
      let (held, lines) = (view.indicator, try harness.step().visible.map(\.start))
      for _ in 0..<5 {
        let starts = try harness.step().visible.map(\.start)
        #expect(starts == lines)
      }
      #expect(view.indicator == held)
      last = view.contentOffset.y
    }
    #expect(view.contentOffset.y == view.edges.maximum)
    try view.moveIndicator(to: 0)
    try harness.step()
    #expect(view.contentOffset.y == view.edges.minimum)
    try view.moveIndicator(to: 0.5)
    try harness.step()
    try view.releaseIndicator()
    let released = try harness.step()
    #expect(abs(view.indicator.position - 0.5) < 1e-9)
    try view.setContentOffset(LayoutPoint(y: released.contentOffset.y + 2000), animated: false)
    try harness.step()
    try harness.step()
    let exact =
      (view.contentOffset.y - view.edges.minimum) / (view.edges.maximum - view.edges.minimum)
    #expect(abs(view.indicator.position - exact) < 1e-12)
  }

  @Test("a saved state shows the same again to the last tick, without asking for a size")
  func restoring() throws {
    for layout in [ListLayout() as any CollectionLayout, try grid(3)] {
      func view() throws -> Harness {
        try Harness(counts: [2000], layout: layout, height: { 20 + Double($0.item * 13 % 90) })
      }
      let harness = try view()
      try harness.step()
      try harness.view.scrollToItem(at: path(1200), at: .center, animated: false)
      try harness.step()
      try harness.view.fling(velocity: 700)
      let before = try harness.settle()
      let saved = try #require(harness.view.scrollState())
      let again = try view()
      try again.view.restore(saved)
      let after = try again.step()
      #expect(after.visible.map(\.start) == before.visible.map(\.start))
      #expect(after.visible.map(\.element) == before.visible.map(\.element))
      #expect(after.visible.map(\.extent) == before.visible.map(\.extent))
      let other = try Harness(counts: [10], layout: layout)
      let few = other.view
      #expect(throws: CollectionError.self) { try few.restore(saved) }
    }
  }

  final class Line: ReusableCell {
    func draw(in canvas: inout Canvas) {
      canvas.fill(LayoutRect(origin: .zero, size: canvas.size), Color(red: 0, green: 0, blue: 0))
    }
  }

  @Test("separators lie between rows, go with them, and need a registered cell")
  func separators() throws {
    var configuration = ListLayout.Configuration()
    configuration.separator = ListLayout.Separator(thickness: 2, leadingInset: 16)
    configuration.spacing = 4
    let harness = try Harness(counts: [100, 3], layout: try ListLayout(configuration))
    var frame = try harness.step()
    #expect(frame.diagnostics.contains(.decorationNotRegistered(kind: "separator")))
    harness.view.register(Line.self, forDecoration: ListLayout.separatorKind)
    try harness.view.setLayout(try ListLayout(configuration), animated: false)
    for offset in [0.0, 100, 2000, 4400] {
      try harness.view.setContentOffset(LayoutPoint(y: offset), animated: false)
      frame = try harness.step()
      let lines = frame.displayList.groups.filter { $0.size.height == 2 }
      let between = frame.visible.filter {
        guard case .item(let path) = $0.element else { return false }
        return path.item < (path.section == 0 ? 99 : 2)
      }
      let expected = between.map { ($0.start + $0.extent).points + 1 }.filter { $0 < 844 }
      #expect(lines.map(\.origin.y).filter { $0 > 0 } == expected.filter { $0 > 0 }, "\(offset)")
      #expect(lines.allSatisfy { $0.origin.x == 16 && $0.size.width == 374 })
    }
    #expect(frame.diagnostics.isEmpty)
  }
}
