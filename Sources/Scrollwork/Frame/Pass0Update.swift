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
    queue.structure = nil
    queue.reconfigured.removeAll()

    if let structure {
      retireAll()
      moveFrame(by: layOut(structure))
    } else if isFirst
      || old.map({ $0.viewport[cross: axis] != settings.viewport[cross: axis] }) ?? false
    {
      layOutAgain()
    }
    let insetsChanged = updateEdges()
    if insetsChanged, !isFirst { state.events.append(.scroll(.didChangeAdjustedContentInset)) }
    defer { reconfigure(reconfigured) }
    guard !isFirst else { return beginAtLeadingEdge() }
    // Content at rest at the leading edge goes with the edge, but not with the coordinate frame: what
    // came before it then is out of sight.
    let frameMoved = state.scroll.bounds.minimum != start
    let edgeMoved = old.map { $0 != settings } ?? false || bounds(state.edges).minimum != start
    return stayWithinEdges(
      followsLeadingEdge: wasAtStart && edgeMoved && !frameMoved, isReload: structure != nil,
      isSet: isSet,
      isRefresh: old.map { $0.refreshInset != settings.refreshInset } ?? false)
  }
}
