import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Small elements that belong to items, headers and footers, in any layout.
@Suite struct AnchoredDecorationTests {
  /// Draws the name of its element as a color, by which the tests find it.
  private final class Mark: ReusableCell {
    var element: ElementPath?

    func draw(in canvas: inout Canvas) {
      if let element { canvas.fill(canvas.bounds, AnchoredDecorationTests.color(element)) }
    }
  }

  private static func color(_ element: ElementPath) -> Color {
    switch element {
    case .item(let path): Color(hex: UInt32(1 << 20 | path.section << 14 | path.item & 0x3FFF))
    case .header(let section): Color(hex: UInt32(2 << 20 | section))
    case .footer(let section): Color(hex: UInt32(3 << 20 | section))
    }
  }

  private static let badge = AnchoredDecoration(
    kind: "badge", elements: [.items, .headers, .footers], size: LayoutSize(width: 13, height: 7),
    offset: LayoutPoint(x: -3, y: 2))

  private static func give(_ decorations: [AnchoredDecoration], to view: CollectionView) throws {
    view.register(Mark.self, forDecoration: "badge") { $0.element = $1.element }
    try view.setAnchoredDecorations(decorations)
  }

  /// The marks of a frame: color, place and opacity, in the order in which they are drawn.
  private static func marks(
    _ frame: Frame
  ) -> [(color: Color, origin: LayoutPoint, group: DisplayList.Group)] {
    frame.displayList.groups.compactMap { group in
      guard group.size == LayoutSize(width: 13, height: 7) else { return nil }
      for command in frame.displayList.commands[group.commands] {
        if case .fill(_, let color) = command { return (color, group.origin, group) }
      }
      return nil
    }
  }

  @Test(
    "decorations of elements change the drawing alone, and are where their elements are drawn",
    arguments: FuzzLayout.Kind.allCases)
  func law(kind: FuzzLayout.Kind) throws {
    let drawn = try DrawnAlike.run(kind) { view in
      if view.anchoredDecorations.isEmpty { try Self.give([Self.badge], to: view) }
    } check: { pair in
      // A view that was just made again has its decorations from the next frame on.
      guard pair.frame.displayList.groups.count > pair.plain.displayList.groups.count else {
        return 0
      }
      return Self.check(pair.frame, pair.view, pair.name)
    }
    #expect(drawn > 100)
  }

  /// Whether each visible element has its mark, and how many have.
  private static func check(_ frame: Frame, _ view: CollectionView, _ name: String) -> Int {
    let marks = marks(frame)
    let isMirrored = view.traits.layoutDirection == .rightToLeft
    var drawn = 0
    for element in frame.visible where element.hasCell && !element.isPlaceholder {
      var (x, y) = (element.crossStart.points, element.start.points)
      var (width, height) = (element.crossExtent.points, element.extent.points)
      if frame.axis == .horizontal { (x, y, width, height) = (y, x, height, width) }
      var left = x + width - 13.0 / 2 - 3
      if isMirrored { left = frame.viewportSize.width - left - 13 }
      let top = y - 7.0 / 2 + 2
      let isThere = marks.contains { mark in
        mark.color == color(element.element) && abs(mark.origin.x - left) < 0.01
          && abs(mark.origin.y - top) < 0.01
      }
      #expect(isThere, "\(name): \(element.element) has no mark at \(left), \(top)")
      drawn += isThere ? 1 : 0
    }
    return drawn
  }

  /// A row that draws its element's color too.
  private final class NamedRow: ReusableCell {
    var element = ElementPath.row(0)

    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      LayoutSize(width: proposal.width, height: 60)
    }

