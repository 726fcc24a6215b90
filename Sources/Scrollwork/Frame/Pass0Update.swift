import ScrollLayout
import ScrollPrimitives

/// Pass 0: what was asked for since the last frame changes the items and the viewport. What follows
/// from that for the layout, the position and the cells is done by the passes they belong to.
extension FramePipeline {
  /// Returns how far the content was moved back to where the person had left it; items that keep their
  /// place on the screen while others come and go do not count.
  func applyUpdates() -> Ticks {
    // Each looked at where it is: asking the whole queue copies it.
    let isQuiet =
      queue.updates.isEmpty && queue.reconfigured.isEmpty && queue.reloaded.isEmpty
      && queue.layout == nil && queue.restored == nil
    if isQuiet, state.applied.hasBegun, state.applied.isCurrent(asked) {
      let isRefilled = state.layout.mayHaveFreeRoom && refillAtRest()
      applyNothing(isRefilled: isRefilled)
      return .zero
    }
    interruptTransition()
    notes.instead = nil
    let isSet = !state.applied.isCurrent(asked)
    let old = isSet ? state.applied.settings : nil
    let oldShared = state.applied.shared
    let former = state.motion.scroll.bounds
    let wasAtStart = isAtStart
    let isFirst = !state.applied.hasBegun
    let wasShort = state.motion.scroll.bounds.minimum == state.motion.scroll.bounds.maximum
    let wasWithin = !state.motion.scroll.isOverscrolled
    let content = state.layout.contentExtent
    let length = viewportLength
    var moved = Ticks.zero
    var isReturned = false
    if isSet { state.applied.take(asked) }
    state.applied.begin()
    var updates: [QueuedUpdate] = []
    if !queue.updates.isEmpty { swap(&updates, &queue.updates) }
    let reconfigured = queue.reconfigured.map(\.path)
    let reloaded = queue.reloaded.map(\.path)
    if !reloaded.isEmpty { queue.reloaded.removeAll() }
    if !reconfigured.isEmpty { queue.reconfigured.removeAll() }
    let layout = queue.layout
    queue.layout = nil
    store.cache.keepsShown =
      !updates.isEmpty || !reconfigured.isEmpty || !reloaded.isEmpty || layout != nil
      || (old.map(isResized) ?? false)
    let isRelaid = layout != nil || (old.map(changesSizes) ?? false)
    let keepsArrangement = layout == nil && reconfigured.isEmpty && reloaded.isEmpty
    if !keepsArrangement { state.hold.forgetArrangement() }
    // Elements that are on their way in one room are at their places in another.
    if old.map(changesRoom) ?? false { endTransition() }
    if isRelaid { noteReading(withArrangement: keepsArrangement) }
    if !reconfigured.isEmpty || !reloaded.isEmpty { watchLongAnchor() }

    let isReload = updates.contains(where: \.isReload)
    if isReload, let structure = updates.last?.structure {
      let (kept, before) = (keptItems(updates.last?.newPath), state.structure)
      notes.isLaidOutAnew = true
      letGoOfLine()
      let done = layOut(structure, by: layout?.layout)
      if done.isLaidOut {
        relocateEvents(updates.last?.newPath ?? { _ in nil })
        // Cells that leave may ask for updates: of the items that are there now.
        retireAll(of: before)
        endTransition()
        forgetInteraction(of: before)
        keep(kept)
      } else if isFirst || old.map(isResized) ?? false {
        layOutAgain()
      }
      moveFrame(by: done.growth)
      settle(updates, isDone: done.isLaidOut)
    } else {
      if isFirst { layOutAgain() }
      // First the items, while all are where they were seen: what takes over for an anchor that goes is
      // held to its place through what follows.
      let wasThere =
        (!updates.isEmpty || !reconfigured.isEmpty || !reloaded.isEmpty) && showsReading()
      if !updates.isEmpty { settle(updates, isDone: apply(updates, length)) }
      if wasThere { state.hold.forgetReading() }
      let position = state.motion.scroll.position
      if isRelaid, !isFirst {
        let way = recallReading()
        isReturned = way != nil
        if let way, way != .zero {
          if layout == nil { goOnFromHere() }
          moved = returnContent(by: way)
        }
        notes.isLaidOutAnew = true
        letGoOfLine()
      }
      if old.map(isResized) ?? false {
        if old.map(changesRoom) ?? false { endSwipes() }
        layOutAgain()
        recallArrangement()
      }
      if let layout {
        change(to: layout.layout, isAnimated: layout.isAnimated, from: position)
        if !showsElementOfReading { moved = moved + returnContent(by: .zero - moved) }
      }
      // Elements go from where they are shown to where the person had left them: nothing is scrolled at once.
      if let beginning = notes.beginning, !beginning.isStill { moved = .zero }
    }
    if layout == nil, !isRelaid, updates.allSatisfy(\.isInPlace) {
      holdLine(ofAnyOf: [reloaded, reconfigured])
    }
    let isGrownFromShort =
      !updates.isEmpty && !isReload && wasShort && state.layout.contentExtent > content
    if !updates.isEmpty, queue.updates.isEmpty {
      // Room for the next ones.
      updates.removeAll(keepingCapacity: true)
      swap(&updates, &queue.updates)
    }
    let insetsChanged = updateEdges()
    if insetsChanged, !isFirst { state.post(.scroll(.didChangeAdjustedContentInset)) }
    let hasNewTraits = old.map { $0.traits != state.applied.settings.traits } ?? false
    defer {
      if hasNewTraits, !isFirst { bindAgain() }
      configure(reloaded, keepsCells: false)
      configure(reconfigured, keepsCells: true)
    }
    let saved = queue.restored?.state
    queue.restored = nil
    if isFirst { beginAtLeadingEdge() }
    if let saved, let position = layOut(as: saved) {
      let before = state.motion.scroll.position
      updateEdges()
      place(at: position)
      notes.edgeChange = EdgeChange(isFrameMoved: true)
      return isFirst ? .zero : state.motion.scroll.position - before
    }
    guard !isFirst else { return .zero }
    moved = moved + takeMotionSettings(isSet: isSet)
    // Content at rest at the leading edge goes with the edge, but not with the coordinate frame: what
    // came before it then is out of sight.
    // What was left elsewhere is brought back from there as well.
    notes.edgeChange = EdgeChange(
      wasAtStart: wasAtStart && !isReturned && moved == .zero,
      isSet: old.map { $0 != asked.settings } ?? false || oldShared != asked.shared,
      isFrameMoved: state.motion.scroll.bounds.minimum != former.minimum, former: former,
      isLaidAnew: isReload || layout != nil,
      isReloadInside: isReload && wasWithin,
      isRefresh: oldShared.refreshInset != asked.shared.refreshInset,
      goesBackAsBounce: isGrownFromShort)
    return moved
  }

