package import Scrollwork

/// Something that reaches the gallery from a window or from a script.
package enum StageEvent: Hashable, Sendable {
  /// A pointer or a wheel; its position is in points in the window.
  case input(InputEvent)
  /// A mouse moves without a button.
  case hover(LayoutPoint)
  /// The mouse left the window.
  case hoverEnded
  case key(KeyPress)
  case text(String)
  /// The window has another size, in points.
  case resize(LayoutSize)
  /// The window is not the one that is used any more.
  case focusLost(Timestamp)
}
