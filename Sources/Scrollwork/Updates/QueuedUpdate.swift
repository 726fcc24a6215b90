import ScrollLayout
import ScrollPrimitives

/// A change of the items that waits for the next frame.
struct QueuedUpdate {
  enum Content {
    /// Other items altogether.
    case reload
    /// Changes of those there are, and where they take the places of the row.
    case changes(ItemUpdate, RowMap)
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
  /// Called as it is taken back.
  var withdrawn: (() -> Void)?
  /// What the anchor was to be before it, and what it was to be after it.
  var anchorPolicy: AnchorPolicy
  var newAnchorPolicy: AnchorPolicy
  /// When its elements have arrived.
  var end: Timestamp?

  /// Where the places of the row go; `nil` for a reload.
  var map: RowMap? {
    if case .changes(_, let map) = content { map } else { nil }
  }

  /// Whether elements that stay are bound again, and may change their sizes.
  var showsAnew: Bool {
    guard case .changes(let content, _) = content else { return false }
    return !content.reloaded.isEmpty || !content.reconfigured.isEmpty
  }

  /// Whether no item comes, goes or moves.
  var isInPlace: Bool {
    guard case .changes(_, let map) = content else { return false }
    return map.isEmpty
  }

  var isReload: Bool {
    if case .reload = content { true } else { false }
  }
}

/// An update that has come to its end, as it is told of.
struct EndedUpdate {
  var id: UpdateID
  var phase: UpdatePhase
  var completion: ((UpdatePhase) -> Void)?

  init(_ update: QueuedUpdate, _ phase: UpdatePhase) {
    id = update.id
    self.phase = phase
    completion = update.completion
  }
}

/// Updates that have ended and whose end is not reported yet.
struct EndedUpdates {
  var list: [EndedUpdate] = []
  /// The number of them that the frame's events report.
  var toldCount = 0
}
