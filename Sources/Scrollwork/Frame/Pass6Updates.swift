import ScrollPrimitives

/// Pass 6, for updates: reports their progress.
extension FramePipeline {
  /// Tells how far updates have come, as a frame ends: those whose time has come, or whose
  /// elements have all arrived, are over.
  func postUpdates() {
    if !state.updates.moving.isEmpty {
      let isStill =
        state.moving.transition == nil && state.leaving.leaving.isEmpty
        && state.drawn.fading.isEmpty
      let time = state.time ?? .zero
      state.updates.finish { isStill || $0.end.map { $0 <= time } ?? true }
    }
    state.updates.noteTold()
    for update in state.updates.ended { state.post(.update(update.id, update.phase)) }
  }

  /// Calls the completions of updates that are over, in the dispatch pass.
  @inline(__always)
  func completeUpdates() {
    if state.updates.ended.isEmpty { return }
    for update in state.updates.takeTold() { update.completion?(update.phase) }
  }
}
