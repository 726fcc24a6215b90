extension Matcher {
  /// Compares two ranges of rows of handles in place, after everything that was noted before.
  ///
  /// Matches the same as `walk`. Remaining handles are noted next to their positions.
  mutating func walk(
    _ old: borrowing HandleSpans, _ oldRange: Range<Int>, _ new: borrowing HandleSpans,
    _ newRange: Range<Int>
  ) {
    gone.reserve(goneCount &+ oldRange.count, keeping: goneCount)
    come.reserve(comeCount &+ newRange.count, keeping: comeCount)
    goneHandles.reserve(goneCount &+ oldRange.count, keeping: goneCount)
    comeHandles.reserve(comeCount &+ newRange.count, keeping: comeCount)
    aligned.reserve(
      alignedCount &+ 2 &+ min(oldRange.count, newRange.count), keeping: alignedCount)
    var (one, other) = (HandleReader(old, oldRange), HandleReader(new, newRange))
    let prefix = Self.skipCommon(&one, &other)
    keep(old: oldRange.lowerBound, new: newRange.lowerBound, count: prefix)
    let suffix = old.commonSuffix(with: new, limit: min(one.ahead, other.ahead))
    one.cut(suffix)
    other.cut(suffix)
    walkMiddle(one, other)
    keep(old: oldRange.upperBound - suffix, new: newRange.upperBound - suffix, count: suffix)
  }

  /// Looks up what was not matched side by side, if any of it may be in both rows, and puts all runs together.
  ///
  /// - Parameters:
  ///   - oldBound: above all handles of the old row.
  ///   - pairs: has memory for as many handles as the rows have; called only where some are looked up.
  mutating func finish(oldBound: Int, _ pairs: () -> HandlePairs) {
    // What is new to both has a handle that was given out behind those of the old row.
    guard goneCount > 0, comeCount > 0, Int(leastComing) < oldBound else { return merge() }
    let pairs = pairs()
    for number in 0..<goneCount { pairs.old[Int(gone.values[number])] = goneHandles.values[number] }
    for number in 0..<comeCount { pairs.new[Int(come.values[number])] = comeHandles.values[number] }
    finish(pairs)
  }

  /// Goes on while both are the same, and returns how far.
  @inline(__always)
  private static func skipCommon(_ one: inout HandleReader, _ other: inout HandleReader) -> Int {
    var total = 0
    while true {
      let length = min(min(one.rest, one.ahead), min(other.rest, other.ahead))
      let same = HandlePairs.prefix(one.first, other.first, length)
      total &+= same
      guard same > 0 else { return total }
      one.advance(same)
      other.advance(same)
      guard same == length else { return total }
    }
  }

  /// The readers as values of its own: those of somebody else would be kept in memory.
  private mutating func walkMiddle(_ one: HandleReader, _ other: HandleReader) {
    var (one, other) = (one, other)
    let (gone, come, aligned) = (gone.values, come.values, aligned.values)
    let (goneHandles, comeHandles) = (goneHandles.values, comeHandles.values)
    var (goneCount, comeCount, alignedCount) = (goneCount, comeCount, alignedCount)
    var least = leastComing
    while one.ahead > 0, other.ahead > 0 {
      let (a, b) = (one.handle, other.handle)
      if a == b {
        let (old, new) = (one.place, other.place)
        let count = Self.skipCommon(&one, &other)
        aligned[alignedCount] = Run(old: old, new: new, count: count)
        alignedCount &+= 1
        continue
      }
      let goes = one.ahead > 1 && one.second == b
      let comes = !goes && other.ahead > 1 && a == other.second
      if !comes {
        gone[goneCount] = Int32(truncatingIfNeeded: one.place)
        goneHandles[goneCount] = a
        goneCount &+= 1
        one.advance(1)
      }
      if !goes {
        come[comeCount] = Int32(truncatingIfNeeded: other.place)
        comeHandles[comeCount] = b
        comeCount &+= 1
        least = min(least, b)
        other.advance(1)
      }
    }
    while one.ahead > 0 {
      gone[goneCount] = Int32(truncatingIfNeeded: one.place)
      goneHandles[goneCount] = one.handle
      goneCount &+= 1
      one.advance(1)
    }
    while other.ahead > 0 {
      come[comeCount] = Int32(truncatingIfNeeded: other.place)
      comeHandles[comeCount] = other.handle
      comeCount &+= 1
      least = min(least, other.handle)
      other.advance(1)
    }
    (self.goneCount, self.comeCount, self.alignedCount) = (goneCount, comeCount, alignedCount)
    leastComing = least
  }
}
