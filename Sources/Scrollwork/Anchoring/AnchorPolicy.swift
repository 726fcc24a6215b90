public import ScrollLayout

/// What stays where it is on the screen when sizes or items before it change.
public enum AnchorPolicy: Hashable, Sendable {
  /// The first element on screen, and with it all others there. The default.
  case firstVisible
  /// The last element on screen. A change between the first and the last element moves those above it.
  case lastVisible
  /// An item while any part of it is on screen, else the first element. It is followed through updates.
  case item(ItemPath)
  /// The end of the content: the distance to it stays.
  case trailingEdge
  /// Nothing: the content offset keeps its number, and the content moves under it.
  case none

  /// Whether an element keeps its place on the screen.
  var followsElements: Bool {
    switch self {
    case .firstVisible, .lastVisible, .item: true
    case .trailingEdge, .none: false
    }
  }
}
