extension Matcher {
  /// Compares two stretches of rows of handles where they stand, behind all that was noted before.
  ///
  /// Matches what `walk` matches. Handles that are left go into `pairs`, at their places: no others are
  /// looked up later.
  func walk(
    _ old: borrowing HandleSpans, _ oldRange: Range<Int>, _ new: borrowing HandleSpans,
    _ newRange: Range<Int>, leaving pairs: HandlePairs
  ) {
    gone.reserve(goneCount &+ oldRange.count, keeping: goneCount)
    come.reserve(comeCount &+ newRange.count, keeping: comeCount)
    aligned.reserve(
      alignedCount &+ 2 &+ min(oldRange.count, newRange.count), keeping: alignedCount)
    var (one, other) = (HandleReader(old, oldRange), HandleReader(new, newRange))
    let prefix = Self.skipCommon(&one, &other)
    keep(old: oldRange.lowerBound, new: newRange.lowerBound, count: prefix)
    let suffix = old.commonSuffix(with: new, limit: min(one.ahead, other.ahead))
    one.cut(suffix)
    other.cut(suffix)
    walkMiddle(&one, &other, leaving: pairs)
    keep(old: oldRange.upperBound - suffix, new: newRange.upperBound - suffix, count: suffix)
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

  private func walkMiddle(
    _ one: inout HandleReader, _ other: inout HandleReader, leaving pairs: HandlePairs
  ) {
    let (gone, come, aligned) = (gone.values, come.values, aligned.values)
    var (goneCount, comeCount, alignedCount) = (goneCount, comeCount, alignedCount)
    while one.ahead > 0, other.ahead > 0 {
      if one.handle == other.handle {
        let (old, new) = (one.place, other.place)
        let count = Self.skipCommon(&one, &other)
        aligned[alignedCount] = Run(old: old, new: new, count: count)
        alignedCount &+= 1
        continue
      }
      let goes = one.ahead > 1 && one.second == other.handle
      let comes = !goes && other.ahead > 1 && one.handle == other.second
      if !comes {
        gone[goneCount] = Int32(truncatingIfNeeded: one.place)
        goneCount &+= 1
        pairs.old[one.place] = one.handle
        one.advance(1)
      }
      if !goes {
        come[comeCount] = Int32(truncatingIfNeeded: other.place)
        comeCount &+= 1
        pairs.new[other.place] = other.handle
        other.advance(1)
      }
    }
    while one.ahead > 0 {
      gone[goneCount] = Int32(truncatingIfNeeded: one.place)
      goneCount &+= 1
      pairs.old[one.place] = one.handle
      one.advance(1)
    }
    while other.ahead > 0 {
      come[comeCount] = Int32(truncatingIfNeeded: other.place)
      comeCount &+= 1
      pairs.new[other.place] = other.handle
      other.advance(1)
    }
    (self.goneCount, self.comeCount, self.alignedCount) = (goneCount, comeCount, alignedCount)
  }
}
