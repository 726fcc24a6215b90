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
      for update in over { ended.list.append(EndedUpdate(update, .finished)) }
      state.moving.removeAll { moving in over.contains { $0.id == moving.id } }
    }
    ended.toldCount = ended.list.count
    for update in ended.list { state.events.append(.update(update.id, update.phase)) }
  }

  /// Calls the completions of updates that are over, in the dispatch pass.
  func completeUpdates() {
    guard ended.toldCount > 0 else { return }
    guard (0..<ended.toldCount).contains(where: { ended.list[$0].completion != nil }) else {
      if ended.toldCount == ended.list.count {
        ended.list.removeAll(keepingCapacity: true)
      } else {
        ended.list.removeFirst(ended.toldCount)
      }
      ended.toldCount = 0
      return
    }
    let over = ended.list.prefix(ended.toldCount)
    ended.list.removeFirst(ended.toldCount)
    ended.toldCount = 0
    for update in over { update.completion?(update.phase) }
  }
}
