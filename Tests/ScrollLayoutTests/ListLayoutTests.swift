import ScrollLayout
import ScrollPrimitives
import Testing

@Suite struct ListLayoutTests {
  /// Two items, an empty section, one item; 10 pt items, 20 pt headers, 2 pt spacing.
  static func layout(
    axis: Axis = .vertical, hasHeaders: Bool = true
  ) throws -> ListLayout {
    var configuration = ListLayout.Configuration()
    configuration.axis = axis
    configuration.spacing = 2
    configuration.sectionInsets = LayoutInsets(top: 3, left: 5, bottom: 4, right: 6)
    configuration.estimatedItemExtent = 10
    configuration.estimatedHeaderExtent = 20
    configuration.hasHeaders = hasHeaders
    var layout = try ListLayout(configuration)
    try layout.prepare(ItemStructure(sectionCounts: [2, 0, 1]), crossLength: 100)
    return layout
  }

  /// Where elements start, in order; those that are not shown are left out.
  private func starts(_ layout: inout ListLayout) -> [Double] {
    var result: [Double] = []
    for index in 0..<layout.structure.elementCount {
      if let attributes = layout.attributes(at: index) { result.append(attributes.start.points) }
    }
    return result
  }

  @Test("headers, insets and spacing follow each other down the column")
  func vertical() throws {
    var layout = try Self.layout()
    #expect(starts(&layout) == [0, 23, 35, 49, 76, 99])
    #expect(layout.contentExtent.points == 113)
    let found1 = layout.attributes(at: 1)
    let item = try #require(found1)
    #expect(item.crossStart.points == 5)
    #expect(item.crossExtent.points == 89)
    let found0 = layout.attributes(at: 0)
    let header = try #require(found0)
    #expect(header.crossStart.points == 0)
    #expect(header.crossExtent.points == 100)
  }

  @Test("along the horizontal axis the left and right insets lead and trail")
  func horizontal() throws {
    var layout = try Self.layout(axis: .horizontal)
    #expect(starts(&layout) == [0, 25, 37, 53, 84, 109])
    #expect(layout.contentExtent.points == 125)
    let found1 = layout.attributes(at: 1)
    let item = try #require(found1)
    #expect(item.crossStart.points == 3)
    #expect(item.crossExtent.points == 93)
  }

  @Test("headers that are not shown take no place and have no attributes")
  func noHeaders() throws {
    var layout = try Self.layout(hasHeaders: false)
    #expect(starts(&layout) == [3, 15, 39])
    #expect(layout.contentExtent.points == 53)
    let shown = (0..<9).filter { layout.attributes(at: $0) != nil }
    #expect(shown == [1, 2, 7])
    var all = try Self.layout()
    let shownThen = (0..<9).filter { all.attributes(at: $0) != nil }
    #expect(shownThen == [0, 1, 2, 4, 6, 7])
  }

  @Test("insets wider than the viewport leave items no width, not a negative one")
  func narrow() throws {
    var layout = try Self.layout()
    layout.resize(crossLength: 7)
    #expect(layout.attributes(at: 1)?.crossExtent.points == 0)
    #expect(layout.attributes(at: 0)?.crossExtent.points == 7)
  }

  @Test("an offset outside the content finds the first or the last element with an extent")
  func nearest() throws {
    var layout = try Self.layout()
    #expect(layout.index(near: Ticks(rawValue: .min)) == 0)
    #expect(layout.index(near: Ticks(rawValue: .max)) == 7)
    #expect(layout.index(near: layout.contentExtent) == 7)
    #expect(layout.index(near: Ticks(clamping: 45)) == 2)
    #expect(layout.index(near: Ticks(clamping: 49)) == 4)
  }

  @Test("nothing is near when nothing has an extent")
  func nothingNear() throws {
    var layout = ListLayout()
    #expect(layout.index(near: .zero) == nil)
    try layout.prepare(ItemStructure(sectionCounts: [0, 0]), crossLength: 100)
    #expect(layout.index(near: .zero) == nil)
    try layout.prepare(ItemStructure(sectionCounts: [1]), crossLength: 100)
    try layout.setExtent(.zero, at: 1)
    #expect(layout.index(near: .zero) == nil)
    #expect(layout.contentExtent == .zero)
  }

  @Test("a new length across keeps the sizes as estimates and wants them measured again")
  func resizing() throws {
    var layout = try Self.layout()
    try layout.setExtent(Ticks(clamping: 33), at: 1)
    layout.setMeasured(at: 2)
    #expect(layout.measuredCount == 2)
    let before = layout.contentExtent
    layout.resize(crossLength: 100)
    #expect(layout.measuredCount == 2, "the same length changes nothing")
    layout.resize(crossLength: 120)
    #expect(layout.measuredCount == 0)
    #expect(layout.crossLength == 120)
    #expect(layout.contentExtent == before)
    let found1 = layout.attributes(at: 1)
    let resized = try #require(found1)
    #expect(resized.extent.points == 33)
    #expect(!resized.isMeasured)
  }

  @Test("new sections start from the estimates")
  func preparing() throws {
    var layout = try Self.layout()
    try layout.setExtent(Ticks(clamping: 33), at: 1)
    try layout.prepare(ItemStructure(sectionCounts: [1]), crossLength: 50)
    #expect(layout.contentExtent.points == 37)
    #expect(layout.measuredCount == 0)
    #expect(layout.crossLength == 50)
  }

  @Test("a million items are measured, found and placed to the tick")
  func largeSection() throws {
    var layout = try ListLayout(ListLayout.Configuration())
    try layout.prepare(ItemStructure(sectionCounts: [1_000_000]), crossLength: 100)
    try layout.setExtent(Ticks(rawValue: 1), at: 500_000)
    let foundLast = layout.attributes(at: 1_000_000)
    let last = try #require(foundLast)
    #expect(last.start.rawValue == 999_998 * 44 * 1024 + 1)
    #expect(layout.index(near: last.start - Ticks(rawValue: 1)) == 999_999)
    #expect(layout.takeSteps() > 0)
    #expect(layout.takeSteps() == 0)
  }
}
