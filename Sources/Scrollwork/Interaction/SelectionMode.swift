/// How many items a person can select.
public enum SelectionMode: String, Hashable, Sendable {
  /// Taps select nothing, and highlight nothing.
  case none
  /// One at most: selecting another one deselects it.
  case single
  /// Any number: a tap on a selected one deselects it.
  case multiple
}

/// What a person does with an item, as a program is asked whether it may be done.
public enum ItemInteraction: String, Hashable, Sendable {
  case highlight
  case select
  case deselect
  case focus
  case move
}

/// What a person did with an item. Paths are those of the frame that reports it.
public enum InteractionEvent: Hashable, Sendable {
  /// A finger went down on the item.
  case didHighlight(ItemPath)
  /// The finger lifted, or began to scroll.
  case didUnhighlight(ItemPath)
  case didSelect(ItemPath)
  case didDeselect(ItemPath)
  /// Keys go to another item, or to none.
  case didFocus(ItemPath?)
  /// A finger that was held down lifted the item off its place.
  case didBeginMoving(ItemPath)
  /// The item goes where the finger has it; it has gone there when the next frame reports so.
  case didMove(ItemPath, to: ItemPath)
  /// The item was let go where it is, or is on its way back to where it came from.
  case didEndMoving(ItemPath, isCancelled: Bool)
}
