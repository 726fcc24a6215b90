import ScrollLayout

/// How far updates have come, and taking them back.
extension CollectionView {
  /// How far an update has come that is under way: `queued` or `transitioning`; `nil` for one that has come
  /// to its end, or was never asked for. What became of it is told by `CollectionEvent.update` and to its
  /// `completion`. O(updates under way).
  public func phase(of update: UpdateID) -> UpdatePhase? {
    if queue.updates.contains(where: { $0.id == update }) { return .queued }
    return state.moving.contains { $0.id == update } ? .transitioning : nil
  }

  /// Takes back the update that was asked for last, if no frame has applied it: nothing of it is ever
  /// seen. What was asked for after it goes by the items there were before. O(requests).
  ///
  /// - Returns: whether it was taken back; `false` for one that a frame has applied or is about to.
  /// - Throws: `updateIsBuiltOn` where a later update that still waits names places as they are after this
  ///   one.
  @discardableResult
  public func cancelUpdate(_ id: UpdateID) throws(CollectionError) -> Bool {
    guard mayCancel(id), let slot = queue.updates.firstIndex(where: { $0.id == id }) else {
      return false
    }
    guard slot == queue.updates.count - 1 else {
      throw .updateIsBuiltOn(id, by: queue.updates[slot + 1].id)
    }
    cancelLastUpdate()
    return true
  }

  /// Takes back the update that was asked for last, where one waits.
  package func cancelLastUpdate() {
    if let last = queue.updates.last, let update = withdraw(last.id) {
      update.withdrawn?()
      ended.append(EndedUpdate(update, .cancelled))
    }
  }

  /// Whether an update waits, and the frame that is being made does not take it already.
  func mayCancel(_ id: UpdateID) -> Bool {
    !isRouting && queue.updates.contains { $0.id == id }
  }

  /// Takes the last update out of the queue, if it is the one.
  @discardableResult
  func withdraw(_ id: UpdateID) -> QueuedUpdate? {
    guard let update = queue.updates.last, update.id == id else { return nil }
    queue.updates.removeLast()
    queue.relocate(before: update, pendingStructure)
    if settings.anchorPolicy == update.newAnchorPolicy {
      settings.anchorPolicy = update.anchorPolicy
    }
    note(.cancelLastUpdate)
    return update
  }

  /// Tells how far updates have come, as a frame ends: those whose time has come, or whose
  /// elements have all arrived, are over.
  func postUpdates() {
    if !state.moving.isEmpty {
      let isStill = state.transition == nil && state.leaving.isEmpty
      let time = state.time ?? .zero
      let over = state.moving.filter { isStill || $0.end.map { $0 <= time } ?? true }
      for update in over { ended.append(EndedUpdate(update, .finished)) }
      state.moving.removeAll { moving in over.contains { $0.id == moving.id } }
    }
    toldCount = ended.count
    for update in ended { state.events.append(.update(update.id, update.phase)) }
  }

  /// Calls the completions of updates that are over, in the dispatch pass.
  func completeUpdates() {
    guard toldCount > 0 else { return }
    guard (0..<toldCount).contains(where: { ended[$0].completion != nil }) else {
      if toldCount == ended.count {
        ended.removeAll(keepingCapacity: true)
      } else {
        ended.removeFirst(toldCount)
      }
      toldCount = 0
      return
    }
    let over = ended.prefix(toldCount)
    ended.removeFirst(toldCount)
    toldCount = 0
    for update in over { update.completion?(update.phase) }
  }
}
