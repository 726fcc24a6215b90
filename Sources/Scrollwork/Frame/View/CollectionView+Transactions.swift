import ScrollLayout

/// How far updates have come, and taking them back.
extension CollectionView {
  /// The phase of a running update: `queued` or `transitioning`; `nil` for one that has ended, or never existed.
  /// `CollectionEvent.update` and its `completion` report how it ended. O(running updates).
  public func phase(of update: UpdateID) -> UpdatePhase? {
    if pipeline.queue.updates.contains(where: { $0.id == update }) { return .queued }
    return pipeline.state.updates.moving.contains { $0.id == update } ? .transitioning : nil
  }

  /// Cancels the last requested update, if no frame has applied it: nothing of it is ever visible. Requests made
  /// after it refer to the items before it. O(requests).
  ///
  /// - Returns: whether it was canceled; `false` for one that a frame has applied or is about to.
  /// - Throws: `updateIsBuiltOn` if a later update that is still queued names indices as they are after this one.
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

  /// Cancels the last requested update, if one is queued.
  package func cancelLastUpdate() {
    if let last = pipeline.queue.updates.last, let update = withdraw(last.id) {
      update.withdrawn?()
      pipeline.state.updates.end(EndedUpdate(update, .canceled))
    }
  }

  /// The last requested update.
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
