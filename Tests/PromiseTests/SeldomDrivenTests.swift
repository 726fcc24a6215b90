import Scrollwork
import TestSupport
import Testing

/// What the page "What stays still" says of cases that few sequences meet.
@Suite("Seldom driven")
struct SeldomDrivenTests {
  /// Used by one test at a time.
  final class Stage: @unchecked Sendable {
    var heights: [Double]
    let view: CollectionView
    private var time = Int64(0)

    init(
      _ layout: any CollectionLayout, _ heights: [Double], _ size: LayoutSize,
      prefetch: PrefetchPolicy = .none
    ) throws {
      self.heights = heights
      view = CollectionView(layout: layout, prefetch: prefetch)
      view.register(SizedTile.self)
      view.cellProvider = { [unowned self] view, path in
        let tile: SizedTile = view.dequeueCell(at: path)
        tile.height = self.heights[path.item]
        return tile
      }
      try view.setViewport(size: size)
      try view.reloadData(sectionCounts: [heights.count])
      try step()
    }

    @discardableResult
    func step(_ count: Int = 1) throws -> Frame {
      for _ in 1..<count { try step() }
      time += 16_666_667
      return try view.step(to: Timestamp(nanoseconds: time))
    }

    func scroll(to offset: Double) throws {
      try view.setContentOffset(LayoutPoint(x: 0, y: offset), animated: false)
      try step(2)
    }

    func move(from: Int, to: Int, animated: Bool) throws {
      let height = heights.remove(at: from)
      heights.insert(height, at: to)
      let edit = ItemEdit.moveItem(
        from: ItemPath(section: 0, item: from), to: ItemPath(section: 0, item: to))
      _ = try view.performUpdates([edit], animated: animated)
    }

    static func places(_ frame: Frame) -> [String] {
      frame.visible.map { "\($0.element) at \($0.start.points), \($0.extent.points)" }
    }
  }

  static let square = LayoutSize(width: 400, height: 400)