  /// What `applyUpdates` does where nothing was asked for.
  ///
  /// - Parameter isRefilled: whether free room was closed, after which the content may end before the viewport does.
  private func applyNothing(isRefilled: Bool) {
    store.cache.keepsShown = false
    let former = state.motion.scroll.bounds
    let wasAtStart = state.motion.scroll.position <= former.minimum
    if updateEdges() { state.post(.scroll(.didChangeAdjustedContentInset)) }
    let edges = state.ends.bounds
    // Within edges that stay, nothing is to be done.
    if edges == state.motion.scroll.bounds,
      edges.clamp(state.motion.scroll.place) == state.motion.scroll.place
    {
      return
    }
    takeMotionSettings(isSet: false)
    notes.edgeChange = EdgeChange(
      wasAtStart: wasAtStart, former: former, goesBackAsBounce: isRefilled)
  }

  /// Lays out otherwise: what is on screen stays, as far as the new layout has it there.
  ///
  /// - Parameter position: where the content was before it was moved back to what the person had left.
  private func change(
    to layout: any CollectionLayout, isAnimated: Bool, from position: Ticks
  ) {
    let duration =
      isAnimated && state.applied.hasBegun ? state.applied.settings.profile.animationDuration : 0
    moveFrame(by: change(to: layout, duration: duration, from: position))
    relocate(RowMap(), from: state.structure, isPlaced: false, isAnimated: false)
    retireDecorations()
  }

  /// Whether cells that are drawn aside have another room beside them than in the settings before.
  private func changesRoom(_ old: Settings) -> Bool {
    old.viewport != state.applied.settings.viewport
      || old.traits.layoutDirection != state.applied.settings.traits.layoutDirection
  }

  /// Whether elements may lie elsewhere along the axis than by the settings before: the direction of lines changes
  /// nothing there.
  private func changesSizes(_ old: Settings) -> Bool {
    old.viewport != state.applied.settings.viewport
      || !old.traits.hasSameSizes(as: state.applied.settings.traits)
  }

  /// Whether what the layout depends on is other than in the settings before.
  private func isResized(_ old: Settings) -> Bool {
    old.viewport != state.applied.settings.viewport || old.traits != state.applied.settings.traits
  }
}
