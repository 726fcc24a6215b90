/// The way down from the root to one entry.
///
/// A node keeps, for each of its children, the sums of all children before it: elements, measured ticks, and how many
/// elements count with each estimate. One comparison per child finds the child that holds an element or covers an offset;
/// what its predecessors add up to is taken off, and the search goes on in the child with the rest. An estimate that
/// changes needs no visit: sums hold numbers of estimated elements, which are multiplied on the way.
extension ExtentTree {
  /// A position in the tree: an entry of a bottom node, the sums before it, and the offset into it.
  struct Place {
    var entry: ExtentEntry
    /// Elements before the entry.
    var first: Int
    /// Where the entry starts, in ticks.
    var start: Int64
  }

  /// The entry with the element at a position. O(height); the position is below the count.
  @inline(__always)
  func place(ofElement position: Int, _ estimates: ExtentEstimates) -> Place {
    var rest = position
    var start = Int64(0)
    var id = root
    var level = height
    while true {
      let node = node(id)
      let lane = node.lane(ofElement: &rest)
      start &+= node.extent(before: lane, estimates)
      if level == 1 { return Place(entry: node[lane], first: position &- rest, start: start) }
      id = node.children[lane]
      level &-= 1
    }
  }

  /// The entry that covers an offset. O(height); the offset is not negative and below the total.
  @inline(__always)
  func place(at offset: Int64, _ estimates: ExtentEstimates) -> Place {
    var rest = offset
    var first = 0
    var id = root
    var level = height
    while true {
      let node = node(id)
      let lane = node.lane(at: &rest, estimates)
      first &+= Int(node.before(lane, .count))
      if level == 1 { return Place(entry: node[lane], first: first, start: offset &- rest) }
      id = node.children[lane]
      level &-= 1
    }
  }

  /// Goes to the entry with the element at a position and keeps the way in `path`; says how many
  /// elements of the entry come before it. The position is below the count.
  @inline(__always)
  func descend(toElement position: Int) -> Int {
    var rest = position
    var id = root
    var level = height
    while true {
      let node = node(id)
      let lane = node.lane(ofElement: &rest)
      path[level] = Step(node: id, lane: lane)
      if level == 1 { return rest }
      id = node.children[lane]
      level &-= 1
    }
  }

  /// The same, and on the way the entry's elements become more or fewer in the nodes. The caller has
  /// the entry follow, or takes that back by `add`.
  @inline(__always)
  func descend(toElement position: Int, adding growth: Int) -> Int {
    var rest = position
    var id = root
    var level = height
    while true {
      let node = node(id)
      let lane = node.lane(ofElement: &rest, adding: growth)
      path[level] = Step(node: id, lane: lane)
      if level == 1 { return rest }
      id = node.children[lane]
      level &-= 1
    }
  }

  /// Goes to where a new element at a position belongs, which may be the end: to an entry of which
  /// it would be an element, or the first or last.
  func descend(toGap position: Int) -> Int {
    guard position == Int(node(root).total(.count).pointee) else {
      return descend(toElement: position)
    }
    guard position > 0 else {
      path[1] = Step(node: root, lane: 0)
      return 0
    }
    return descend(toElement: position - 1) + 1
  }

  /// Calls for every run and leaf with the elements before it, from the first to the last.
  func forEachEntry(_ body: (ExtentEntry, Int) -> Void) {
    var first = 0
    forEachEntry(below: root, level: height, &first, body)
  }

  private func forEachEntry(
    below id: UInt32, level: Int, _ first: inout Int, _ body: (ExtentEntry, Int) -> Void
  ) {
    let node = node(id)
    for lane in 0..<node.count {
      if level > 1 {
        forEachEntry(below: node.children[lane], level: level - 1, &first, body)
      } else {
        body(node[lane], first)
        first += node.count(of: lane)
      }
    }
  }

  /// Adds to what the nodes on the way hold, from a level up.
  @inline(__always)
  func add(_ growth: ExtentEntry, fromLevel lowest: Int = 1) {
    var level = lowest
    while level <= height {
      node(path[level].node).add(growth, at: path[level].lane, masks)
      level &+= 1
    }
  }

  /// Adds ticks to what the nodes on the way hold.
  @inline(__always)
  func addFixed(_ growth: Int64) {
    var level = 1
    while level <= height {
      node(path[level].node).add(growth, to: .fixed, at: path[level].lane, masks)
      level &+= 1
    }
  }
}
