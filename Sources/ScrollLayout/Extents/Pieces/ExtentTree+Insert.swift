extension ExtentTree {
  /// Puts an entry before the element at a position, which may be the end. O(height).
  func insert(_ entry: ExtentEntry, at position: Int) {
    let place = descend(toGap: position)
    let (node, lane) = (node(path[1].node), path[1].lane)
    guard node.count > 0 else { return replace(0..<0, with: entry) }
    let old = node[lane]
    if isSameRun(old, entry) {
      add(entry)
    } else if place == 0 {
      replace(lane..<lane, with: entry)
    } else if place == old.count {
      replace((lane + 1)..<(lane + 1), with: entry)
    } else {
      let (before, after) = split(old, at: place)
      replace(lane..<(lane + 1), with: before, entry, after)
    }
  }

  /// Puts a measured element before the one at a position, which may be the end; into a leaf where
  /// there is one. O(height).
  @inline(__always)
  func insert(measured extent: Int64, at position: Int) {
    let count = node(root).total(.count).pointee
    guard count > 0 else { return insert(.measured(extent), at: position) }
    // Behind the last element belongs to the last.
    let isEnd = position == count
    let place = descend(toElement: isEnd ? position &- 1 : position, adding: 1) &+ (isEnd ? 1 : 0)
    let child = node(path[1].node).children[path[1].lane]
    if child >= ExtentEntry.firstLeaf {
      let leaf = leaf(child)
      if leaf.count < limits.elements, leaf.length &+ extent <= ExtentLeaf.maximum {
        leaf.insert(extent, isMeasured: true, at: place, masks)
        return addFixed(extent)
      }
    }
    add(ExtentEntry(count: -1))
    insertElsewhere(extent, at: place, position)
  }

  /// Puts a measured element where there is no room in a leaf: at a place of the entry on the way.
  @inline(never)
  private func insertElsewhere(_ extent: Int64, at place: Int, _ position: Int) {
    let node = node(path[1].node)
    var (place, lane) = (place, path[1].lane)
    if place == 0, lane > 0, node.children[lane] < ExtentEntry.firstLeaf {
      lane -= 1
      place = node.count(of: lane)
      path[1].lane = lane
    }
    guard node[lane].isLeaf, node[lane].fixed &+ extent <= ExtentLeaf.maximum else {
      return insert(.measured(extent), at: position)
    }
    let child = node.children[lane]
    let leaf = leaf(child)
    if leaf.count < limits.elements {
      leaf.insert(extent, isMeasured: true, at: place, masks)
      return add(ExtentEntry(fixed: extent, count: 1))
    }
    let middle = limits.elements / 2
    var (left, right) = split(node[lane], at: middle)
    if place <= middle {
      self.leaf(left.child).insert(extent, isMeasured: true, at: place, masks)
      left += ExtentEntry(fixed: extent, count: 1)
    } else {
      self.leaf(right.child).insert(extent, isMeasured: true, at: place - middle, masks)
      right += ExtentEntry(fixed: extent, count: 1)
    }
    replace(lane..<(lane + 1), with: left, right)
  }
}
