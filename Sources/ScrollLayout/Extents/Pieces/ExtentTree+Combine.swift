extension ExtentTree {
  /// Makes one of neighboring entries of `work` where that saves room, as far as one of them lies in
  /// `lanes`; returns how many entries are left.
  func combine(_ count: Int, around lanes: Range<Int>) -> Int {
    let (first, end) = (max(lanes.lowerBound, 1), min(lanes.upperBound, count))
    guard first < end else { return count }
    var kept = first
    for index in first..<end where !combine(&work[kept - 1], work[index]) {
      if kept < index { work[kept] = work[index] }
      kept += 1
    }
    guard kept < end else { return count }
    (work + kept).update(from: work + end, count: count - end)
    return count - (end - kept)
  }

  /// Takes an entry into the one before it. `false` when they are better left apart.
  func combine(_ entry: inout ExtentEntry, _ next: ExtentEntry) -> Bool {
    if isSameRun(entry, next) {
      entry += next
      return true
    }
    // A quarter is left free: else a leaf that was just split would be put together again.
    guard entry.isFixed, next.isFixed, entry.count + next.count <= limits.elements * 3 / 4,
      entry.fixed + next.fixed <= ExtentLeaf.maximum
    else { return false }
    if !entry.isLeaf { entry.child = leaf(of: entry) }
    if next.isLeaf {
      leaf(entry.child).append(leaf(next.child), from: 0)
      giveBackLeaf(next.child)
    } else {
      let isMeasured = next.child == ExtentEntry.measuredRun
      leaf(entry.child).append(next.fixedEach, isMeasured: isMeasured, count: next.count)
    }
    entry += next
    return true
  }

  /// Whether two runs are alike, so that they may be one.
  func isSameRun(_ entry: ExtentEntry, _ next: ExtentEntry) -> Bool {
    guard !entry.isLeaf, entry.child == next.child else { return false }
    guard (entry.items > 0) == (next.items > 0), (entry.headers > 0) == (next.headers > 0) else {
      return false
    }
    return entry.fixedEach == next.fixedEach
  }

  /// A leaf with the elements of a run without estimates that fits one.
  private func leaf(of run: ExtentEntry) -> UInt32 {
    let child = makeLeaf()
    let isMeasured = run.child == ExtentEntry.measuredRun
    leaf(child).append(run.fixedEach, isMeasured: isMeasured, count: run.count)
    return child
  }

  /// Two entries with the elements before a place and those from it on. Either may be without any,
  /// and then stands for nothing. A leaf's id stays with the elements before, if there are any.
  func split(_ entry: ExtentEntry, at place: Int) -> (ExtentEntry, ExtentEntry) {
    guard place > 0 else { return (ExtentEntry(), entry) }
    guard place < entry.count else { return (entry, ExtentEntry()) }
    guard entry.isLeaf else { return (entry.run(of: place), entry.run(of: entry.count - place)) }
    let right = makeLeaf()
    let left = leaf(entry.child)
    leaf(right).append(left, from: place)
    left.remove(place..<left.count)
    return (left.entry(entry.child), leaf(right).entry(right))
  }

  /// Puts up to three entries, those with elements, in place of some lanes of the bottom node on the
  /// way.
  func replace(
    _ lanes: Range<Int>, with first: ExtentEntry, _ second: ExtentEntry = ExtentEntry(),
    _ third: ExtentEntry = ExtentEntry()
  ) {
    var count = 0
    if first.count > 0 {
      fresh[count] = first
      count += 1
    }
    if second.count > 0 {
      fresh[count] = second
      count += 1
    }
    if third.count > 0 {
      fresh[count] = third
      count += 1
    }
    replace(lanes, withFresh: count)
  }
}
