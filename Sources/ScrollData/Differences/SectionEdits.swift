import ScrollLayout

/// The edits of sections, and where sections are while items are edited: those that came and moved are
/// in their places, and those that will go are still there.
struct SectionEdits {
  private let difference: SnapshotDifference
  private var slots: EditSlots
  private let isUnchanged: Bool

  init(_ difference: SnapshotDifference) {
    self.difference = difference
    var before: [EditSlots.Change] = []
    var after: [EditSlots.Change] = []
    for (number, range) in difference.deletedSections.enumerated() {
      before.append(Self.change(range.lowerBound, range.count, number, isMove: false))
    }
    for (number, range) in difference.insertedSections.enumerated() {
      after.append(Self.change(range.lowerBound, range.count, number, isMove: false))
    }
    for (number, move) in difference.movedSections.enumerated() {
      before.append(Self.change(move.from, move.count, number, isMove: true))
      after.append(Self.change(move.to, move.count, number, isMove: true))
    }
    isUnchanged = before.isEmpty && after.isEmpty
    slots = EditSlots(
      before: before, after: after, moveCount: difference.movedSections.count)
  }

  private static func change(
    _ position: Int, _ count: Int, _ number: Int, isMove: Bool
  ) -> EditSlots.Change {
    EditSlots.Change(group: 0, position: position, count: count, number: number, isMove: isMove)
  }

  /// Rows of sections that go are named by their numbers before, beyond all numbers after.
  private static let goingRows = Int.max / 2

  /// The name of a section's row of items by its number before; of those that stay, the number after.
  func row(ofBefore section: Int) -> Int {
    guard !isUnchanged else { return section }
    guard let change = slots.before.covering(section) else {
      return slots.after.position(ofKept: slots.before.kept(before: section))
    }
    guard change.isMove else { return Self.goingRows + section }
    return difference.movedSections[change.number].to + section - change.position
  }

  /// The number that a section has while items are edited, by the name of its row.
  func number(ofRow row: Int) -> Int {
    guard !isUnchanged else { return row }
    let (side, section) =
      row >= Self.goingRows ? (slots.before, row - Self.goingRows) : (slots.after, row)
    if let change = side.covering(section) {
      return slots.position(of: change) + section - change.position
    }
    return slots.position(ofKept: side.kept(before: section))
  }

  /// Sections come with the items that are new, and others take their places.
  mutating func insertAndMove(_ edits: inout [ItemEdit]) {
    var counts = newItemCounts()[...]
    var slots = slots
    forEachGap(of: slots.after) { changes in
      let at = slots.position(of: changes[0])
      let count = changes.reduce(0) { $0 + $1.count }
      for change in changes { slots.add(change.count, at: change.rank) }
      edits.append(.insertSections(at: at, counts: Array(counts.prefix(count))))
      counts = counts.dropFirst(count)
    }
    for number in difference.movedSections.indices {
      let source = slots.before[slots.moveSources[number]]
      let target = slots.after[slots.moveTargets[number]]
      for placed in 0..<source.count {
        let from = slots.position(of: source)
        slots.add(-1, at: source.rank)
        let to = slots.position(of: target) + placed
        slots.add(1, at: target.rank)
        if from != to { edits.append(.moveSection(from: from, to: to)) }
      }
    }
    self.slots = slots
  }

  /// Sections go.
  mutating func remove(_ edits: inout [ItemEdit]) {
    var slots = slots
    forEachGap(of: slots.before) { changes in
      let at = slots.position(of: changes[0])
      for change in changes { slots.add(-change.count, at: change.rank) }
      edits.append(.removeSections(at: at, count: changes.reduce(0) { $0 + $1.count }))
    }
    self.slots = slots
  }

  /// How many items of each inserted section were not moved into it.
  private func newItemCounts() -> [Int] {
    var counts = difference.insertedSectionCounts
    guard !counts.isEmpty else { return [] }
    var firsts: [Int] = []
    var first = 0
    for range in difference.insertedSections {
      firsts.append(first)
      first += range.count
    }
    for move in difference.movedItems {
      guard let change = slots.after.covering(move.to.section), !change.isMove else { continue }
      counts[firsts[change.number] + move.to.section - change.position] -= move.count
    }
    return counts
  }
}
