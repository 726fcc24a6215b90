import ScrollPrimitives
import ScrollTools
import TestSupport
import Testing

@testable import ScrollLayout

/// What placed windows promise, one example each.
@Suite struct PlacedWindowTests {
  private func masonry(
    _ counts: [Int], lanes: Int = 2, pins: Bool = false
  ) throws -> PlacedWindowScreen<MasonryLayout> {
    var configuration = MasonryLayout.Configuration()
    configuration.columns = .count(lanes)
    configuration.estimatedItemExtent = 50
    configuration.itemSpacing = 10
    configuration.hasHeaders = true
    configuration.hasFooters = true
    configuration.pinsHeaders = pins
    configuration.pinsFooters = pins
    let structure = try ItemStructure(sectionCounts: counts)
    return try PlacedWindowScreen(
      MasonryLayout(configuration),
      LayoutContext(structure: structure, container: LayoutSize(width: 401, height: 600)))
  }

  private func points(_ points: Double) -> Ticks { Ticks(clamping: points) }

  @Test("ticks that no lane gets a whole share of go to the first lanes")
  func laneLengths() throws {
    var screen = try masonry([9], lanes: 3)
    let shown = screen.show()
    let lanes = Set(
      shown.filter { (1...9).contains($0.index) }.map { [$0.crossStart, $0.crossExtent] })
    // 401 pt are 410,624 ticks: 136,875 for two lanes and 136,874 for the third.
    #expect(
      lanes.map { $0.map(\.rawValue) }.sorted { $0[0] < $1[0] } == [
        [0, 136_875], [136_875, 136_875], [273_750, 136_874],
      ])
  }

  @Test("a jump near a section's beginning places it from there; one farther away does not")
  func jumps() throws {
    var screen = try masonry([1000, 1000])
    screen.top = points(1100)
    _ = screen.show()
    #expect(screen.layout.placedWindow.placed.lowerBound == 0)
    screen.top = points(20_000)
    _ = screen.show()
    #expect(screen.layout.placedWindow.placed.lowerBound > 600)
    #expect(screen.layout.placedWindow.placed.count < 60)
  }

  @Test("an element far away is where it was said to be when it is jumped to")
  func agreement() throws {
    var screen = try masonry([100_000, 100_000])
    _ = screen.show()
    for place in [60_000.0, 1_500_000, 2_999_000, 4_000_000] {
      let offset = points(place)
      let near = screen.layout.element(near: offset)
      let element = try #require(near)
      let there = screen.layout.attributes(at: element)
      let before = try #require(there)
      #expect(before.start <= offset && before.start > offset - points(61))
      screen.top = before.start
      let shown = screen.show()
      #expect(shown.first == before)
      let again = screen.layout.element(near: before.start)
      #expect(again == element)
    }
  }

  @Test("the element near an offset is the one that covers it, or the nearest")
  func nearest() throws {
    var screen = try masonry([40])
    for index in 1...40 where index % 3 == 0 {
      _ = try screen.layout.setPreferredSize(
        points(Double(index * 9)), cross: .zero, at: index, anchor: 0)
    }
    _ = screen.scrollThrough()
    let all = screen.all()
    func distance(_ element: LayoutAttributes, _ offset: Ticks) -> Ticks {
      max(.zero, element.start - offset, offset - element.end + Ticks(rawValue: 1))
    }
    for offset in stride(from: -100, to: screen.layout.contentExtent.points + 100, by: 7.5) {
      let inside = max(
        .zero, min(points(offset), screen.layout.contentExtent - Ticks(rawValue: 1)))
      let best = all.min { distance($0, inside) < distance($1, inside) }
      let found = screen.layout.element(near: points(offset))
      #expect(found == best?.index, "\(offset)")
    }
  }

  @Test("sizes stay with their items through edits, and are there when these are placed again")
  func rememberedSizes() throws {
    var screen = try masonry([5000])
    screen.top = points(100_000)
    let shown = screen.show()
    let first = try #require(shown.first?.index)
    for offset in 0..<8 {
      _ = try screen.layout.setPreferredSize(
        points(Double(100 + offset)), cross: .zero, at: first + offset, anchor: first)
    }
    let edits: [ItemEdit] = [
      .insertItems(at: ItemPath(section: 0, item: 3), count: 40),
      .removeItems(at: ItemPath(section: 0, item: 10), count: 7),
      .moveItem(from: ItemPath(section: 0, item: first + 32), to: ItemPath(section: 0, item: 0)),
    ]
    for edit in edits { _ = try screen.context.structure.apply(edit) }
    try screen.layout.invalidate(
      LayoutInvalidation(context: screen.context, edits: edits, anchor: first))
    // The first of them is the one that has moved: 40 came and 7 went before it.
    let places = [1] + (first + 34..<first + 41)
    for (offset, place) in places.enumerated() {
      let found = screen.layout.attributes(at: place)
      #expect(found?.extent == points(Double(100 + offset)))
      #expect(found?.isMeasured == true)
    }
    let other = screen.layout.attributes(at: first + 33)
    #expect(other?.isMeasured == false)
  }

  @Test("another container places from the anchor on and has sizes asked for again")
  func resizing() throws {
    var screen = try masonry([5000])
    screen.top = points(100_000)
    let before = screen.show()
    let anchor = try #require(before.first?.index) + 5
    _ = try screen.layout.setPreferredSize(points(123), cross: .zero, at: anchor, anchor: anchor)
    var context = screen.context
    context.container.height = 300
    try screen.layout.invalidate(
      LayoutInvalidation(context: context, isResized: true, anchor: anchor))
    let isMeasured = screen.layout.isMeasured(at: anchor)
    #expect(isMeasured, "the lanes are as they were")
    context.container.width = 300
    try screen.layout.invalidate(
      LayoutInvalidation(context: context, isResized: true, anchor: anchor))
    #expect(screen.layout.placedWindow.placed.lowerBound == anchor)
    let now = screen.layout.attributes(at: anchor)
    let resized = try #require(now)
    #expect(resized.extent == points(123))
    #expect(!resized.isMeasured)
    screen.context = context
    screen.top = resized.start
    let shown = screen.show()
    #expect(shown.first?.index == anchor)
    #expect(shown.first?.crossStart == .zero)
    #expect(shown.first?.start == resized.start)
  }

  @Test("another size class changes the number of lanes")
  func sizeClass() throws {
    var configuration = MasonryLayout.Configuration()
    configuration.columns = .sizeClass(compact: 2, regular: 4)
    var layout = try MasonryLayout(configuration)
    var context = LayoutContext(container: LayoutSize(width: 400, height: 600))
    context.structure = try ItemStructure(sectionCounts: [10])
    try layout.prepare(context)
    #expect(layout.laneCount == 2)
    context.traits.horizontalSizeClass = .regular
    try layout.invalidate(LayoutInvalidation(context: context, isResized: true))
    #expect(layout.laneCount == 4)
  }

  @Test("items that grow above the screen leave no gap longer than it at their section's beginning")
  func straightening() throws {
    var screen = try masonry([300])
    _ = screen.scrollThrough()
    screen.top = points(5000)
    let shown = screen.show()
    let anchor = try #require(shown.first?.index)
    for index in 1..<anchor - 20 where screen.layout.attributes(at: index)?.crossStart == .zero {
      try screen.holding(anchor) {
        _ = try $0.setPreferredSize(points(90), cross: .zero, at: index, anchor: anchor)
      }
    }
    let before = screen.show(anchor: anchor)
    #expect(before.first?.index == anchor)
    screen.scrollBack()
    let first = (1...4).compactMap { screen.layout.attributes(at: $0)?.start }.sorted()
    let lanes = Set((1...4).compactMap { screen.layout.attributes(at: $0)?.crossStart })
    #expect(lanes.count == 2)
    #expect(first[3] - first[0] <= points(200))
  }

  @Test(
    "an item measured to have no extent counts with the estimate when it is to be measured again")
  func revealing() throws {
    var screen = try masonry([20])
    _ = screen.show()
    _ = try screen.layout.setPreferredSize(.zero, cross: .zero, at: 3, anchor: 0)
    let isShown = screen.show().contains { $0.index == 3 }
    #expect(!isShown)
    screen.layout.setNeedsMeasure(at: 3)
    let found = screen.show(anchor: 0).first { $0.index == 3 }
    #expect(found?.extent == points(50))
    #expect(found?.isMeasured == false)
  }

  @Test("pinned headers and footers reach over their section and are found from anywhere in it")
  func pinning() throws {
    var screen = try masonry([4000, 10], pins: true)
    screen.top = points(60_000)
    let found = screen.ask(around: .zero, anchor: nil)
    let header = try #require(found.first)
    let footer = try #require(found.last)
    #expect(header.element == .header(section: 0))
    #expect(header.pins == .leading && header.zIndex > 0)
    #expect(header.slotStart == .zero && header.start == .zero)
    let next = screen.layout.attributes(at: 4002)
    #expect(header.slotEnd == next?.start)
    #expect(footer.element == .footer(section: 0))
    #expect(footer.pins == .trailing && footer.zIndex > 0)
    #expect(footer.slotStart == .zero && footer.slotEnd == footer.end)
    #expect(found.map(\.index) == found.map(\.index).sorted())
  }

  @Test("lanes keep their items while the screen moves on and back and sizes change")
  func lanesKept() throws {
    var screen = try masonry([600], lanes: 3)
    var lanes: [Int: Ticks] = [:]
    var random = SeededGenerator(seed: TestRun.seed)
    screen.top = points(4000)
    _ = screen.show()
    for step in 0..<40 {
      let anchor = screen.show().first { $0.pins.isEmpty }?.index
      screen.top = screen.top + points(step < 12 ? 300 : -300)
      for element in screen.show(anchor: anchor) {
        guard case .item = element.element else { continue }
        #expect(lanes[element.index, default: element.crossStart] == element.crossStart)
        lanes[element.index] = element.crossStart
      }
      for element in screen.ask(around: points(200), anchor: anchor) {
        guard case .item = element.element else { continue }
        let size = Ticks(rawValue: Int64.random(in: 10_000...250_000, using: &random))
        try screen.holding(anchor ?? 0) {
          _ = try $0.setPreferredSize(size, cross: .zero, at: element.index, anchor: anchor ?? 0)
        }
      }
    }
    #expect(lanes.count > 150)
  }

  @Test("items placed again after an edit above come back to their lanes")
  func returning() throws {
    var screen = try masonry([400], lanes: 3)
    var random = SeededGenerator(seed: 1)
    for index in 1...400 {
      let size = Ticks(rawValue: Int64.random(in: 30_000...150_000, using: &random))
      _ = try screen.layout.setPreferredSize(size, cross: .zero, at: index, anchor: 0)
    }
    _ = screen.scrollThrough()
    screen.top = points(6000)
    let shown = screen.show()
    let anchor = try #require(shown.first?.index)
    let before = screen.all()
    let edit = ItemEdit.insertItems(at: ItemPath(section: 0, item: 60), count: 1)
    _ = try screen.context.structure.apply(edit)
    let context = screen.context
    try screen.holding(anchor, after: anchor + 1) {
      try $0.invalidate(LayoutInvalidation(context: context, edits: [edit], anchor: anchor))
    }
    #expect(screen.layout.placedWindow.placed.lowerBound == 62)
    screen.scrollBack()
    let after = screen.all()
    for index in 1...400 {
      let now = after[index > 60 ? index + 1 : index]
      #expect(now.crossStart == before[index].crossStart, "\(index)")
    }
  }

  /// What the items of a grid take; changes with them.
  private final class Spans: @unchecked Sendable {
    var all: [GridSpan] = []
  }

  @Test("what lies before an item that goes leaves no gap for what takes its place")
  func gapsClose() throws {
    let spans = Spans()
    let one = GridSpan()
    spans.all = [one, GridSpan(rows: 2), GridSpan(columns: 3), one, one]
    var configuration = SpanGridLayout.Configuration()
    configuration.rowExtent = 10
    configuration.span = { spans.all[$0.item] }
    let structure = try ItemStructure(sectionCounts: [5])
    var screen = try PlacedWindowScreen(
      SpanGridLayout(configuration),
      LayoutContext(structure: structure, container: LayoutSize(width: 300, height: 100)))
    _ = screen.show()
    spans.all.remove(at: 2)
    let edit = ItemEdit.removeItems(at: ItemPath(section: 0, item: 2), count: 1)
    _ = try screen.context.structure.apply(edit)
    try screen.layout.invalidate(
      LayoutInvalidation(context: screen.context, edits: [edit], anchor: 1))
    let places = screen.show().map { [$0.crossStart.points, $0.start.points] }
    #expect(places == [[0, 0], [100, 0], [200, 0], [0, 10]])
  }
}
