extension ExtentTree {
  /// Takes elements out; says how many of them were measured. O(height + leaves removed).
  func remove(_ range: Range<Int>) -> Int {
    let place = descend(toElement: range.lowerBound)
    let (node, lane) = (node(path[1].node), path[1].lane)
    // Looks at the leaf first: taking the whole entry out of the node touches two more of its arrays.
    let child = node.children[lane]
    if child >= ExtentEntry.firstLeaf {
      let leaf = leaf(child)
      if range.count < leaf.count, place + range.count <= leaf.count {
        return remove(place..<(place + range.count), fromLeaf: child)
      }
    } else {
      let run = node[lane]
      if range.count < run.count, place + range.count <= run.count {
        var loss = ExtentEntry()
        loss -= run.run(of: range.count)
        add(loss)
        return child == ExtentEntry.measuredRun ? range.count : 0
      }
    }
    var detached: [ExtentEntry] = []
    detach(range, into: &detached)
    var measured = 0
    for entry in detached {
      measured += measuredCount(of: entry)
      if entry.isLeaf { giveBackLeaf(entry.child) }
    }
    return measured
  }

  /// Takes some elements out of the leaf on the way; says how many of them were measured.
  @inline(__always)
  private func remove(_ places: Range<Int>, fromLeaf child: UInt32) -> Int {
    let leaf = leaf(child)
    let gone: Int64
    let removed: Int
    if places.count == 1 {
      removed = leaf.isMeasured(places.lowerBound) ? 1 : 0
      gone = leaf.remove(places.lowerBound, masks)
    } else {
      let measured = leaf.measured.nonzeroBitCount
      gone = leaf.remove(places)
      removed = measured - leaf.measured.nonzeroBitCount
    }
    if leaf.count < limits.elements / 4 {
      // Neighbours may take what is left in.
      let lane = path[1].lane
      replace(lane..<(lane + 1), with: leaf.entry(child))
    } else {
      add(ExtentEntry(fixed: 0 &- gone, count: 0 &- places.count))
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
