extension Row {
  /// How many handles at the beginning are the same with the same weights, and those added up; no more
  /// than weigh `limit`. Shared leaves are not looked at. Both rows have weights.
  func commonPrefix(with other: Row, weight limit: Int) -> (Int, Int) {
    var (one, theirs) = (Cursor(self), Cursor(other))
    var (count, weight) = (0, 0)
    while let mine = one.rest(forward: true), let their = theirs.rest(forward: true) {
      if mine.leaf === their.leaf, one.isAtBorder, theirs.isAtBorder,
        weight + mine.entryWeight <= limit
      {
        (count, weight) = (count + mine.count, weight + mine.entryWeight)
        one.advance(mine.count)
        theirs.advance(mine.count)
        continue
      }
      let length = min(mine.count, their.count)
      let (handles, weights) = (mine.leaf.handles + mine.first, mine.leaf.weights + mine.first)
      let others = (their.leaf.handles + their.first, their.leaf.weights + their.first)
      for offset in 0..<length {
        let next = weight + Int(weights[offset])
        guard handles[offset] == others.0[offset], weights[offset] == others.1[offset],
          next <= limit
        else { return (count + offset, weight) }
        weight = next
      }
      count += length
      one.advance(length)
      theirs.advance(length)
    }
    return (count, weight)
  }

  /// The same at the end, and no more than `most` handles.
  func commonSuffix(with other: Row, weight limit: Int, limit most: Int) -> (Int, Int) {
    var (one, theirs) = (Cursor(self), Cursor(other))
    var (count, weight) = (0, 0)
    while let mine = one.rest(forward: false), let their = theirs.rest(forward: false) {
      if mine.leaf === their.leaf, one.isAtBorder, theirs.isAtBorder,
        weight + mine.entryWeight <= limit, count + mine.count <= most
      {
        (count, weight) = (count + mine.count, weight + mine.entryWeight)
        one.advance(mine.count)
        theirs.advance(mine.count)
        continue
      }
      let length = min(mine.count, their.count)
      let ends = (mine.first + mine.count - 1, their.first + their.count - 1)
      let (handles, weights) = (mine.leaf.handles + ends.0, mine.leaf.weights + ends.0)
      let others = (their.leaf.handles + ends.1, their.leaf.weights + ends.1)
      for offset in 0..<length {
        let next = weight + Int(weights[-offset])
        guard count + offset < most, handles[-offset] == others.0[-offset],
          weights[-offset] == others.1[-offset], next <= limit
        else { return (count + offset, weight) }
        weight = next
      }
      count += length
      one.advance(length)
      theirs.advance(length)
    }
    return (count, weight)
  }

  /// A place in a row that goes from leaf to leaf, from one of its ends.
  private struct Cursor {
    struct Rest {
      var leaf: RowLeaf
      var first: Int
      var count: Int
      /// The weights of the whole leaf.
      var entryWeight: Int
    }

    private let row: Row
    private var branch = 0
    private var leaf = 0
    /// How much of the leaf is behind.
    private var passed = 0

    init(_ row: Row) { self.row = row }

    var isAtBorder: Bool { passed == 0 }

    /// What of the leaf is ahead; `nil` behind the last one. Numbers count from the end when backward.
    mutating func rest(forward: Bool) -> Rest? {
      while branch < row.branches.count {
        let index = forward ? branch : row.branches.count - 1 - branch
        let leaves = row.branches[index].branch.leaves
        guard leaf < leaves.count else {
          (branch, leaf) = (branch + 1, 0)
          continue
        }
        let entry = leaves[forward ? leaf : leaves.count - 1 - leaf]
        guard passed < entry.count else {
          (leaf, passed) = (leaf + 1, 0)
          continue
        }
        return Rest(
          leaf: entry.leaf, first: forward ? passed : 0, count: entry.count - passed,
          entryWeight: entry.weight)
      }
      return nil
    }

    mutating func advance(_ count: Int) { passed += count }
  }
}
