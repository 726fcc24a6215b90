import ScrollPrimitives
import TestSupport
import Testing

@_spi(Index) @testable import ScrollLayout

/// No public function or initializer of ScrollLayout traps, for any arguments in any order.
@Suite struct PublicEntryTests {
  @Test(
    "every public entry that takes a number, a place or a range is tried with the worst of them")
  func complete() throws {
    let found = try PublicEntries.found()
    #expect(found.count > 40)
    let tried = Set(WorstValues.entries.map(\.name))
    let untried = found.subtracting(tried).filter { !WorstLayouts.asks($0) }
    #expect(untried.sorted() == [], "entries that nothing tries")
    #expect(tried.subtracting(found).sorted() == [], "tried, and not there")
  }

  @Test(
    "the worst values leave every entry of values intact",
    arguments: WorstValues.entries.map(\.name))
  func values(_ name: String) throws {
    for entry in WorstValues.entries where entry.name == name { try entry.attempt() }
  }

  @Test(
    "layouts that were never prepared, and prepared ones, answer the worst questions",
    arguments: WorstLayouts.all)
  func layouts(_ make: WorstLayouts.Make) throws {
    var unprepared = try make.layout()
    WorstLayouts.ask(&unprepared)
    for (number, context) in WorstValues.contexts.enumerated()
    where TestRun.isLong || number.isMultiple(of: 3) {
      var layout = try make.layout()
      try? layout.prepare(context)
      // All questions of the contexts that differ by more than a size.
      if number % 27 == 0 { WorstLayouts.ask(&layout) }
      var next = context
      next.structure = (try? ItemStructure(sectionCounts: [4, 0, 9])) ?? .empty
      let anchors = [nil, Int.min, -1, 0, 3, Int.max]
      for (number, edits) in WorstValues.edits.enumerated() {
        let anchor = anchors[number % anchors.count]
        try? layout.invalidate(
          LayoutInvalidation(context: next, edits: edits, isResized: true, anchor: anchor))
      }
      if number % 27 == 0 { WorstLayouts.ask(&layout) }
    }
  }
}
