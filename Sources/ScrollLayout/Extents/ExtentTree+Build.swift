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

  /// Builds the nodes over pieces of a row. O(entries).
  func build(_ pieces: [ExtentPiece]) {
    let entryCount = pieces.reduce(0) { $0 + $1.count }
    guard entryCount > 0 else { return }
    makeRoom(forEntries: entryCount)
    let nodeCount = bottomNodeCount(for: entryCount)
    var parents: [ExtentEntry] = []
    parents.reserveCapacity(nodeCount)
    withUnsafeTemporaryAllocation(of: ExtentEntry.self, capacity: limits.lanes) { lanes in
      guard let base = lanes.baseAddress else { return }
      var (piece, place) = (0, 0)
      for index in 0..<nodeCount {
        let lower = entryCount * index / nodeCount
        let count = entryCount * (index + 1) / nodeCount - lower
        for lane in 0..<count {
          (base + lane).initialize(to: pieces[piece][place, self])
          place += 1
          if place == pieces[piece].count { (piece, place) = (piece + 1, 0) }
        }
        parents.append(makeNode(of: base, count: count))
      }
    }
    root = parents[0].child
    height = 1
    if nodeCount > 1 { buildLevels(over: parents, from: 2) }
  }

  private func build(_ entries: [ExtentEntry]) {
    guard !entries.isEmpty else { return }
    makeRoom(forEntries: entries.count)
    buildLevels(over: entries, from: 1)
  }

  /// Makes room for the nodes over some entries in place of the root.
  @inline(__always)
  private func makeRoom(forEntries entryCount: Int) {
    nodes.giveBack(root)
    let nodeCount = nodeCount(for: entryCount)
    if nodeCount > 1 || entryCount > ExtentNode.shortLanes { nodes.makeWhole() }
    // And for some that come of edits, as for leaves.
    nodes.reserve(nodeCount + nodeCount / 16)
  }

  /// Builds the nodes level by level, with as many entries in each as go around.
  @inline(__always)
  private func buildLevels(over entries: [ExtentEntry], from lowest: Int) {
    var level = entries
    height = lowest
    while true {
      let count =
        height == 1
        ? bottomNodeCount(for: level.count) : (level.count + limits.lanes - 1) / limits.lanes
      var parents: [ExtentEntry] = []
      parents.reserveCapacity(count)
      level.withUnsafeBufferPointer { level in
        guard let base = level.baseAddress else { return }
        for index in 0..<count {
          let lower = level.count * index / count
          let upper = level.count * (index + 1) / count
          parents.append(makeNode(of: base + lower, count: upper - lower))
        }
      }
      root = parents[0].child
      if count == 1 { return }
      level = parents
      height += 1
    }
  }

  /// Makes a node of some entries; returns one that stands for it.
  @inline(__always)
  private func makeNode(of entries: UnsafePointer<ExtentEntry>, count: Int) -> ExtentEntry {
    let id = makeNode()
    var entry = node(id).fill(entries, count: count)
    entry.child = id
    return entry
  }

  private func nodeCount(for entries: Int) -> Int {
    var level = bottomNodeCount(for: entries)
    var sum = level
    while level > 1 {
      level = (level + limits.lanes - 1) / limits.lanes
      sum += level
    }
    return sum
  }

  /// Bottom nodes for some entries. Where there are several a quarter of each is left free: an element put
  /// among those of a leaf makes three entries of one, and in a full node each first edit would make two nodes.
  private func bottomNodeCount(for entries: Int) -> Int {
    guard entries > limits.lanes else { return 1 }
    let lanes = limits.lanes * 3 / 4
    return (entries + lanes - 1) / lanes
  }
}
