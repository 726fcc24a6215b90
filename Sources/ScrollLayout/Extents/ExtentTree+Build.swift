extension ExtentTree {
  /// Fills a tree without elements with unmeasured ones. O(runs).
  func build(runs: [ExtentIndex.Run]) {
    var entries: [ExtentEntry] = []
    entries.reserveCapacity(runs.count)
    for run in runs where run.count > 0 {
      if entries.isEmpty || !combine(&entries[entries.count - 1], run.entry) {
        entries.append(run.entry)
      }
    }
    build(entries)
  }

  /// Fills a tree without elements with measured ones. O(elements).
  func build(measured extents: [Ticks]) {
    var entries: [ExtentEntry] = []
    let leafCount = (extents.count + limits.elements - 1) / limits.elements
    entries.reserveCapacity(leafCount)
    leaves.reserve(leafCount)
    extents.withUnsafeBufferPointer { extents in
      forEachEntry(ofMeasured: extents) { entries.append($0) }
    }
    build(entries)
  }

  /// Makes leaves of measured elements, and runs of those too long for one.
  @inline(__always)
  func forEachEntry(
    ofMeasured extents: UnsafeBufferPointer<Ticks>, _ body: (ExtentEntry) -> Void
  ) {
    var next = 0
    while next < extents.count {
      if extents[next].rawValue > ExtentLeaf.maximum {
        body(.measured(extents[next].rawValue))
        next += 1
      } else {
        let child = leaves.take() + ExtentEntry.firstLeaf
        let leaf = leaf(child)
        let end = min(next + limits.elements, extents.count)
        next += leaf.fill(UnsafeBufferPointer(rebasing: extents[next..<end]))
        body(leaf.entry(child))
      }
    }
  }

  /// Builds the nodes level by level, with as many entries in each as go around.
  func build(_ entries: [ExtentEntry]) {
    guard !entries.isEmpty else { return }
    nodes.giveBack(root)
    let nodeCount = nodeCount(for: entries.count)
    if nodeCount > 1 || entries.count > ExtentNode.shortLanes { nodes.makeWhole() }
    nodes.reserve(nodeCount)
    var level = entries
    height = 1
    while true {
      let count = (level.count + limits.lanes - 1) / limits.lanes
      var parents: [ExtentEntry] = []
      parents.reserveCapacity(count)
      level.withUnsafeBufferPointer { level in
        guard let base = level.baseAddress else { return }
        for index in 0..<count {
          let lower = level.count * index / count
          let upper = level.count * (index + 1) / count
          let id = makeNode()
          var parent = node(id).fill(base + lower, count: upper - lower)
          parent.child = id
          parents.append(parent)
        }
      }
      root = parents[0].child
      if count == 1 { return }
      level = parents
      height += 1
    }
  }

  private func nodeCount(for entries: Int) -> Int {
    var (level, sum) = (entries, 0)
    repeat {
      level = (level + limits.lanes - 1) / limits.lanes
      sum += level
    } while level > 1
    return sum
  }
}
