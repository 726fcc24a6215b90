extension ExtentTree {
  /// Puts the first `count` fresh entries in place of some lanes of the node that `path` names at a
  /// level; splits nodes that become too full and joins those that become too empty. O(height) nodes.
  ///
  /// `path` is of no use afterward.
  func replace(_ lanes: Range<Int>, atLevel level: Int = 1, withFresh count: Int) {
    let id = path[level].node
    let old = node(id).sum
    var entries = gather(node(id), lanes, count)
    if level == 1 {
      entries = combine(entries, around: (lanes.lowerBound - 1)..<(lanes.lowerBound + count + 1))
    }
    if entries > limits.lanes {
      split(entries, ofLevel: level, at: lanes.lowerBound + count)
    } else if level == height {
      node(id).fill(work, count: entries)
      if level > 1, entries == 1 {
        root = node(id).children[0]
        height -= 1
        nodes.giveBack(id)
      }
    } else if entries < limits.fewestLanes {
      join(entries, ofLevel: level)
    } else {
      var growth = node(id).fill(work, count: entries)
      growth -= old
      add(growth, fromLevel: level + 1)
    }
  }

  /// Writes a node's entries into `work`, with fresh ones in place of some; returns how many.
  private func gather(_ node: ExtentNode, _ lanes: Range<Int>, _ count: Int) -> Int {
    node.copyEntries(to: work)
    let behind = lanes.lowerBound + count
    (work + behind).update(from: work + lanes.upperBound, count: node.count - lanes.upperBound)
    (work + lanes.lowerBound).update(from: fresh, count: count)
    return node.count + count - lanes.count
  }

  /// Makes two nodes of one that is too full: halves, so that random changes do not make the tree
  /// higher than it needs to be. A node that grows near one end, as by scrolling, leaves most of its
  /// entries behind.
  private func split(_ entries: Int, ofLevel level: Int, at lane: Int) {
    let left = path[level].node
    let right = makeNode()
    let fewest = max(limits.fewestLanes, entries - limits.lanes)
    let isNearEnd = min(lane, entries - lane) <= entries / 8
    let middle = isNearEnd ? max(fewest, min(lane, entries - fewest)) : entries / 2
    fresh[0] = node(left).fill(work, count: middle)
    fresh[0].child = left
    fresh[1] = node(right).fill(work + middle, count: entries - middle)
    fresh[1].child = right
    if level == height {
      root = makeNode()
      height += 1
      node(root).fill(fresh, count: 2)
    } else {
      let lane = path[level + 1].lane
      replace(lane..<(lane + 1), atLevel: level + 1, withFresh: 2)
    }
  }

  /// Merges the entries of a node that is too empty with those of a neighboring node.
  private func join(_ entries: Int, ofLevel level: Int) {
    let parent = node(path[level + 1].node)
    let lane = path[level + 1].lane
    let leftLane = lane + 1 < parent.count ? lane : lane - 1
    let (left, right) = (parent.children[leftLane], parent.children[leftLane + 1])
    let sibling = node(leftLane == lane ? right : left)
    let all = entries + sibling.count
    if leftLane == lane {
      for index in 0..<sibling.count { work[entries + index] = sibling[index] }
    } else {
      for index in (0..<entries).reversed() { work[sibling.count + index] = work[index] }
      for index in 0..<sibling.count { work[index] = sibling[index] }
    }
    let middle = all <= limits.lanes ? all : all / 2
    fresh[0] = node(left).fill(work, count: middle)
    fresh[0].child = left
    if middle == all {
      nodes.giveBack(right)
    } else {
      fresh[1] = node(right).fill(work + middle, count: all - middle)
      fresh[1].child = right
    }
    replace(
      leftLane..<(leftLane + 2), atLevel: level + 1, withFresh: middle == all ? 1 : 2)
  }
}
