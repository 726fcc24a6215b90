extension Row {
  /// Where a place lies: numbers of the branch and of the leaf in it, and the place in the leaf.
  struct Position {
    var branch: Int
    var leaf: Int
    var offset: Int
  }

  func contains(_ handle: UInt32) -> Bool { places[handle] != 0 }

  /// Where a handle stands, and the weights before it; `nil` when it is not in the row. O(branches).
  func find(_ handle: UInt32) -> (index: Int, weightBefore: Int)? {
    let leaf = places[handle]
    guard leaf != 0 else { return nil }
    let home = homes[leaf]
    var (index, weight) = (0, 0)
    // By numbers: an element taken out of its list takes a count on what it refers to.
    for number in branches.indices {
      guard branches[number].id == home else {
        index += branches[number].count
        weight += branches[number].weight
        continue
      }
      let leaves = branches[number].branch.leaves
      for place in leaves.indices {
        guard leaves[place].id == leaf else {
          index += leaves[place].count
          weight += leaves[place].weight
          continue
        }
        let entry = leaves[place]
        let offset = Self.offset(of: handle, in: entry.leaf.handles, entry.count)
        assert(offset < entry.count)
        if isWeighted { for before in 0..<offset { weight += Int(entry.leaf.weights[before]) } }
        return (index + offset, weight)
      }
    }
    assertionFailure("a place names no leaf")
    return nil
  }

  /// The first position of a handle; `count` if it is not found. Eight at a time, without a branch.
  private static func offset(
    of handle: UInt32, in handles: UnsafePointer<UInt32>, _ count: Int
  ) -> Int {
    var offset = 0
    while offset &+ 8 <= count {
      let eight = UnsafeRawPointer(handles + offset).loadUnaligned(as: SIMD8<UInt32>.self)
      let difference = eight ^ SIMD8(repeating: handle)
      if difference.min() == 0 { break }
      offset &+= 8
    }
    while offset < count, handles[offset] != handle { offset &+= 1 }
    return offset
  }

  func index(of handle: UInt32) -> Int? { find(handle)?.index }

  /// Where a place lies. At the border of two leaves it is the first of the later one, and at the end
  /// of the row one behind the last handle. O(branches).
  ///
  /// - Precondition: the row is not empty, and `index` is at most `count`.
  func position(of index: Int) -> Position {
    var rest = index
    for number in branches.indices {
      if rest >= branches[number].count, number < branches.count - 1 {
        rest -= branches[number].count
        continue
      }
      let leaves = branches[number].branch.leaves
      for leaf in leaves.indices {
        if rest >= leaves[leaf].count, leaf < leaves.count - 1 {
          rest -= leaves[leaf].count
          continue
        }
        return Position(branch: number, leaf: leaf, offset: rest)
      }
    }
    return Position(branch: 0, leaf: 0, offset: 0)
  }

  /// - Precondition: `index` is a place in the row.
  func handle(at index: Int) -> UInt32 {
    let position = position(of: index)
    return branches[position.branch].branch.leaves[position.leaf].leaf.handles[position.offset]
  }

  /// - Precondition: `index` is a place in the row.
  func weight(at index: Int) -> Int {
    let position = position(of: index)
    let leaf = branches[position.branch].branch.leaves[position.leaf].leaf
    return Int(leaf.weights[position.offset])
  }

  /// The weights before a place, added up. O(branches).
  func weight(before index: Int) -> Int {
    guard index < count else { return weight }
    let position = position(of: index)
    var sum = 0
    for number in 0..<position.branch { sum += branches[number].weight }
    let leaves = branches[position.branch].branch.leaves
    for leaf in 0..<position.leaf { sum += leaves[leaf].weight }
    let weights = leaves[position.leaf].leaf.weights
    for before in 0..<position.offset { sum += Int(weights[before]) }
    return sum
  }

  /// The place whose weight covers `target`, and the weights before it. O(branches).
  ///
  /// - Precondition: `target` is at least 0 and below `weight`.
  func place(covering target: Int) -> (index: Int, weightBefore: Int) {
    var (index, before) = (0, 0)
    for number in branches.indices {
      guard target < before + branches[number].weight else {
        index += branches[number].count
        before += branches[number].weight
        continue
      }
      let leaves = branches[number].branch.leaves
      for leaf in leaves.indices {
        guard target < before + leaves[leaf].weight else {
          index += leaves[leaf].count
          before += leaves[leaf].weight
          continue
        }
        let entry = leaves[leaf]
        var offset = 0
        while target >= before + Int(entry.leaf.weights[offset]) {
          before += Int(entry.leaf.weights[offset])
          offset += 1
        }
        return (index + offset, before)
      }
    }
    return (index, before)
  }

  /// The handles of some places, in order, with their weights, leaf by leaf. O(branches + places).
  func forEachStretch(
    in range: Range<Int>,
    _ body: (UnsafeBufferPointer<UInt32>, _ weights: UnsafePointer<UInt32>) -> Void
  ) {
    guard !range.isEmpty else { return }
    var position = position(of: range.lowerBound)
    var rest = range.count
    while rest > 0 {
      let leaves = branches[position.branch].branch.leaves
      while rest > 0, position.leaf < leaves.count {
        let entry = leaves[position.leaf]
        let count = min(rest, entry.count - position.offset)
        body(
          UnsafeBufferPointer(start: entry.leaf.handles + position.offset, count: count),
          entry.leaf.weights + position.offset)
        rest -= count
        position.leaf += 1
        position.offset = 0
      }
      position.branch += 1
      position.leaf = 0
    }
  }

  /// The handles of some places, in order.
  func handles(in range: Range<Int>) -> [UInt32] {
    var handles: [UInt32] = []
    handles.reserveCapacity(range.count)
    forEachStretch(in: range) { stretch, _ in handles.append(contentsOf: stretch) }
    return handles
  }

  /// The weights of all places, in order.
  var weights: [Int] {
    var all: [Int] = []
    all.reserveCapacity(count)
    forEachStretch(in: 0..<count) { stretch, weights in
      for place in stretch.indices { all.append(Int(weights[place])) }
    }
    return all
  }
}
