public import ScrollLayout

extension SnapshotDifference {
  /// The same as edits that are made one after the other, each with indices as they are after the previous ones, as
  /// `ItemStructure.apply` and the collection view take them.
  ///
  /// The smallest number of edits: one for each moved section and item, and insertions or removals between two
  /// staying items are one edit. Sections are inserted and moved first, then items are inserted, moved and removed,
  /// and deleted sections are removed last. Reloads are not edits. O(changes · log changes).
  public func edits() -> [ItemEdit] {
    guard changesStructure else { return [] }
    return editsOfItems() ?? editsOfAll()
  }

  /// The edits whatever changes. O(changes · log changes).
  func editsOfAll() -> [ItemEdit] {
    var sections = SectionEdits(self)
    var edits: [ItemEdit] = []
    sections.insertAndMove(&edits)
    addItemEdits(sections, to: &edits)
    sections.remove(&edits)
    return edits
  }

  /// The edits where nothing moves and no section comes or goes: those that come in their order, each past
  /// what goes before it and is still there, then those that go. O(changes).
  ///
  /// `nil` where there is more to it, or ranges are not in ascending order.
  private func editsOfItems() -> [ItemEdit]? {
    guard isOfItems else { return nil }
    return [ItemEdit](
      unsafeUninitializedCapacity: insertedItems.count + deletedItems.count
    ) { edits, count in
      forEachInserted { range, gone, _ in
        let path = ItemPath(section: range.section, item: range.items.lowerBound &+ gone)
        edits.initializeElement(
          at: count, to: .insertItems(at: path, count: range.items.count))
        count &+= 1
      }
      forEachDeleted { range, come, own in
        let path = ItemPath(section: range.section, item: range.items.lowerBound &+ come &- own)
        edits.initializeElement(
          at: count, to: .removeItems(at: path, count: range.items.count))
        count &+= 1
      }
    }
  }

  private func addItemEdits(_ sections: SectionEdits, to edits: inout [ItemEdit]) {
    var before: [EditSlots.Change] = []
    var after: [EditSlots.Change] = []
    for (number, range) in deletedItems.enumerated() {
      before.append(
        EditSlots.Change(
          group: sections.row(ofBefore: range.section), position: range.items.lowerBound,
          count: range.items.count, number: number, isMove: false))
    }
    for (number, range) in insertedItems.enumerated() {
      after.append(
        EditSlots.Change(
          group: range.section, position: range.items.lowerBound, count: range.items.count,
          number: number, isMove: false))
    }
    for (number, move) in movedItems.enumerated() {
      before.append(
        EditSlots.Change(
          group: sections.row(ofBefore: move.from.section), position: move.from.item,
          count: move.count, number: number, isMove: true))
      after.append(
        EditSlots.Change(
          group: move.to.section, position: move.to.item, count: move.count, number: number,
          isMove: true))
    }
    var slots = EditSlots(before: before, after: after, moveCount: movedItems.count)
    insertItems(&slots, sections, to: &edits)
    moveItems(&slots, sections, to: &edits)
    removeItems(&slots, sections, to: &edits)
  }

  private func insertItems(
    _ slots: inout EditSlots, _ sections: SectionEdits, to edits: inout [ItemEdit]
  ) {
    forEachGap(of: slots.after) { changes in
      let path = ItemPath(
        section: sections.number(ofRow: changes[0].group), item: slots.position(of: changes[0]))
      for change in changes { slots.add(change.count, at: change.rank) }
      edits.append(.insertItems(at: path, count: changes.reduce(0) { $0 + $1.count }))
    }
  }

  private func removeItems(
    _ slots: inout EditSlots, _ sections: SectionEdits, to edits: inout [ItemEdit]
  ) {
    forEachGap(of: slots.before) { changes in
      let path = ItemPath(
        section: sections.number(ofRow: changes[0].group), item: slots.position(of: changes[0]))
      for change in changes { slots.add(-change.count, at: change.rank) }
      edits.append(.removeItems(at: path, count: changes.reduce(0) { $0 + $1.count }))
    }
  }

  private func moveItems(
    _ slots: inout EditSlots, _ sections: SectionEdits, to edits: inout [ItemEdit]
  ) {
    for number in movedItems.indices {
      let source = slots.before[slots.moveSources[number]]
      let target = slots.after[slots.moveTargets[number]]
      let (from, to) = (
        sections.number(ofRow: source.group), sections.number(ofRow: target.group)
      )
      for placed in 0..<source.count {
        let start = ItemPath(section: from, item: slots.position(of: source))
        slots.add(-1, at: source.rank)
        let end = ItemPath(section: to, item: slots.position(of: target) + placed)
        slots.add(1, at: target.rank)
        if start != end { edits.append(.moveItem(from: start, to: end)) }
      }
    }
  }
}

/// Calls with the insertions or removals between two staying items, without moves.
func forEachGap(of changes: [EditSlots.Change], _ body: ([EditSlots.Change]) -> Void) {
  var gap: [EditSlots.Change] = []
  for change in changes where !change.isMove {
    if let last = gap.last, (last.group, last.kept) != (change.group, change.kept) {
      body(gap)
      gap.removeAll(keepingCapacity: true)
    }
    gap.append(change)
  }
  if !gap.isEmpty { body(gap) }
}
