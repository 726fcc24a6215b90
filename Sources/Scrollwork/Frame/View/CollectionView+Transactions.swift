import ScrollLayout

/// How far updates have come, and taking them back.
extension CollectionView {
  /// How far an update has come that is under way: `queued` or `transitioning`; `nil` for one that has come
  /// to its end, or was never asked for. What became of it is told by `CollectionEvent.update` and to its
  /// `completion`. O(updates under way).
  public func phase(of update: UpdateID) -> UpdatePhase? {
    if pipeline.queue.updates.contains(where: { $0.id == update }) { return .queued }
    return pipeline.state.updates.moving.contains { $0.id == update } ? .transitioning : nil
  }

  /// Takes back the update that was asked for last, if no frame has applied it: nothing of it is ever
  /// seen. What was asked for after it goes by the items there were before. O(requests).
  ///
  /// - Returns: whether it was taken back; `false` for one that a frame has applied or is about to.
  /// - Throws: `updateIsBuiltOn` where a later update that still waits names places as they are after this
  ///   one.
  @discardableResult
  public func cancelUpdate(_ id: UpdateID) throws(CollectionError) -> Bool {
    guard mayCancel(id), let slot = pipeline.queue.updates.firstIndex(where: { $0.id == id }) else {
      return false
    }
    guard slot == pipeline.queue.updates.count - 1 else {
      throw .updateIsBuiltOn(id, by: pipeline.queue.updates[slot + 1].id)
    }
    cancelLastUpdate()
    return true
  }

  /// Takes back the update that was asked for last, where one waits.
  package func cancelLastUpdate() {
    if let last = pipeline.queue.updates.last, let update = withdraw(last.id) {
      update.withdrawn?()
      pipeline.state.updates.end(EndedUpdate(update, .cancelled))
    }
  }

  /// The update that was asked for last.
  package var lastUpdate: UpdateID { pipeline.queue.version }

  /// The updates that wait for the next frame, in order. O(updates).
  package var waitingUpdates: [UpdateID] { pipeline.queue.updates.map(\.id) }

  /// Whether an update waits, and the frame that is being made does not take it already.
  package func mayCancel(_ id: UpdateID) -> Bool {
    !pipeline.notes.isRouting && pipeline.queue.updates.contains { $0.id == id }
  }

  /// Takes the last update out of the queue, if it is the one.
  @discardableResult
  func withdraw(_ id: UpdateID) -> QueuedUpdate? {
    guard let update = pipeline.queue.updates.last, update.id == id else { return nil }
    pipeline.queue.updates.removeLast()
    pipeline.queue.relocate(before: update, pendingStructure)
    if pipeline.asked.shared.anchorPolicy == update.newAnchorPolicy {
      pipeline.asked.shared.anchorPolicy = update.anchorPolicy
    }
    note(.cancelLastUpdate)
    return update
  }
}
