import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// Pass 6, for scrolls of the program: the results of those whose end somebody waits for.
extension FramePipeline {
  /// Gives queued requests their paths after the queued updates, and with them the awaited scrolls that have not begun.
  func relocateQueueWithAwaited() {
    let before = queue.awaited
    queue.relocate(from: state.structure)
    let now = queue.awaited
    awaited.update { scroll in
      guard before[scroll.id] != nil else { return nil }
      guard let element = now[scroll.id] else { return ScrollOutcome(reason: .removed) }
      if let element { scroll.rename(element) }
      return nil
    }
  }

  /// Gives the elements of scrolls that have begun their new paths; those without one have gone.
  func relocateAwaited(_ changes: RowMap, from old: ItemStructure) {
    awaited.update { scroll in
      guard scroll.isBegun, case .element(let path, _, _) = scroll.target else { return nil }
      guard let now = relocated(path, changes, from: old) else {
        return ScrollOutcome(reason: .removed)
      }
      scroll.rename(now)
      return nil
    }
  }

  /// Ends scrolls that have arrived, were replaced, or whose element has gone.
  func settleScrolls() {
    let queued = queue.awaited
    let (begun, isAnimating) = (round.begun, isAnimatingProgram)
    let phase = state.motion.scroll.phase
    let isFlinging = phase == .decelerating || phase == .bouncing
    awaited.update { scroll in
      if queued[scroll.id] != nil { return nil }
      if begun == .some(scroll.id) {
        scroll.isBegun = true
        if case .element(_, .nearest, _) = scroll.target { scroll.goesOn = isFlinging }
      } else if begun != nil || !scroll.isBegun {
        // Another one came after it, or a restored state has dropped it.
        return self.outcome(of: scroll, isReplaced: true)
      }
      if isAnimating || scroll.goesOn && isFlinging || isAnimatingAcross(to: scroll.target) {
        return nil
      }
      return self.outcome(of: scroll, isReplaced: false)
    }
  }

  /// Calls the completions of scrolls that are over, in the dispatch pass.
  func completeScrolls() {
    for tell in awaited.takeOver() { tell() }
  }

  private var isAnimatingProgram: Bool { state.motion.scroll.isAnimatingProgram }

  /// Whether a scroll to an item is still on its way across the axis.
  private func isAnimatingAcross(to target: ScrollMotion.ScrollTarget) -> Bool {
    guard case .element(.item(let path), _, _) = target else { return false }
    return state.motion.across.contains {
      ($0.section == nil || $0.section == path.section) && $0.model.isAnimatingProgram
    }
  }

  private func outcome(of scroll: AwaitedScrolls.Scroll, isReplaced: Bool) -> ScrollOutcome {
    let model = state.motion.scroll
    guard let target = place(of: scroll.target, from: model.position, model.bounds) else {
      return ScrollOutcome(reason: .removed)
    }
    let reached = model.bounds.clamp(target) - model.position
    let isThere = abs(reached.points) * state.applied.settings.scale <= 0.5
    return ScrollOutcome(
      reason: isThere && !isReplaced ? .arrived : .interrupted,
      deviation: (target - model.position).points)
  }

  /// Where content at a position should be for a target: there, if that shows the element as the call says.
  private func place(
    of target: ScrollMotion.ScrollTarget, from position: Ticks, _ edges: ScrollBounds
  ) -> Ticks? {
    guard case .element(let path, let side, let further) = target else {
      return self.target(of: target, edges)
    }
    guard let element = attributes(of: path) else { return nil }
    if path.isItem, isPinnedOnScreen(element, at: position) { return position }
    let placement = placement(of: element)
    // An element that is wholly on screen stays there for any offset.
    guard placement.settled(side, from: position) != nil,
      let side = placement.settled(side, from: position - further)
    else { return position }
    return self.target(of: .element(path, side, further), edges)
  }
}
