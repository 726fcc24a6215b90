import ScrollLayout
import ScrollPrimitives

/// Pass 3: which elements just off the screen get cells.
extension FramePipeline {
  /// Where cells are kept, in content coordinates.
  func window(at position: Ticks, heading: Int) -> Range<Ticks> {
    var (ahead, behind) = asked.prefetchReach
    let screen = screen(at: position)
    let most = Ticks(rawValue: viewportLength.rawValue &* PrefetchPolicy.mostViewports)
    if asked.isReachComputed {
      if asked.prefetch.unit == .viewports {
        (ahead, behind) = asked.prefetch.reach(unit: viewportLength.points)
      }
      if asked.prefetch.sharesUnused {
        return sharing(
          before: min(heading > 0 ? behind : ahead, most),
          after: min(heading > 0 ? ahead : behind, most), around: screen)
      }
    }
    let before = min(heading > 0 ? behind : ahead, most)
    let after = min(heading > 0 ? ahead : behind, most)
    return screen.lowerBound - before..<screen.upperBound + after
  }

  /// The window around a screen where one side takes what the other cannot use.
  private func sharing(before: Ticks, after: Ticks, around screen: Range<Ticks>) -> Range<Ticks> {
    let unusedAfter = min(
      after, max(.zero, screen.upperBound + after - state.layout.contentExtent))
    let unusedBefore = min(before, max(.zero, before - screen.lowerBound))
    let start = screen.lowerBound - (before - unusedBefore + unusedAfter)
    return start..<screen.upperBound + (after - unusedAfter + unusedBefore)
  }

  /// Makes cells ready next to the viewport, first ahead, then behind. Under a deadline, the side that the content
  /// moves to comes first; for a while after a reversal that is the side behind.
  func fetch(
    in window: Range<Ticks>, at position: Ticks, _ displacement: Ticks,
    _ budget: inout FetchBudget, _ hasNews: inout Bool
  ) {
    guard budget.cells > 0, let covered else { return }
    if covered.lowerBound <= window.lowerBound, window.upperBound <= covered.upperBound { return }
    let heading = state.travel.heading(after: displacement)
    let needed = neededNext(at: position, after: displacement)
    if budget.putsNeededFirst, displacement != .zero, (displacement > .zero) != (heading > 0) {
      let parts = Parts(of: needed.clamped(to: window), outside: covered)
      let isForward = displacement > .zero
      fetch(isForward ? parts.after : parts.before, isForward, needed, &budget, &hasNews)
      guard !hasNews else { return }
    }
    guard let covered = self.covered else { return }
    let parts = Parts(of: window, outside: covered)
    fetch(heading > 0 ? parts.after : parts.before, heading > 0, needed, &budget, &hasNews)
    guard !hasNews else { return }
    fetch(heading > 0 ? parts.before : parts.after, heading <= 0, needed, &budget, &hasNews)
  }

  /// Makes cells ready in a range next to the filled one, the nearest first.
  private func fetch(
    _ range: Range<Ticks>, _ isForward: Bool, _ needed: Range<Ticks>,
    _ budget: inout FetchBudget, _ hasNews: inout Bool
  ) {
    guard !range.isEmpty, let covered else { return }
    let asked = placement
    var found = takeFound()
    defer { giveFound(&found) }
    find(range, &found)
    if state.layoutTraits.isSequential, !isForward { found.reverse() }
    // A pinned element is on screen with any part of its section, so it comes before that.
    if !state.layoutTraits.isSequential || found.contains(where: \.isPinned) {
      found.sort { isForward ? $0.slotStart < $1.slotStart : $0.slotEnd > $1.slotEnd }
    }
    var reached = isForward ? range.upperBound : range.lowerBound
    var isWhole = true
    for attributes in found {
      state.work.elementsVisited += 1
      guard needsCell(attributes) else { continue }
      var bound: CellStore.OwnedCell??
      guard placement == asked, affords(attributes, needed, &budget, &bound) else {
        reached = isForward ? attributes.slotStart : attributes.slotEnd
        isWhole = false
        break
      }
      materialize(attributes, bound: bound, &hasNews)
      // What was measured before is as long as it was.
      isWhole = isWhole && attributes.isMeasured
    }
    // The outermost element has a cell as far as its slot goes.
    if isWhole, state.layoutTraits.isSequential, let last = found.last, last.pins.isEmpty {
      reached = isForward ? max(reached, last.slotEnd) : min(reached, last.slotStart)
    }
    guard placement == asked else {
      hasNews = true
      placeLiveCells(keeping: covered, isForward)
      return
    }
    cover(
      isForward
        ? covered.lowerBound..<max(covered.upperBound, reached)
        : min(covered.lowerBound, reached)..<covered.upperBound)
  }
}

