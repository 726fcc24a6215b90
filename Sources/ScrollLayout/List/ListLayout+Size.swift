/// Lengths of elements: what their cells ask for.
extension ListLayout {
  /// `isMeasured(at:)`, in place.
  package mutating func isSizeKnown(at index: Int) -> Bool {
    guard structure.isInRow(index) else { return true }
    return extents.isMeasured(at: index) || isFixed(at: index)
  }

  /// Whether an element's size was measured, or need not be. O(1) next to the last queried index, else O(log
  /// elements). An index without an element need not be measured.
  public func isMeasured(at index: Int) -> Bool {
    guard structure.isInRow(index) else { return true }
    return extents.isMeasured(at: index) || isFixed(at: index)
  }

  /// Gives an element the length its cell returned; says by how much the content grew. Items of a fixed
  /// length stay as they are.
  ///
  /// - Throws: `invalidValue` for a negative length and a place that is not in the row, and
  ///   `contentTooLong` when positions would no longer be exact; nothing has changed then.
  @discardableResult
  public mutating func setExtent(_ extent: Ticks, at index: Int) throws(Failure) -> Ticks {
    try LayoutFailure.check(index: index, in: structure)
    guard extent >= .zero else {
      throw .invalidValue(parameter: "extent", value: extent.points)
    }
    // Beyond the maximum the sums below would overflow and look short.
    guard extent <= .maximum else { throw .contentTooLong(points: extent.points) }
    guard !isFixed(at: index) else { return .zero }
    let pads = pads(of: structure.path(at: index), in: structure)
    let slot = pads.before + extent + pads.after
    let total = extents.total + slot - extents.extent(at: index)
    guard total <= .maximum else { throw .contentTooLong(points: total.points) }
    let wasHidden =
      extents.isMeasured(at: index) && extents.extent(at: index) == pads.before + pads.after
    if extent == .zero, !wasHidden { hiddenCount += 1 }
    if extent > .zero, wasHidden { hiddenCount -= 1 }
    return extents.setExtent(slot, at: index)
  }

  /// Where estimates follow what was measured, those of all elements of the kind may change.
  public mutating func setPreferredSize(
    _ extent: Ticks, cross crossExtent: Ticks, at index: Int, anchor: Int
  ) throws(LayoutFailure) -> Bool {
    try LayoutFailure.check(index: index, in: structure)
    guard !isFixed(at: index) else { return false }
    let isNew = configuration.estimatesFollow && !extents.isMeasured(at: index)
    let growth = try setExtent(extent, at: index)
    return (isNew && note(extent, at: index)) || growth != .zero
  }

  /// Those of elements whose cells were asked, and the known ones. O(measured elements).
  public func measuredSizes() -> [MeasuredSize] {
    extents.measuredIndices().map { index in
      let pads = pads(of: structure.path(at: index), in: structure)
      return MeasuredSize(
        index: index, extent: extents.extent(at: index) - pads.before - pads.after)
    }
  }

  /// Takes an element's estimate as its measured size.
  public mutating func setMeasured(at index: Int) {
    guard structure.isInRow(index), !isFixed(at: index) else { return }
    extents.setExtent(extents.extent(at: index), at: index)
  }

  /// Marks an element to be measured again when its cell is next bound. One without extent counts with the estimate
  /// again: otherwise nothing would ever request its cell.
  public mutating func setNeedsMeasure(at index: Int) {
    guard structure.isInRow(index), !isFixed(at: index) else { return }
    reveal(at: index)
    extents.setNeedsMeasure(at: index)
  }

  /// Counts an element without extent with the estimate of its kind. Content that would become too long does not
  /// change.
  mutating func reveal(at index: Int) {
    let element = structure.path(at: index)
    let pads = pads(of: element, in: structure)
    guard extents.extent(at: index) == pads.before + pads.after, hasCell(element) else { return }
    _ = try? setExtent(estimate(of: element), at: index)
  }
}
