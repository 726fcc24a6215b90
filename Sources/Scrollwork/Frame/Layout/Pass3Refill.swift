import ScrollLayout

/// Pass 3, refilling: closes room that edits left free where a section's items or a line begin.
///
/// Edits leave visible elements where they are. If that leaves room free on screen, the items behind the room move up
/// in the same frame, at once or animated as the update is. If the room comes on screen later, they do so once the
/// content rests, animated.
extension FramePipeline {
  /// The first element behind room that edits have left free on screen: it is closed once the content rests.
  ///
  /// - Parameter length: how long the screen is; as long as the viewport by default.
  func elementBehindFreeRoom(inLength length: Ticks? = nil) -> Int? {
    guard state.layout.mayHaveFreeRoom else { return nil }
    let start = state.motion.scroll.position
    return state.layout.elementBehindFreeRoom(in: start..<start + (length ?? viewportLength))
  }

  /// Closes room that edits of this frame left free on screen. Returns how far the coordinate frame moves with the
  /// anchor's element; `nil` if there was no such room.
  func refillAfterEdits() -> Ticks? {
    // A refill would move the end of a line that begins above the screen, by which the line is held. In a flow the item
    // is held, not its line.
    guard let anchor = state.hold.anchor, anchor.edge == .start || state.layoutTraits.hasLooseLines,
      let first = elementBehindFreeRoom()
    else { return nil }
    refill(from: first)
    return moveAnchor(to: anchor.index)
  }

  /// Whether the content and all elements rest, and no input or scroll is waiting.
  var restsForRefill: Bool {
    state.motion.scroll.isIdle && state.moving.transition == nil && state.leaving.leaving.isEmpty
      && state.interaction.lift == nil && state.interaction.swipes.isEmpty && !isScrollingAcross
      && queue.commands.isEmpty && queue.timed.isEmpty && state.motion.scroll.hold == nil
  }

  /// Whether a later frame will search for free room, once the content has rested for a frame.
  var awaitsRefill: Bool {
    state.layout.mayHaveFreeRoom && restsForRefill && !state.memory.hasBegun(refillSearch)
  }

  private var refillSearch: FillMemory.RefillSearch {
    FillMemory.RefillSearch(position: state.motion.scroll.position, placement: placement)
  }

  /// Closes free room on screen while nothing moves the content. Says whether there was any.
  func refillAtRest() -> Bool {
    guard state.hold.isStill, restsForRefill else { return false }
    guard state.memory.begin(refillSearch), elementBehindFreeRoom() != nil else { return false }
    let begun = transitionBegin(RowMap())
    guard let first = elementBehindFreeRoom() else { return false }
    refill(from: first)
    // What lies before the room stays, so the content keeps its offset: held by where the room began.
    if let anchor = state.hold.anchor, anchor.index >= first {
      state.hold.holdByStart()
      _ = moveAnchor(to: first)
    }
    begin(begun)
    relocate(RowMap(), from: state.structure, isPlaced: false, isAnimated: false)
    return true
  }

  private func refill(from first: Int) {
    let before = placement
    state.layout.refill(from: first, in: screen(at: state.motion.scroll.position))
    state.placeAnew(after: before)
    forgetCovered()
    state.work.refills += 1
    notes.refilled = first
  }
}
