extension Row {
  /// Inserts new handles, the first of which is then at `index`. O(handles + branches).
  ///
  /// A row made after another one shares its leaves here.
  ///
  /// - Precondition: none of them is in the row, `weights` has as many values where the row has
  ///   weights, and `index` is at most `count`.
  mutating func insert(_ handles: [UInt32], weights: [UInt32] = [], at index: Int) {
    guard !handles.isEmpty else { return }
    if let following, index == count {
      append(handles, following: following)
      return
    }
    following = nil
    if branches.isEmpty { addFirstLeaf() }
    var position = position(of: index)
    if position.offset == 0, position.leaf > 0 {
      // The end of the leaf before, which may have room.
      position.leaf -= 1
      position.offset = branches[position.branch].branch.leaves[position.leaf].count
    }
    let added = weights.reduce(0) { $0 + Int($1) }
    let entry = branches[position.branch].branch.leaves[position.leaf]
    if entry.count + handles.count <= limits.leaf {
      let (leaf, offset) = (ownLeaf(position), position.offset)
      Self.shift(leaf.handles, from: offset, by: handles.count, count: entry.count)
      (leaf.handles + offset).update(from: handles, count: handles.count)
      if isWeighted {
        Self.shift(leaf.weights, from: offset, by: handles.count, count: entry.count)
        (leaf.weights + offset).update(from: weights, count: handles.count)
      }
      add(handles.count, weight: added, at: position)
      handles.withUnsafeBufferPointer { places.set(entry.id, for: $0) }
    } else {
      repack(position, inserting: handles, weights: weights)
      branches[position.branch].count += handles.count
      branches[position.branch].weight += added
      splitBranch(position.branch)
    }
    count += handles.count
    weight += added
    handleBound = handles.reduce(handleBound) { max($0, Int($1) + 1) }
  }

  /// Another weight for a place. O(branches).
  ///
  /// - Precondition: `index` is a place in the row, which has weights.
  mutating func setWeight(_ new: Int, at index: Int) {
    let position = position(of: index)
    let leaf = ownLeaf(position)
    let change = new - Int(leaf.weights[position.offset])
    leaf.weights[position.offset] = UInt32(new)
    add(0, weight: change, at: position)
    weight += change
  }

  /// Handles go. O(handles + branches).
  ///
  /// - Precondition: they are places in the row.
  mutating func remove(_ range: Range<Int>) {
    following = nil
    var rest = range.count
    while rest > 0 {
      let position = position(of: range.lowerBound)
      let entry = branches[position.branch].branch.leaves[position.leaf]
      let going = min(rest, entry.count - position.offset)
      places.set(
        0, for: UnsafeBufferPointer(start: entry.leaf.handles + position.offset, count: going))
      if going == entry.count {
        removeLeaf(position, entry)
      } else {
        let leaf = ownLeaf(position)
        let first = position.offset
        var lost = 0
        if isWeighted {
          for place in first..<first + going { lost += Int(leaf.weights[place]) }
          Self.shift(leaf.weights, from: first + going, by: -going, count: entry.count)
        }
        Self.shift(leaf.handles, from: first + going, by: -going, count: entry.count)
        add(-going, weight: -lost, at: position)
        weight -= lost
      }
      count -= going
      rest -= going
    }
    if count > 0 { join(near: range.lowerBound) }
  }

  private static func shift(
    _ values: UnsafeMutablePointer<UInt32>, from first: Int, by distance: Int, count: Int
  ) {
    (values + first + distance).update(from: values + first, count: count - first)
  }

  private mutating func addFirstLeaf() {
    let leaf = RowLeaf.make(capacity: limits.leaf, isWeighted: isWeighted)
    let entry = RowBranch.Entry(leaf: leaf, id: takeLeafID(), count: 0, weight: 0)
    branches = [
      Entry(branch: RowBranch(leaves: [entry]), id: takeBranchID(), count: 0, weight: 0)
    ]
    homes.set(branches[0].id, for: entry.id)
  }

  mutating func takeLeafID() -> UInt32 {
    defer { nextLeaf += 1 }
    return nextLeaf
  }

  mutating func takeBranchID() -> UInt32 {
    defer { nextBranch += 1 }
    return nextBranch
  }

  /// A branch that no other row sees.
  mutating func ownBranch(_ index: Int) -> RowBranch {
    if !isKnownUniquelyReferenced(&branches[index].branch) {
      branches[index].branch = RowBranch(leaves: branches[index].branch.leaves)
    }
    return branches[index].branch
  }

  /// A leaf that no other row sees.
  mutating func ownLeaf(_ position: Position) -> RowLeaf {
    let branch = ownBranch(position.branch)
    if !isKnownUniquelyReferenced(&branch.leaves[position.leaf].leaf) {
      let entry = branch.leaves[position.leaf]
      branch.leaves[position.leaf].leaf = entry.leaf.copy(
        count: entry.count, isWeighted: isWeighted)
    }
    return branch.leaves[position.leaf].leaf
  }

  /// Notes that a leaf holds more or less. Its branch is owned.
  private mutating func add(_ count: Int, weight: Int, at position: Position) {
    let branch = branches[position.branch].branch
    branch.leaves[position.leaf].count += count
    branch.leaves[position.leaf].weight += weight
    branches[position.branch].count += count
    branches[position.branch].weight += weight
  }

  private mutating func removeLeaf(_ position: Position, _ entry: RowBranch.Entry) {
    homes.set(0, for: entry.id)
    ownBranch(position.branch).leaves.remove(at: position.leaf)
    branches[position.branch].count -= entry.count
    branches[position.branch].weight -= entry.weight
    weight -= entry.weight
    if branches[position.branch].branch.leaves.isEmpty { branches.remove(at: position.branch) }
  }
}
