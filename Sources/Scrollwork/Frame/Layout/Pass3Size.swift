import ScrollLayout
import ScrollPrimitives

/// Pass 3, for sizes that cells ask for: which way the others move for them.
extension FramePipeline {
  /// Stores the size that an element's cell returned or, if that is impossible, the estimate. Returns whether it
  /// differs.
  func take(_ extent: Ticks, cross: Ticks, at index: Int) -> Bool {
    do {
      let isNews = try state.layout.setPreferredSize(
        extent, cross: cross, at: index, anchor: anchorForSize(at: index))
      if isNews { state.countChange() }
      return isNews
    } catch {
      state.diagnoseOnce(CollectionError(error))
      state.layout.setMeasured(at: index)
      return false
    }
  }

  /// The same for an anchor, whose position is known as long as nothing was placed again.
  func hold(_ pin: FrameAnchor?, from top: Ticks, to bottom: Ticks) {
    guard let pin, pin.placement == placement else {
      return hold(pin?.index, pin?.edge ?? .start, from: top, to: bottom)
    }
    let isByEnd = isHeldByEnd(pin.edge)
    let place =
      pin.edge == .start || isByEnd ? pin.offset : pin.start ?? startOfElement(at: pin.index)
    round.held = (pin.index, isByEnd, top - place, bottom - place)
  }

  /// Sets the element that new sizes must not move, and the visible range to keep still.
  func hold(_ index: Int?, _ edge: AnchorEdge = .start, from top: Ticks, to bottom: Ticks) {
    round.held = (index ?? 0, isHeldByEnd(edge), .zero, .zero)
    let place = index == nil ? .zero : placeOfHeld()
    round.held.top = top - place
    round.held.bottom = bottom - place
  }

  /// Whether the anchored element itself grows upward: in lanes its neighbors would move with its beginning.
  private func isHeldByEnd(_ edge: AnchorEdge) -> Bool {
    edge != .start && state.layoutTraits.hasLanes
  }

  /// Where the held side of the element lies that sizes are taken against.
  private func placeOfHeld() -> Ticks {
    guard round.held.isByEnd else { return startOfElement(at: round.held.index) }
    return state.layout.offset(of: .ownEnd, at: round.held.index) ?? .zero
  }

  /// Marks an element to be measured again.
  func forgetSize(at index: Int) {
    // One of no length counts with its estimate until then, and grows the way that it will go back.
    if state.layoutTraits.keepsShown, state.layout.attributes(at: index)?.extent == .zero {
      state.layout.hold(anchorForSize(at: index))
    }
    state.layout.setNeedsMeasure(at: index)
    state.countChange()
  }

  /// The element that a new size must not move.
  ///
  /// What a refill of this frame placed grows downward, as what is laid out from its section's beginning. Else one
  /// wholly above what is seen, with all that shares its line, grows upward, and so does one before the
  /// held element: away from whatever is seen next behind it in the row, which may share its line. One wholly
  /// below grows downward, away from itself, whatever its place in the row is, unless the held element lies further
  /// below. In lanes none pushes what the coordinate frame goes with; one whose lane was on screen above it alone grows
  /// downward, below it alone upward.
  private func anchorForSize(at index: Int) -> Int {
    if let refilled = notes.refilled, index >= refilled { return index }
    if index == round.held.index, round.held.isByEnd { return index + 1 }
    guard index != round.held.index, let element = state.layout.attributes(at: index) else {
      return round.held.index
    }
    let start = placeOfHeld()
    let seen = start + round.held.top..<max(start + round.held.top, start + round.held.bottom)
    if index < round.held.index {
      let isBelow =
        round.held.bottom > .zero && element.start >= seen.upperBound || growsDownward(element)
      // The held element may have left the screen, and the coordinate frame still goes with it.
      return isBelow
        ? index : min(firstSeen(after: index, in: seen) ?? round.held.index, round.held.index)
    }
    guard element.slotEnd <= seen.lowerBound, !isShownAbove(element) else {
      return round.held.index
    }
    return firstSeen(after: index, in: seen) ?? firstBelow(element) ?? round.held.index
  }

  /// The first element behind a place in the row that was on screen in the frame before and still lies in
  /// a range.
  private func firstSeen(after index: Int, in range: Range<Ticks>) -> Int? {
    firstShown(after: index) { $0.touches(range) }
  }

  /// The first element behind a place in the row that was on screen in the frame before and that a condition holds for.
  /// Pinned headers and footers count with their own places, at which they scroll like other elements. O(cells).
  private func firstShown(after index: Int, _ isSought: (LayoutAttributes) -> Bool) -> Int? {
    var parted: Int?
    for other in state.screen.parted where other > index && other < parted ?? .max {
      if let element = state.layout.attributes(at: other), isSought(element) { parted = other }
    }
    for slot in liveInsertion(of: index + 1)..<state.live.count
    where state.live[slot].isDisplayed && !state.live[slot].isMoved {
      let other = state.live[slot].attributes.index
      if let parted, parted < other { return parted }
      if let element = state.layout.attributes(at: other), isSought(element) { return other }
    }
    return parted
  }

  // MARK: Lanes

  /// Whether the element that the coordinate frame goes with, or in lanes anything that was on screen, lies above another
  /// one in its lane.
  private func isShownAbove(_ element: LayoutAttributes) -> Bool {
    if state.layoutTraits.hasLanes { return holdsOrHasShown { $0.isAbove(element) } }
    guard let holder = state.layout.attributes(at: round.held.index) else { return false }
    return !isHeldAtEdge(holder, in: screen(at: state.motion.scroll.position))
      && holder.isAbove(element)
  }

  /// Whether an element's lane was on screen above it alone.
  private func growsDownward(_ element: LayoutAttributes) -> Bool {
    !state.layoutTraits.isSequential && holdsOrHasShown { $0.isAbove(element) }
      && !holdsOrHasShown { element.isAbove($0) }
  }

  /// The first element with a higher flat index that was on screen below it in its lane, when nothing of that lane
  /// was on screen above it. Elements a screen away from the anchor are no longer on screen.
  private func firstBelow(_ element: LayoutAttributes) -> Int? {
    guard state.layoutTraits.hasLanes else { return nil }
    let end = startOfElement(at: round.held.index) + viewportLength
    return firstShown(after: element.index) { element.isAbove($0) && $0.start < end }
  }

  /// Whether a condition holds for the held element or for one that was on screen in the last frame. O(cells).
  private func holdsOrHasShown(_ isSought: (LayoutAttributes) -> Bool) -> Bool {
    isFound(round.held.index, isSought) || hasShown(isSought)
  }

  /// Whether a condition holds for an element that was on screen in the last frame. O(cells).
  func hasShown(_ isSought: (LayoutAttributes) -> Bool) -> Bool {
    state.screen.parted.contains { isFound($0, isSought) }
      || state.live.indices.contains {
        state.live[$0].isDisplayed && !state.live[$0].isMoved
          && !state.live[$0].attributes.isPinned
          && isFound(state.live[$0].attributes.index, isSought)
      }
  }

  /// Whether a condition holds for an element that is not pinned.
  private func isFound(_ index: Int, _ isSought: (LayoutAttributes) -> Bool) -> Bool {
    guard let element = state.layout.attributes(at: index) else { return false }
    return !element.isPinned && isSought(element)
  }
}

extension LayoutAttributes {
  /// Whether an element starts before another one in the same lane.
  fileprivate func isAbove(_ other: LayoutAttributes) -> Bool {
    start < other.start && crossStart < other.crossEnd && crossEnd > other.crossStart
  }
}
