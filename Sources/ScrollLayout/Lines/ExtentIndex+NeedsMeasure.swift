extension ExtentIndex {
  /// Forgets that elements were measured; their extents stay as the estimates. O(log count) for every
  /// leaf or run of them.
  ///
  /// - Precondition: the range names elements.
  mutating func setNeedsMeasure(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "no elements there")
    guard !range.isEmpty, measuredCount > 0 else { return }
    prepareForChange()
    var detached: [ExtentEntry] = []
    tree.detach(range, into: &detached)
    var place = range.lowerBound
    for var entry in detached {
      measuredCount -= tree.measuredCount(of: entry)
      if entry.isLeaf {
        tree.leaf(entry.child).measured = 0
      } else {
        entry.child = ExtentEntry.unmeasuredRun
      }
      tree.insert(entry, at: place)
      place += entry.count
    }
    steps &+= 2 &* tree.height &* detached.count
    finger = ExtentFinger()
    takeSums()
  }
}
