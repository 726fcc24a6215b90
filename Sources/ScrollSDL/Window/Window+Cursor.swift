#if SDL
  internal import CSDL2

  /// What the mouse looks like over a window: it says what a click does there.
  public enum CursorShape: String, Hashable, Sendable, CaseIterable {
    /// The system's usual arrow.
    case arrow
    /// A pointing hand, over something that a click activates.
    case hand
    /// A vertical bar, over text that can be edited.
    case text
  }

  extension Window {
    /// The shape that the mouse was given last.
    public var cursor: CursorShape { cursors.shape }

    /// Changes what the mouse looks like over the window; the same shape again costs nothing.
    ///
    /// A system that has no such shape keeps the one that is shown. Nothing happens once the window is closed.
    public func setCursor(_ shape: CursorShape) {
      guard handle != nil else { return }
      cursors.show(shape)
    }
  }

  /// The system's cursors, each made when it is first shown.
  struct CursorSet {
    private(set) var shape = CursorShape.arrow
    private var made: [CursorShape: OpaquePointer] = [:]

    mutating func show(_ shape: CursorShape) {
      guard shape != self.shape else { return }
      self.shape = shape
      let system =
        switch shape {
        case .arrow: SDL_SYSTEM_CURSOR_ARROW
        case .hand: SDL_SYSTEM_CURSOR_HAND
        case .text: SDL_SYSTEM_CURSOR_IBEAM
        }
      guard let cursor = made[shape] ?? SDL_CreateSystemCursor(system) else { return }
      made[shape] = cursor
      SDL_SetCursor(cursor)
    }

    /// Frees all cursors; SDL shows its own again.
    mutating func release() {
      for cursor in made.values { SDL_FreeCursor(cursor) }
      made = [:]
      shape = .arrow
    }
  }
#endif
