public import ScrollData

/// What a source shows at one moment, to come back to: items, selection and position.
///
/// A value of O(1) memory besides the selection, since snapshots share what did not change. A list of checkpoints is a
/// history for undo and redo.
public struct SnapshotCheckpoint<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
>: Sendable {
  /// The items.
  public let snapshot: Snapshot<SectionID, ItemID>
  /// The selected items, in order.
  public let selectedItems: [ItemID]
  /// Where the view was scrolled to; `nil` before its first frame, and while an update waits for its frame.
  public let scrollState: ScrollState?
}

extension SnapshotSource {
  /// The requested items, and the selection and the position of the last frame. O(selected + measured items).
  public func checkpoint() -> SnapshotCheckpoint<SectionID, ItemID> {
    SnapshotCheckpoint(
      snapshot: snapshot, selectedItems: view.selectedItems.compactMap(item(at:)),
      scrollState: queued.isEmpty ? view.scrollState() : nil)
  }

  /// Shows the items of a checkpoint again, with its selection: the undo of all updates since.
  ///
  /// Items on screen that are in both stay where they are. The selection is set at the end of the frame that shows the
  /// items, to what it was, without an event, as by `CollectionView.selectItems(at:)`.
  ///
  /// - Parameters:
  ///   - checkpoint: a value of this source.
  ///   - restoresPosition: whether the view is scrolled to where it was; not animated.
  ///   - animated: whether elements on screen move to their positions visibly.
  /// - Returns: the identifier of the update.
  /// - Throws: what the layout says of the items; nothing changes then.
  @discardableResult
  public func restore(
    _ checkpoint: SnapshotCheckpoint<SectionID, ItemID>, restoresPosition: Bool = false,
    animated: Bool = false
  ) throws(CollectionError) -> UpdateID {
    let id = try apply(
      checkpoint.snapshot, ApplyOptions(isAnimated: animated && !restoresPosition)
    ) { [weak self] phase in
      if phase == .finished { self?.select(checkpoint) }
    }
    if restoresPosition, let state = checkpoint.scrollState { try view.restore(state) }
    return id
  }

  private func select(_ checkpoint: SnapshotCheckpoint<SectionID, ItemID>) {
    func paths(_ items: [ItemID]) -> [ItemPath] {
      items.compactMap { shown.snapshot.path(of: $0) }
    }
    let selected = paths(checkpoint.selectedItems)
    let others = Set(view.selectedItems).subtracting(selected)
    // The paths are those of the frame that has just been made.
    try? view.deselectItems(at: others.sorted())
    try? view.selectItems(at: selected)
  }
}
