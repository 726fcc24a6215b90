extension ListLayout {
  /// Where an element lies. O(log sections) beside the index's own cost.
  ///
  /// - Precondition: `index` names an element.
  public mutating func attributes(at index: Int) -> LayoutAttributes {
    let element = structure.path(at: index)
    let pads = pads(of: element, in: structure)
    let slotStart = extents.offset(of: index)
    let slot = extents.extent(at: index)
    return LayoutAttributes(
      index: index, element: element, slotStart: slotStart, start: slotStart + pads.before,
      extent: slot - pads.before - pads.after, slotEnd: slotStart + slot,
      isMeasured: isMeasured(at: index, element))
  }

  /// Brings an element's place up to date after sizes before it, or its own, have changed.
  public mutating func update(_ attributes: inout LayoutAttributes) {
    let slotStart = extents.offset(of: attributes.index)
    let growth = slotStart - attributes.slotStart
    attributes.slotStart = slotStart
    attributes.start = attributes.start + growth
    let slotEnd = slotStart + extents.extent(at: attributes.index)
    attributes.extent = attributes.extent + (slotEnd - attributes.slotEnd - growth)
    attributes.slotEnd = slotEnd
    attributes.isMeasured = isMeasured(at: attributes.index, attributes.element)
  }

  /// Where an element's slot starts.
  public mutating func slotStart(at index: Int) -> Ticks { extents.offset(of: index) }

  /// How long an element's slot is. O(1) beside the place asked for last, else O(log elements).
  public func slotExtent(at index: Int) -> Ticks { extents.extent(at: index) }

  /// Where an element's slot starts and ends.
  public mutating func slot(at index: Int) -> (start: Ticks, end: Ticks) {
    let start = extents.offset(of: index)
    return (start, start + extents.extent(at: index))
  }

  /// Whether a cell is made for an element: for all but headers that the layout does not show.
  /// O(log sections) without headers, else O(1).
  public func hasCell(at index: Int) -> Bool {
    guard !configuration.hasHeaders else { return true }
    if case .header = structure.path(at: index) { return false }
    return true
  }

  /// Whether an element's size was asked for. O(1) beside the place asked for last, else
  /// O(log elements).
  public func isMeasured(at index: Int) -> Bool { extents.isMeasured(at: index) }

  /// The element whose slot covers an offset; the nearest one when the offset lies outside the
  /// content, and `nil` when nothing has any extent.
  public mutating func index(near offset: Ticks) -> Int? {
    let last = Ticks(rawValue: extents.total.rawValue - 1)
    guard last >= .zero else { return nil }
    return extents.index(at: min(max(offset, .zero), last))
  }

  /// Gives an element the length its cell asked for; says by how much the content grew.
  ///
  /// - Throws: `invalidValue` for a negative length, and `contentTooLong` when positions would no
  ///   longer be exact; nothing has changed then.
  @discardableResult
  public mutating func setExtent(_ extent: Ticks, at index: Int) throws(Failure) -> Ticks {
    guard extent >= .zero else {
      throw .invalidValue(parameter: "extent", value: extent.points)
    }
    // Beyond the maximum the sums below would overflow and look short.
    guard extent <= .maximum else { throw .contentTooLong(points: extent.points) }
    let pads = pads(of: structure.path(at: index), in: structure)
    let slot = pads.before + extent + pads.after
    let total = extents.total + slot - extents.extent(at: index)
    guard total <= .maximum else { throw .contentTooLong(points: total.points) }
    let wasHidden =
      extents.isMeasured(at: index) && extents.extent(at: index) == pads.before + pads.after
    version += 1
    if extent == .zero, !wasHidden { hiddenCount += 1 }
    if extent > .zero, wasHidden { hiddenCount -= 1 }
    return extents.setExtent(slot, at: index)
  }

  /// Takes an element's estimate as its measured size.
  public mutating func setMeasured(at index: Int) {
    version += 1
    extents.setExtent(extents.extent(at: index), at: index)
  }

  /// Has an element measured again when its cell is next bound. One without extent counts with the
  /// estimate again: else nothing would ever ask for its cell.
  public mutating func setNeedsMeasure(at index: Int) {
    version += 1
    reveal(at: index)
    extents.setNeedsMeasure(at: index)
  }

  /// Has an element without extent count with the estimate of its kind. Content that would grow too
  /// long by it stays as it is.
  mutating func reveal(at index: Int) {
    let element = structure.path(at: index)
    let pads = pads(of: element, in: structure)
    guard extents.extent(at: index) == pads.before + pads.after, hasCell(at: index) else { return }
    let estimate = if case .item = element { itemEstimate } else { headerEstimate }
    _ = try? setExtent(estimate, at: index)
  }

  /// The cost of what was asked of the index since the last call, in nodes and leaves looked at or
  /// changed.
  public mutating func takeSteps() -> Int { extents.takeSteps() }

  private func isMeasured(at index: Int, _ element: ElementPath) -> Bool {
    if case .header = element, !configuration.hasHeaders { return true }
    return extents.isMeasured(at: index)
  }
}
