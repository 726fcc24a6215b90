import ScrollPrimitives

/// Pass 6, for updates: reports their progress.
extension FramePipeline {
  /// Tells how far updates have come, as a frame ends: those whose time has come, or whose
  /// elements have all arrived, are over.
  func postUpdates() {
    if !state.moving.isEmpty {
      let isStill = state.transition == nil && state.leaving.isEmpty
      let time = state.time ?? .zero
      let over = state.moving.filter { isStill || $0.end.map { $0 <= time } ?? true }
      for update in over { state.ended.list.append(EndedUpdate(update, .finished)) }
      state.moving.removeAll { moving in over.contains { $0.id == moving.id } }
    }
    state.ended.toldCount = state.ended.list.count
    for update in state.ended.list { state.events.append(.update(update.id, update.phase)) }
  }

  /// Calls the completions of updates that are over, in the dispatch pass.
  func completeUpdates() {
    guard state.ended.toldCount > 0 else { return }
    guard (0..<state.ended.toldCount).contains(where: { state.ended.list[$0].completion != nil })
    else {
      if state.ended.toldCount == state.ended.list.count {
        state.ended.list.removeAll(keepingCapacity: true)
      } else {
        state.ended.list.removeFirst(state.ended.toldCount)
      }
      state.ended.toldCount = 0
      return
    }
    let over = state.ended.list.prefix(state.ended.toldCount)
    state.ended.list.removeFirst(state.ended.toldCount)
    state.ended.toldCount = 0
    for update in over { update.completion?(update.phase) }
  }
}
