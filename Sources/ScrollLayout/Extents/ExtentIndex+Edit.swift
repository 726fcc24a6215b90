@_spi(Index) extension ExtentIndex {
  /// Puts unmeasured elements before the one at `index`, which may be `count`. O(log count).
  ///
  /// - Precondition: `index` is at least 0 and at most `count`, no number of the run is negative, and
  ///   the sums stay at most `maximumCount` and `Ticks.maximum`.
  public mutating func insert(_ run: Run, at index: Int) {
    precondition(index >= 0 && index <= count, "no place there")
    guard run.count > 0 else { return }
    prepareForChange()
    tree.insert(run.entry, at: index)
    didEdit()
  }

  /// Puts a measured element before the one at `index`, which may be `count`. O(log count).
  ///
  /// - Precondition: `index` is at least 0 and at most `count`, `extent` is not negative, and the
  ///   sums stay at most `maximumCount` and `Ticks.maximum`.
  public mutating func insert(measured extent: Ticks, at index: Int) {
    precondition(index >= 0 && index <= count, "no place there")
    prepareForChange()
    tree.insert(measured: extent.rawValue, at: index)
    measuredCount += 1
    didEdit()
  }

  /// Takes elements out. O(log count + leaves removed).
  ///
  /// - Precondition: the range names elements.
  public mutating func removeSubrange(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "no elements there")
    guard !range.isEmpty else { return }
    prepareForChange()
    measuredCount -= tree.remove(range)
    didEdit()
  }

  /// Moves elements so that the first of them is element `index` afterward; they keep their extents
  /// and whether these were measured. O(log count for every leaf or run moved).
  ///
  /// - Precondition: the range names elements, and `index` is at least 0 and such that all of them
  ///   have room before the end.
  public mutating func move(_ range: Range<Int>, to index: Int) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "no elements there")
    precondition(index >= 0 && index <= count - range.count, "no place there")
    guard !range.isEmpty, index != range.lowerBound else { return }
    prepareForChange()
    var moved: [ExtentEntry] = []
    tree.detach(range, into: &moved)
    var place = index
    for entry in moved {
      tree.insert(entry, at: place)
      place += entry.count
    }
    didEdit()
  }

  @inline(__always)
  private mutating func didEdit() {
    steps &+= 2 &* tree.height
    finger = ExtentFinger()
    takeSums()
  }
}
