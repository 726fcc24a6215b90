extension Row {
  /// Puts a leaf and new handles into as many leaves as they need.
  mutating func repack(_ position: Position, inserting new: [UInt32], weights newWeights: [UInt32])
  {
    let branch = ownBranch(position.branch)
    let entry = branch.leaves[position.leaf]
    var (handles, weights) = content(of: entry)
    handles.insert(contentsOf: new, at: position.offset)
    if isWeighted { weights.insert(contentsOf: newWeights, at: position.offset) }
    let isEnd =
      position.branch == branches.count - 1 && position.leaf == branch.leaves.count - 1
      && position.offset == entry.count
    // The next insertions find room, and what grows at its end is not cut in halves again and again.
    let sizes = Self.sizes(
      of: handles.count, each: max(1, limits.leaf * (isEnd ? 7 : 6) / 8), evenly: !isEnd)
    var made: [RowBranch.Entry] = []
    made.reserveCapacity(sizes.count)
    var first = 0
    for size in sizes {
      let id = first == 0 ? entry.id : takeLeafID()
      made.append(leaf(handles, weights, first..<first + size, id: id))
      homes.set(branches[position.branch].id, for: id)
      first += size
    }
    branch.leaves.replaceSubrange(position.leaf...position.leaf, with: made)
  }

  /// Cuts a branch that holds too many leaves. Its count and weight are up to date.
  mutating func splitBranch(_ index: Int) {
    let leaves = branches[index].branch.leaves
    guard leaves.count > limits.branch else { return }
    let sizes = Self.sizes(
      of: leaves.count, each: max(1, limits.branch * 3 / 4), evenly: index < branches.count - 1)
    var made: [Entry] = []
    var first = 0
    for size in sizes {
      let part = Array(leaves[first..<first + size])
      let id = first == 0 ? branches[index].id : takeBranchID()
      for leaf in part { homes.set(id, for: leaf.id) }
      made.append(
        Entry(
          branch: RowBranch(leaves: part), id: id, count: part.reduce(0) { $0 + $1.count },
          weight: part.reduce(0) { $0 + $1.weight }))
      first += size
    }
    branches.replaceSubrange(index...index, with: made)
  }

  /// Joins the leaf at a place with its neighbor, and its branch with the next, where both together are
  /// small.
  mutating func join(near index: Int) {
    let position = position(of: min(index, count - 1))
    let leaves = branches[position.branch].branch.leaves
    for left in [position.leaf - 1, position.leaf] where left >= 0 && left + 1 < leaves.count {
      let both = leaves[left].count + leaves[left + 1].count
      guard both <= limits.leaf / 2 else { continue }
      joinLeaves(left, in: position.branch)
      break
    }
    for left in [position.branch - 1, position.branch]
    where left >= 0 && left + 1 < branches.count {
      let (one, other) = (branches[left].branch.leaves, branches[left + 1].branch.leaves)
      guard one.count + other.count <= limits.branch / 2 else { continue }
      for leaf in other { homes.set(branches[left].id, for: leaf.id) }
      branches[left].branch = RowBranch(leaves: one + other)
      branches[left].count += branches[left + 1].count
      branches[left].weight += branches[left + 1].weight
      branches.remove(at: left + 1)
      break
    }
  }

  private mutating func joinLeaves(_ left: Int, in branchIndex: Int) {
    let branch = ownBranch(branchIndex)
    let (one, other) = (branch.leaves[left], branch.leaves[left + 1])
    var (handles, weights) = content(of: one)
    let (moreHandles, moreWeights) = content(of: other)
    handles += moreHandles
    weights += moreWeights
    branch.leaves[left] = leaf(handles, weights, 0..<handles.count, id: one.id)
    branch.leaves.remove(at: left + 1)
    homes.set(0, for: other.id)
  }

  private func content(of entry: RowBranch.Entry) -> (handles: [UInt32], weights: [UInt32]) {
    func copy(_ values: UnsafeMutablePointer<UInt32>) -> [UInt32] {
      Array(UnsafeBufferPointer(start: values, count: entry.count))
    }
    return (copy(entry.leaf.handles), isWeighted ? copy(entry.leaf.weights) : [])
  }

  /// A new leaf, which its handles know.
  private mutating func leaf(
    _ handles: [UInt32], _ weights: [UInt32], _ range: Range<Int>, id: UInt32
  ) -> RowBranch.Entry {
    let leaf = RowLeaf.make(capacity: limits.leaf, isWeighted: isWeighted)
    var sum = 0
    handles.withUnsafeBufferPointer { all in
      let part = UnsafeBufferPointer(rebasing: all[range])
      _ = UnsafeMutableBufferPointer(start: leaf.handles, count: part.count)
        .initialize(from: part)
      places.set(id, for: part)
    }
    if isWeighted {
      for (place, weight) in weights[range].enumerated() {
        (leaf.weights + place).initialize(to: weight)
        sum += Int(weight)
      }
    }
    return RowBranch.Entry(leaf: leaf, id: id, count: range.count, weight: sum)
  }

  /// How a number of things is dealt out to boxes that are to hold `each`.
  private static func sizes(of count: Int, each: Int, evenly: Bool) -> [Int] {
    let boxes = (count + each - 1) / each
    if evenly { return (0..<boxes).map { (($0 + 1) * count / boxes) - $0 * count / boxes } }
    return (0..<boxes).map { min(each, count - $0 * each) }
  }
}
