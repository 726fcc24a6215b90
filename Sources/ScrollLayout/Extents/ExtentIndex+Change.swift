@_spi(Index) extension ExtentIndex {
  /// Gives an element its measured extent and says by how much the row grew. O(log count).
  ///
  /// - Precondition: `index` names an element, `extent` is not negative, and `total` stays at most
  ///   `Ticks.maximum`.
  @discardableResult
  public mutating func setExtent(_ extent: Ticks, at index: Int) -> Ticks {
    precondition(index >= 0 && index < count, "no element there")
    prepareForChange()
    let change = tree.setExtent(extent.rawValue, at: index, estimates)
    steps &+= 2 &* tree.height
    if !change.wasMeasured { measuredCount += 1 }
    total.rawValue &+= change.growth
    if change.movedElements {
      finger = ExtentFinger()
    } else {
      finger.grow(by: change.growth, at: index)
    }
    return Ticks(rawValue: change.growth)
  }

  /// Forgets that an element was measured; its extent stays as the estimate. O(log count).
  ///
  /// - Precondition: `index` names an element.
  public mutating func setNeedsMeasure(at index: Int) {
    guard isMeasured(at: index) else { return }
    prepareForChange()
    tree.setNeedsMeasure(at: index)
    steps &+= tree.height
    measuredCount -= 1
    finger = ExtentFinger()
  }

  /// Forgets that any element was measured; extents stay as the estimates. O(runs and leaves).
  public mutating func setAllNeedMeasure() {
    guard measuredCount > 0 else { return }
    prepareForChange()
    tree.setAllNeedMeasure()
    measuredCount = 0
    finger = ExtentFinger()
  }

  /// Gives all elements that count with an estimate another estimate; returns by how much the content grew. Extents
  /// that were measured or given stay. O(1).
  ///
  /// - Precondition: `extent` is not negative, and `total` stays at most `Ticks.maximum`.
  @discardableResult
  public mutating func setEstimate(_ extent: Ticks, for kind: Estimate) -> Ticks {
    let old = total
    switch kind {
    case .item: estimates.item = extent.rawValue
    case .header: estimates.header = extent.rawValue
    }
    finger = ExtentFinger()
    takeSums()
    return total - old
  }

  /// Makes the tree this value's own.
  @inline(__always)
  mutating func prepareForChange() {
    if !isKnownUniquelyReferenced(&tree) { tree = tree.copy() }
    tree.prepareForChange()
  }
}
