import ScrollLayout
import ScrollPrimitives

/// Pass 0: what was asked for since the last frame changes the items and the viewport. What follows
/// from that for the layout, the position and the cells is done by the passes they belong to.
extension CollectionView {
  /// Returns how far the content was moved to stay within edges that changed; items that keep their
  /// place on the screen while others come and go do not count.
  func applyUpdates() -> Ticks {
    let isSet = state.settingsVersion != settingsVersion
    let old = isSet ? state.settings : nil
    let start = state.scroll.bounds.minimum
    let wasAtStart = state.scroll.position <= start
    let isFirst = !state.hasBegun
    if isSet {
      state.settings = settings
      state.settingsVersion = settingsVersion
    }
    state.hasBegun = true
    let structure = queue.structure
    let reconfigured = queue.reconfigured
    let edits = queue.edits
    let layout = queue.layout
    queue.layout = nil
    queue.structure = nil
    queue.edits.removeAll(keepingCapacity: true)
    queue.edited = nil
    queue.reconfigured.removeAll()

    if let structure {
      retireAll()
      endTransition()
      moveFrame(by: layOut(structure, by: layout?.layout))
    } else {
      if isFirst { layOutAgain() }
      // First the items, while all are where they were seen: what takes over for an anchor that goes is
      // held to its place through what follows.
      if !edits.isEmpty { apply(edits) }
      if old.map(isResized) ?? false { layOutAgain() }
      if let layout { change(to: layout.layout, isAnimated: layout.isAnimated) }
    }
    let insetsChanged = updateEdges()
    if insetsChanged, !isFirst { state.events.append(.scroll(.didChangeAdjustedContentInset)) }
    defer { reconfigure(reconfigured) }
    let saved = queue.restored
    queue.restored = nil
    if isFirst { beginAtLeadingEdge() }
    if let saved, let position = layOut(as: saved) {
      let before = state.scroll.position
      updateEdges()
      place(at: position)
      return isFirst ? .zero : state.scroll.position - before
    }
    guard !isFirst else { return .zero }
    // Content at rest at the leading edge goes with the edge, but not with the coordinate frame: what
    // came before it then is out of sight.
    let frameMoved = state.scroll.bounds.minimum != start
    let edgeMoved = old.map { $0 != settings } ?? false || bounds(state.edges).minimum != start
    return stayWithinEdges(
      followsLeadingEdge: wasAtStart && edgeMoved && !frameMoved, isReload: structure != nil,
      isSet: isSet,
      isRefresh: old.map { $0.refreshInset != settings.refreshInset } ?? false)
  }

  /// Has items come, go and move: what is on screen stays.
  private func apply(_ edits: [ItemEdit]) {
    let before = state.structure
    guard let done = layOut(edits) else { return }
    relocateGoal(done.changes, from: before)
    relocateAcross(done.changes, from: before)
    moveFrame(by: done.growth)
    relocateTransition(done.changes)
    relocate(done.changes, from: before)
  }

  /// Lays out otherwise: what is on screen stays, as far as the new layout has it there.
  private func change(to layout: any CollectionLayout, isAnimated: Bool) {
    let duration = isAnimated && state.hasBegun ? state.settings.profile.animationDuration : 0
    moveFrame(by: change(to: layout, duration: duration))
    relocate([], from: state.structure)
    retireDecorations()
  }

  /// Whether what the layout depends on is other than in the settings before.
  private func isResized(_ old: Settings) -> Bool {
    old.viewport != state.settings.viewport || old.traits != state.settings.traits
  }
}
