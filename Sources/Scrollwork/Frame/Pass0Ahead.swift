import ScrollLayout

/// Pass 0, for what is reported of items before and while they are on screen.
extension FramePipeline {
  /// Takes what the caller has set since the last frame, once the items are those of this one: what it
  /// takes back is reported by their paths.
  func applyAhead() {
    guard state.aheadVersion != aheadVersion else { return }
    let old = state.ahead
    state.ahead = ahead
    state.aheadVersion = aheadVersion
    if ahead.dataPrefetch != old.dataPrefetch {
      if ahead.dataPrefetch == nil { cancelAnnounced() } else { reviewAnnounced() }
    }
    if ahead.visibility != old.visibility { watch(ahead.visibility) }
    if ahead.nearEdges != old.nearEdges { rearmEdges() }
  }
}
