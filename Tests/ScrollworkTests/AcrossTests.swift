import Scrollwork
import Testing

/// Content that scrolls on both axes: tables, and sections whose items run across.
@Suite struct AcrossTests {
  private func table(rows: Int, columns: Int) throws -> Harness {
    var configuration = TableLayout.Configuration()
    configuration.rowExtent = 40
    configuration.columnExtent = 100
    configuration.frozenRows = 1
    configuration.frozenColumns = 1
    return try Harness(
      counts: Array(repeating: columns, count: rows), viewport: LayoutSize(width: 500, height: 400),
      layout: try TableLayout(configuration))
  }

  private func swipe(_ harness: Harness, by way: LayoutPoint, from: LayoutPoint) throws {
    let start = harness.time.nanoseconds
    func send(_ step: Int, _ action: InputEvent.Action) throws {
      let part = Double(step) / 10
      try harness.view.send(
        InputEvent(
          time: Timestamp(nanoseconds: start + Int64(step) * 8_000_000),
          position: LayoutPoint(x: from.x + way.x * part, y: from.y + way.y * part),
          action: action))
    }
    try send(0, .pointerDown(id: 1, kind: .touch))
    for step in 1...10 { try send(step, .pointerMoved(id: 1)) }
    try send(10, .pointerUp(id: 1))
  }

  private func settled(_ harness: Harness) throws -> Frame {
    var frame = try harness.step()
    for _ in 0..<900 where frame.phase != .idle || harness.view.isScrollingAcross {
      frame = try harness.step()
    }
    return frame
  }

  @Test("frozen columns that do not fit the viewport are no fault")
  func frozenBesideViewport() throws {
    var configuration = TableLayout.Configuration()
    (configuration.columnExtent, configuration.frozenColumns) = (200, 2)
    let harness = try Harness(
      counts: [4, 4, 4], viewport: LayoutSize(width: 150, height: 400),
      layout: try TableLayout(configuration))
    for _ in 0..<3 {
      let frame = try harness.step()
      #expect(frame.diagnostics.isEmpty && frame.visible.count == 3)
    }
  }

