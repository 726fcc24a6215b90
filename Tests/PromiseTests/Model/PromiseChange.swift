/// What was requested between two frames, as far as it may move visible content.
struct PromiseChange {
  /// Elements that came, went, moved, or have another size.
  var touched: Set<PromiseModel.Key> = []
  /// Of these, those that were taken from one place to another.
  var movedKeys: Set<PromiseModel.Key> = []
  /// All items are others.
  var isReloaded = false
  /// The items are the same, and their places are not.
  var isRelaid = false
  /// The viewport or the size of text is another.
  var isResized = false
  /// The insets are others.
  var isInset = false
  /// Items were inserted, deleted, moved, reloaded or reconfigured.
  var isEdited = false
  /// The content jumped to another place.
  var hasJumped = false
  var isAnimated = false
  /// Free room was refilled: the items after it move.
  var isRefilled = false
  /// The names of the operations, for messages.
  var names: [String] = []

  var isQuiet: Bool { touched.isEmpty && !isReloaded && !isLaidAnew && !hasJumped }

  /// Whether the first item on screen is what stays, and all else may move.
  var isLaidAnew: Bool { isRelaid || isResized || isInset }
}
