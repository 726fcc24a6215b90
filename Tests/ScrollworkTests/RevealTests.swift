import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Scrolling to an item, by program, by keys and by snapping, shows it on both axes, clear of pinned elements.
@Suite struct RevealTests {
  static func pinnedList(sections: Int = 50) throws -> Harness {
    var configuration = ListLayout.Configuration()
    configuration.hasHeaders = true
    configuration.pinsHeaders = true
    return try Harness(
      counts: Array(repeating: 50, count: sections), layout: try ListLayout(configuration))
  }

  static func table(
    rows: Int = 500, columns: Int = 100, frozenRows: Int = 0, frozenColumns: Int = 0
  ) throws -> Harness {
    var configuration = TableLayout.Configuration()
    configuration.rowExtent = 30
    configuration.columnExtent = 80
    configuration.frozenRows = frozenRows
    configuration.frozenColumns = frozenColumns
    return try Harness(
      counts: Array(repeating: columns, count: rows), layout: try TableLayout(configuration))
  }

  static func carousels(_ behavior: OrthogonalBehavior, width: Double = 250) throws -> Harness {
    let card = LayoutGroup.horizontal(
      size: LayoutDimensions(width: .absolute(width), height: .absolute(170)),
      subitems: [.item(LayoutItemSpec(width: .fractionalWidth(1), height: .fractionalHeight(1)))])
    let layout = CompositionalLayout(CompositionalLayout.Configuration()) { section, _, _ in
      var spec = SectionSpec(group: card)
      if section % 2 == 1 { spec.orthogonalBehavior = behavior }
      return spec
    }
    return try Harness(counts: [10, 50, 10, 50, 10, 50, 10, 50], layout: layout)
  }

  static func shown(_ path: ItemPath, in frame: Frame) -> VisibleElement? {
    frame.visible.first { $0.element == .item(path) }
  }

  /// Frames until nothing moves on either axis.
  static func settle(_ harness: Harness) throws -> Frame {
    var frame = try harness.step()
    for _ in 0..<1200 where frame.phase != .idle || harness.view.isScrollingAcross {
      frame = try harness.step()
    }
    return frame
  }

  @Test("keys never leave the focused item under a pinned header")
  func focusBelowHeader() throws {
    let harness = try Self.pinnedList()
    try harness.step()
    try harness.view.scrollToItem(
      at: ItemPath(section: 20, item: 25), at: .top, animated: false)
    let top = try harness.step()
    #expect(Self.shown(ItemPath(section: 20, item: 25), in: top)?.start.points == 30)
    try harness.view.focus(ItemPath(section: 20, item: 30), animated: false)
    try harness.step()
    for _ in 0..<40 {
      harness.view.moveFocus(.up, animated: false)
      let frame = try harness.step()
      let focused = try #require(harness.view.focusedItem)
      let item = try #require(Self.shown(focused, in: frame), "\(focused)")
      for header in frame.visible where header.element == .header(section: focused.section) {
        #expect(item.start >= header.start + header.extent, "\(focused)")
      }
    }
  }

  @Test("items that content snaps to lie below a pinned header")
  func snapsBelowHeader() throws {
    for velocity in [1500.0, -1500, 4000, 333] {
      let harness = try Self.pinnedList()
      try harness.view.setSnapping(.items(at: .start))
      try harness.step()
      try harness.jump(to: 20_000)
      try harness.step()
      try harness.view.fling(velocity: velocity)
      let frame = try harness.settle()
      let header = try #require(frame.visible.first { $0.isDisplaced })
      #expect(frame.visible.contains { $0.start == header.start + header.extent }, "\(velocity)")
    }
  }

  @Test("cells of a table lie below its frozen rows and beside its frozen columns")
  func frozen() throws {
    let harness = try Self.table(frozenRows: 2, frozenColumns: 1)
    try harness.step()
    func scroll(_ row: Int, _ column: Int, _ position: ScrollPosition) throws -> VisibleElement? {
      let path = ItemPath(section: row, item: column)
      try harness.view.scrollToItem(at: path, at: position, animated: false)
      return Self.shown(path, in: try harness.step())
    }
    let top = try #require(try scroll(300, 3, .top))
    #expect(top.start.points == 60 && top.crossStart.points == 240)
    let right = try #require(try scroll(300, 90, .nearest))
    #expect(right.start.points == 60 && (right.crossStart + right.crossExtent).points == 390)
    let left = try #require(try scroll(200, 50, .nearest))
    #expect(left.start.points == 60 && left.crossStart.points == 80)
    let before = harness.view.contentOffset
    let corner = try #require(try scroll(1, 0, .top))
    #expect(corner.start.points == 30 && corner.crossStart == .zero)
    #expect(harness.view.contentOffset == before, "what is frozen is on screen already")
  }

