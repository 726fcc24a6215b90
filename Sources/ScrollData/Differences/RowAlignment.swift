/// Finds what two rows share by reference.
///
/// Leaves of a row never change their order, so those that two versions share stand in the same order in
/// both, and looking each up gives all of them. Exclusive access is not checked: it is the differ's alone.
struct RowAlignment: ~Copyable {
  /// Neighboring places of both rows; equal where they are shared.
  struct Stretch: BitwiseCopyable {
    var old: Int
    var oldCount: Int
    var new: Int
    var newCount: Int
    var isShared: Bool
  }

  /// A leaf, by what tells it apart.
  struct Piece: BitwiseCopyable {
    var identity: UInt
    var count: Int
  }

  private var oldPieces = Scratch<Piece>()
  private var newPieces = Scratch<Piece>()
  /// Open addressing: numbers of new pieces plus one.
  private var table = Scratch<Int32>()
  private(set) var stretches = Scratch<Stretch>()
  private(set) var count = 0

  /// Covers both rows with stretches, in order. O(branches + leaves of those between the first and the
  /// last that are not shared).
  mutating func find(_ old: Row, _ new: Row) {
    count = 0
    old.branches.withReferences { words in
      new.branches.withReferences { newWords in find(old.branches, words, new.branches, newWords) }
    }
  }

  private mutating func find(
    _ old: [Row.Entry], _ words: ReferenceWords, _ new: [Row.Entry], _ newWords: ReferenceWords
  ) {
    var (first, start) = (0, 0)
    let limit = min(old.count, new.count)
    while first < limit, words[first] == newWords[first] {
      start += old[first].count
      first += 1
    }
    var (ends, tail) = ((old.count, new.count), 0)
    while ends.0 > first, ends.1 > first, words[ends.0 - 1] == newWords[ends.1 - 1] {
      ends = (ends.0 - 1, ends.1 - 1)
      tail += old[ends.0].count
    }
    add(start, start, isShared: true)
    alignBranches(old, words, first..<ends.0, new, newWords, first..<ends.1)
    add(tail, tail, isShared: true)
  }

  /// Goes along both lists of branches with one step aside, and looks into those that are not shared.
  private mutating func alignBranches(
    _ old: [Row.Entry], _ words: ReferenceWords, _ range: Range<Int>, _ new: [Row.Entry],
    _ newWords: ReferenceWords, _ newRange: Range<Int>
  ) {
    var (i, j) = (range.lowerBound, newRange.lowerBound)
    var counts = (0, 0)
    while i < range.upperBound || j < newRange.upperBound {
      let (hasOld, hasNew) = (i < range.upperBound, j < newRange.upperBound)
      if hasOld, hasNew, words[i] == newWords[j] {
        alignLeaves(counts.0, counts.1)
        counts = (0, 0)
        add(old[i].count, old[i].count, isShared: true)
        (i, j) = (i + 1, j + 1)
        continue
      }
      let goes = hasOld && hasNew && i + 1 < range.upperBound && words[i + 1] == newWords[j]
      let comes = hasOld && hasNew && j + 1 < newRange.upperBound && words[i] == newWords[j + 1]
      if hasOld, !comes {
        counts.0 = Self.list(old[i].branch.leaves, &oldPieces, behind: counts.0)
        i += 1
      }
      if hasNew, !goes {
        counts.1 = Self.list(new[j].branch.leaves, &newPieces, behind: counts.1)
        j += 1
      }
    }
    alignLeaves(counts.0, counts.1)
  }

  private static func list(
    _ leaves: [RowBranch.Entry], _ pieces: inout Scratch<Piece>, behind count: Int
  ) -> Int {
    pieces.reserve(count + leaves.count, keeping: count)
    let next = pieces.values + count
    leaves.withReferences { words in
      for place in leaves.indices {
        next[place] = Piece(identity: words[place], count: leaves[place].count)
      }
    }
    return count + leaves.count
  }

  private mutating func alignLeaves(_ oldCount: Int, _ newCount: Int) {
    var (old, new) = (UnsafePointer(oldPieces.values), UnsafePointer(newPieces.values))
    var (oldCount, newCount) = (oldCount, newCount)
    var (lead, trail) = (0, 0)
    while oldCount > 0, newCount > 0, old[0].identity == new[0].identity {
      lead += old[0].count
      (old, new, oldCount, newCount) = (old + 1, new + 1, oldCount - 1, newCount - 1)
    }
    while oldCount > 0, newCount > 0, old[oldCount - 1].identity == new[newCount - 1].identity {
      (oldCount, newCount) = (oldCount - 1, newCount - 1)
      trail += old[oldCount].count
    }
    add(lead, lead, isShared: true)
    alignMiddle(old, oldCount, new, newCount)
    add(trail, trail, isShared: true)
  }

  private mutating func alignMiddle(
    _ old: UnsafePointer<Piece>, _ oldCount: Int, _ new: UnsafePointer<Piece>, _ newCount: Int
  ) {
    guard oldCount > 0, newCount > 0 else {
      for number in 0..<oldCount { add(old[number].count, 0, isShared: false) }
      for number in 0..<newCount { add(0, new[number].count, isShared: false) }
      return
    }
    var capacity = 8
    while capacity < 2 * newCount { capacity *= 2 }
    table.reserve(capacity)
    let (table, mask) = (table.values, capacity - 1)
    table.update(repeating: 0, count: capacity)
    for number in 0..<newCount {
      var slot = Self.slot(new[number], mask)
      while table[slot] != 0 { slot = (slot + 1) & mask }
      table[slot] = Int32(number + 1)
    }
    var next = 0
    for number in 0..<oldCount {
      var slot = Self.slot(old[number], mask)
      while table[slot] != 0, new[Int(table[slot]) - 1].identity != old[number].identity {
        slot = (slot + 1) & mask
      }
      let found = Int(table[slot]) - 1
      if found >= next {
        while next < found {
          add(0, new[next].count, isShared: false)
          next += 1
        }
        add(old[number].count, new[found].count, isShared: true)
        next = found + 1
      } else {
        add(old[number].count, 0, isShared: false)
      }
    }
    while next < newCount {
      add(0, new[next].count, isShared: false)
      next += 1
    }
  }

  /// Blocks of memory are far apart, and their lowest bits are the same.
  private static func slot(_ piece: Piece, _ mask: Int) -> Int {
    let mixed = UInt64(piece.identity >> 4) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32) & mask
  }

  /// Adds places, to the last stretch where both are alike.
  private mutating func add(_ oldCount: Int, _ newCount: Int, isShared: Bool) {
    guard oldCount > 0 || newCount > 0 else { return }
    if count > 0, stretches.values[count - 1].isShared == isShared {
      stretches.values[count - 1].oldCount += oldCount
      stretches.values[count - 1].newCount += newCount
      return
    }
    stretches.reserve(count + 1, keeping: count)
    var (old, new) = (0, 0)
    if count > 0 {
      let last = stretches.values[count - 1]
      (old, new) = (last.old + last.oldCount, last.new + last.newCount)
    }
    stretches.values[count] = Stretch(
      old: old, oldCount: oldCount, new: new, newCount: newCount, isShared: isShared)
    count += 1
  }
}
