/// The positions of ranges of rows that are inserted, removed or moved while edits are made one after the other.
///
/// Rows without a change stay in order. Every range that leaves a position has a slot there from the beginning, and
/// every range that arrives at a position has one there that is empty at first. Each slot knows how many staying rows
/// are before it. So a position is that number plus the contents of the slots before, which a Fenwick tree adds up.
/// O(log slots) for each query and change.
struct EditSlots {
  /// A stretch of a row.
  struct Change {
    /// The row it belongs to. All of the same row name it alike, before and after.
    var group: Int
    /// Its first place, among all of its side.
    var position: Int
    var count: Int
    /// Its index in the list it was made from; `isMove` says which list.
    var number: Int
    var isMove: Bool
    /// How many staying rows are before it.
    var kept = 0
    /// Its place among all slots.
    var rank = 0
  }

  /// Stretches by their places before, in order.
  private(set) var before: [Change]
  /// Stretches by their places after, in order.
  private(set) var after: [Change]
  /// The number of the change in `before` and `after` for each move.
  private(set) var moveSources: [Int]
  private(set) var moveTargets: [Int]
  private var sums: [Int]
  /// For each slot, the first of its row.
  private var rowStarts: [Int]
  /// For each slot, its row and how much is kept before it.
  private var keys: [(group: Int, kept: Int)] = []

  init(before: [Change], after: [Change], moveCount: Int) {
    self.before = Self.sorted(before)
    self.after = Self.sorted(after)
    let count = before.count + after.count
    sums = Array(repeating: 0, count: count + 1)
    rowStarts = Array(repeating: 0, count: count)
    moveSources = Array(repeating: 0, count: moveCount)
    moveTargets = Array(repeating: 0, count: moveCount)
    keys.reserveCapacity(count)
    rank()
    for (index, change) in self.before.enumerated() where change.isMove {
      moveSources[change.number] = index
    }
    for (index, change) in self.after.enumerated() where change.isMove {
      moveTargets[change.number] = index
    }
    for change in self.before { add(change.count, at: change.rank) }
  }

  private static func sorted(_ changes: [Change]) -> [Change] {
    var changes = changes.sorted { ($0.group, $0.position) < ($1.group, $1.position) }
    var (group, gone) = (-1, 0)
    for index in changes.indices {
      if changes[index].group != group { (group, gone) = (changes[index].group, 0) }
      changes[index].kept = changes[index].position - gone
      gone += changes[index].count
    }
    return changes
  }

  /// Merges both sides. Between two rows that stay, inserted rows come before removed ones, so that the inserted rows
  /// form one range, and the removed ones too.
  private mutating func rank() {
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
      let takesNew =
        new < after.count
        && (old == before.count
          || (after[new].group, after[new].kept) <= (before[old].group, before[old].kept))
      let key =
        takesNew
        ? (after[new].group, after[new].kept) : (before[old].group, before[old].kept)
      let rank = keys.count
      rowStarts[rank] = rank > 0 && keys[rank - 1].group == key.0 ? rowStarts[rank - 1] : rank
      keys.append((key.0, key.1))
      if takesNew {
        after[new].rank = rank
        new += 1
      } else {
        before[old].rank = rank
        old += 1
      }
    }
  }

  /// What a slot holds becomes more or less.
  mutating func add(_ count: Int, at rank: Int) {
    var index = rank + 1
    while index < sums.count {
      sums[index] += count
      index += index & -index
    }
  }

  /// What the slots before one hold.
  private func sum(before rank: Int) -> Int {
    var (index, total) = (rank, 0)
    while index > 0 {
      total += sums[index]
      index -= index & -index
    }
    return total
  }

  /// The place of the first thing in a slot, in its row.
  func position(of change: Change) -> Int {
    change.kept + sum(before: change.rank) - sum(before: rowStarts[change.rank])
  }

  /// The place of something that stays and has `kept` things that stay before it. There is one row only.
  func position(ofKept kept: Int) -> Int {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle].kept <= kept { low = middle + 1 } else { high = middle }
    }
    return kept + sum(before: low)
  }
}

extension [EditSlots.Change] {
  /// The stretch that covers a place; `nil` when it stays. O(log stretches). There is one row only.
  func covering(_ position: Int) -> EditSlots.Change? {
    guard let last = last(notAfter: position), position < last.position + last.count else {
      return nil
    }
    return last
  }

  /// How many staying rows are before a staying row at a position. Only for a single sequence.
  func kept(before position: Int) -> Int {
    guard let last = last(notAfter: position) else { return position }
    return last.kept + position - last.position - last.count
  }

  /// The position of the staying row that has `kept` staying rows before it. Only for a single sequence.
  func position(ofKept kept: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].kept <= kept { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return kept }
    let last = self[low - 1]
    return kept + last.position + last.count - last.kept
  }

  private func last(notAfter position: Int) -> EditSlots.Change? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].position <= position { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? self[low - 1] : nil
  }
}
