extension ExtentTree {
  /// What a walk over the whole tree found.
  struct Found {
    var sum = ExtentEntry()
    var measured = 0
    var nodes = 0
    var leaves = 0
  }

  /// What is broken in the tree, one sentence each, and what it holds. O(runs and leaves).
  func checkInvariants() -> (broken: [String], found: Found) {
    var (broken, found) = ([String](), Found())
    found.sum = check(root, level: height, &broken, &found)
    if found.nodes != nodes.live {
      broken.append("\(nodes.live) nodes are in use, the tree reaches \(found.nodes)")
    }
    if found.leaves != leaves.live {
      broken.append("\(leaves.live) leaves are in use, the tree reaches \(found.leaves)")
    }
    return (broken, found)
  }

  /// Checks a node and all below it; returns what they hold.
  private func check(
    _ id: UInt32, level: Int, _ broken: inout [String], _ found: inout Found
  ) -> ExtentEntry {
    let node = node(id)
    found.nodes += 1
    let fewest = id != root ? limits.fewestLanes : level > 1 ? 2 : 0
    if !(fewest...limits.lanes).contains(node.count) {
      broken.append("a node of level \(level) has \(node.count) lanes")
    }
    var sum = ExtentEntry()
    for lane in 0..<node.count {
      var entry = node[lane]
      entry.items = Int(node.through(lane, .items) - node.before(lane, .items))
      entry.headers = Int(node.through(lane, .headers) - node.before(lane, .headers))
      let held =
        level > 1
        ? check(entry.child, level: level - 1, &broken, &found) : check(entry, &broken, &found)
      entry.child = held.child
      if entry != held { broken.append("lane \(lane) of level \(level) is \(entry), not \(held)") }
      sum += held
    }
    for lane in node.count..<ExtentNode.lanes {
      guard !nodes.isShort || lane < ExtentNode.shortLanes else { break }
      if ExtentNode.Sum.allCases.contains(where: { node.through(lane, $0) != node.before(lane, $0) }
      ) {
        broken.append("spare lane \(lane) of level \(level) holds something")
      }
    }
    return sum
  }

  /// Checks a leaf or a run; returns what it holds.
  private func check(
    _ entry: ExtentEntry, _ broken: inout [String], _ found: inout Found
  ) -> ExtentEntry {
    if entry.count < 1 { broken.append("an entry has \(entry.count) elements") }
    found.measured += measuredCount(of: entry)
    guard entry.isLeaf else {
      let kinds = [entry.items, entry.headers]
      if !kinds.allSatisfy({ [0, entry.count].contains($0) })
        || kinds == [entry.count, entry.count]
      {
        broken.append("a run of \(entry.count) counts with estimates \(kinds)")
      }
      if entry.fixed < 0 || entry.fixed % Int64(max(1, entry.count)) != 0 {
        broken.append("a run of \(entry.count) takes \(entry.fixed) ticks")
      }
      return entry
    }
    found.leaves += 1
    let leaf = leaf(entry.child)
    let count = leaf.count
    if count > limits.elements { broken.append("a leaf has \(count) elements") }
    for place in 0..<count where leaf.extent(place) < 0 { broken.append("an extent is negative") }
    for place in count..<ExtentLeaf.capacity where leaf.extents[place] != 0 {
      broken.append("spare place \(place) of a leaf has an extent")
    }
    if count < 64, leaf.measured >> UInt64(count) != 0 {
      broken.append("an element beyond a leaf's end counts as measured")
    }
    var extent = Int64(0)
    for place in 0..<count { extent += leaf.extent(place) }
    if extent != leaf.length { broken.append("a leaf's extents are not its length") }
    for block in 0..<ExtentLeaf.blocks {
      var start = Int64(0)
      for place in 0..<(block * ExtentLeaf.blockElements) { start += leaf.extent(place) }
      if start != Int64(leaf.starts[block]) { broken.append("block \(block) does not start there") }
    }
    var held = leaf.entry(entry.child)
    held.child = 0
    return held
  }
}
