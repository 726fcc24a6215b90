/// How many items a person can select.
public enum SelectionMode: String, Hashable, Sendable {
  /// Taps select nothing, and highlight nothing.
  case none
  /// Selecting an item deselects all others.
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
  /// The item goes where the finger has it, or back where it came from; the next frame shows it there.
  case didMove(ItemPath, to: ItemPath)
  /// The item was let go where it is; or, where it was taken away from the finger, it goes back with the
  /// move before this, or is gone.
  case didEndMoving(ItemPath, isCancelled: Bool)
  /// A finger draws the item's cell aside.
  case didBeginSwiping(ItemPath, SwipeEdge)
  /// The finger lifted so that the item's actions stay.
  case didOpenSwipe(ItemPath, SwipeEdge)
  /// A person chose an action by tap or by a full swipe. The cell goes back with the event after this.
  case didChooseSwipeAction(ItemPath, SwipeEdge, index: Int)
  /// The cell goes back over its actions, or is gone.
  case didCloseSwipe(ItemPath, SwipeEdge)
}
