import ScrollPrimitives

extension TableLayout {
  /// Has rows come, go and move. Lengths stay with their rows; for merges see below.
  /// O(edits · (rows + exceptions + merges) + merges · log rows · log merges).
  ///
  /// A merge through which a row comes grows, one that loses rows shrinks, and goes when it covers one
  /// cell or none. A row that moves within a merge stays part of it, one that moves away leaves it. A merge
  /// of a single row goes along with it, unless into a larger merge, which then covers it. A merge that
  /// would come to lie on both sides of the border of the frozen rows goes.
  ///
  /// - Throws: `unsuitableStructure` for edits of single items, and for rows of different length;
  ///   `contentTooLong`. Nothing has changed then.
  public mutating func invalidate(_ invalidation: LayoutInvalidation) throws(LayoutFailure) {
    let context = invalidation.context
    let next = context.structure
    let isAlike = next.sectionCounts.isEmpty || next.sectionCounts.first == columns.count
    if invalidation.hasEdits ? structure.sectionCounts.isEmpty : next != structure {
      return try prepare(context)
    }
    let changes = try changes(by: invalidation.edits, to: next)
    // No row is left of those before when all of them are longer or shorter.
    guard isAlike else { return try prepare(context) }
    for change in changes { follow(change) }
    if !changes.isEmpty, let spans = try? TableSpanIndex(configuration.merges) {
      let hadMerges = !self.spans.isEmpty
      self.spans = spans
      if hadMerges { revealUncovered() }
    }
    structure = next
    if invalidation.needsMeasure || !context.traits.hasSameSizes(as: traits) { forgetSizes() }
    traits = context.traits
  }

  /// What edits do to the rows.
  private func changes(
    by edits: [ItemEdit], to next: ItemStructure
  ) throws(LayoutFailure) -> [RowChange] {
    var changes: [RowChange] = []
    var reached = structure
    var added = 0
    for edit in edits {
      do {
        _ = try reached.apply(edit)
      } catch {
        throw .unsuitableStructure(reason: "the rows have no place that an edit names")
      }
      switch edit {
      case .insertSections(let at, let counts):
        changes.append(.insert(at: at, count: counts.count))
        added += counts.count
      case .removeSections(let at, let count):
        changes.append(.remove(at..<at + count))
      case .moveSection(let from, let to):
        changes.append(.move(from..<from + 1, to: to))
      case .insertItems, .removeItems, .moveItem:
        throw .unsuitableStructure(reason: "cells of a table come and go by whole rows")
      }
    }
    guard reached == next else {
      throw .unsuitableStructure(reason: "the edits do not lead to the rows said")
    }
    try validate(next)
    if added > 0 { try rows.checkRoom(for: added) }
    return changes
  }

  private mutating func follow(_ change: RowChange) {
    rows.follow(change)
    configuration.rowExtents.follow(change)
    configuration.merges.follow(change, frozenRows: configuration.frozenRows)
    guard !measured.isEmpty else { return }
    var now: [Int: TableRowSizes] = [:]
    for (row, sizes) in measured {
      if let place = change.place(of: row) {
        now[place] = sizes
      } else {
        measuredCount -= sizes.asked.count
      }
    }
    measured = now
  }
}