/// Pass 3, how much is made ready off the screen: as much as the frame's time allows.
extension FramePipeline {
  /// Whether a cell may be made ready, and takes it off the budget. What the next frame will need does not
  /// wait for time to be left; all else does, on the clock that costs are measured by.
  ///
  /// - Parameter bound: what the provider answered, if it was called.
  func affords(
    _ attributes: LayoutAttributes, _ needed: Range<Ticks>, _ budget: inout FetchBudget,
    _ bound: inout CellStore.OwnedCell??
  ) -> Bool {
    guard budget.cells > 0 else { return false }
    switch budget.rule {
    case .count: break
    case .recorded:
      guard budget.isUsedUp else { break }
      if budget.beginsNext {
        budget.noteBegun()
        if prepares(attributes, until: nil, &bound), case .some(.some(let owned)) = bound {
          store.discard(owned)
        }
      }
      budget.close()
      return false
    case .until(let deadline):
      guard !attributes.slotTouches(needed) else { break }
      // A deadline leaves the rest to the next frame.
      let fits = fits(attributes, before: deadline)
      if fits, prepares(attributes, until: deadline, &bound) { break }
      if fits { budget.noteBegun() }
      notes.isFetchCut = true
      budget.close()
      return false
    }
    budget.spend()
    return true
  }

  /// Binds a cell off the screen whose type has steps, and does these until a moment of the clock; none for `nil`. Returns
  /// whether the element may have its cell: else the cell has steps left, and waits.
  private func prepares(
    _ attributes: LayoutAttributes, until deadline: Timestamp?,
    _ bound: inout CellStore.OwnedCell??
  ) -> Bool {
    let element = attributes.element
    guard store.hasSteps, liveSlot(at: attributes.index) == nil, !store.kept.holds(element) else {
      return true
    }
    if let cached = store.cache.cell(of: element) {
      guard store.cache.pending == element else { return true }
      guard store.doSteps(of: cached, until: deadline) else { return false }
      store.cache.finishPending()
      return true
    }
    guard !takesPlaceholder(element) else { return true }
    let owned = bindWithoutSteps(element, current: nil)
    owned?.withPool { $0.book.counters.live += 1 }
    bound = .some(owned)
    guard let owned, !store.doSteps(of: owned, until: deadline) else { return true }
    bound = nil
    store.cache.keepPending(owned, element, from: attributes.slot, placement: placement)
    return false
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

  /// Whether a cell is expected to be ready before a deadline, by the measured costs of such cells. A cell of unknown
  /// cost counts as ready while there is any time left.
  private func fits(_ attributes: LayoutAttributes, before deadline: Timestamp) -> Bool {
    guard let now = store.clock?(), now < deadline else { return false }
    let element = attributes.element
    var type: (any ReusableCell.Type)?
    if case .item(let path) = element { type = withView { $0.cellTypeProvider?(path) } }
    let cost = store.expectedCost(
      of: element, type: type,
      isBound: liveSlot(at: attributes.index) != nil || store.cache.holds(element)
        || store.kept.holds(element),
      isMeasured: state.layout.isMeasured(at: attributes.index))
    return cost <= deadline.nanoseconds(since: now)
  }
}
