import ScrollLayout

/// Pass 0, reports of items before and while they are on screen.
extension FramePipeline {
  /// Applies the settings that the caller changed since the last frame, once the items are those of this frame:
  /// withdrawn reports use their paths.
  func applyAhead() {
    guard !state.applied.isAheadCurrent(asked) else { return }
    let old = state.applied.ahead
    state.applied.takeAhead(asked)
    if asked.ahead.dataPrefetch != old.dataPrefetch {
      if asked.ahead.dataPrefetch == nil {
        cancelAnnounced()
      } else {
        state.announced.forgetQuiet()
      }
    }
    if asked.ahead.visibility != old.visibility { watch(asked.ahead.visibility) }
    if asked.ahead.nearEdges != old.nearEdges { state.report.rearmEnds() }
  }
}