  @Test("pages of a table are as long as what scrolls of it, and keys turn these pages")
  func frozenPages() throws {
    let harness = try Self.table(frozenRows: 2)
    try harness.view.setSnapping(.pages())
    try harness.step()
    try harness.view.fling(velocity: 800)
    let rest = try harness.settle().contentOffset.y
    #expect(rest == 844 - 60)
  }

  @Test("columns and cards far across are scrolled to, animated or not")
  func across() throws {
    for isAnimated in [false, true] {
      let table = try Self.table(columns: 1000)
      try table.step()
      let cell = ItemPath(section: 3, item: 900)
      try table.view.scrollToItem(at: cell, at: .top, animated: isAnimated)
      let frame = try Self.settle(table)
      let shown = try #require(Self.shown(cell, in: frame))
      #expect((shown.crossStart + shown.crossExtent).points == 390)
      for behavior in OrthogonalBehavior.allCases where behavior != .none {
        let store = try Self.carousels(behavior)
        try store.step()
        let card = ItemPath(section: 7, item: 30)
        try store.view.scrollToItem(at: card, at: .nearest, animated: isAnimated)
        let frame = try Self.settle(store)
        let shown = try #require(Self.shown(card, in: frame), "\(behavior)")
        #expect(
          shown.crossStart >= .zero && (shown.crossStart + shown.crossExtent).points <= 390,
          "\(behavior)")
        if behavior == .groupPaging { #expect(shown.crossStart == .zero) }
        if behavior == .groupPagingCentered { #expect(shown.crossStart.points == 70) }
      }
    }
  }

  @Test("keys go across as far as there are items, and what they reach is on screen")
  func focusAcross() throws {
    let table = try Self.table(columns: 1000, frozenRows: 1, frozenColumns: 1)
    let store = try Self.carousels(.continuous)
    for (harness, start) in [
      (table, ItemPath(section: 4, item: 0)), (store, ItemPath(section: 3, item: 0)),
    ] {
      try harness.step()
      try harness.view.focus(start, animated: false)
      try harness.step()
      for direction in Array(repeating: FocusDirection.right, count: 12)
        + Array(repeating: .left, count: 12)
      {
        harness.view.moveFocus(direction)
        try Self.expectFocusShown(harness, try Self.settle(harness), "\(direction)")
      }
    }
    for _ in 0..<60 {
      table.view.moveFocus(.down, animated: false)
      try Self.expectFocusShown(table, try table.step(), "down")
    }
  }

  static func expectFocusShown(_ harness: Harness, _ frame: Frame, _ comment: String) throws {
    let focused = try #require(harness.view.focusedItem)
    let item = try #require(shown(focused, in: frame), "\(comment): \(focused)")
    let viewport = frame.viewportSize
    #expect(item.start >= .zero && (item.start + item.extent).points <= viewport.height)
    #expect(
      item.crossStart >= .zero && (item.crossStart + item.crossExtent).points <= viewport.width,
      "\(comment): \(focused)")
  }

  @Test("keys pressed faster than the content scrolls end with the focused item on screen")
  func fastKeys() throws {
    for seed in TestRun.seeds(30) {
      var random = SeededGenerator(seed: seed)
      let harness = try Self.pinnedList(sections: 4)
      try harness.step()
      try harness.view.focus(ItemPath(section: 0, item: 3), animated: false)
      let directions: [FocusDirection] = [
        .up, .down, .down, .down, .pageDown, .pageUp, .last, .first,
      ]
      for _ in 0..<12 {
        harness.view.moveFocus(directions.randomElement(using: &random) ?? .down)
        for _ in 0..<Int.random(in: 1...6, using: &random) { try harness.step() }
      }
      try Self.expectFocusShown(harness, try harness.settle(), "seed \(seed)")
    }
  }
}
