import Scrollwork
import Testing

/// Changes of traits reach every cell, and leave sizes alone that they do not concern.
@Suite struct TraitCellTests {
  /// A cell that shows what the surroundings were when it was bound and drawn.
  final class TextCell: ReusableCell {
    var asked = 0
    var scheme: TraitCollection.ColorScheme?
    var drawn: TraitCollection.ColorScheme?
    var scale = 1.0
    var height = 44.0

    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      asked += 1
      return LayoutSize(width: proposal.width, height: height * scale)
    }

    func draw(in canvas: inout Canvas) { drawn = scheme }
  }

  final class LineCell: ReusableCell {
    var scheme: TraitCollection.ColorScheme?
    var drawn: TraitCollection.ColorScheme?

    func draw(in canvas: inout Canvas) { drawn = scheme }
  }

  static func view(_ layout: any CollectionLayout, counts: [Int]) throws -> CollectionView {
    let view = CollectionView(layout: layout, prefetch: PrefetchPolicy(cellsPerFrame: 20))
    view.register(TextCell.self)
    view.register(LineCell.self, forDecoration: .separator) { [unowned view] cell, _ in
      cell.scheme = view.traits.colorScheme
    }
    func configure(_ cell: TextCell, _ view: CollectionView, _ item: Int) -> TextCell {
      cell.scheme = view.traits.colorScheme
      cell.scale = view.traits.contentSizeCategory.textScale
      cell.height = Double(30 + item * 37 % 90)
      return cell
    }
    view.cellProvider = { configure($0.dequeueCell(at: $1), $0, $1.item) }
    view.headerProvider = { configure($0.dequeueHeader(inSection: $1), $0, $1) }
    view.footerProvider = { configure($0.dequeueFooter(inSection: $1), $0, $1) }
    try view.setViewport(size: LayoutSize(width: 390, height: 844), scale: 3)
    try view.reloadData(sectionCounts: counts)
    return view
  }

  static func step(_ view: CollectionView, _ frame: Int) throws -> Frame {
    try view.step(to: Timestamp(nanoseconds: Int64(frame) * 16_000_000))
  }

  static func cells(of view: CollectionView) -> [TextCell] {
    var cells: [TextCell] = []
    view.forEachLiveCell { if let cell = $0 as? TextCell { cells.append(cell) } }
    return cells
  }

  static func list() throws -> ListLayout {
    var configuration = ListLayout.Configuration()
    (configuration.hasHeaders, configuration.hasFooters) = (true, true)
    configuration.pinsHeaders = true
    configuration.separator = ListLayout.Separator()
    return try ListLayout(configuration)
  }

  @Test("larger text has the cells on screen measured in the same frame, the others as they come")
  func textSize() throws {
    let view = try Self.view(ListLayout(), counts: [100])
    for frame in 0..<5 { _ = try Self.step(view, frame) }
    try view.setContentOffset(LayoutPoint(y: 1000), animated: false)
    let before = try Self.step(view, 5)
    let category = ContentSizeCategory.accessibilityLarge
    view.traits.contentSizeCategory = category
    let after = try Self.step(view, 6)
    // A row that begins above the screen grows upward.
    let anchor = try #require(before.visible.first { $0.start >= .zero })
    #expect(after.visible.first { $0.element == anchor.element }?.start == anchor.start)
    for element in after.visible {
      guard case .item(let path) = element.element else { continue }
      let height = Double(30 + path.item * 37 % 90) * category.textScale
      #expect(element.extent == Ticks(clamping: height))
    }
    for frame in 7..<20 { _ = try Self.step(view, frame) }
    #expect(Self.cells(of: view).allSatisfy { $0.scale == category.textScale })
  }

  @Test(
    "a color scheme reaches every cell: on screen, ready, kept, pooled, headers and decorations")
  func colorScheme() throws {
    let view = try Self.view(try Self.list(), counts: [12, 30, 30])
    var frame = 0
    func step() throws -> Frame {
      frame += 1
      return try Self.step(view, frame)
    }
    for _ in 0..<5 { _ = try step() }
    try view.setContentOffset(LayoutPoint(y: 700), animated: false)
    for _ in 0..<5 { _ = try step() }
    for scheme in [TraitCollection.ColorScheme.dark, .light, .dark] {
      view.traits.colorScheme = scheme
      let now = try step()
      for cell in Self.cells(of: view) { #expect(cell.scheme == scheme) }
      for element in now.visible {
        let cell = try #require(view.cell(for: element.element) as? TextCell)
        #expect(cell.drawn == scheme, "\(element.element)")
      }
      // Those that were made ready or kept come on screen.
      for y in [700.0, 1100, 700, 300, 2000, 700] {
        try view.setContentOffset(LayoutPoint(y: y), animated: false)
        for element in try step().visible {
          #expect((view.cell(for: element.element) as? TextCell)?.drawn == scheme)
        }
      }
    }
  }

  @Test("decorations are configured and drawn for the color scheme there is")
  func decorations() throws {
    var drawn: [TraitCollection.ColorScheme?] = []
    let view = try Self.view(try Self.list(), counts: [40])
    view.register(LineCell.self, forDecoration: .separator) { [unowned view] _, _ in
      drawn.append(view.traits.colorScheme)
    }
    _ = try Self.step(view, 0)
    #expect(!drawn.isEmpty && drawn.allSatisfy { $0 == .light })
    drawn = []
    view.traits.colorScheme = .dark
    _ = try Self.step(view, 1)
    #expect(!drawn.isEmpty && drawn.allSatisfy { $0 == .dark })
  }

  /// Every layout with self-sizing cells.
  static func layouts() throws -> [(name: String, layout: any CollectionLayout, counts: [Int])] {
    var grid = GridLayout.Configuration()
    grid.columns = .count(3)
    var masonry = MasonryLayout.Configuration()
    masonry.columns = .count(2)
    var table = TableLayout.Configuration()
    table.hasSelfSizingRows = true
    let rows = SectionSpec(
      group: .horizontal(
        size: LayoutDimensions(width: .fractionalWidth(1), height: .estimated(60)),
        subitems: [.item(LayoutItemSpec(width: .fractionalWidth(1), height: .estimated(60)))]))
    return [
      ("list", try list(), [30, 30, 30]), ("grid", try GridLayout(grid), [60, 60]),
      ("masonry", try MasonryLayout(masonry), [60, 60]), ("flow", try FlowLayout(), [60, 60]),
      ("table", try TableLayout(table), Array(repeating: 8, count: 60)),
      ("compositional", try CompositionalLayout(section: rows), [60, 60]),
    ]
  }

  static let changes:
    [(trait: TraitCollection.Trait, change: @Sendable (inout TraitCollection) -> Void)] = [
      (.layoutDirection, { $0.layoutDirection = .rightToLeft }),
      (.reducesMotion, { $0.reducesMotion.toggle() }), (.colorScheme, { $0.colorScheme = .dark }),
      (.contentSizeCategory, { $0.contentSizeCategory = .extraExtraLarge }),
      (.horizontalSizeClass, { $0.horizontalSizeClass = .regular }),
      (.verticalSizeClass, { $0.verticalSizeClass = .compact }),
    ]

  @Test(
    "a trait that does not concern sizes has no cell asked, one that does has all on screen asked")
  func sizes() throws {
    for (name, layout, counts) in try Self.layouts() {
      for (trait, change) in Self.changes {
        let view = try Self.view(layout, counts: counts)
        for frame in 0..<4 { _ = try Self.step(view, frame) }
        try view.setContentOffset(LayoutPoint(y: 1300), animated: false)
        for frame in 4..<12 { _ = try Self.step(view, frame) }
        try view.setContentOffset(LayoutPoint(y: view.contentOffset.y + 333), animated: false)
        for frame in 12..<30 { _ = try Self.step(view, frame) }
        let before = try Self.step(view, 30)
        let (measured, extent) = (view.measuredCount, view.contentSize.height)
        for cell in Self.cells(of: view) { cell.asked = 0 }
        var traits = view.traits
        change(&traits)
        view.traits = traits
        let after = try Self.step(view, 31)
        let asked = Self.cells(of: view).filter { $0.asked > 0 }.count
        if TraitCollection.Trait.sizes.contains(trait) {
          #expect(asked >= after.visible.count - 2, "\(name) \(trait)")
          let anchor = before.visible.first { $0.start >= .zero && !$0.isDisplaced }
          let kept = after.visible.first { $0.element == anchor?.element }
          if trait != .horizontalSizeClass { #expect(kept != nil, "\(name) \(trait)") }
        } else {
          #expect(asked == 0 && after.work.measured == 0, "\(name) \(trait)")
          #expect(view.measuredCount == measured, "\(name) \(trait)")
          #expect(view.contentSize.height == extent, "\(name) \(trait)")
          #expect(after.visible == before.visible, "\(name) \(trait)")
          #expect(after.displacement == .zero && after.correction == .zero, "\(name) \(trait)")
        }
      }
    }
  }

  @Test("rows of a table keep the lengths of columns that are not on screen when night falls")
  func nightOverTable() throws {
    final class Cell: ReusableCell {
      var column = 0
      func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
        LayoutSize(width: proposal.width, height: column == 9 ? 160 : 40)
      }
    }
    var table = TableLayout.Configuration()
    table.hasSelfSizingRows = true
    table.rowExtent = 40
    let view = CollectionView(layout: try TableLayout(table))
    view.register(Cell.self)
    view.cellProvider = { view, path in
      let cell: Cell = view.dequeueCell(at: path)
      cell.column = path.item
      return cell
    }
    try view.setViewport(size: LayoutSize(width: 390, height: 600), scale: 3)
    try view.reloadData(sectionCounts: Array(repeating: 10, count: 100))
    _ = try Self.step(view, 0)
    try view.setContentOffset(LayoutPoint(x: 610, y: 1000), animated: false)
    _ = try Self.step(view, 1)
    try view.setContentOffset(LayoutPoint(x: 0, y: view.contentOffset.y + 50), animated: false)
    for frame in 2..<9 { _ = try Self.step(view, frame) }
    let light = try Self.step(view, 9)
    view.traits.colorScheme = .dark
    let dark = try Self.step(view, 10)
    #expect(dark.visible == light.visible)
  }

  @Test("an open swipe stays open in the dark")
  func swipe() throws {
    let view = try Self.view(ListLayout(), counts: [100])
    view.swipeHandler = { _, _, _ in SwipeActions([SwipeAction(title: "Flag")]) }
    _ = try Self.step(view, 0)
    for (time, x, action) in [
      (0.0, 300.0, InputEvent.Action.pointerDown(id: 1, kind: .touch)),
      (0.05, 200, .pointerMoved(id: 1)), (0.1, 180, .pointerUp(id: 1)),
    ] {
      try view.send(
        InputEvent(
          time: Timestamp(nanoseconds: Int64(time * 1e9)), position: LayoutPoint(x: x, y: 200),
          action: action))
    }
    for frame in 1..<100 { _ = try Self.step(view, frame) }
    let open = try #require(view.swipe)
    view.traits.colorScheme = .dark
    _ = try Self.step(view, 100)
    #expect(view.swipe?.offset == open.offset)
  }
}
