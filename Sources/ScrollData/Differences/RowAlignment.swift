/// Finds what two rows share by reference.
struct RowAlignment {
  /// A branch or a leaf, by what tells it apart.
  private struct Piece {
    var identity: ObjectIdentifier
    var count: Int
  }

  /// Pieces of both rows that stand for each other; equal where they are shared.
  private struct Pairing {
    var old: Range<Int>
    var new: Range<Int>
    var isShared: Bool
  }

  /// How far ahead in both rows the next shared piece is looked for.
  private static let window = 8

  /// Calls with all of both rows, in order: stretches that are shared, and between them such that have to
  /// be compared. O(branches + leaves of those that are not shared).
  static func forEachStretch(
    of old: Row, and new: Row,
    _ body: (_ old: Range<Int>, _ new: Range<Int>, _ isShared: Bool) -> Void
  ) {
    var (oldStart, newStart) = (0, 0)
    var open: (old: Int, new: Int)?
    func add(_ oldCount: Int, _ newCount: Int, isShared: Bool) {
      if !isShared {
        open = open ?? (oldStart, newStart)
      } else if oldCount > 0 {
        if let start = open { body(start.old..<oldStart, start.new..<newStart, false) }
        open = nil
        body(oldStart..<oldStart + oldCount, newStart..<newStart + newCount, true)
      }
      oldStart += oldCount
      newStart += newCount
    }
    let branches = (
      old.branches.map { Piece(identity: ObjectIdentifier($0.branch), count: $0.count) },
      new.branches.map { Piece(identity: ObjectIdentifier($0.branch), count: $0.count) }
    )
    for pairing in align(branches.0, branches.1) {
      if pairing.isShared {
        let count = branches.0[pairing.old].reduce(0) { $0 + $1.count }
        add(count, count, isShared: true)
        continue
      }
      let leaves = (
        self.leaves(of: old.branches[pairing.old]), self.leaves(of: new.branches[pairing.new])
      )
      for pairing in align(leaves.0, leaves.1) {
        add(
          leaves.0[pairing.old].reduce(0) { $0 + $1.count },
          leaves.1[pairing.new].reduce(0) { $0 + $1.count }, isShared: pairing.isShared)
      }
    }
    if let start = open { body(start.old..<oldStart, start.new..<newStart, false) }
  }

  private static func leaves(of branches: ArraySlice<Row.Entry>) -> [Piece] {
    branches.flatMap { entry in
      entry.branch.leaves.map { Piece(identity: ObjectIdentifier($0.leaf), count: $0.count) }
    }
  }

  /// Goes along both lists; where they differ, the nearest pieces that are shared are looked for.
  private static func align(_ old: [Piece], _ new: [Piece]) -> [Pairing] {
    var pairings: [Pairing] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let (oldStart, newStart) = (i, j)
      while i < old.count, j < new.count, old[i].identity == new[j].identity {
        i += 1
        j += 1
      }
      if i > oldStart {
        pairings.append(Pairing(old: oldStart..<i, new: newStart..<j, isShared: true))
        continue
      }
      (i, j) = nextShared(old, new, from: (i, j))
      pairings.append(Pairing(old: oldStart..<i, new: newStart..<j, isShared: false))
    }
    return pairings
  }

  private static func nextShared(
    _ old: [Piece], _ new: [Piece], from start: (Int, Int)
  ) -> (Int, Int) {
    var (i, j) = start
    while i < old.count, j < new.count {
      for distance in 1...2 * window {
        for ahead in max(0, distance - window)...min(distance, window) {
          let (one, other) = (i + ahead, j + distance - ahead)
          if one < old.count, other < new.count, old[one].identity == new[other].identity {
            return (one, other)
          }
        }
      }
      i += 1
      j += 1
    }
    return (old.count, new.count)
  }
}
