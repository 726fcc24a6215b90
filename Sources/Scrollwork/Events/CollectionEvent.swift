public import ScrollLayout

/// What happened in a frame, in order. Handed out at the frame's end, when everything is settled.
public enum CollectionEvent: Hashable, Sendable {
  case scroll(ScrollEvent)
  /// Content scrolled across the axis: a section's items, or all content where `section` is `nil`.
  case scrollAcross(section: Int?, ScrollEvent)
  /// A cell of the element came on screen.
  case willDisplay(ElementPath)
  /// The element's cell left the screen, or the element is gone.
  case didEndDisplaying(ElementPath)
  /// A person did something with an item.
  case interaction(InteractionEvent)
  /// An update of the items went on, or came to its end.
  case update(UpdateID, UpdatePhase)
}
