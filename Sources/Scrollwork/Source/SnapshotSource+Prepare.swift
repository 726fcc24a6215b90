public import ScrollData

/// A snapshot with what it changes, made in any thread, to be applied later.
public struct PreparedSnapshot<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
>: Sendable {
  /// The snapshot to apply.
  public let snapshot: Snapshot<SectionID, ItemID>
  /// What it changes.
  public let difference: SnapshotDifference
  let base: SnapshotBase<SectionID, ItemID>

  /// Finds what changed. O(what changed · log items).
  public init(
    _ snapshot: Snapshot<SectionID, ItemID>, madeFrom base: SnapshotBase<SectionID, ItemID>
  ) {
    var snapshot = snapshot.sharingIdentities(with: base.snapshot)
    snapshot.forgetModel()
    self.snapshot = snapshot
    difference = self.snapshot.difference(from: base.snapshot)
    self.base = base
  }
}

/// A source's items at one moment, to make a change from elsewhere.
public struct SnapshotBase<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
>: Sendable {
  /// The snapshot that the draft is for.
  public let snapshot: Snapshot<SectionID, ItemID>
  /// The source's `version` at that moment.
  public let version: Int
}

extension SnapshotSource {
  /// The requested items, and a mark that tells whether others were requested since.
  public func draft() -> SnapshotBase<SectionID, ItemID> {
    if let leader { return leader.draft() }
    return SnapshotBase(snapshot: snapshot, version: version)
  }

  /// Applies a snapshot that was compared in advance. Costs no comparison if nothing was applied since.
  ///
  /// - Parameters:
  ///   - prepared: the snapshot and what it changes.
  ///   - stale: what to do if other snapshots were applied since its draft was made.
  ///   - options: how it is applied.
  ///   - completion: called when the update has come to its end.
  /// - Throws: `staleSnapshot`; what the layout says of the items. Nothing changes then.
  @discardableResult
  public func apply(
    _ prepared: PreparedSnapshot<SectionID, ItemID>, stale: StalePolicy = .refuse,
    _ options: ApplyOptions = ApplyOptions(), completion: ((UpdatePhase) -> Void)? = nil
  ) throws(CollectionError) -> UpdateID {
    if let leader {
      return try leader.apply(prepared, stale: stale, options, completion: completion)
    }
    if prepared.base.version == version,
      prepared.base.snapshot.sharesIdentities(with: snapshot)
    {
      try checkFollowers(prepared.snapshot)
      let id = try enqueue(
        prepared.snapshot, prepared.difference, options, id: nil, completion)
      updateFollowers(options)
      return id
    }
    guard stale == .rebase else {
      throw .staleSnapshot(madeFrom: prepared.base.version, current: version)
    }
    let rebased = prepared.snapshot.rebased(from: prepared.base.snapshot, onto: snapshot)
    return try apply(rebased, options, completion: completion)
  }
}
