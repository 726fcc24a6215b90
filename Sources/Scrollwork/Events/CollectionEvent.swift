public import ScrollLayout

/// What happened in a frame, in order. Handed out at the frame's end, when everything is settled.
public enum CollectionEvent: Hashable, Sendable {
  /// The content is dragged, decelerates, bounces or comes to rest.
  case scroll(ScrollEvent)
  /// Content scrolled across the axis: a section's items, or all content where `section` is `nil`.
  case scrollAcross(section: Int?, ScrollEvent)
  /// A cell of the element came on screen.
  case willDisplay(ElementPath)
  /// The element's cell left the screen, or the element is gone.
  case didEndDisplaying(ElementPath)
  /// A person did something with an item.
  case interaction(InteractionEvent)
  /// A person pulled the content to refresh it, or that has ended: see `RefreshControl`.
  case refresh(RefreshEvent)
  /// An update of the items went on, or came to its end.
  case update(UpdateID, UpdatePhase)
  /// Items came near whose data will be needed soon, the nearest to the viewport first: see
  /// `DataPrefetchPolicy`. Each once until it leaves or is gone; none that is on screen already.
  case prefetchItems([ItemPath])
  /// Items that were announced are not near any more and have not been on screen.
  case cancelPrefetching([ItemPath])
  /// Items that were announced and have not been on screen are gone, by a change of the items or a reload.
  /// The paths are those they had before it.
  case cancelPrefetchingRemoved([ItemPath])
  /// How much of an element is on screen, or for how long it was: see `VisibilityPolicy`. Comes after the
  /// frame's displays; for an element that is gone before them, with the path it had.
  case visibility(ElementPath, VisibilityEvent)
  /// The content's beginning is near, for the first time since items came or went: see `NearEdgePolicy`.
  case nearStart(contentVersion: Int)
  /// The content's end is near, likewise: the moment to load more.
  case nearEnd(contentVersion: Int)
}
