public import ScrollData

extension SnapshotSource {
  /// Shows a snapshot from the next frame on. A snapshot that equals the last one changes nothing and binds nothing.
  /// O(changes · log items).
  ///
  /// The view is updated by the difference and keeps the sizes that were measured. It reloads instead, without animation, as
  /// `CollectionView.reloadData` does, where the snapshot before has no sections, where something but this source
  /// updated the view since, and for more changes than `ApplyOptions.reloadsAbove`. Estimates then begin again: until cells
  /// are measured, the content can be longer or shorter than after inserts into sections that are there.
  ///
  /// - Parameters:
  ///   - snapshot: the items to show, made from `self.snapshot`; it undoes snapshots that were applied since.
  ///     Compared item by item if it does not share identities with that.
  ///   - animated: whether elements on screen move to their positions visibly.
  ///   - completion: called at the end of the frame in which all is where it belongs, or once the update was
  ///     canceled or refused.
  /// - Returns: the identifier of the update.
  /// - Throws: what the layout says of the items; nothing changes then.
  @discardableResult
  public func apply(
    _ snapshot: Snapshot<SectionID, ItemID>, animated: Bool,
    completion: ((UpdatePhase) -> Void)? = nil
  ) throws(CollectionError) -> UpdateID {
    try apply(snapshot, ApplyOptions(isAnimated: animated), completion: completion)
  }

  /// Shows a snapshot from the next frame on; see `apply(_:animated:completion:)`.
  @discardableResult
  public func apply(
    _ snapshot: Snapshot<SectionID, ItemID>, _ options: ApplyOptions = ApplyOptions(),
    completion: ((UpdatePhase) -> Void)? = nil
  ) throws(CollectionError) -> UpdateID {
    if let leader { return try leader.apply(snapshot, options, completion: completion) }
    try checkFollowers(snapshot)
    let id = try show(snapshot, options, completion: completion)
    updateFollowers(options)
    return id
  }

  /// Changes what is shown, in place: a snapshot is made, changed and applied, all or nothing.
  ///
  /// - Throws: what the changes throw, and then nothing changes; `CollectionError` as `apply` does.
  @discardableResult
  public func update(
    animated: Bool = false, completion: ((UpdatePhase) -> Void)? = nil,
    _ change: (inout Snapshot<SectionID, ItemID>) throws -> Void
  ) throws -> UpdateID {
    var next = leader?.snapshot ?? snapshot
    try change(&next)
    return try apply(next, animated: animated, completion: completion)
  }

  /// - Parameter id: the identifier of an update that is built again.
  func enqueue(
    _ next: Snapshot<SectionID, ItemID>, _ difference: SnapshotDifference, _ options: ApplyOptions,
    id: UpdateID?, _ completion: ((UpdatePhase) -> Void)?
  ) throws(CollectionError) -> UpdateID {
    let shown = shown
    var update = UpdateOptions(
      id: id, isAnimated: options.isAnimated, commit: nil, completion: completion)
    version += 1
    let number = version
    update.commit = { [weak self] in
      shown.snapshot = next
      self?.queued.removeAll { $0.number == number }
    }
    update.withdrawn = { [weak self] in self?.forget(number) }
    update.newPath = { path in
      shown.snapshot.item(at: path).flatMap { next.path(of: $0) }
    }
    update.completion = { [weak self] phase in
      if phase == .refused { self?.forget(number) }
      completion?(phase)
    }
    let counts = next.sectionCounts
    let isReload =
      view.lastUpdate != lastOwn || view.pendingStructure.sectionCounts != snapshot.sectionCounts
      || snapshot.isEmpty && difference.changesStructure
      || options.reloadsAbove.map { difference.changeCount > $0 } ?? false
    let id =
      isReload
      ? try view.reloadData(counts, update)
      : try view.perform(ItemUpdate(difference, sectionCounts: counts), update)
    queued.append(
      Queued(
        id: id, number: number, snapshot: next, options: options, completion: completion))
    lastOwn = view.lastUpdate
    return id
  }

  /// An update was canceled or refused: data derived from it is stale.
  private func forget(_ number: Int) {
    queued.removeAll { $0.number == number }
    version += 1
  }

  /// Cancels an update that no frame has applied yet: nothing of it is ever visible. Snapshots that were applied
  /// after it are shown nevertheless.
  ///
  /// - Returns: whether it was canceled; `false` for one that a frame has applied already.
  /// - Throws: `updateIsBuiltOn` where something but this source updated the view after it.
  @discardableResult
  public func cancel(_ id: UpdateID) throws(CollectionError) -> Bool {
    if let leader { return try leader.cancel(id) }
    guard let slot = queued.firstIndex(where: { $0.id == id }), view.mayCancel(id) else {
      return false
    }
    let later = queued[(slot + 1)...]
    let known = Set(queued.map(\.id))
    if let foreign = view.waitingUpdates.last(where: { $0 > id && !known.contains($0) }) {
      throw .updateIsBuiltOn(id, by: foreign)
    }
    for entry in later.reversed() { view.withdraw(entry.id) }
    queued.removeSubrange((slot + 1)...)
    try view.cancelUpdate(id)
    for entry in later {
      let difference = differ.difference(from: snapshot, to: entry.snapshot)
      do {
        _ = try enqueue(
          entry.snapshot, difference, entry.options, id: entry.id, entry.completion)
      } catch {
        // Another layout was set since, which cannot lay out these items; later updates may continue.
        entry.completion?(.refused)
      }
    }
    updateFollowers(ApplyOptions())
    return true
  }
}
