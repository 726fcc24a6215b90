import ScrollLayout
import ScrollPrimitives
import Testing

/// A table that cannot be is refused with a typed error, and nothing has changed then.
@Suite struct TableLayoutFailureTests {
  private typealias Failure = TableLayout.Failure

  /// Why a configuration is refused; `nil` when it is taken.
  private func refusal(_ change: (inout TableLayout.Configuration) -> Void) -> Failure? {
    var configuration = TableLayout.Configuration()
    change(&configuration)
    do throws(Failure) {
      _ = try TableLayout(configuration)
      return nil
    } catch {
      return error
    }
  }

  /// The parameter that a configuration is refused for.
  private func parameter(_ change: (inout TableLayout.Configuration) -> Void) -> String? {
    guard case .invalidValue(let parameter, _) = refusal(change) else { return nil }
    return parameter
  }

  @Test(
    "a length that is not finite, negative or too large is refused by its name",
    arguments: [Double.nan, .infinity, -.infinity, -1, -.leastNonzeroMagnitude, 0x1p43.nextUp])
  func badLengths(value: Double) throws {
    #expect(parameter { $0.rowExtent = value } == "rowExtent")
    #expect(parameter { $0.columnExtent = value } == "columnExtent")
    #expect(parameter { $0.rowSpacing = value } == "rowSpacing")
    #expect(parameter { $0.columnSpacing = value } == "columnSpacing")
    #expect(parameter { $0.rowExtents = [3: value] } == "rowExtents")
    #expect(parameter { $0.columnExtents = [3: value] } == "columnExtents")
    for edge in [\LayoutInsets.top, \.left, \.bottom, \.right] {
      #expect(parameter { $0.contentInsets[keyPath: edge] = value } == "contentInsets")
    }
    var layout = try TableLayoutTests.table()
    try expectUnchanged(&layout) { layout in
      #expect(throws: LayoutFailure.self) { try layout.setRowExtent(value, at: 1) }
      #expect(throws: LayoutFailure.self) { try layout.setColumnExtent(value, at: 1) }
    }
  }

