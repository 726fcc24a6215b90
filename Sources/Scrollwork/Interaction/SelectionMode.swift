/// How many items a person can select.
public enum SelectionMode: String, Hashable, CaseIterable, Sendable {
  /// Taps select nothing, and highlight nothing.
  case none
  /// Selecting an item deselects all others.
  case single
  /// Any number: a tap on a selected one deselects it.
  case multiple
}

/// An interaction with an item that `CollectionView.interactionHandler` allows or refuses.
public enum ItemInteraction: String, Hashable, CaseIterable, Sendable {
  /// A finger goes down on the item.
  case highlight
  /// A tap or a key selects the item.
  case select
  /// A tap or a key deselects the item.
  case deselect
  /// The item gets the keyboard focus.
  case focus
  /// The item is lifted and carried to another position.
  case move
}

/// What a person did with an item. Paths are those of the frame that reports it.
public enum InteractionEvent: Hashable, Sendable {
  /// A finger went down on the item.
  case didHighlight(ItemPath)
  /// The finger lifted, or began to scroll.
  case didUnhighlight(ItemPath)
  /// The item was selected.
  case didSelect(ItemPath)
  /// The item was deselected.
  case didDeselect(ItemPath)
  /// Keys go to another item, or to none.
  case didFocus(ItemPath?)
  /// A finger that was held down lifted the item off its place.
  case didBeginMoving(ItemPath)
  /// The item goes where the finger has it, or back where it came from; the next frame shows it there.
  case didMove(ItemPath, to: ItemPath)
  /// The item was let go where it is; or, where it was taken away from the finger, it goes back with the
  /// move before this, or is gone.
  case didEndMoving(ItemPath, isCanceled: Bool)
  /// A finger draws the item's cell aside.
  case didBeginSwiping(ItemPath, SwipeEdge)
  /// The finger lifted so that the item's actions stay.
  case didOpenSwipe(ItemPath, SwipeEdge)
  /// A person chose an action by tap or by a full swipe. The cell goes back with the event after this.
  case didChooseSwipeAction(ItemPath, SwipeEdge, index: Int)
  /// The cell goes back over its actions, or is gone.
  case didCloseSwipe(ItemPath, SwipeEdge)
}

extension InteractionEvent {
  /// The same for an item that moved to another path; `nil` if the item is gone and nothing must be done with it any
  /// more. Events that end with their item are reported with its last path.
  func relocated(_ newPath: (ItemPath) -> ItemPath?) -> InteractionEvent? {
    func new(_ path: ItemPath) -> ItemPath { newPath(path) ?? path }
    switch self {
    case .didHighlight(let path): return .didHighlight(new(path))
    case .didUnhighlight(let path): return .didUnhighlight(new(path))
    case .didSelect(let path): return newPath(path).map { .didSelect($0) }
    case .didDeselect(let path): return newPath(path).map { .didDeselect($0) }
    case .didFocus(let path): return .didFocus(path.flatMap(newPath))
    case .didBeginMoving(let path): return .didBeginMoving(new(path))
    case .didMove(let path, let target): return .didMove(new(path), to: new(target))
    case .didEndMoving(let path, let isCanceled):
      return .didEndMoving(new(path), isCanceled: isCanceled)
    case .didBeginSwiping(let path, let edge): return .didBeginSwiping(new(path), edge)
    case .didOpenSwipe(let path, let edge): return .didOpenSwipe(new(path), edge)
    case .didChooseSwipeAction(let path, let edge, let index):
      return newPath(path).map { .didChooseSwipeAction($0, edge, index: index) }
    case .didCloseSwipe(let path, let edge): return .didCloseSwipe(new(path), edge)
    }
  }
}
