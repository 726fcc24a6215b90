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
    var (piece, place) = (0, 0)
    build(count: pieces.reduce(0) { $0 + $1.count }) {
      let entry = pieces[piece][place, self]
      place += 1
      if place == pieces[piece].count { (piece, place) = (piece + 1, 0) }
      return entry
    }
  }

  private func build(_ entries: [ExtentEntry]) {
    var next = 0
    build(count: entries.count) {
      next += 1
      return entries[next - 1]
    }
  }

  /// Builds the nodes level by level, with as many entries in each as go around.
  ///
  /// - Parameters:
  ///   - entryCount: entries of the bottom nodes.
  ///   - next: gives the next of them.
  @inline(__always)
  private func build(count entryCount: Int, _ next: () -> ExtentEntry) {
    guard entryCount > 0 else { return }
    nodes.giveBack(root)
    let nodeCount = nodeCount(for: entryCount)
    if nodeCount > 1 || entryCount > ExtentNode.shortLanes { nodes.makeWhole() }
    nodes.reserve(nodeCount)
    var level = buildLevel(count: entryCount, next)
    height = 1
    while level.count > 1 {
      var lane = 0
      level = buildLevel(count: level.count) {
        lane += 1
        return level[lane - 1]
      }
      height += 1
    }
    root = level[0].child
  }

  /// Makes the nodes of a level; returns an entry for each.
  @inline(__always)
  private func buildLevel(count entryCount: Int, _ next: () -> ExtentEntry) -> [ExtentEntry] {
    let nodeCount = (entryCount + limits.lanes - 1) / limits.lanes
    var parents: [ExtentEntry] = []
    parents.reserveCapacity(nodeCount)
    withUnsafeTemporaryAllocation(of: ExtentEntry.self, capacity: limits.lanes) { lanes in
      guard let base = lanes.baseAddress else { return }
      for index in 0..<nodeCount {
        let lower = entryCount * index / nodeCount
        let count = entryCount * (index + 1) / nodeCount - lower
        for lane in 0..<count { (base + lane).initialize(to: next()) }
        let id = makeNode()
        var parent = node(id).fill(base, count: count)
        parent.child = id
        parents.append(parent)
      }
    }
    return parents
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
