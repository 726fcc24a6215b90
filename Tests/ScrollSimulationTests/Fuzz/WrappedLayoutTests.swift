import Foundation
import ScrollFuzz
import ScrollSimulation
import Scrollwork
import Testing

/// A list whose rows are at most 600 points wide, in the middle of the view.
struct ReadableList: CollectionLayout {
  private var list = ListLayout()

  private func centered(_ attributes: LayoutAttributes) -> LayoutAttributes {
    var attributes = attributes
    let width = min(attributes.crossExtent, Ticks(clamping: 600))
    attributes.crossStart += Ticks(rawValue: (attributes.crossExtent - width).rawValue / 2)
    attributes.crossExtent = width
    return attributes
  }

  mutating func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
    let first = found.count
    list.elements(in: window, into: &found)
    for slot in first..<found.count { found[slot] = centered(found[slot]) }
  }

  // `update(_:)` calls this one by default, and is not forwarded.
  mutating func attributes(at index: Int) -> LayoutAttributes? {
    list.attributes(at: index).map(centered)
  }

  var contentExtent: Ticks { list.contentExtent }
  var axis: Axis { list.axis }
  var alignment: ContentAlignment { list.alignment }
  var startsAtEnd: Bool { list.startsAtEnd }
  var isSequential: Bool { list.isSequential }
  var pinsItems: Bool { list.pinsItems }
  var movesNeighborsAsOne: Bool { list.movesNeighborsAsOne }
  var measuredCount: Int { list.measuredCount }

  func validate(_ structure: ItemStructure) throws(LayoutFailure) { try list.validate(structure) }
  mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {
    try list.prepare(context)
  }
  mutating func invalidate(_ invalidation: LayoutInvalidation) throws(LayoutFailure) {
    try list.invalidate(invalidation)
  }

  mutating func element(near offset: Ticks) -> Int? { list.element(near: offset) }
  mutating func isMeasured(at index: Int) -> Bool { list.isMeasured(at: index) }
  mutating func setPreferredSize(
    _ extent: Ticks, cross crossExtent: Ticks, at index: Int, anchor: Int
  ) throws(LayoutFailure) -> Bool {
    try list.setPreferredSize(extent, cross: crossExtent, at: index, anchor: anchor)
  }
  mutating func setMeasured(at index: Int) { list.setMeasured(at: index) }
  mutating func setNeedsMeasure(at index: Int) { list.setNeedsMeasure(at: index) }
  func measuredSizes() -> [MeasuredSize] { list.measuredSizes() }
}

@Suite struct WrappedLayoutTests {
  @Test("the wrapped list on the page of custom layouts keeps all laws")
  func laws() throws {
    let report = try Fuzz.check(layout: { ReadableList() }, seeds: 1...2, operations: 60)
    #expect(report.compared > report.frames)
  }

  @Test("rows of the wrapped list lie in the middle, and as a list has them along the axis")
  func centers() throws {
    func frame(_ layout: some CollectionLayout) throws -> Frame {
      let view = CollectionView(layout: layout)
      view.register(Row.self)
      view.cellProvider = { view, path in view.dequeueCell(at: path) as Row }
      try view.setViewport(size: LayoutSize(width: 1000, height: 400), scale: 2)
      try view.reloadData(sectionCounts: [30, 4])
      _ = try view.step(to: .zero)
      try view.insertItems(at: ItemPath(section: 0, item: 2), count: 3)
      return try view.step(to: Timestamp(nanoseconds: 16_666_667))
    }
    let (wrapped, list) = (try frame(ReadableList()), try frame(ListLayout()))
    #expect(wrapped.visible.map(\.start) == list.visible.map(\.start))
    #expect(wrapped.contentSize.height == list.contentSize.height)
    #expect(wrapped.visible.allSatisfy { $0.crossStart == Ticks(clamping: 200) })
    #expect(wrapped.visible.allSatisfy { $0.crossExtent == Ticks(clamping: 600) })
    #expect(wrapped.diagnostics.isEmpty)
  }

  @Test("the page of custom layouts shows this code")
  func page() throws {
    let test = URL(filePath: #filePath)
    var package = test
    for _ in 0..<4 { package.deleteLastPathComponent() }
    let folder = package.appending(path: "Sources/ScrollLayout/ScrollLayout.docc")
    let page = try String(contentsOf: folder.appending(path: "CustomLayouts.md"), encoding: .utf8)
    let code = try String(contentsOf: test, encoding: .utf8)
    let start = try #require(code.range(of: "/// A list whose rows"))
    let end = try #require(code.range(of: "\n@Suite"))
    #expect(page.contains("```swift\n\(code[start.lowerBound..<end.lowerBound])```"))
  }

  private final class Row: ReusableCell {
    init() {}
    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      LayoutSize(width: proposal.width, height: 52)
    }
  }
}
