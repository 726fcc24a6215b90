import ScrollPrimitives
import Synchronization
import Testing

@testable import ScrollLayout

/// Invalidations whose edits do not lead to the items of their context.
@Suite struct OtherItemsTests {
  static let names = [
    "list", "list with spaces", "grid", "composition", "masonry", "flow", "span grid", "table",
  ]

  private static func layout(_ name: String) throws -> any CollectionLayout {
    switch name {
    case "list": return ListLayout()
    case "list with spaces":
      var configuration = ListLayout.Configuration()
      configuration.spacing = 5
      configuration.sectionInsets = LayoutInsets(top: 3, left: 0, bottom: 7, right: 0)
      return try ListLayout(configuration)
    case "grid": return GridLayout()
    case "composition":
      return composition { .estimated(Double(30 + $0)) }
    case "masonry": return try MasonryLayout()
    case "flow": return try FlowLayout()
    case "span grid": return try SpanGridLayout()
    default:
      var configuration = TableLayout.Configuration()
      configuration.hasSelfSizingRows = true
      return try TableLayout(configuration)
    }
  }

  /// Sections of items below one another, whose length depends on the number of the section.
  private static func composition(
    _ height: @escaping @Sendable (_ section: Int) -> LayoutDimension
  ) -> CompositionalLayout {
    CompositionalLayout { section, _, _ in
      let size = LayoutDimensions(width: .fractionalWidth(1), height: height(section))
      let item = LayoutItemSpec(width: size.width, height: size.height)
      return SectionSpec(group: .vertical(size: size, subitems: [.item(item)]))
    }
  }

  private static func context(_ counts: [Int]) throws -> LayoutContext {
    LayoutContext(
      structure: try ItemStructure(sectionCounts: counts),
      container: LayoutSize(width: 320, height: 480))
  }

  private static func elements(of layout: inout any CollectionLayout) -> [LayoutAttributes] {
    let window = LayoutWindow(main: .zero..<Ticks(clamping: 100_000), cross: .zero..<Ticks.maximum)
    var found: [LayoutAttributes] = []
    layout.elements(in: window, into: &found)
    return found
  }

  /// A layout of 5 sections with 4 items each, the first of which are longer than estimated.
  private static func measured(_ name: String) throws -> any CollectionLayout {
    var layout = try layout(name)
    try layout.prepare(context([4, 4, 4, 4, 4]))
    for element in elements(of: &layout).prefix(6) {
      _ = try layout.setPreferredSize(
        element.extent + Ticks(clamping: 33), cross: element.crossExtent, at: element.index,
        anchor: 0)
    }
    return layout
  }

  private static func expectLaidOutAnew(
    _ name: String, _ layout: inout any CollectionLayout, _ context: LayoutContext,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var fresh = try Self.layout(name)
    try fresh.prepare(context)
    #expect(
      elements(of: &layout) == elements(of: &fresh), "\(name)", sourceLocation: sourceLocation)
    #expect(layout.contentExtent == fresh.contentExtent, "\(name)", sourceLocation: sourceLocation)
    #expect(layout.measuredCount == 0, "\(name)", sourceLocation: sourceLocation)
  }

  @Test(arguments: names)
  func `other items without edits are laid out anew`(name: String) throws {
    for counts in [[], [4], [4, 4, 4, 4], [4, 4, 4, 4, 4, 4], [3, 3, 3, 3, 3], [4, 9, 4, 4, 4]]
    where name != "table" || Set(counts).count < 2 {
      var layout = try Self.measured(name)
      let context = try Self.context(counts)
      try layout.invalidate(LayoutInvalidation(context: context, anchor: 7))
      try Self.expectLaidOutAnew(name, &layout, context)
    }
  }

  @Test(arguments: names)
  func `edits that cannot be made or lead to other items have them laid out anew`(
    name: String
  ) throws {
    let context = try Self.context([4, 4, 4])
    for edits: [ItemEdit] in [
      [.removeSections(at: 0, count: 1)], [.removeSections(at: 4, count: 2)],
      [.removeSections(at: 4, count: 2), .removeSections(at: 0, count: 2)],
    ] {
      var layout = try Self.measured(name)
      let invalidation = LayoutInvalidation(context: context, edits: edits, anchor: 7)
      // A table refuses them.
      guard name != "table" else {
        #expect(throws: LayoutFailure.self) { try layout.invalidate(invalidation) }
        continue
      }
      try layout.invalidate(invalidation)
      try Self.expectLaidOutAnew(name, &layout, context)
    }
  }

  @Test(arguments: names)
  func `the same items without edits stay as they were measured`(name: String) throws {
    var layout = try Self.measured(name)
    let before = Self.elements(of: &layout)
    let count = layout.measuredCount
    try layout.invalidate(LayoutInvalidation(context: Self.context([4, 4, 4, 4, 4]), anchor: 7))
    #expect(Self.elements(of: &layout) == before)
    #expect(layout.measuredCount == count)
  }

  @Test(arguments: names)
  func `items are compared once after edits, and then share their storage with the context`(
    name: String
  ) throws {
    var layout = try Self.measured(name)
    let context = try Self.context([4, 4, 4, 4])
    let edits = [ItemEdit.removeSections(at: 1, count: 1)]
    try layout.invalidate(LayoutInvalidation(context: context, edits: edits, anchor: 0))
    try layout.invalidate(LayoutInvalidation(context: context, isResized: true, anchor: 0))
    let structure = try #require(layout.laidOut)
    #expect(structure == context.structure)
    #expect(structure.sectionCounts.storage == context.structure.sectionCounts.storage)
    #expect(structure.starts.storage == context.structure.starts.storage)
  }

  @Test func `sections of a composition without edits are described anew`() throws {
    let extent = Extent()
    var composition = Self.composition { _ in
      .absolute(Double(extent.points.load(ordering: .relaxed)))
    }
    try composition.prepare(Self.context([1, 1]))
    #expect(composition.contentExtent == Ticks(clamping: 60))
    extent.points.store(50, ordering: .relaxed)
    try composition.invalidate(LayoutInvalidation(context: Self.context([1, 1])))
    #expect(composition.contentExtent == Ticks(clamping: 60))
    try composition.invalidate(LayoutInvalidation(context: Self.context([1, 2])))
    #expect(composition.contentExtent == Ticks(clamping: 150))
  }

  private final class Extent: Sendable {
    let points = Atomic(30)
  }
}

extension CollectionLayout {
  /// The items that a layout of the package has; `nil` of another.
  fileprivate var laidOut: ItemStructure? {
    switch self {
    case let list as ListLayout: list.structure
    case let grid as GridLayout: grid.structure
    case let composition as CompositionalLayout: composition.structure
    case let masonry as MasonryLayout: masonry.placedWindow.structure
    case let flow as FlowLayout: flow.placedWindow.structure
    case let grid as SpanGridLayout: grid.placedWindow.structure
    case let table as TableLayout: table.structure
    default: nil
    }
  }
}

extension [Int] {
  /// Where the elements lie in memory.
  fileprivate var storage: UnsafePointer<Int>? { withUnsafeBufferPointer { $0.baseAddress } }
}
