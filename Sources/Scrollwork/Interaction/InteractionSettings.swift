/// What people may do with items, besides scrolling.
public struct InteractionSettings: Hashable, Sendable {
  /// How many items a person can select.
  public var selectionMode: SelectionMode
  /// Whether items can be carried.
  public var movesItems: Bool
  /// Whether a pointer that is dragged selects.
  public var selectsByDragging: Bool

  /// Creates settings; by default people can only scroll.
  ///
  /// - Parameters:
  ///   - selectionMode: how many items a person can select.
  ///   - movesItems: whether items can be carried.
  ///   - selectsByDragging: whether a pointer that is dragged selects.
  public init(
    selectionMode: SelectionMode = .none, movesItems: Bool = false, selectsByDragging: Bool = false
  ) {
    self.selectionMode = selectionMode
    self.movesItems = movesItems
    self.selectsByDragging = selectsByDragging
  }
}