  @Test("After reloading, a row that fills the screen and begins far above it stays")
  func reloadsTallRow() throws {
    var grid = GridLayout.Configuration()
    (grid.columns, grid.lineExtent) = (.count(1), .estimated(44))
    let layouts: [any CollectionLayout] = [ListLayout(), try GridLayout(grid), try MasonryLayout()]
    for layout in layouts {
      for offset in stride(from: 60.0, through: 340, by: 20) {
        let heights = [50, 700.0] + Array(repeating: 50, count: 20)
        let stage = try Stage(layout, heights, Self.square)
        try stage.scroll(to: offset)
        func tall() throws -> VisibleElement? {
          try stage.step().visible.first { $0.extent == Ticks(points: 700) }
        }
        let before = try tall()
        try stage.view.reloadData(sectionCounts: [heights.count])
        let after = try tall()
        #expect(
          before != nil && after?.start == before?.start, "\(type(of: layout)), \(offset)")
      }
    }
  }

  @Test("Lanes that come back hold what is to be asked again at the length they were placed by")
  func lanesComeBackWithFormerSizes() throws {
    var masonry = MasonryLayout.Configuration()
    masonry.estimatedItemExtent = 240
    let wide = LayoutSize(width: 800, height: 300)
    let stage = try Stage(try MasonryLayout(masonry), [40, 50, 150, 140, 160], wide)
    try stage.view.scrollToItem(
      at: ItemPath(section: 0, item: 4), at: .bottom, animated: false)
    try stage.step()
    try stage.view.reconfigureItems(at: [ItemPath(section: 0, item: 1)])
    let before = Stage.places(try stage.step())
    try stage.view.setViewport(size: LayoutSize(width: 400, height: 550))
    try stage.step()
    try stage.view.setViewport(size: wide)
    #expect(Stage.places(try stage.step()) == before)
    #expect(Stage.places(try stage.step(60)) == before)
  }

  @Test("A move to where something is changes nothing", arguments: [false, true])
  func movesNothing(isSection: Bool) throws {
    let stage = try Stage(ListLayout(), [60, 40] + Array(repeating: 50, count: 20), Self.square)
    try stage.step()
    let path = ItemPath(section: 0, item: 0)
    stage.heights[1] = 45
    _ = try stage.view.performUpdates([
      isSection ? .moveSection(from: 0, to: 0) : .moveItem(from: path, to: path)
    ])
    try stage.view.reconfigureItems(at: [ItemPath(section: 0, item: 1)])
    let frame = try stage.step()
    #expect(frame.visible.first?.start == .zero)
    #expect(frame.visible.dropFirst().first?.extent == Ticks(points: 45))
  }

  @Test(
    "An update of what is on its way is held by what belongs on screen", arguments: [false, true])
  func updatesOnTheWay(isAnimated: Bool) throws {
    let heights = [50, 140, 150, 100] + Array(repeating: 50.0, count: 36)
    let stage = try Stage(ListLayout(), heights, LayoutSize(width: 300, height: 200))
    stage.heights.remove(at: 0)
    _ = try stage.view.performUpdates(
      [.removeItems(at: ItemPath(section: 0, item: 0), count: 1)], animated: true)
    try stage.step(4)
    try stage.move(from: 0, to: 20, animated: isAnimated)
    let frame = try stage.step(60)
    #expect(frame.contentOffset.y == 0)
    #expect(frame.visible.first?.element == .item(ItemPath(section: 0, item: 0)))
  }

  @Test("What leaves the screen as a copy does not come back beside it")
  func leavesOnce() throws {
    var list = ListLayout.Configuration()
    (list.estimatedItemExtent, list.estimatesFollow) = (50, false)
    for height in stride(from: 100.0, through: 400, by: 20) {
      for place in 0...4 {
        let stage = try Stage(
          try ListLayout(list), Array(repeating: 50, count: 30),
          LayoutSize(width: 300, height: 300))
        stage.heights.insert(height, at: place)
        _ = try stage.view.performUpdates(
          [.insertItems(at: ItemPath(section: 0, item: place), count: 1)], animated: true)
        var shown = Set(try stage.step().visible.map(\.index))
        for frame in 1...20 {
          let now = Set(try stage.step().visible.map(\.index))
          #expect(now.isSubset(of: shown), "\(height) at \(place), frame \(frame)")
          shown = now
        }
      }
    }
  }

  @Test("Lanes stay where a jump leaves the element on screen that they are held by")
  func keepsLanesThroughJump() throws {
    let setup = PromiseSetup(
      layout: PromiseLayout(kind: .masonry, axis: .vertical, variant: 0),
      palette: PromisePalette(kind: .extreme, rotation: 0), counts: [7, 14, 4, 2], main: 120,
      cross: 144)
    let problem = try PromiseFuzz.replay(
      setup,
      [
        .empty(refill: 20), .toEnd, .replace(at: 2, count: 2, animated: false),
        .insert(at: 3, count: 1, animated: true), .resize(at: 0, count: 1),
        .insert(at: -1, count: 1, animated: false), .batch(seed: 5693, animated: true),
        .fling(-1500), .resize(at: 6, count: 1), .fling(200), .frames(3, milliseconds: 60),
        .insert(at: 4, count: 3, animated: false), .fling(-1500), .insets(8), .fling(-1500),
        .batch(seed: 4089, animated: false), .scrollToItem(at: 5, .top, animated: false),
      ])
    #expect(problem == nil)
  }

  @Test("Content that a refill makes longer keeps its offset, and can be scrolled to its end")
  func refillMovesEndAway() throws {
    var grid = GridLayout.Configuration()
    (grid.columns, grid.lineExtent) = (.count(2), .estimated(150))
    let stage = try Stage(
      try GridLayout(grid), [400, 10, 150, 150, 150, 150, 150, 150], Self.square)
    try stage.scroll(to: 420)
    // The item above the screen leaves its place free, and the last line goes.
    for (item, count) in [(0, 1), (5, 2)] {
      stage.heights.removeSubrange(item..<item + count)
      _ = try stage.view.performUpdates([
        .removeItems(at: ItemPath(section: 0, item: item), count: count)
      ])
      try stage.step()
    }
    var refills = 0
    var end = 0.0
    try stage.view.setContentOffset(LayoutPoint(x: 0, y: 10000), animated: false)
    for _ in 0..<60 {
      let frame = try stage.step()
      refills += frame.work.refills
      end = frame.edges.maximum
      #expect(frame.contentOffset.y == 0 && frame.displacement == .zero)
    }
    #expect(refills == 1 && end == 50)
    try stage.scroll(to: 10000)
    let last = try #require(try stage.step().visible.last)
    #expect(last.index == 5 && last.start + last.extent == Ticks(points: 400))
  }

  @Test("A scroll to the end of a grid arrives, also where a refill at rest moves the end away")
  func arrivesAtRefilledEnd() throws {
    let setup = PromiseSetup(
      layout: PromiseLayout(kind: .grid, axis: .vertical, variant: 0),
      palette: PromisePalette(kind: .mixed, rotation: 0), counts: [0, 9], main: 168, cross: 120)
    let problem = try PromiseFuzz.replay(
      setup,
      [
        .fling(6000), .frames(3, milliseconds: 16), .deleteSection(at: 1, animated: true),
        .batch(seed: 330, animated: true), .delete(at: 4, count: 2, animated: false),
        .delete(at: 6, count: 4, animated: false), .toEnd,
      ])
    #expect(problem == nil)
  }

  @Test("In a frame with another viewport, a layout asks for the items that there are then")
  func asksForPresentItems() throws {
    for seed in 0..<TestRun.share(of: 600) {
      var random = PromiseRandom(seed: seed)
      let items = Items(count: random.int(10...60))
      var spans = SpanGridLayout.Configuration()
      spans.columns = .count(3)
      spans.span = { path in
        items.isAskedBeyond = items.isAskedBeyond || path.item >= items.count
        return GridSpan(columns: 1 + (path.item * 7 + seed) % 2, rows: 1 + path.item * 5 % 3)
      }
      let stage = try Stage(
        try SpanGridLayout(spans), Array(repeating: 20, count: items.count), Self.square)
      for _ in 0..<6 {
        let count = min(random.int(1...12), items.count - 1)
        guard count > 0 else { break }
        let place = random.int(0...items.count - count)
        items.count -= count
        stage.heights.removeLast(count)
        _ = try stage.view.performUpdates(
          [.removeItems(at: ItemPath(section: 0, item: place), count: count)],
          animated: random.int(0...1) == 0)
        let size = LayoutSize(
          width: Double(random.int(200...400)), height: Double(random.int(200...600)))
        try stage.view.setViewport(size: size)
        try stage.step(2)
      }
      #expect(!items.isAskedBeyond, "seed \(seed)")
    }
  }

  /// A caller's items, which a layout asks about.
  private final class Items: @unchecked Sendable {
    var count: Int
    var isAskedBeyond = false
    init(count: Int) { self.count = count }
  }
}
