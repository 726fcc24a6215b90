import ScrollPrimitives
import ScrollTools
import Testing

@testable import ScrollLayout

/// What placed windows cost does not depend on how many items there are.
@Suite struct PlacedWindowCostTests {
  static let small = 10_000
  static let large = 1_000_000_000

  /// Scrolls 60 screens down and 90 up from the middle, measuring what comes, with an edit before and one
  /// behind the screen now and then. Says what it cost and how many elements were placed.
  private func work<Layout: PlacedWindowLayout>(
    _ layout: Layout, count: Int
  ) throws -> (steps: Int, placed: Int) {
    let structure = try ItemStructure(sectionCounts: [count / 2, count / 2])
    var screen = try PlacedWindowScreen(
      layout, LayoutContext(structure: structure, container: LayoutSize(width: 390, height: 600)))
    _ = screen.layout.takeSteps()
    var random = SeededGenerator(seed: 7)
    screen.top = screen.layout.attributes(at: count / 4)?.start ?? .zero
    for step in 0..<150 {
      let anchor = screen.show().first?.index ?? 0
      let found = screen.ask(around: screen.height, anchor: anchor)
      for element in found where !element.isMeasured {
        let main = Ticks(rawValue: Int64.random(in: 20_000...200_000, using: &random))
        let cross = Ticks(rawValue: Int64.random(in: 20_000...200_000, using: &random))
        try screen.holding(anchor) {
          _ = try $0.setPreferredSize(main, cross: cross, at: element.index, anchor: anchor)
        }
      }
      if step % 10 == 9 {
        let item = step % 20 == 9 ? 3 : count / 2 - 3
        let edit = ItemEdit.insertItems(at: ItemPath(section: 0, item: item), count: 5)
        let change = try screen.context.structure.apply(edit)
        try screen.layout.invalidate(
          LayoutInvalidation(context: screen.context, edits: [edit], anchor: anchor))
        let now = change.place(of: anchor).flatMap { screen.layout.attributes(at: $0) }
        screen.top = now?.start ?? screen.top
      }
      screen.top = screen.top + Ticks(rawValue: screen.height.rawValue * (step < 60 ? 1 : -1))
    }
    return (screen.layout.takeSteps(), screen.layout.placedWindow.placed.count)
  }

  private func compare<Layout: PlacedWindowLayout>(_ layout: Layout) throws {
    let small = try work(layout, count: Self.small)
    let large = try work(layout, count: Self.large)
    #expect(small.steps > 500)
    #expect(Double(large.steps) <= 1.2 * Double(small.steps), "\(small), \(large)")
    #expect(large.placed <= small.placed + small.placed / 5, "\(small), \(large)")
    #expect(small.placed < Self.small / 2, "\(small)")
  }

  @Test("masonry costs the same in ten thousand items and in a billion")
  func masonry() throws {
    var configuration = MasonryLayout.Configuration()
    configuration.columns = .count(3)
    configuration.itemSpacing = 4
    try compare(MasonryLayout(configuration))
  }

  @Test("a grid with spans costs the same in ten thousand items and in a billion")
  func grid() throws {
    var configuration = SpanGridLayout.Configuration()
    configuration.span = PlacedWindowTwinTests.span
    configuration.estimatedCells = 4
    try compare(SpanGridLayout(configuration))
  }

  @Test("a flow costs the same in ten thousand items and in a billion")
  func flow() throws {
    var configuration = FlowLayout.Configuration()
    configuration.estimatedItemSize = LayoutSize(width: 110, height: 110)
    try compare(FlowLayout(configuration))
  }

  @Test("a billion items take less than 64 KB before any is placed")
  func bytes() throws {
    var layout = try FlowLayout()
    let structure = try ItemStructure(sectionCounts: [1_000_000_000])
    try layout.prepare(
      LayoutContext(structure: structure, container: LayoutSize(width: 390, height: 600)))
    let bytes = layout.placedWindow.sizes.byteCount
    #expect(bytes < 1 << 16)
    #expect(layout.contentExtent > .zero)
  }
}
