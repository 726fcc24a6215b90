import ScrollLayout
import ScrollPrimitives

/// Pass 0, besides changes of the items: frames that nothing is asked for, other items in place of all, other settings and
/// other layouts.
extension FramePipeline {
  /// What `applyUpdates` does where nothing was asked for.
  ///
  /// - Parameter isRefilled: whether free room was closed, after which the content may end before the viewport does.
  func applyNothing(isRefilled: Bool) {
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

  /// Lays out other items than before, all of which are bound anew. Returns whether the layout has taken them, else
  /// nothing has changed.
  ///
  /// - Parameter newPath: where items that go on are; `nil` where none is known to.
  func replaceItems(
    _ structure: ItemStructure, by layout: (any CollectionLayout)?,
    _ newPath: ((ItemPath) -> ItemPath?)?
  ) -> Bool {
    let (kept, before) = (keptItems(newPath), state.structure)
    notes.isLaidOutAnew = true
    letGoOfLine()
    let done = layOut(structure, by: layout)
    if done.isLaidOut {
      relocateEvents(newPath ?? { _ in nil })
      // Cells that leave may ask for updates: of the items that are there now.
      retireAll(of: before)
      endTransition()
      forgetInteraction(of: before)
      keep(kept)
      moveFrame(by: done.growth)
    }
    return done.isLaidOut
  }

  /// Lays out the same items in another room, by another layout, or both. Returns how far the content was moved back to
  /// where the person had left it, and whether that was known.
  ///
  /// - Parameters:
  ///   - old: the settings before, where they were others.
  ///   - isRelaid: whether elements may lie elsewhere along the axis.
  func layOutOtherwise(
    by layout: UpdateQueue.LayoutChange?, from old: Settings?, isRelaid: Bool
  ) -> (moved: Ticks, isReturned: Bool) {
    var (moved, isReturned) = (Ticks.zero, false)
    let position = state.motion.scroll.position
    if isRelaid {
      let way = recallReading()
      isReturned = way != nil
      if let way, way != .zero {
        if layout == nil { goOnFromHere() }
        moved = returnContent(by: way)
      }
      notes.isLaidOutAnew = true
      letGoOfLine()
    }
    if let old, isResized(old) {
      if changesRoom(old) { endSwipes() }
      layOutAgain()
      recallArrangement()
    }
    if let layout {
      change(to: layout.layout, isAnimated: layout.isAnimated, from: position)
      if !showsElementOfReading { moved = moved + returnContent(by: .zero - moved) }
    }
    return (moved, isReturned)
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
  func changesRoom(_ old: Settings) -> Bool {
    old.viewport != state.applied.settings.viewport
      || old.traits.layoutDirection != state.applied.settings.traits.layoutDirection
  }

  /// Whether elements may lie elsewhere along the axis than by the settings before: the direction of lines changes
  /// nothing there.
  func changesSizes(_ old: Settings) -> Bool {
    old.viewport != state.applied.settings.viewport
      || !old.traits.hasSameSizes(as: state.applied.settings.traits)
  }

  /// Whether what the layout depends on is other than in the settings before.
  func isResized(_ old: Settings) -> Bool {
    old.viewport != state.applied.settings.viewport || old.traits != state.applied.settings.traits
  }
}
