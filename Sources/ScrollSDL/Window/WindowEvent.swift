#if SDL
  public import ScrollPrimitives

  /// Something that happened to a window or in it.
  public enum WindowEvent: Hashable, Sendable {
    /// A pointer or a wheel, in points from the window's top left corner.
    case input(InputEvent)
    /// The mouse moves without a button, to a place in points.
    case hover(LayoutPoint)
    /// The mouse left the window while no button was down.
    case hoverEnded
    /// A key went down, or repeats while it is held.
    case key(KeyPress)
    /// Text was typed, as the keyboard's layout has it.
    case text(String)
    /// The window has another size, in points.
    case resized(LayoutSize)
    /// Somebody uses another window now. Pointers that were down have been canceled before.
    case focusLost(Timestamp)
    /// Somebody wants the window closed.
    case closeRequested
  }
#endif
