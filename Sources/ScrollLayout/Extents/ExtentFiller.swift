/// Fills a tree from its beginning to its end with measured elements and runs of unmeasured ones.
///
/// Measured elements that follow each other share leaves, in whatever pieces they come.
struct ExtentFiller: ~Copyable {
  private let tree: ExtentTree
  private var entries: [ExtentEntry] = []
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
    tree.leaves.reserve(leafCount)
    entries.reserveCapacity(leafCount)
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
  ///   - write: is given buffers that hold so many together, one after the other, and puts the extents of
  ///     the next elements there, none of them negative.
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

  /// Makes the tree's nodes.
  consuming func finish() -> Int {
    flush()
    tree.build(entries)
    return measuredCount
  }

  private mutating func flush() {
    let full = UnsafeBufferPointer(rebasing: waiting[..<waitingCount])
    waitingCount = 0
    tree.forEachEntry(ofMeasured: full) { append($0) }
  }

  private mutating func append(_ entry: ExtentEntry) {
    if !entries.isEmpty, tree.combine(&entries[entries.count - 1], entry) { return }
    entries.append(entry)
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
