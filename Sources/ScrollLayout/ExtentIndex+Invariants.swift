extension ExtentIndex {
  /// What is broken in the index, one sentence each; empty when it is sound. O(count), and callable
  /// in any state: nothing is changed and nothing is assumed. For tests and debug builds.
  func checkInvariants() -> [String] {
    var broken: [String] = []
    func require(_ holds: Bool, _ sentence: @autoclosure () -> String) {
      if !holds { broken.append(sentence()) }
    }
    require(extents.allSatisfy { $0 >= 0 }, "an extent is negative")
    let sum = extents.reduce(0, &+)
    require(total.rawValue == sum, "total is \(total.rawValue), the extents add up to \(sum)")
    require(total <= .maximum, "total is beyond Ticks.maximum")

    let measured = measuredBits.reduce(0) { $0 + $1.nonzeroBitCount }
    require(measuredCount == measured, "measuredCount is \(measuredCount), not \(measured)")
    let words = measuredBits.count
    require(words == (count + 63) / 64, "there are \(words) words of bits for \(count) elements")
    if let last = measuredBits.last, count % 64 != 0 {
      require(last >> UInt64(count % 64) == 0, "an element beyond the end counts as measured")
    }

    if (0...count).contains(finger.index) {
      let before = extents[..<finger.index].reduce(0, &+)
      require(finger.offset == before, "the finger is at \(finger.offset), not at \(before)")
    } else {
      broken.append("the finger names element \(finger.index) of \(count)")
    }
    return broken + brokenTreeEntries()
  }

  /// An entry of a Fenwick tree is the sum of the blocks from its parent's end to its own.
  private func brokenTreeEntries() -> [String] {
    let blocks = tree.count - 1
    guard blocks == count / Self.blockLength + 1 else { return ["the tree has \(blocks) blocks"] }
    guard (0..<blocks).contains(pending.block) else {
      return ["growth is kept aside for block \(pending.block) of \(blocks)"]
    }
    var sums = Array(repeating: Int64(0), count: blocks)
    for (index, extent) in extents.enumerated() { sums[index / Self.blockLength] &+= extent }
    sums[pending.block] &-= pending.growth
    return (1...blocks).compactMap { node in
      let sum = sums[(node - (node & -node))..<node].reduce(0, &+)
      return tree[node] == sum ? nil : "tree entry \(node) is \(tree[node]), not \(sum)"
    }
  }
}
