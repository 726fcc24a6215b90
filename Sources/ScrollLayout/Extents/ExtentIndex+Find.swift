@_spi(Index) extension ExtentIndex {
  /// Where an element starts: the sum of all extents before it. `index` may be `count`.
  ///
  /// O(1) in the leaf or run queried last, else O(log count).
  ///
  /// - Precondition: `index` is at least 0 and at most `count`.
  public mutating func offset(of index: Int) -> Ticks {
    steps &+= 1
    if !finger.contains(startOf: index) {
      precondition(index >= 0 && index <= count, "no element there")
      guard index < count else { return total }
      moveFinger(toElement: index)
    }
    return Ticks(rawValue: finger.start(of: index, in: tree))
  }

  /// The element that covers an offset: it starts at or before it and ends after it. Elements
  /// without extent cover nothing. `nil` before the start and from the end on.
  ///
  /// O(1) in the leaf or run queried last, else O(log count).
  public mutating func index(at offset: Ticks) -> Int? {
    let offset = offset.rawValue
    guard offset >= 0, offset < total.rawValue else { return nil }
    steps &+= 1
    if !finger.contains(offset: offset) { moveFinger(toOffset: offset) }
    return finger.index(at: offset, in: tree)
  }

  /// One element as it lies: where it starts, its extent, and whether that was measured. What `offset(of:)`,
  /// `extent(at:)` and `isMeasured(at:)` say, at the cost of the first.
  ///
  /// - Precondition: `index` names an element.
  mutating func slot(at index: Int) -> (start: Ticks, extent: Ticks, isMeasured: Bool) {
    steps &+= 1
    if !finger.contains(element: index) {
      precondition(index >= 0 && index < count, "no element there")
      moveFinger(toElement: index)
    }
    guard finger.child < ExtentEntry.firstLeaf else {
      let place = index &- finger.first
      let leaf = tree.leaf(finger.child)
      return (
        Ticks(rawValue: finger.start &+ leaf.start(place, tree.masks)),
        Ticks(rawValue: leaf.extent(place)), leaf.isMeasured(place)
      )
    }
    return (
      Ticks(rawValue: finger.start &+ Int64(index &- finger.first) &* finger.each),
      Ticks(rawValue: finger.each), finger.child == ExtentEntry.measuredRun
    )
  }

  /// The extent of one element, measured or estimated.
  ///
  /// O(1) in the leaf or run queried last, else O(log count).
  ///
  /// - Precondition: `index` names an element.
  public func extent(at index: Int) -> Ticks {
    if finger.contains(element: index) {
      return Ticks(rawValue: finger.extent(at: index, in: tree))
    }
    return Ticks(rawValue: finger(atElement: index).extent(at: index, in: tree))
  }

  /// Whether the extent of one element was measured.
  ///
  /// O(1) in the leaf or run queried last, else O(log count).
  ///
  /// - Precondition: `index` names an element.
  public func isMeasured(at index: Int) -> Bool {
    if finger.contains(element: index) { return finger.isMeasured(at: index, in: tree) }
    return finger(atElement: index).isMeasured(at: index, in: tree)
  }

  /// The elements whose extent was measured, in order. O(runs + measured elements).
  public func measuredIndices() -> [Int] {
    var indices: [Int] = []
    indices.reserveCapacity(measuredCount)
    tree.forEachEntry { entry, first in
      guard entry.isLeaf else {
        if entry.child == ExtentEntry.measuredRun { indices += first..<(first + entry.count) }
        return
      }
      var bits = tree.leaf(entry.child).measured
      while bits != 0 {
        indices.append(first + bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
    return indices
  }

  private func finger(atElement index: Int) -> ExtentFinger {
    precondition(index >= 0 && index < count, "no element there")
    return ExtentFinger(tree.place(ofElement: index, estimates), estimates)
  }

  private mutating func moveFinger(toElement index: Int) {
    finger = ExtentFinger(tree.place(ofElement: index, estimates), estimates)
    steps &+= tree.height
  }

  private mutating func moveFinger(toOffset offset: Int64) {
    finger = ExtentFinger(tree.place(at: offset, estimates), estimates)
    if finger.child >= ExtentEntry.firstLeaf {
      finger.first &+= tree.leaf(finger.child).zeroOfEachLine
    }
    steps &+= tree.height
  }
}
