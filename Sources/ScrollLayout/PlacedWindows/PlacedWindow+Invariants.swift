extension PlacedWindow {
  /// What is broken, one sentence each; empty when all is sound. O(blocks). For tests and debug builds.
  mutating func checkInvariants() -> [String] {
    var broken: [String] = []
    func require(_ holds: Bool, _ sentence: @autoclosure () -> String) {
      if !holds { broken.append(sentence()) }
    }
    let count = structure.elementCount
    require(sizes.mains.count == count, "\(sizes.mains.count) sizes for \(count) elements")
    require(sizes.shares.count == count, "\(sizes.shares.count) shares for \(count) elements")
    require(lengths.count == blocks.count, "\(lengths.count) lengths of \(blocks.count) blocks")
    guard !isEmpty, broken.isEmpty else { return broken }
    var elements = 0
    for block in 0..<blocks.count {
      let span = span(ofBlock: block)
      let section = blocks[block]
      require(
        section.items.count == span.items.count,
        "block \(block) holds \(section.items.count) items, not \(span.items)")
      require(section.hasHeader || block == 0, "block \(block) has no header")
      require(section.hasFooter || block == blocks.count - 1, "block \(block) has no footer")
      elements +=
        section.items.count + (section.hasHeader ? 1 : 0) + (section.hasFooter ? 1 : 0)
      let borders = borders(ofBlock: block)
      require(
        lengths.extent(at: block) == borders.bottom - borders.top, "the length of block \(block)")
    }
    require(elements == placed.count, "\(elements) elements for \(placed)")
    var (start, all) = (estimatedStart(of: placed.lowerBound), estimatedStart(of: count))
    all = all + end - origin - (estimatedStart(of: placed.upperBound) - start)
    if let left {
      let (first, last) = (left.placed.lowerBound, left.placed.upperBound)
      let surplus = left.end - left.origin - (estimatedStart(of: last) - estimatedStart(of: first))
      all = all + surplus
      if first < placed.lowerBound { start = start + surplus }
      require(!left.placed.overlaps(placed), "\(left.placed) was left, \(placed) is placed")
    }
    all = all + surplusOfLastLane()
    require(origin == start, "the placed window is not at its estimate")
    require(contentExtent == all, "the content's extent")
    return broken
  }
}
