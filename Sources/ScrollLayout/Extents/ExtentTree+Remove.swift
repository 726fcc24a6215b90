extension ExtentTree {
  /// Takes elements out; says how many of them were measured. O(height + leaves removed).
  func remove(_ range: Range<Int>) -> Int {
    let place = descend(toElement: range.lowerBound)
    let (node, lane) = (node(path[1].node), path[1].lane)
    let entry = node[lane]
    guard range.count < entry.count, place + range.count <= entry.count else {
      var detached: [ExtentEntry] = []
      detach(range, into: &detached)
      for entry in detached where entry.isLeaf { giveBackLeaf(entry.child) }
      return detached.reduce(0) { $0 + measuredCount(of: $1) }
    }
    var loss = ExtentEntry()
    guard entry.isLeaf else {
      loss -= entry.run(of: range.count)
      add(loss)
      return entry.child == ExtentEntry.measuredRun ? range.count : 0
    }
    let leaf = leaf(entry.child)
    let measured = leaf.measured.nonzeroBitCount
    loss.count = -range.count
    loss.fixed = 0 &- leaf.remove(place..<(place + range.count))
    let removed = measured - leaf.measured.nonzeroBitCount
    if leaf.count < limits.elements / 4 {
      // Neighbours may take what is left in.
      replace(lane..<(lane + 1), with: leaf.entry(entry.child))
    } else {
      add(loss)
    }
    return removed
  }

  /// Takes elements out as entries, whose leaves are the caller's then.
  func detach(_ range: Range<Int>, into detached: inout [ExtentEntry]) {
    var rest = range.count
    while rest > 0 {
      let place = descend(toElement: range.lowerBound)
      let (node, lane) = (node(path[1].node), path[1].lane)
      let entry = node[lane]
      if place > 0 || entry.count > rest {
        let (before, inside) = split(entry, at: place)
        let (taken, after) = split(inside, at: min(rest, inside.count))
        replace(lane..<(lane + 1), with: before, after)
        detached.append(taken)
        rest -= taken.count
        continue
      }
      var end = lane
      while end < node.count, node[end].count <= rest {
        detached.append(node[end])
        rest -= node[end].count
        end += 1
      }
      replace(lane..<end, withFresh: 0)
    }
  }

  /// How many elements of an entry of a bottom node were measured.
  func measuredCount(of entry: ExtentEntry) -> Int {
    if entry.isLeaf { return leaf(entry.child).measured.nonzeroBitCount }
    return entry.child == ExtentEntry.measuredRun ? entry.count : 0
  }
}
