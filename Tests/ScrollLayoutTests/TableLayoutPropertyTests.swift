import ScrollLayout
import ScrollPrimitives
import ScrollTools
import TestSupport
import Testing

/// The table places every cell where a loop over all of them does.
@Suite struct TableLayoutPropertyTests {
  /// Tables are small, so there are many of them.
  static var seeds: [UInt64] { TestRun.seeds(64) }

  @Test("cells lie where a list of all of them has them, through random changes")
  func sameAsNaive() throws {
    var seen = (cells: 0, merged: 0, frozen: 0, outside: 0)
    for seed in Self.seeds {
      var pair = try TablePair(seed: seed)
      try pair.compareAll()
      for operation in 0..<TestRun.operations(150) / 3 { try pair.perform(operation: operation) }
      try pair.compareAll()
      seen.cells += pair.seen.cells
      seen.merged += pair.seen.merged
      seen.frozen += pair.seen.frozen
      seen.outside += pair.seen.outside
    }
    #expect(min(seen.cells, seen.merged, seen.frozen, seen.outside) > 0, "\(seen)")
  }

  @Test("rows that come and go above move what is below by one length, and nothing across")
  func drift() throws {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      var configuration = TableLayout.Configuration()
      configuration.hasSelfSizingRows = Bool.random(using: &random)
      configuration.rowSpacing = 0.3
      configuration.merges = [
        TableSpan(row: 2, column: 1, rowCount: 3, columnCount: 2),
        TableSpan(row: 40, column: 3, rowCount: 2),
      ]
      for row in 0..<60 where row % 5 == 0 {
        configuration.rowExtents[row] = Double.random(in: 1...90, using: &random)
        configuration.columnExtents[row] = Double.random(in: 1...90, using: &random)
      }
      var layout = try TableLayout(configuration)
      var structure = try TablePair.structure(60, 20)
      try layout.prepare(LayoutContext(structure: structure))
      for row in 30..<50 {
        let index = structure.elements(ofSection: row).lowerBound + 2
        _ = try layout.setPreferredSize(
          Ticks(rawValue: Int64.random(in: 1...90_000, using: &random)), cross: .zero, at: index,
          anchor: index)
      }
      func screen(_ first: Int) -> [LayoutAttributes] {
        var copy = layout
        return (first..<first + 15).flatMap { row in
          copy.structure.elements(ofSection: row).compactMap { copy.attributes(at: $0) }
        }
      }
      var edits: [ItemEdit] = []
      let before = screen(35)
      for _ in 0..<5 {
        let above = structure.sectionCounts.count - 26
        let edit = ItemEdit.randomRows(
          Array(repeating: 20, count: above), 20, limit: 60, using: &random)
        _ = try structure.apply(edit)
        edits.append(edit)
      }
      try layout.invalidate(
        LayoutInvalidation(context: LayoutContext(structure: structure), edits: edits))
      let shift = structure.sectionCounts.count - 60
      let after = screen(35 + shift)
      try #require(before.count == after.count && before.count == 15 * 20 - 1, "SEED=\(seed)")
      let growth = after[0].start - before[0].start
      for (old, new) in zip(before, after) {
        try #require(new.start - old.start == growth, "SEED=\(seed), \(old.element)")
        try #require(new.extent == old.extent && new.isMeasured == old.isMeasured, "SEED=\(seed)")
        try #require(new.crossStart == old.crossStart, "SEED=\(seed), \(old.element)")
        try #require(new.crossExtent == old.crossExtent, "SEED=\(seed), \(old.element)")
      }
    }
  }
}
