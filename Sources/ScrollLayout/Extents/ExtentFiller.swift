/// Fills a tree from its beginning to its end with measured elements and runs of unmeasured ones.
///
/// Measured elements that follow each other share leaves, in whatever pieces they come.
struct ExtentFiller: ~Copyable {
  private let tree: ExtentTree
  private var pieces: [ExtentPiece] = []
  /// Measured elements that are no leaf yet: as many as one holds.
  private let waiting: UnsafeMutableBufferPointer<Ticks>
  private var waitingCount = 0
  /// Measured elements so far.
  private(set) var measuredCount = 0

  /// - Parameters:
  ///   - tree: a tree without elements.
  ///   - leafCount: how many leaves it is going to have, if that is known.
  init(_ tree: ExtentTree, leafCount: Int) {
    self.tree = tree
    // And for some that come of edits: full leaves are halved by them, and growing copies all leaves. Room that
    // is never used takes no memory but addresses.
    tree.leaves.reserve(leafCount + leafCount / 16)
    waiting = .allocate(capacity: tree.limits.elements)
  }

  deinit { waiting.deallocate() }

  /// Adds unmeasured elements. O(1).
  mutating func append(_ run: ExtentIndex.Run) {
    guard run.count > 0 else { return }
    flush()
    append(run.entry)
  }

  /// Adds measured elements. O(count).
  ///
  /// - Parameters:
  ///   - count: how many.
  ///   - write: receives buffers with `count` slots together, one after the other, and stores the extents of the next
  ///     elements there; none may be negative.
  @inline(__always)
  mutating func append(
    measured count: Int, _ write: (UnsafeMutableBufferPointer<Ticks>) -> Void
  ) {
    var left = count
    while left > 0 {
      let end = min(waitingCount + left, waiting.count)
      write(UnsafeMutableBufferPointer(rebasing: waiting[waitingCount..<end]))
      left -= end - waitingCount
      waitingCount = end
      if end == waiting.count { flush() }
    }
    measuredCount += count
  }

  /// Adds measured elements. O(elements).
  ///
  /// - Parameters:
  ///   - points: what each takes without the space. Not negative.
  ///   - longest: no element takes more without the space.
  ///   - space: what each takes on top.
  mutating func append(
    measured points: UnsafeBufferPointer<Double>, upTo longest: Ticks, with space: Ticks
  ) {
    var next = 0
    func write(_ buffer: UnsafeMutableBufferPointer<Ticks>) {
      for place in buffer.indices {
        let ticks = Ticks.nearest(points[next &+ place] * Ticks.perPoint)
        buffer[place] = Ticks(rawValue: ticks &+ space.rawValue)
      }
      next &+= buffer.count
    }
    let most = longest + space
    if tree.limits.elements == ExtentLeaf.capacity, most.rawValue <= ExtentLeaf.pointsMaximum {
      // Those that fill up the leaf begun, whole leaves, and the rest.
      if waitingCount > 0 {
        append(measured: min(points.count, waiting.count - waitingCount), write)
      }
      if let base = points.baseAddress {
        let leafCount = (points.count - next) / ExtentLeaf.capacity
        appendLeaves(leafCount, base + next, with: space)
        next += leafCount * ExtentLeaf.capacity
      }
    }
    append(measured: points.count - next, write)
  }

  /// Makes the tree's nodes.
  consuming func finish() -> Int {
    flush()
    tree.build(pieces)
    return measuredCount
  }

  private mutating func flush() {
    let full = UnsafeBufferPointer(rebasing: waiting[..<waitingCount])
    waitingCount = 0
    tree.forEachEntry(ofMeasured: full) { append($0) }
  }

  /// Adds whole leaves of elements that do not fit in any entry before.
  private mutating func appendLeaves(
    _ leafCount: Int, _ points: UnsafePointer<Double>, with space: Ticks
  ) {
    for number in 0..<leafCount {
      let child = tree.leaves.take() + ExtentEntry.firstLeaf
      tree.leaf(child).fill(points: points + number &* ExtentLeaf.capacity, space: space)
      append(leaf: child)
    }
    measuredCount += leafCount * ExtentLeaf.capacity
  }

  private mutating func append(_ entry: ExtentEntry) {
    if let last = pieces.last {
      var end = last[last.count - 1, tree]
      let isLeaf = end.isLeaf
      if tree.combine(&end, entry) {
        // A leaf has taken it in already.
        if !isLeaf { pieces[pieces.count - 1] = ExtentPiece(end) }
        return
      }
    }
    if entry.isLeaf { append(leaf: entry.child) } else { pieces.append(ExtentPiece(entry)) }
  }

  @inline(__always)
  private mutating func append(leaf child: UInt32) {
    if let last = pieces.indices.last, pieces[last].append(leaf: child) { return }
    pieces.append(ExtentPiece(tree.leaf(child).entry(child)))
  }
}

extension ExtentIndex {
  /// A row of measured elements in sections, and of runs of unmeasured ones. O(elements).
  ///
  /// - Parameters:
  ///   - counts: how many measured elements follow each other in each section.
  ///   - fill: adds the elements.
  /// - Precondition: the sums are at most `maximumCount` and `Ticks.maximum`.
  init(
    itemEstimate: Ticks, headerEstimate: Ticks, measuredSections counts: [Int],
    limits: ExtentTree.Limits = .init(), _ fill: (inout ExtentFiller) -> Void
  ) {
    tree = ExtentTree(limits: limits)
    estimates = ExtentEstimates(item: itemEstimate.rawValue, header: headerEstimate.rawValue)
    // Short sections may share leaves: then less is needed.
    let capacity = limits.elements
    let each = counts.reduce(0) { $0 + ($1 + capacity - 1) / capacity }
    let shared = counts.reduce(0, +) / (capacity / 2) + 1
    var filler = ExtentFiller(tree, leafCount: min(each, shared))
    fill(&filler)
    measuredCount = filler.finish()
    takeSums()
  }
}
