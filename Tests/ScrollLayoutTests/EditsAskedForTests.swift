import ScrollLayout
import ScrollPrimitives
import Synchronization
import Testing

/// Edits that are made from a difference are made for layouts that ask for them only.
@Suite struct EditsAskedForTests {
  private static let counts = [40, 3, 60]
  private static let edits: [ItemEdit] = [
    .insertItems(at: ItemPath(section: 0, item: 2), count: 3),
    .removeItems(at: ItemPath(section: 2, item: 7), count: 2),
  ]

  private final class Asks: Sendable {
    let count = Atomic(0)
  }

  /// How often a layout asks for the edits of one update, and how many items it has then.
  private func asks(of layout: some CollectionLayout) throws -> Int {
    var (layout, structure) = (layout, try ItemStructure(sectionCounts: Self.counts))
    var context = LayoutContext(
      structure: structure, container: LayoutSize(width: 300, height: 500))
    try layout.prepare(context)
    let before = structure
    let map = try structure.apply(Self.edits)
    context.structure = structure
    var invalidation = LayoutInvalidation(context: context)
    let asked = Asks()
    invalidation.set(
      .made {
        asked.count.add(1, ordering: .relaxed)
        return Self.edits
      }, map, from: before)
    #expect(invalidation.hasEdits)
    try layout.invalidate(invalidation)
    return asked.count.load(ordering: .relaxed)
  }

  @Test func `a list takes the map of items that come and go, and asks for no edits`() throws {
    #expect(try asks(of: ListLayout()) == 0)
  }

  @Test func `other layouts ask for the edits once`() throws {
    #expect(try asks(of: GridLayout()) == 1)
  }

  @Test func `a list of other items than those that changed takes them as new`() throws {
    var after = try ItemStructure(sectionCounts: Self.counts)
    let before = after
    let map = try after.apply(Self.edits)
    let size = LayoutSize(width: 300, height: 500)
    for counts in [[], [0], [1, 1, 1], [2000]] {
      let other = try ItemStructure(sectionCounts: counts)
      var list = ListLayout()
      // The layout has other items before the change, or the context has others after it.
      for (first, last) in [(other, after), (before, other)] {
        try list.prepare(LayoutContext(structure: first, container: size))
        var invalidation = LayoutInvalidation(
          context: LayoutContext(structure: after, container: size))
        invalidation.set(.listed(Self.edits), map, from: before)
        invalidation.context.structure = last
        try list.invalidate(invalidation)
        #expect(list.structure == last, "\(counts)")
        var fresh = ListLayout()
        try fresh.prepare(LayoutContext(structure: last, container: size))
        #expect(list.contentExtent == fresh.contentExtent, "\(counts)")
      }
    }
  }
}
