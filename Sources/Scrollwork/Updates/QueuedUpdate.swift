import ScrollLayout
import ScrollPrimitives

/// A change of the items that waits for the next frame.
struct QueuedUpdate {
  var id: UpdateID
  /// What it does; `nil` for other items altogether.
  let changes: ItemUpdate?
  /// Where the places of the row go; `nil` for other items altogether.
  let map: RowMap?
  let isReload: Bool
  /// Whether no item comes, goes or moves.
  let isInPlace: Bool
  /// Whether elements that stay are bound again, and may change their sizes.
  let showsAnew: Bool
  /// The items there are after it.
  var structure: ItemStructure
  var isAnimated = false
  /// Whether an item on screen stays where it is, and not a header before it.
  var holdsItems = false
  /// Called as it is applied, before any cell is bound.
  var commit: (() -> Void)?
  /// Of a reload, where what is shown has gone, if the items are known.
  var newPath: ((ItemPath) -> ItemPath?)?
  /// Called when it has come to its end, at the end of a frame.
  var completion: ((UpdatePhase) -> Void)?
  /// Called when it is canceled.
  var withdrawn: (() -> Void)?
  /// What the anchor was to be before it, and what it was to be after it.
  var anchorPolicy: AnchorPolicy
  var newAnchorPolicy: AnchorPolicy
  /// When its elements have arrived.
  var end: Timestamp?
}
