public import ScrollData
public import ScrollLayout

/// Items come, go and move, one change at a time.
extension CollectionView {
  /// Makes changes of the items, one after the other, in the next frame. Each names places as they are
  /// after the ones before it.
  ///
  /// Visible content stays where it is: the anchor's item keeps its position in the same frame, in every phase, and a
  /// motion continues. Cells of items that stay are not bound again. Sizes, prefetch requests and the anchor stay
  /// with their items. The data behind `cellProvider` must have changed by the next frame. O(changes · (log items +
  /// sections)).
  ///
  /// - Parameters:
  ///   - edits: the changes; none at all change nothing.
  ///   - animated: whether elements on screen go to their new places, come and leave for
  ///     `ScrollProfile.animationDuration` seconds, or at once.
  ///   - completion: called at the end of the frame in which all is where it belongs, or once the update
  ///     was canceled or refused.
  /// - Returns: the identifier of the update; see `phase(of:)` and `cancelUpdate(_:)`.
  /// - Throws: `itemOutOfRange` or `sectionOutOfRange` for the first change that names an item or a section that does
  ///   not exist, `invalidValue` for a negative count; `tooManyElements`, `contentTooLong`. Nothing changes then.
  @discardableResult
  public func performUpdates(
    _ edits: [ItemEdit], animated: Bool = false, completion: ((UpdatePhase) -> Void)? = nil
  ) throws(CollectionError) -> UpdateID {
    try perform(
      ItemUpdate(edits: edits), UpdateOptions(isAnimated: animated, completion: completion))
  }

  /// Changes items and reloads or reconfigures some, all in the next frame; see
  /// `performUpdates(_:animated:completion:)`. Also throws `itemOutOfRange` or `sectionOutOfRange` if an element to
  /// reload or reconfigure does not exist after the changes.
  @discardableResult
  public func perform(
    _ update: ItemUpdate, animated: Bool = false, completion: ((UpdatePhase) -> Void)? = nil
  ) throws(CollectionError) -> UpdateID {
    try perform(update, UpdateOptions(isAnimated: animated, completion: completion))
  }

  /// Makes changes in the field's order: deletes and reloads name places before, inserts places after. All
  /// or nothing, in the next frame.
  ///
  /// - Parameters:
  ///   - batch: the changes.
  ///   - counts: how many items each section has afterward, to be checked against; `nil` for whatever
  ///     the changes lead to.
  ///   - policy: what becomes of a batch that breaks a rule. One without counts is always refused.
  ///   - animated: whether elements go to their new places as is seen.
  ///   - completion: called when the update has come to its end.
  /// - Throws: `invalidUpdate`, which names the rule, the calls and the place; nothing changes then.
  @discardableResult
  public func performBatchUpdates(
    _ batch: BatchUpdate, expecting counts: [Int]? = nil,
    onInvalid policy: InvalidUpdatePolicy = .refuse,
    animated: Bool = false, completion: ((UpdatePhase) -> Void)? = nil
  ) throws(CollectionError) -> UpdateID {
    let options = UpdateOptions(isAnimated: animated, completion: completion)
    let difference: SnapshotDifference
    do {
      difference = try batch.changes(from: pendingStructure, expecting: counts)
    } catch {
      if policy == .reload, let counts { return try reloadData(counts, options) }
      throw .invalidUpdate(error)
    }
    var after = pendingStructure
    // Only what is reloaded whole is counted; the edits themselves are applied when they are checked.
    if counts == nil, !difference.reloadedSections.isEmpty {
      for edit in difference.edits() { _ = try? after.apply(edit) }
    }
    return try perform(
      ItemUpdate(difference, sectionCounts: counts ?? after.sectionCounts), options)
  }

  func perform(
    _ update: ItemUpdate, _ options: UpdateOptions
  ) throws(CollectionError) -> UpdateID {
    try pipeline.ask(for: update, options)
  }

  /// New items, the first of which is then at `path`; see `performUpdates(_:animated:completion:)`.
  public func insertItems(at path: ItemPath, count: Int = 1) throws(CollectionError) {
    try performUpdates([.insertItems(at: path, count: count)])
  }

  /// Items go, the first of which is at `path`; see `performUpdates(_:animated:completion:)`.
  public func deleteItems(at path: ItemPath, count: Int = 1) throws(CollectionError) {
    try performUpdates([.removeItems(at: path, count: count)])
  }

  /// An item goes to where it is at `to` afterward; see `performUpdates(_:animated:completion:)`.
  public func moveItem(at path: ItemPath, to: ItemPath) throws(CollectionError) {
    try performUpdates([.moveItem(from: path, to: to)])
  }

  /// The items there will be when what is queued has been applied.
  var pendingStructure: ItemStructure { pipeline.pendingStructure }
}
