import ScrollPrimitives
import Testing

@testable import ScrollLayout

/// What placed windows refuse, and that nothing has changed then.
@Suite struct PlacedWindowFailureTests {
  private func refusal<Layout>(
    _ make: () throws(LayoutFailure) -> Layout
  ) -> String? {
    do {
      _ = try make()
      return nil
    } catch .invalidValue(let parameter, _) {
      return parameter
    } catch {
      return "\(error)"
    }
  }

  @Test("lengths that are negative or no numbers are refused by name")
  func configurations() {
    for value in [-1, .nan, .infinity, 1e300] as [Double] {
      #expect(
        refusal { () throws(LayoutFailure) in
          var configuration = MasonryLayout.Configuration()
          configuration.itemSpacing = value
          return try MasonryLayout(configuration)
        } == "itemSpacing")
      #expect(
        refusal { () throws(LayoutFailure) in
          var configuration = MasonryLayout.Configuration()
          configuration.columns = .adaptive(minimumLength: value)
          return try MasonryLayout(configuration)
        } == "columns")
      #expect(
        refusal { () throws(LayoutFailure) in
          var configuration = SpanGridLayout.Configuration()
          configuration.rowExtent = value
          return try SpanGridLayout(configuration)
        } == "rowExtent")
      #expect(
        refusal { () throws(LayoutFailure) in
          var configuration = FlowLayout.Configuration()
          configuration.estimatedItemSize.width = value
          return try FlowLayout(configuration)
        } == "estimatedItemSize")
      #expect(
        refusal { () throws(LayoutFailure) in
          var configuration = FlowLayout.Configuration()
          configuration.sectionInsets.left = value
          return try FlowLayout(configuration)
        } == "sectionInsets")
    }
    #expect(
      refusal { () throws(LayoutFailure) in
        var configuration = SpanGridLayout.Configuration()
        configuration.estimatedCells = 0
        return try SpanGridLayout(configuration)
      } == "estimatedCells")
    #expect(refusal { () throws(LayoutFailure) in try MasonryLayout() } == nil)
  }

  private func context(_ counts: [Int]) throws -> LayoutContext {
    LayoutContext(
      structure: try ItemStructure(sectionCounts: counts),
      container: LayoutSize(width: 390, height: 600))
  }

  @Test("content longer than positions are exact is refused, and the layout stays as it was")
  func tooLong() throws {
    var configuration = MasonryLayout.Configuration()
    configuration.estimatedItemExtent = 0x1p42
    var layout = try MasonryLayout(configuration)
    try layout.prepare(context([1]))
    let before = layout.attributes(at: 1)
    let version = layout.version
    #expect(throws: LayoutFailure.self) { try layout.prepare(context([3])) }
    var invalidation = LayoutInvalidation(context: try context([3]))
    invalidation.edits = [.insertItems(at: ItemPath(section: 0, item: 0), count: 2)]
    #expect(throws: LayoutFailure.self) { try layout.invalidate(invalidation) }
    // Fits by itself, but does not lead to the items of the context.
    invalidation.edits = [.removeItems(at: ItemPath(section: 0, item: 0), count: 1)]
    #expect(throws: LayoutFailure.self) { try layout.invalidate(invalidation) }
    for length in [Ticks.maximum + Ticks(rawValue: 1), Ticks(rawValue: .max)] {
      #expect(throws: LayoutFailure.self) {
        _ = try layout.setPreferredSize(length, cross: .zero, at: 1, anchor: 1)
      }
    }
    #expect(layout.structure.itemCount == 1)
    let after = layout.attributes(at: 1)
    #expect(after == before)
    #expect(layout.version == version)
  }

  @Test("a negative size changes nothing")
  func negative() throws {
    var layout = try FlowLayout()
    try layout.prepare(context([4]))
    let version = layout.version
    for (main, cross) in [(-1, 5), (5, -1)] as [(Int64, Int64)] {
      #expect(throws: LayoutFailure.self) {
        _ = try layout.setPreferredSize(
          Ticks(rawValue: main), cross: Ticks(rawValue: cross), at: 2, anchor: 1)
      }
    }
    #expect(layout.version == version)
    let isMeasured = layout.isMeasured(at: 2)
    #expect(!isMeasured)
  }

  @Test("layouts of nothing answer every question")
  func empty() throws {
    var layout = try MasonryLayout()
    for counts in [[], [0], [0, 0]] {
      try layout.prepare(context(counts))
      var found: [LayoutAttributes] = []
      let all = Ticks(rawValue: .min)..<Ticks(rawValue: .max)
      layout.elements(in: LayoutWindow(main: all, cross: all), into: &found)
      #expect(found.isEmpty)
      #expect(layout.contentExtent == .zero)
      let near = layout.element(near: .zero)
      #expect(near == nil)
    }
  }
}

extension MasonryLayout {
  fileprivate var structure: ItemStructure { placedWindow.structure }
}
