extension ExtentTree {
  /// Takes elements out; says how many of them were measured. O(height + leaves removed).
  @inline(__always)
  func remove(_ range: Range<Int>) -> Int {
    guard range.count == 1 else { return removeSome(range) }
    let place = descend(toElement: range.lowerBound, adding: -1)
    let child = node(path[1].node).children[path[1].lane]
    if child >= ExtentEntry.firstLeaf {
      let leaf = leaf(child)
      if leaf.count > 1 {
        let measured = leaf.isMeasured(place) ? 1 : 0
        addFixed(0 &- leaf.remove(place, masks))
        joinIfNearlyEmpty(leaf, child)
        return measured
      }
    } else if removedFromRun() {
      return child == ExtentEntry.measuredRun ? 1 : 0
    }
    add(ExtentEntry(count: 1))
    return removeSome(range)
  }

  /// Removes the extent of an element that no longer counts from the run on the path; `false` if it was the only one.
  @inline(__always)
  private func removedFromRun() -> Bool {
    let run = node(path[1].node)[path[1].lane]
    guard run.count > 0 else { return false }
    add(
      ExtentEntry(
        fixed: run.fixed == 0 ? 0 : 0 &- run.fixed / Int64(run.count &+ 1),
        items: run.items > 0 ? -1 : 0, headers: run.headers > 0 ? -1 : 0))
    return true
  }

  /// Takes elements out; says how many of them were measured.
  @inline(never)
  private func removeSome(_ range: Range<Int>) -> Int {
    let place = descend(toElement: range.lowerBound)
    let entry = node(path[1].node)[path[1].lane]
    if range.count < entry.count, place + range.count <= entry.count {
      if entry.isLeaf { return remove(place..<(place + range.count), fromLeaf: entry.child) }
      var loss = ExtentEntry()
      loss -= entry.run(of: range.count)
      add(loss)
      return entry.child == ExtentEntry.measuredRun ? range.count : 0
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
  private func remove(_ places: Range<Int>, fromLeaf child: UInt32) -> Int {
    let leaf = leaf(child)
    let measured = leaf.measured.nonzeroBitCount
    let gone = leaf.remove(places)
    let removed = measured - leaf.measured.nonzeroBitCount
    add(ExtentEntry(fixed: 0 &- gone, count: 0 &- places.count))
    joinIfNearlyEmpty(leaf, child)
    return removed
  }

  /// Merges the rest of the leaf on the path into its neighbors, if that is little.
  @inline(__always)
  private func joinIfNearlyEmpty(_ leaf: ExtentLeaf, _ child: UInt32) {
    guard leaf.count < limits.elements / 4 else { return }
    let lane = path[1].lane
    replace(lane..<(lane + 1), with: leaf.entry(child))
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
