import ScrollLayout
import ScrollPrimitives

/// Pass 3, how much is made ready beside the viewport: as much as the frame's time allows.
extension FramePipeline {
  /// Whether a cell may be made ready, and takes it off the budget. What the next frame will need does not
  /// wait for time to be left; all else does, on the clock that costs are measured by.
  func affords(
    _ attributes: LayoutAttributes, _ needed: Range<Ticks>, _ budget: inout FetchBudget
  ) -> Bool {
    guard budget.cells > 0 else { return false }
    if budget.isUsedUp {
      budget.close()
      return false
    }
    if case .until(let deadline) = budget.rule, !attributes.slotTouches(needed),
      !fits(attributes, before: deadline)
    {
      budget.close()
      return false
    }
    budget.spend()
    return true
  }

  /// What comes on screen if the next frame moves the content as far as this one did. A jump by more than
  /// the viewport is no motion that goes on.
  func neededNext(at position: Ticks, after displacement: Ticks) -> Range<Ticks> {
    let screen = screen(at: position)
    let viewport = screen.upperBound - screen.lowerBound
    guard max(displacement, -displacement) <= viewport else {
      return screen.upperBound..<screen.upperBound
    }
    return displacement > .zero
      ? screen.upperBound..<screen.upperBound + displacement
      : screen.lowerBound + displacement..<screen.lowerBound
  }

  /// Whether a cell is ready before a deadline, by what such cells have cost. One of which nothing is
  /// known is, while there is time at all.
  private func fits(_ attributes: LayoutAttributes, before deadline: Timestamp) -> Bool {
    guard let now = store.clock?(), now < deadline else { return false }
    let element = attributes.element
    var type: (any ReusableCell.Type)?
    if case .item(let path) = element { type = withView { $0.cellTypeProvider?(path) } }
    let cost = store.expectedCost(
      of: element, type: type,
      isBound: liveSlot(at: attributes.index) != nil || store.cache.holds(element),
      isMeasured: state.layout.isMeasured(at: attributes.index))
    return cost <= deadline.nanoseconds(since: now)
  }
}
