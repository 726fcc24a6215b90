/// Where an item comes to lie when it is scrolled to, between the adjusted insets of the viewport.
public enum ScrollPosition: String, Hashable, Sendable, CaseIterable {
  /// At the leading edge: top, or left.
  case top
  /// In the middle of the viewport.
  case center
  /// At the trailing edge: bottom, or right.
  case bottom
  /// Where it needs to move the least; not at all when it is wholly on screen.
  case nearest
}
