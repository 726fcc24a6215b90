extension ExtentIndex {
  /// Gives an element its measured extent and says by how much the row grew.
  ///
  /// O(1) while the changes stay in one block, at most O(log count).
  ///
  /// - Precondition: `extent` is not negative and `total` stays at most `Ticks.maximum`.
  @discardableResult
  public mutating func setExtent(_ extent: Ticks, at index: Int) -> Ticks {
    let growth = extent.rawValue &- extents[index]
    extents[index] = extent.rawValue
    steps += 1
    if !isMeasured(at: index) {
      measuredBits[index / 64] |= 1 << UInt64(index % 64)
      measuredCount += 1
    }
    guard growth != 0 else { return .zero }
    total.rawValue &+= growth
    if finger.index > index { finger.offset &+= growth }
    let block = index / Self.blockLength
    if block != pending.block { enterPending() }
    pending = (block, pending.growth &+ growth)
    return Ticks(rawValue: growth)
  }

  /// Forgets that an element was measured; its extent stays as the estimate. O(1).
  public mutating func setNeedsMeasure(at index: Int) {
    guard isMeasured(at: index) else { return }
    measuredBits[index / 64] &= ~(1 << UInt64(index % 64))
    measuredCount -= 1
  }

  /// Forgets that any element was measured; extents stay as the estimates. O(count / 64).
  public mutating func setAllNeedMeasure() {
    for word in measuredBits.indices { measuredBits[word] = 0 }
    measuredCount = 0
  }

  /// Adds the growth kept aside to the tree.
  mutating func enterPending() {
    guard pending.growth != 0 else { return }
    var node = pending.block + 1
    while node < tree.count {
      tree[node] &+= pending.growth
      node += node & -node
      steps += 1
    }
    pending.growth = 0
  }

  /// Fills the tree from the extents. O(count).
  mutating func buildTree() {
    var sum = Int64(0)
    for (index, extent) in extents.enumerated() {
      tree[index / Self.blockLength + 1] &+= extent
      sum &+= extent
    }
    for node in 1..<tree.count {
      let parent = node + (node & -node)
      if parent < tree.count { tree[parent] &+= tree[node] }
    }
    total = Ticks(rawValue: sum)
  }
}
