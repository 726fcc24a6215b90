public import Scrollwork

/// A view's content did something.
public struct ScrollMessage: Message, Hashable {
  /// What happened.
  public var event: ScrollEvent
  /// Where the content is after the frame, in points.
  public var contentOffset: LayoutPoint
}

/// An element came on screen or left it.
public struct DisplayMessage: Message, Hashable {
  /// The item, header or footer.
  public var element: ElementPath
  /// Whether it came.
  public var isOnScreen: Bool
}

/// An update of a view's items went on.
public struct UpdateMessage: Message, Hashable {
  /// The update.
  public var id: UpdateID
  /// What became of the update.
  public var phase: UpdatePhase
}

/// Anything that happened in a view, as its `eventHandler` hears of it.
public struct CollectionMessage: Message, Hashable {
  /// What happened.
  public var event: CollectionEvent
}
