import ScrollPrimitives
import ScrollTools
import TestSupport
import Testing

@_spi(Index) @testable import ScrollLayout

/// What grids and described sections cost, in steps and not in time.
@Suite struct LineLayoutCostTests {
  private func context(_ count: Int) throws -> LayoutContext {
    LayoutContext(
      structure: try ItemStructure(sectionCounts: [count]),
      container: LayoutSize(width: 390, height: 640))
  }

  private func grid(_ count: Int) throws -> GridLayout {
    var configuration = GridLayout.Configuration()
    configuration.lineSpacing = 4
    var layout = try GridLayout(configuration)
    try layout.prepare(context(count))
    return layout
  }

  private func carousel(_ count: Int) throws -> CompositionalLayout {
    let size = LayoutDimensions(width: .absolute(100), height: .estimated(50))
    var layout = try CompositionalLayout(
      section: SectionSpec(
        group: .horizontal(
          size: size, subitems: [.item(LayoutItemSpec(width: size.width, height: size.height))]),
        orthogonalBehavior: .continuous))
    try layout.prepare(context(count))
    return layout
  }

  /// Steps for each element found or measured, at random places and with edits in between.
  private func steps(
    _ layout: inout some CollectionLayout, count: Int,
    scroll: (inout SeededGenerator) -> LayoutWindow
  ) throws -> Double {
    var random = SeededGenerator(seed: TestRun.seed)
    var answers = 0
    var found: [LayoutAttributes] = []
    var context = try context(count)
    var count = count
    _ = layout.takeSteps()
    for turn in 0..<400 {
      found.removeAll()
      layout.elements(in: scroll(&random), into: &found)
      answers += found.count
      for element in found where !element.isMeasured {
        answers += 1
        _ = try layout.setPreferredSize(
          Ticks(clamping: Double.random(in: 20...90, using: &random)), cross: .zero,
          at: element.index, anchor: element.index)
      }
      guard turn % 10 == 0, let first = found.first, case .item(let path) = first.element
      else { continue }
      let edit = ItemEdit.insertItems(at: ItemPath(section: 0, item: path.item / 2), count: 1)
      count += 1
      context.structure = try ItemStructure(sectionCounts: [count])
      try layout.invalidate(
        LayoutInvalidation(context: context, edits: [edit], anchor: first.index))
    }
    return Double(layout.takeSteps()) / Double(answers)
  }

  @Test("a grid of a thousand million items costs what one of ten thousand does")
  func grids() throws {
    var results: [Double] = []
    for count in [10_000, 1_000_000_000] {
      var layout = try grid(count)
      let end = layout.contentExtent.rawValue
      results.append(
        try steps(&layout, count: count) { random in
          // Few places, so that both measure alike.
          let low = Ticks(rawValue: end / 16 * Int64.random(in: 0..<16, using: &random))
          return LayoutWindow(
            main: low..<low + Ticks(clamping: 640), cross: Ticks.zero..<Ticks.maximum)
        })
    }
    #expect(results[0] > 0)
    #expect(results[1] <= 1.2 * results[0], "\(results)")
  }

  @Test("a carousel of a thousand million items costs what one of ten thousand does")
  func carousels() throws {
    var results: [Double] = []
    for count in [10_000, 1_000_000_000] {
      var layout = try carousel(count)
      let end = Int64(count) * 100 * 1024
      results.append(
        try steps(&layout, count: count) { random in
          let low = Ticks(rawValue: end / 16 * Int64.random(in: 0..<16, using: &random))
          return LayoutWindow(
            main: .zero..<Ticks(clamping: 640), cross: low..<low + Ticks(clamping: 390))
        })
    }
    #expect(results[0] > 0)
    #expect(results[1] <= 1.2 * results[0], "\(results)")
  }

  @Test("lines nobody has looked at take no room")
  func room() throws {
    var layout = try grid(1_000_000_000)
    #expect(layout.table.sections[0].lines == nil)
    let lastFound = layout.attributes(at: 1_000_000_000)
    let last = try #require(lastFound)
    _ = try layout.setPreferredSize(Ticks(clamping: 99), cross: .zero, at: 7, anchor: 7)
    let bytes =
      (layout.table.sections[0].lines?.byteCount ?? 0)
      + (layout.table.sections[0].sizes?.byteCount ?? 0)
    #expect(bytes < 16_000)
    #expect(layout.attributes(at: 1_000_000_000)?.start == last.start + Ticks(clamping: 55))
    #expect(layout.contentExtent == last.end + Ticks(clamping: 55))
  }

  @Test("an element is found near any offset without looking at all")
  func near() throws {
    var layout = try carousel(1_000_000)
    _ = layout.takeSteps()
    let found = layout.element(near: Ticks(clamping: 10))
    #expect(found == 1)
    let steps = layout.takeSteps()
    #expect(steps < 50)
    var grid = try grid(1_000_000_000)
    var empty = try self.grid(0)
    let others = [
      grid.element(near: .maximum), grid.element(near: -Ticks.maximum), empty.element(near: .zero),
    ]
    // All items of the last line are as near: the first of them.
    #expect(others == [1_000_000_000, 1, nil])
  }
}
