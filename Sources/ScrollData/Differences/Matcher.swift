/// Finds what two rows have in common, as runs, and what only one of them has.
///
/// Goes along both rows side by side, with one step aside where they differ, and looks up only what is
/// left. Linear in the rows. Elements that are equal to each other are matched in order: first where
/// they stand in line, then the first that is left with the first that is left.
@usableFromInline struct Matcher: ~Copyable {
  /// Neighbors of both rows that are equal.
  @frozen @usableFromInline struct Run: BitwiseCopyable {
    @usableFromInline var old: Int32
    @usableFromInline var new: Int32
    @usableFromInline var count: Int32

    @inlinable init(old: Int, new: Int, count: Int) {
      self.old = Int32(truncatingIfNeeded: old)
      self.new = Int32(truncatingIfNeeded: new)
      self.count = Int32(truncatingIfNeeded: count)
    }
  }

  /// Runs found side by side, in order of both rows.
  @usableFromInline var aligned = Scratch<Run>()
  @usableFromInline var alignedCount = 0
  /// Runs found by looking up, in order of the new row.
  @usableFromInline var joined = Scratch<Run>()
  @usableFromInline var joinedCount = 0
  /// All runs in order of the new row, neighbors put together.
  @usableFromInline var runs = Scratch<Run>()
  @usableFromInline var runCount = 0
  /// Places of the old row that were not matched side by side; the complement of those looked up later.
  @usableFromInline var gone = Scratch<Int32>()
  @usableFromInline var goneCount = 0
  /// Places of the new row that are not matched.
  @usableFromInline var come = Scratch<Int32>()
  @usableFromInline var comeCount = 0
  /// Whether the runs are in order of the old row as well.
  @usableFromInline var isInOrder = true
  /// Of rows of handles those at the places in `gone` and in `come`, and the least of the latter.
  var goneHandles = Scratch<UInt32>()
  var comeHandles = Scratch<UInt32>()
  @usableFromInline var leastComing = UInt32.max

  /// Open addressing: the upper half of the hash and the number in `gone` plus one.
  @usableFromInline var table = Scratch<UInt64>()
  /// The next equal element in `gone`; -1 at the end.
  @usableFromInline var nextEqual = Scratch<Int32>()
  @usableFromInline var tableMask = 0
  /// For each small number, where in `gone` it is.
  @usableFromInline var keys = Scratch<Int32>()
  @usableFromInline var keyCapacity = 0
  @usableFromInline var order = RunOrder()

  @usableFromInline init() {}

  /// Forgets the rows before.
  @inlinable mutating func begin() {
    alignedCount = 0
    joinedCount = 0
    goneCount = 0
    comeCount = 0
    leastComing = .max
  }

  /// Notes neighbors that are known to be equal, behind all that was noted before.
  @inlinable mutating func keep(old: Int, new: Int, count: Int) {
    guard count > 0 else { return }
    aligned.reserve(alignedCount &+ 1, keeping: alignedCount)
    aligned.values[alignedCount] = Run(old: old, new: new, count: count)
    alignedCount &+= 1
  }

  /// Compares two stretches, behind all that was noted before: what they begin and end with alike needs no search.
  @inlinable mutating func walk<ID>(_ pairs: HashablePairs<ID>, old: Range<Int>, new: Range<Int>) {
    let limit = min(old.count, new.count)
    let prefix = pairs.prefix(old.lowerBound, new.lowerBound, limit)
    keep(old: old.lowerBound, new: new.lowerBound, count: prefix)
    let suffix = pairs.suffix(old.upperBound, new.upperBound, limit &- prefix)
    let (oldEnd, newEnd) = (old.upperBound &- suffix, new.upperBound &- suffix)
    walkMiddle(
      pairs, old: old.lowerBound &+ prefix..<oldEnd, new: new.lowerBound &+ prefix..<newEnd)
    keep(old: oldEnd, new: newEnd, count: suffix)
  }

  /// Goes along both stretches at once, with one look ahead. Where the elements differ and the next old one equals the
  /// new one, the old one has gone; where the next new one equals the old one, the new one has come. Otherwise both are
  /// noted, as gone and as come, and `join` looks later whether an element that has gone came elsewhere.
  @inlinable mutating func walkMiddle<ID>(
    _ pairs: HashablePairs<ID>, old: Range<Int>, new: Range<Int>
  ) {
    gone.reserve(goneCount &+ old.count, keeping: goneCount)
    come.reserve(comeCount &+ new.count, keeping: comeCount)
    aligned.reserve(
      alignedCount &+ min(old.count, new.count), keeping: alignedCount)
    let (gone, come, aligned) = (gone.values, come.values, aligned.values)
    var (goneCount, comeCount, alignedCount) = (goneCount, comeCount, alignedCount)
    var (i, j) = (old.lowerBound, new.lowerBound)
    while i < old.upperBound, j < new.upperBound {
      if pairs.areEqual(i, j) {
        let count =
          1
          &+ pairs.prefix(
            i &+ 1, j &+ 1, min(old.upperBound &- i, new.upperBound &- j) &- 1)
        aligned[alignedCount] = Run(old: i, new: j, count: count)
        alignedCount &+= 1
        i &+= count
        j &+= count
        continue
      }
      let goes = i &+ 1 < old.upperBound && pairs.areEqual(i &+ 1, j)
      let comes = !goes && j &+ 1 < new.upperBound && pairs.areEqual(i, j &+ 1)
      if !comes {
        gone[goneCount] = Int32(truncatingIfNeeded: i)
        goneCount &+= 1
        i &+= 1
      }
      if !goes {
        come[comeCount] = Int32(truncatingIfNeeded: j)
        comeCount &+= 1
        j &+= 1
      }
    }
    while i < old.upperBound {
      gone[goneCount] = Int32(truncatingIfNeeded: i)
      goneCount &+= 1
      i &+= 1
    }
    while j < new.upperBound {
      come[comeCount] = Int32(truncatingIfNeeded: j)
      comeCount &+= 1
      j &+= 1
    }
    (self.goneCount, self.comeCount, self.alignedCount) = (goneCount, comeCount, alignedCount)
  }
}