  @Test("numbers of rows and columns are refused when negative, a usual length also when none")
  func badNumbers() throws {
    #expect(refusal { $0.frozenRows = -1 } == .invalidValue(parameter: "frozenRows", value: -1))
    #expect(parameter { $0.frozenColumns = .min } == "frozenColumns")
    #expect(parameter { $0.rowExtents = [-1: 3] } == "rowExtents")
    #expect(parameter { $0.columnExtents = [.min: 3] } == "columnExtents")
    #expect(parameter { $0.rowExtent = 0 } == "rowExtent")
    #expect(parameter { $0.columnExtent = 0.49 / 1024 } == "columnExtent")
    #expect(refusal { $0.rowExtents = [0: 0, .max: 1] } == nil)
    var layout = try TableLayoutTests.table()
    try expectUnchanged(&layout) { layout in
      #expect(throws: LayoutFailure.invalidValue(parameter: "row", value: -1)) {
        try layout.setRowExtent(3, at: -1)
      }
      #expect(throws: LayoutFailure.invalidValue(parameter: "column", value: -7)) {
        try layout.setColumnExtent(nil, at: -7)
      }
    }
  }

  @Test("a merge of nothing, or of more than numbers count, is refused")
  func badSpans() {
    let spans = [
      TableSpan(row: -1, column: 0), TableSpan(row: 0, column: -1),
      TableSpan(row: 0, column: 0, rowCount: 0), TableSpan(row: 0, column: 0, columnCount: -2),
      TableSpan(row: .max, column: 0, rowCount: 2), TableSpan(row: 0, column: 1, columnCount: .max),
    ]
    for span in spans {
      #expect(refusal { $0.merges = [span] } == .invalidSpan(span))
    }
  }

  @Test("two merges that cover the same cell are refused, wherever they meet")
  func overlapping() {
    let span = TableSpan(row: 3, column: 3, rowCount: 5, columnCount: 4)
    for row in 0..<12 {
      for column in 0..<12 {
        for (rowCount, columnCount) in [(1, 1), (1, 3), (4, 1), (7, 9)] {
          let other = TableSpan(
            row: row, column: column, rowCount: rowCount, columnCount: columnCount)
          let overlaps =
            (3..<8).overlaps(row..<row + rowCount)
            && (3..<7).overlaps(column..<column + columnCount)
          for merges in [[span, other], [other, span]] {
            let refusal = refusal { $0.merges = merges }
            guard overlaps else {
              #expect(refusal == nil, "\(other)")
              continue
            }
            guard case .overlappingSpans(let one, let two) = refusal else {
              Issue.record("\(other) is taken")
              continue
            }
            #expect(Set([one, two]) == Set([span, other]))
          }
        }
      }
    }
    #expect(refusal { $0.merges = [span, span] } == .overlappingSpans(span, span))
  }

  @Test("a merge on both sides of the frozen border is refused, one on either side is not")
  func straddling() {
    let rows = TableSpan(row: 1, column: 5, rowCount: 2, columnCount: 2)
    let columns = TableSpan(row: 5, column: 1, columnCount: 3)
    for (frozen, isRefused) in [(0, false), (1, false), (2, true), (3, false)] {
      let refusal = refusal {
        $0.merges = [rows]
        $0.frozenRows = frozen
      }
      #expect(refusal == (isRefused ? .spanAcrossFrozenBorder(rows) : nil), "\(frozen)")
    }
    for (frozen, isRefused) in [(1, false), (2, true), (3, true), (4, false)] {
      let refusal = refusal {
        $0.merges = [columns]
        $0.frozenColumns = frozen
      }
      #expect(refusal == (isRefused ? .spanAcrossFrozenBorder(columns) : nil), "\(frozen)")
    }
  }

  @Test("a merge that lies outside the table is refused")
  func outside() throws {
    var layout = try TableLayoutTests.table(0, 0) {
      $0.merges = [TableSpan(row: 4, column: 2, rowCount: 2, columnCount: 2)]
    }
    let context = { (rows: Int, columns: Int) in
      LayoutContext(structure: try TablePair.structure(rows, columns))
    }
    for (rows, columns) in [(5, 4), (6, 3)] {
      expectRefused(&layout) { try $0.validate(context(rows, columns).structure) }
      expectRefused(&layout) { try $0.prepare(context(rows, columns)) }
    }
    try layout.validate(context(6, 4).structure)
    try layout.prepare(context(6, 4))
    // Rows may go: the merge shrinks with them.
    try layout.validate(context(5, 4).structure)
    expectRefused(&layout) { try $0.validate(context(6, 3).structure) }
  }

  @Test(
    "rows of different length, edits of single cells, and edits that lead elsewhere are refused")
  func unsuitable() throws {
    var layout = try TableLayoutTests.table()
    let ragged = try ItemStructure(sectionCounts: [5, 5, 4])
    expectRefused(&layout) { try $0.validate(ragged) }
    expectRefused(&layout) { try $0.prepare(LayoutContext(structure: ragged)) }
    let first = ItemPath(section: 0, item: 0)
    let edits: [[ItemEdit]] = [
      [.insertItems(at: first, count: 1)], [.removeItems(at: first, count: 1)],
      [.moveItem(from: first, to: ItemPath(section: 0, item: 1))],
      [.insertSections(at: 1, counts: [4])], [.insertSections(at: 1, counts: [5, 5, 6])],
    ]
    for edits in edits {
      var structure = layout.structure
      for edit in edits { _ = try structure.apply(edit) }
      expectRefused(&layout) {
        try $0.invalidate(
          LayoutInvalidation(context: LayoutContext(structure: structure), edits: edits))
      }
    }
    let wrong: [ItemEdit] = [
      .removeSections(at: .max, count: .max), .removeSections(at: 0, count: -1),
      .insertSections(at: -1, counts: [5]), .moveSection(from: .max, to: 0),
      .removeSections(at: 0, count: 1),
    ]
    for edit in wrong {
      let context = LayoutContext(structure: layout.structure)
      expectRefused(&layout) {
        try $0.invalidate(LayoutInvalidation(context: context, edits: [edit]))
      }
    }
  }

  @Test("content longer than positions are exact is refused, before anything changes")
  func tooLong() throws {
    var layout = try TableLayoutTests.table(2, 2) {
      ($0.rowSpacing, $0.columnSpacing) = (0, 0)
      ($0.rowExtent, $0.columnExtent) = (0x1p42, 0x1p42)
      $0.hasSelfSizingRows = true
    }
    #expect(layout.contentExtent == .maximum && layout.crossExtent == .maximum)
    for (rows, columns) in [(3, 2), (2, 3)] {
      let structure = try TablePair.structure(rows, columns)
      try expectUnchanged(&layout) { layout in
        let failure = LayoutFailure.contentTooLong(points: 3 * 0x1p42)
        #expect(throws: failure) { try layout.validate(structure) }
        #expect(throws: failure) { try layout.prepare(LayoutContext(structure: structure)) }
      }
    }
    let longer = Ticks(clamping: 0x1p42) + Ticks(rawValue: 1)
    try expectUnchanged(&layout) { layout in
      let edit = ItemEdit.insertSections(at: 0, counts: [2])
      let context = LayoutContext(structure: try TablePair.structure(3, 2))
      #expect(throws: LayoutFailure.self) {
        try layout.invalidate(LayoutInvalidation(context: context, edits: [edit]))
      }
      for extent in [longer, .maximum, Ticks(rawValue: .max), Ticks(rawValue: -1)] {
        #expect(throws: LayoutFailure.self) {
          try layout.setPreferredSize(extent, cross: .zero, at: 1, anchor: 1)
        }
      }
      #expect(throws: LayoutFailure.self) { try layout.setColumnExtent(0x1p43, at: 0) }
      #expect(throws: LayoutFailure.self) { try layout.setRowExtent(0x1p43, at: 0) }
    }
    #expect(layout.version == 0)
  }

  @Test("rows that would follow ones that have grown too long are refused")
  func grownTooLong() throws {
    var layout = try TableLayoutTests.table(2, 2) { $0.hasSelfSizingRows = true }
    let rest = Ticks.maximum - Ticks(clamping: 13)
    let isNews = try layout.setPreferredSize(rest, cross: .zero, at: 1, anchor: 1)
    #expect(isNews)
    let context = LayoutContext(structure: try TablePair.structure(3, 2))
    try layout.validate(context.structure)
    try expectUnchanged(&layout) { layout in
      let edit = ItemEdit.insertSections(at: 2, counts: [2])
      #expect(throws: LayoutFailure.contentTooLong(points: 0x1p43 + 10)) {
        try layout.invalidate(LayoutInvalidation(context: context, edits: [edit]))
      }
    }
  }

  @Test("what is not in the table is answered with nothing, and does nothing")
  func strangers() throws {
    var layout = try TableLayoutTests.table { $0.hasSelfSizingRows = true }
    try expectUnchanged(&layout) { layout in
      for index in [-1, 0, 6, 42, .max, .min] {
        layout.setMeasured(at: index)
        layout.setNeedsMeasure(at: index)
        let isNews = try layout.setPreferredSize(.zero, cross: .zero, at: index, anchor: 0)
        let isMeasured = layout.isMeasured(at: index)
        #expect(!isNews && isMeasured)
      }
    }
  }

  private func expectRefused(
    _ layout: inout TableLayout, _ change: (inout TableLayout) throws -> Void
  ) {
    do {
      try expectUnchanged(&layout, change)
      Issue.record("it is taken")
    } catch {
      guard case .unsuitableStructure(let reason)? = error as? LayoutFailure else {
        Issue.record("\(error)")
        return
      }
      #expect(!reason.isEmpty)
    }
  }

  /// Asks for everything before and after a change that is refused.
  private func expectUnchanged(
    _ layout: inout TableLayout, _ change: (inout TableLayout) throws -> Void
  ) throws {
    func everything(_ layout: inout TableLayout) -> [LayoutAttributes] {
      (0..<layout.structure.elementCount).compactMap { layout.attributes(at: $0) }
    }
    let before = everything(&layout)
    let old = layout
    defer {
      #expect(everything(&layout) == before)
      #expect(layout.configuration == old.configuration && layout.structure == old.structure)
      #expect(layout.contentExtent == old.contentExtent && layout.crossExtent == old.crossExtent)
      #expect(layout.measuredCount == old.measuredCount && layout.version == old.version)
    }
    try change(&layout)
  }
}