  @Test("a table of 1e5 x 1e5 cells scrolls on both axes, its frozen row and column stay")
  func bothAxes() throws {
    let harness = try table(rows: 100_000, columns: 100_000)
    var frame = try harness.step()
    #expect(harness.view.contentSize.width == 10_000_000)
    for (x, y) in [(0.0, 0.0), (5050, 0), (0, 4020), (123_456, 2_000_010), (9_999_500, 3_999_600)] {
      try harness.view.setContentOffset(LayoutPoint(x: x, y: y), animated: false)
      frame = try harness.step()
      #expect(frame.contentOffset == LayoutPoint(x: x, y: y))
      #expect(frame.visible.count <= 12 * 7 && frame.liveCells <= 200)
      let corner = try #require(
        frame.visible.first { $0.element == .item(ItemPath(section: 0, item: 0)) })
      #expect(corner.start == .zero && corner.crossStart == .zero)
      // Whatever is shown lies where rows and columns say, or at its frozen edge.
      for cell in frame.visible {
        guard case .item(let path) = cell.element else { continue }
        let start = path.section == 0 ? 0 : Double(path.section) * 40 - y
        let cross = path.item == 0 ? 0 : Double(path.item) * 100 - x
        #expect(cell.start.points == start && cell.crossStart.points == cross)
      }
      let rows = Set(frame.visible.compactMap { $0.element.section })
      #expect(rows.contains(0) && rows.count >= 10)
    }
  }

  @Test("a finger moves a table along the axis it leaves its slop in, or both without the lock")
  func directionalLock() throws {
    for (locks, way, moves) in [
      (true, LayoutPoint(x: -200, y: -20), (true, false)),
      (true, LayoutPoint(x: -20, y: -200), (false, true)),
      (false, LayoutPoint(x: -150, y: -200), (true, true)),
    ] {
      let harness = try table(rows: 1000, columns: 1000)
      harness.view.isDirectionalLockEnabled = locks
      try harness.step()
      try swipe(harness, by: way, from: LayoutPoint(x: 300, y: 300))
      let frame = try settled(harness)
      #expect((frame.contentOffset.x > 0, frame.contentOffset.y > 0) == moves, "\(locks) \(way)")
    }
  }

  private func store() throws -> Harness {
    let item = LayoutItemSpec(width: .fractionalWidth(1), height: .fractionalHeight(1))
    let card = LayoutGroup.horizontal(
      size: LayoutDimensions(width: .absolute(300), height: .absolute(160)),
      subitems: [.item(item)], spacing: .fixed(0))
    let row = LayoutGroup.horizontal(
      size: LayoutDimensions(width: .fractionalWidth(1), height: .absolute(50)),
      subitems: [.item(item)], spacing: .fixed(0))
    let layout = CompositionalLayout(CompositionalLayout.Configuration()) { section, _, _ in
      var spec = SectionSpec(group: section % 2 == 0 ? card : row)
      spec.interGroupSpacing = 10
      if section % 2 == 0 { spec.orthogonalBehavior = .continuousGroupLeadingBoundary }
      return spec
    }
    return try Harness(
      counts: (0..<20).map { $0 % 2 == 0 ? 50 : 12 }, viewport: LayoutSize(width: 400, height: 700),
      layout: layout)
  }

  @Test(
    "a carousel that items came to before those it shows stays under a finger and is scrolled from there"
  )
  func cameBefore() throws {
    for touches in [true, false] {
      let harness = try store()
      let view = harness.view
      try harness.step()
      try view.performUpdates([.insertItems(at: ItemPath(section: 0, item: 0), count: 8)])
      try harness.step()
      let offset = view.orthogonalOffset(ofSection: 0)
      #expect(offset == 8 * 310)
      if touches {
        let before = try harness.step()
        try view.send(
          InputEvent(
            time: before.time, position: LayoutPoint(x: 200, y: 80),
            action: .pointerDown(id: 1, kind: .touch)))
        let after = try harness.step()
        #expect(after.visible.map(\.crossStart) == before.visible.map(\.crossStart))
        #expect(after.visible.map(\.index) == before.visible.map(\.index))
      } else {
        let path = ItemPath(section: 0, item: 1)
        try view.scrollToItem(at: path, at: .nearest, animated: false)
        let frame = try harness.step()
        #expect(RevealTests.shown(path, in: frame)?.crossStart == .zero)
      }
    }
  }

  @Test("a carousel rests where a group begins, and keeps its place while it is away")
  func carousel() throws {
    let harness = try store()
    try harness.step()
    try swipe(harness, by: LayoutPoint(x: -180, y: -8), from: LayoutPoint(x: 300, y: 80))
    var frame = try settled(harness)
    #expect(frame.contentOffset.y == 0)
    let offset = harness.view.orthogonalOffset(ofSection: 0)
    #expect(offset > 0 && offset.truncatingRemainder(dividingBy: 310) == 0)
    #expect(harness.view.orthogonalOffset(ofSection: 2) == 0)
    let shown = frame.visible.filter { $0.element.section == 0 }.map(\.crossStart)
    #expect(shown.contains(.zero))
    try harness.view.setContentOffset(LayoutPoint(y: 5000), animated: false)
    for _ in 0..<20 { try harness.step() }
    try harness.view.setContentOffset(LayoutPoint(y: 0), animated: false)
    frame = try harness.step()
    #expect(frame.visible.filter { $0.element.section == 0 }.map(\.crossStart) == shown)
    // It goes with its section.
    try harness.view.performUpdates([.insertSections(at: 0, counts: [2, 3])])
    try harness.step()
    #expect(harness.view.orthogonalOffset(ofSection: 2) == offset)
  }

  @Test("a finger along the axis scrolls the page and leaves the carousel alone")
  func pageOverCarousel() throws {
    let harness = try store()
    try harness.step()
    try swipe(harness, by: LayoutPoint(x: -10, y: -200), from: LayoutPoint(x: 300, y: 90))
    let frame = try settled(harness)
    #expect(frame.contentOffset.y > 200)
    #expect(harness.view.orthogonalOffset(ofSection: 0) == 0)
  }
}
