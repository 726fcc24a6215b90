/// Chooses which runs stay where they are, so that as many elements as can stay.
///
/// Runs do not overlap and nothing that is matched lies inside one, so what can stay with one element of
/// a run can stay with all of it: a run stays or moves as a whole, and the choice is an increasing
/// subsequence of the runs with the greatest number of elements.
@usableFromInline struct RunOrder: ~Copyable {
  /// Whether each run stays.
  @usableFromInline var stays = Scratch<Bool>()
  private var lowest = Scratch<Int32>()
  private var tails = Scratch<Int32>()
  private var piles = Scratch<Int32>()
  private var ranks = Scratch<Int32>()
  private var sorted = Scratch<Int64>()
  private var best = Scratch<Int32>()
  private var previous = Scratch<Int32>()
  private var tree = Scratch<Int32>()

  @usableFromInline init() {}

  /// Finds the runs that stay, of some in order of the new row. O(runs · log runs), and O(elements) where
  /// runs are short.
  @usableFromInline mutating func choose(_ runs: UnsafePointer<Matcher.Run>, _ count: Int) {
    stays.reserve(count)
    let middle = markEnds(runs, count)
    guard !middle.isEmpty else { return }
    var elements = 0
    for run in middle { elements += Int(runs[run].count) }
    // Piles take a place for each element, a tree some twenty steps for each run.
    if elements <= 8 * middle.count + 256 {
      choosePiles(runs, middle, elements)
    } else {
      chooseTree(runs, middle)
    }
  }

  /// Has runs at both ends stay that have all before them before and all behind them behind in the old
  /// row as well, and returns the others.
  private mutating func markEnds(_ runs: UnsafePointer<Matcher.Run>, _ count: Int) -> Range<Int> {
    lowest.reserve(count + 1)
    let (stays, lowest) = (stays.values, lowest.values)
    lowest[count] = .max
    var index = count - 1
    while index >= 0 {
      lowest[index] = min(lowest[index + 1], runs[index].old)
      index -= 1
    }
    var first = 0
    while first < count, runs[first].old < lowest[first + 1] {
      stays[first] = true
      first += 1
    }
    guard first < count else { return 0..<0 }
    // Behind the last run that has a higher one before it, each is above all before it.
    var highest: Int32 = -1
    var end = first
    for index in first..<count {
      if runs[index].old < highest { end = index + 1 }
      highest = max(highest, runs[index].old)
    }
    for index in end..<count { stays[index] = true }
    return first..<end
  }

  /// Patience sorting: `tails[length]` is the lowest end of a subsequence with `length` + 1 elements.
  private mutating func choosePiles(
    _ runs: UnsafePointer<Matcher.Run>, _ range: Range<Int>, _ elements: Int
  ) {
    tails.reserve(elements)
    piles.reserve(range.upperBound)
    let (tails, piles, stays) = (tails.values, piles.values, stays.values)
    var length = 0
    for index in range {
      let (first, count) = (runs[index].old, Int(runs[index].count))
      var pile = length
      if length > 0, first < tails[length &- 1] {
        var (low, rest) = (0, length)
        while rest > 1 {
          let half = rest &>> 1
          // Both are at least 0, so the sign of the difference compares them without a branch.
          let isBelow = Int(truncatingIfNeeded: (tails[low &+ half &- 1] &- first) &>> 31)
          low &+= half & isBelow
          rest &-= half
        }
        pile = low
      }
      piles[index] = Int32(truncatingIfNeeded: pile)
      for offset in 0..<count {
        tails[pile &+ offset] = first &+ Int32(truncatingIfNeeded: offset)
      }
      length = max(length, pile &+ count)
    }
    var wanted = length - 1
    for index in range.reversed() {
      let pile = Int(piles[index])
      // From the right, the first run that reaches the wanted length belongs to the subsequence.
      stays[index] = wanted >= pile && wanted < pile + Int(runs[index].count)
      if stays[index] { wanted = pile - 1 }
    }
  }

  /// The same with a tree of maxima over the runs in order of the old row.
  private mutating func chooseTree(_ runs: UnsafePointer<Matcher.Run>, _ range: Range<Int>) {
    let count = range.count
    for index in range { stays.values[index] = false }
    sorted.reserve(count)
    ranks.reserve(count)
    best.reserve(count)
    previous.reserve(count)
    tree.reserve(count + 1)
    let (sorted, ranks, best) = (sorted.values, ranks.values, best.values)
    let (previous, tree) = (previous.values, tree.values)
    for index in 0..<count {
      sorted[index] = Int64(runs[range.lowerBound + index].old) << 32 | Int64(index)
    }
    var places = UnsafeMutableBufferPointer(start: sorted, count: count)
    places.sort()
    for rank in 0..<count {
      ranks[Int(truncatingIfNeeded: sorted[rank] & 0xFFFF_FFFF)] = Int32(rank)
    }
    tree.update(repeating: -1, count: count + 1)
    var last: Int32 = -1
    for index in 0..<count {
      var before: Int32 = -1
      var node = Int(ranks[index])
      while node > 0 {
        let candidate = tree[node]
        if candidate >= 0, before < 0 || best[Int(candidate)] > best[Int(before)] {
          before = candidate
        }
        node &= node - 1
      }
      previous[index] = before
      best[index] = runs[range.lowerBound + index].count + (before < 0 ? 0 : best[Int(before)])
      node = Int(ranks[index]) + 1
      while node <= count {
        if tree[node] < 0 || best[Int(tree[node])] < best[index] { tree[node] = Int32(index) }
        node += node & -node
      }
      if last < 0 || best[index] > best[Int(last)] { last = Int32(index) }
    }
    while last >= 0 {
      stays.values[range.lowerBound + Int(last)] = true
      last = previous[Int(last)]
    }
  }
}