    func draw(in canvas: inout Canvas) {
      canvas.fill(canvas.bounds, AnchoredDecorationTests.color(element))
    }
  }

  /// Where a point of a group is drawn.
  private static func place(
    of point: LayoutPoint, in group: DisplayList.Group, _ frame: Frame
  ) -> LayoutPoint {
    var point = point
    for command in frame.displayList.commands[group.commands] {
      if case .pushTransform(let map) = command { point = map(point) }
    }
    return LayoutPoint(x: group.origin.x + point.x, y: group.origin.y + point.y)
  }

  @Test(
    "the decoration of a removed item goes with it: to its place, as opaque and as large",
    arguments: TestRun.seeds(40))
  func removed(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var ids = Array(0..<60)
    let view = CollectionView()
    view.register(NamedRow.self)
    view.cellProvider = { view, path in
      let row: NamedRow = view.dequeueCell(at: path)
      row.element = .row(ids[path.item])
      return row
    }
    try view.setViewport(size: LayoutSize(width: 390, height: 600))
    try view.reloadData(sectionCounts: [60])
    view.register(Mark.self, forDecoration: "badge") { mark, path in
      mark.element = path.element.itemPath.map { .row(ids[$0.item]) }
    }
    try view.setAnchoredDecorations([Self.badge])
    try view.setUpdateAnimation(
      UpdateAnimation(
        duration: 0.5,
        appearance: LayoutAppearance(
          offset: Ticks(clamping: random.number(-80...80)),
          crossOffset: Ticks(clamping: random.number(-80...80)),
          opacity: random.number(0...1), scale: random.number(0.2...2))))
    if random.oneIn(2) {
      view.effectProvider = { place in
        var effect = ElementEffect()
        effect.offset = 20
        effect.opacity = 0.5
        effect.transform = .scale(x: 0.8, y: 1.2)
        effect.depth = place.element.itemPath?.item ?? 0
        return effect
      }
    }
    var (time, leaving) = (Timestamp.zero, 0)
    for step in 0..<90 {
      if step % 12 == 3 {
        let shown = min(
          (view.visibleItems.map(\.item).min() ?? 0) + random.whole(0...6), ids.count - 2)
        ids.remove(at: shown)
        try view.performUpdates(
          [.removeItems(at: ItemPath(section: 0, item: shown), count: 1)], animated: true)
      }
      if random.oneIn(4) { try view.fling(velocity: random.number(-500...900)) }
      time = time + .milliseconds(17)
      let frame = try view.step(to: time)
      let rows = frame.displayList.groups.compactMap {
        group -> (color: Color, group: DisplayList.Group)? in
        guard group.size == LayoutSize(width: 390, height: 60), group.opacity > 0 else {
          return nil
        }
        for command in frame.displayList.commands[group.commands] {
          if case .fill(_, let color) = command { return (color, group) }
        }
        return nil
      }
      leaving += rows.count > frame.visible.count ? 1 : 0
      let marks = Self.marks(frame)
      for row in rows {
        let expected = Self.place(of: LayoutPoint(x: 390 - 9.5, y: -1.5), in: row.group, frame)
        let isThere = marks.contains { mark in
          let found = Self.place(of: .zero, in: mark.group, frame)
          return mark.color == row.color && abs(found.x - expected.x) < 0.51
            && abs(found.y - expected.y) < 0.51 && mark.group.opacity == row.group.opacity
        }
        let isSeen = row.group.origin.y > -40 && row.group.origin.y < 560
        if isSeen { #expect(isThere, "seed \(seed) step \(step): no mark of \(row.color)") }
      }
      #expect(marks.count <= rows.count, "seed \(seed) step \(step)")
    }
    #expect(leaving > 5)
  }

  private func list(
    rows: Int = 100, _ layout: any CollectionLayout = ListLayout()
  ) throws -> Harness {
    let harness = try Harness(counts: [rows], layout: layout)
    try Self.give([Self.badge], to: harness.view)
    return harness
  }

  @Test("their cells have a pool of their own, with no more of them than elements are near")
  func pool() throws {
    let harness = try list(rows: 10_000)
    try harness.step()
    for step in 1...200 {
      try harness.jump(to: Double(step) * 300)
      try harness.step()
    }
    let counters = try #require(harness.view.cellCounters.first { $0.type.hasSuffix("Mark") })
    #expect(counters.created <= 60, "\(counters)")
    #expect(counters.bound > 1000)
  }

  @Test("a decoration is configured again with its item, and with each update")
  func configured() throws {
    let harness = try list()
    var unread = [0: 1]
    var configured: [ElementPath] = []
    harness.view.register(Mark.self, forDecoration: "badge") { cell, path in
      configured.append(path.element)
      cell.element = unread[path.element.itemPath?.item ?? 0].map { _ in path.element }
    }
    try harness.step()
    #expect(Self.marks(try harness.step()).map(\.color) == [Self.color(.row(0))])
    unread[3] = 1
    configured = []
    try harness.view.reconfigureItems(at: [ItemPath(section: 0, item: 3)])
    #expect(
      Self.marks(try harness.step()).map(\.color) == [.row(0), .row(3)].map(Self.color))
    // Without a change nothing is configured, once all cells are ready.
    try harness.step()
    try harness.step()
    configured = []
    try harness.step()
    #expect(configured.isEmpty)
  }

  @Test("effects move, fade and turn a decoration with its element, and depth takes it along")
  func effects() throws {
    let harness = try list()
    harness.view.effectProvider = { place in
      var effect = ElementEffect()
      guard place.element == .row(1) else { return effect }
      effect.offset = 10
      effect.opacity = 0.5
      effect.transform = .scale(x: 2, y: 2)
      effect.depth = 7
      return effect
    }
    try harness.step()
    let frame = try harness.step()
    let mark = try #require(Self.marks(frame).last)
    // The deepest layer of the screen is drawn last.
    #expect(mark.color == Self.color(.row(1)) && mark.group.opacity == 0.5)
    // Row 1 is drawn 10 points further down and twice as large around its center: so is its corner.
    #expect(mark.group.origin == LayoutPoint(x: 390 - 6.5 - 3, y: 54 - 3.5 + 2))
    let map = try #require(
      frame.displayList.commands[mark.group.commands].lazy.compactMap { command in
        if case .pushTransform(let map) = command { map } else { nil }
      }.first)
    let corner = map(.zero)
    #expect(abs(mark.group.origin.x + corner.x - (195 + 2 * (390 - 9.5 - 195))) < 1e-9)
    #expect(abs(mark.group.origin.y + corner.y - (76 + 2 * (52.5 - 76))) < 1e-9)
  }

  @Test("layers: above neighbors by default, under the own element below 0")
  func layers() throws {
    for (zIndex, isAbove) in [(1, true), (0, true), (-1, false)] {
      let harness = try list()
      var badge = Self.badge
      badge.zIndex = zIndex
      try harness.view.setAnchoredDecorations([badge])
      try harness.step()
      let groups = try harness.step().displayList.groups
      let mark = try #require(groups.firstIndex { $0.size.width == 13 })
      let row = try #require(groups.firstIndex { $0.size.width == 390 })
      #expect((mark > row) == isAbove, "\(zIndex)")
    }
  }

  @Test("numbers that are not finite are refused, and change nothing")
  func refused() throws {
    let harness = try list()
    for number in [Double.nan, .infinity, -.infinity] {
      var wrong = Self.badge
      wrong.offset.y = number
      #expect(throws: CollectionError.self) {
        try harness.view.setAnchoredDecorations([Self.badge, wrong])
      }
      wrong = Self.badge
      wrong.size.width = number
      #expect(throws: CollectionError.self) { try harness.view.setAnchoredDecorations([wrong]) }
    }
    #expect(harness.view.anchoredDecorations == [Self.badge])
    // Large numbers are taken, and end nothing.
    var far = Self.badge
    (far.anchor, far.offset) = (LayoutPoint(x: 1e300, y: -1e300), LayoutPoint(x: 1e300, y: 1e300))
    far.zIndex = .max
    try harness.view.setAnchoredDecorations([far, far, Self.badge])
    try harness.step()
    #expect(Self.marks(try harness.step()).count >= 20)
    // Without any, their cells are free.
    try harness.view.setAnchoredDecorations([])
    #expect(harness.view.nextFrameTime != nil)
    #expect(try harness.step().displayList.groups.allSatisfy { $0.size.width == 390 })
    let counters = try #require(harness.view.cellCounters.first { $0.type.hasSuffix("Mark") })
    #expect(counters.live == 0)
  }

  @Test("a callback may change the decorations while they are made")
  func reentrant() throws {
    let harness = try list()
    harness.view.register(Mark.self, forDecoration: "badge") { [view = harness.view] cell, path in
      cell.element = path.element
      try? view.setAnchoredDecorations([])
    }
    let first = try harness.step()
    #expect(Self.marks(first).count == first.visible.count)
    #expect(Self.marks(try harness.step()).isEmpty)
  }
}
