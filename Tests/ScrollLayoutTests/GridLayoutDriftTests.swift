import ScrollPrimitives
import ScrollTools
import TestSupport
import Testing

@testable import ScrollLayout

/// What is on screen of a grid does not move by itself.
@Suite struct GridLayoutDriftTests {
  private func screen(
    _ seed: UInt64, _ random: inout SeededGenerator
  ) throws -> Screen<GridLayout> {
    var configuration = GridPair.configuration(&random)
    // What does not fill its line leaves the line's other items to be the first on screen.
    configuration.itemAlignment = .fill
    if random.oneIn(2) { configuration.lineExtent = .estimated(60) }
    let counts = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      random.oneIn(5) ? 0 : Int.random(in: 1...120, using: &random)
    }
    return try Screen(
      GridLayout(configuration),
      container: LayoutSize(main: 500, cross: 390, axis: configuration.axis), counts: counts,
      sizes: 12...300, seed: seed, run: "SEED=\(seed), \(counts), \(configuration)")
  }

  @Test("while estimates become sizes and items above come, go and change, nothing on screen moves")
  func drift() throws {
    for seed in GridLayoutPropertyTests.seeds {
      var random = SeededGenerator(seed: seed)
      var screen = try screen(seed, &random)
      // A new item that takes a free place next to the anchor may be longer than their line.
      screen.isPushed = { layout, index in
        guard case .item(let path) = layout.structure.path(at: index) else { return false }
        return layout.table.sections[path.section].place(ofItem: path.item) > 0
      }
      try screen.measure()
      for _ in 0..<TestRun.operations(150) { try screen.perform(&random) }
    }
  }

  @Test("one item inserted above leaves the items on screen in their columns and lines")
  func phase() throws {
    var configuration = GridLayout.Configuration()
    configuration.columns = .count(3)
    configuration.lineExtent = .fixed(10)
    var layout = try GridLayout(configuration)
    var context = LayoutContext(
      structure: try ItemStructure(sectionCounts: [9]), container: LayoutSize(width: 30, height: 20)
    )
    try layout.prepare(context)
    context.structure = try ItemStructure(sectionCounts: [10])
    let edit = ItemEdit.insertItems(at: ItemPath(section: 0, item: 0), count: 1)
    try layout.invalidate(LayoutInvalidation(context: context, edits: [edit], anchor: 4))
    #expect(layout.table.sections[0].phase == 2)
    // The new item stands alone at the end of a line of its own.
    let places = (1...4).map { layout.attributes(at: $0) }
    #expect(places.map { $0?.start.points } == [0, 10, 10, 10])
    #expect(places.map { $0?.crossStart.points } == [20, 0, 10, 20])
    // In another room there are no free places.
    context.container.width = 60
    try layout.invalidate(LayoutInvalidation(context: context, isResized: true))
    #expect(layout.attributes(at: 1)?.crossStart == .zero)
    #expect(layout.table.sections[0].phase == 0)
  }

  @Test("an edit behind the anchor wraps what comes after it")
  func behind() throws {
    var layout = try GridLayout(GridLayout.Configuration())
    var context = LayoutContext(
      structure: try ItemStructure(sectionCounts: [9]), container: LayoutSize(width: 30, height: 20)
    )
    try layout.prepare(context)
    context.structure = try ItemStructure(sectionCounts: [8])
    let edit = ItemEdit.removeItems(at: ItemPath(section: 0, item: 4), count: 1)
    try layout.invalidate(LayoutInvalidation(context: context, edits: [edit], anchor: 4))
    #expect(layout.table.sections[0].phase == 0)
    #expect(layout.attributes(at: 5)?.crossStart.points == 10)
  }

  @Test("items taken for measured as they are stay as they are")
  func taken() throws {
    var configuration = GridLayout.Configuration()
    configuration.hasHeaders = true
    var layout = try GridLayout(configuration)
    try layout.prepare(
      LayoutContext(
        structure: try ItemStructure(sectionCounts: [5]),
        container: LayoutSize(width: 30, height: 20)))
    _ = try layout.setPreferredSize(Ticks(clamping: 80), cross: .zero, at: 1, anchor: 1)
    var before: [LayoutAttributes] = []
    for index in 0..<6 { before += layout.attributes(at: index).map { [$0] } ?? [] }
    for index in 0..<6 { layout.setMeasured(at: index) }
    for (index, old) in before.enumerated() {
      var now = layout.attributes(at: index)
      #expect(now?.isMeasured == true)
      now?.isMeasured = old.isMeasured
      #expect(now == old)
    }
  }

  @Test("a section all of whose items were replaced has no free places")
  func replaced() throws {
    var layout = try GridLayout(GridLayout.Configuration())
    var context = LayoutContext(
      structure: try ItemStructure(sectionCounts: [9]), container: LayoutSize(width: 30, height: 20)
    )
    try layout.prepare(context)
    let first = ItemPath(section: 0, item: 0)
    context.structure = try ItemStructure(sectionCounts: [10])
    try layout.invalidate(
      LayoutInvalidation(context: context, edits: [.insertItems(at: first, count: 1)], anchor: 5))
    #expect(layout.table.sections[0].phase == 2)
    context.structure = try ItemStructure(sectionCounts: [4])
    let edits = [
      ItemEdit.insertItems(at: first, count: 4),
      .removeItems(at: ItemPath(section: 0, item: 4), count: 10),
    ]
    try layout.invalidate(LayoutInvalidation(context: context, edits: edits))
    #expect(layout.table.sections[0].phase == 0)
    #expect(layout.attributes(at: 1)?.crossStart == .zero)
  }

  @Test("scrolled through, the content is exactly as long as its lines")
  func total() throws {
    for seed in GridLayoutPropertyTests.seeds.prefix(8) {
      var random = SeededGenerator(seed: seed)
      var screen = try screen(seed, &random)
      while screen.position < screen.layout.contentExtent - screen.length {
        try screen.measure()
        let before = screen.position
        try screen.scroll(by: Ticks(rawValue: screen.length.rawValue / 3))
        if screen.position == before { break }
      }
      try screen.measure()
      var end = Ticks.zero
      for index in 0..<screen.context.structure.elementCount {
        guard let element = screen.layout.attributes(at: index) else { continue }
        #expect(element.isMeasured, "SEED=\(seed), \(element.element)")
        if element.pins.isEmpty {
          end = max(end, element.slotEnd)
        } else {
          end = max(end, element.end)
        }
      }
      let insets = screen.layout.configuration.sectionInsets
      let slack =
        screen.layout.axis == .vertical ? insets.top + insets.bottom : insets.left + insets.right
      let sections = Double(screen.context.structure.sectionCounts.count)
      #expect(screen.layout.contentExtent >= end)
      #expect(
        screen.layout.contentExtent.points <= end.points + sections * (slack + 0.01), "SEED=\(seed)"
      )
    }
  }
}
