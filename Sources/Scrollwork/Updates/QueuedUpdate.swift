import ScrollLayout

/// A change of the items that waits for the next frame.
struct QueuedUpdate {
  enum Content {
    /// Other items altogether.
    case reload
    /// Changes of those there are, and what they do to the row.
    case changes(ItemUpdate, [RowChange])
  }

  var id: UpdateID
  var content: Content
  /// The items there are after it.
  var structure: ItemStructure
  var isAnimated = false
  /// Called as it is applied, before any cell is bound.
  var commit: (() -> Void)?
  /// Of a reload, where what is shown has gone, if the items are known.
  var newPath: ((ItemPath) -> ItemPath?)?
  /// Called when it has come to its end, at the end of a frame.
  var completion: ((UpdatePhase) -> Void)?
  /// What the anchor was to be before it.
  var anchorPolicy: AnchorPolicy

  var changes: [RowChange]? {
    if case .changes(_, let changes) = content { changes } else { nil }
  }
}
