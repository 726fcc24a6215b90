import ScrollLayout
import ScrollPrimitives
import Testing

/// A layout of a user's own, with the requirements only that have no default.
@Suite struct HoneycombTests {
  private func honeycomb(_ counts: [Int], width: Double = 230) throws -> HoneycombLayout {
    var layout = HoneycombLayout()
    try layout.prepare(
      LayoutContext(
        structure: ItemStructure(sectionCounts: counts),
        container: LayoutSize(width: width, height: 400)))
    return layout
  }

  @Test("a query finds the cells that a list of all of them says, in order")
  func queries() throws {
    var random = SeededGenerator(seed: TestRun.seed)
    let layout = try honeycomb([7, 0, 30, 1])
    let all = (0..<46).compactMap { layout.attributes(at: $0) }
    try #require(all.count == 38)
    var hits = 0
    for _ in 0..<TestRun.operations * 4 {
      func range(_ random: inout SeededGenerator) -> Range<Ticks> {
        let ends = (0..<2).map { _ in
          (all.randomElement(using: &random)?.end ?? .zero)
            + Ticks(rawValue: Int64.random(in: -70_000...1, using: &random))
        }
        return min(ends[0], ends[1])..<max(ends[0], ends[1])
      }
      let window = LayoutWindow(main: range(&random), cross: range(&random))
      var found: [LayoutAttributes] = []
      layout.elements(in: window, into: &found)
      let expected = all.filter {
        !window.main.isEmpty && $0.touches(window.main)
          && $0.crossEnd > window.cross.lowerBound && $0.crossStart < window.cross.upperBound
      }
      try #require(found == expected, "SEED=\(TestRun.seed), \(window)")
      hits += found.count
    }
    #expect(hits > TestRun.operations)
  }

  @Test("three cells lie in a row, and every other row is shifted by half a cell")
  func places() throws {
    let layout = try honeycomb([10])
    let cells = (1...10).compactMap { layout.attributes(at: $0) }
    #expect(cells.map(\.crossStart.points) == [0, 64, 128, 32, 96, 160, 0, 64, 128, 32])
    #expect(Set(cells.map(\.start.points)).count == 4)
    #expect(cells.last?.end == layout.contentExtent)
    #expect(layout.attributes(at: 0) == nil && layout.attributes(at: 11) == nil)
    #expect(layout.attributes(at: 12) == nil && layout.attributes(at: -1) == nil)
  }

  @Test("what is not required comes by itself: the nearest cell, its update, and new items")
  func defaults() throws {
    var layout = try honeycomb([10])
    let last = try #require(layout.attributes(at: 10))
    let offsets = [.maximum, -.maximum, last.start - Ticks(clamping: 30)]
    let near = offsets.map { layout.element(near: $0) }
    #expect(near == [10, 1, 7])
    let structure = try ItemStructure(sectionCounts: [12])
    let context = LayoutContext(
      structure: structure, container: LayoutSize(width: 150, height: 400))
    try layout.invalidate(
      LayoutInvalidation(
        context: context, edits: [.insertItems(at: ItemPath(section: 0, item: 0), count: 2)]))
    var stale = last
    layout.update(&stale)
    #expect(stale == layout.attributes(at: 10))
    #expect(stale.start > last.start, "fewer cells fit a row")
    let isMeasured = layout.isMeasured(at: 10)
    #expect(isMeasured)
  }

  @Test("a layout refuses what it cannot lay out", arguments: [0, -3, .nan, .infinity])
  func refusing(width: Double) {
    var layout = HoneycombLayout(width: width)
    #expect(throws: LayoutFailure.self) { try layout.prepare(LayoutContext()) }
  }
}
