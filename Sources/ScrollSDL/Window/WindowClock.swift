#if SDL
  public import ScrollPrimitives

  /// The window's frame clock: the moment at which it is asked, never earlier than before.
  public struct WindowClock: FrameClock {
    private let window: Window
    private var last = Timestamp.zero

    /// Creates a clock that follows a window's display.
    public init(_ window: Window) { self.window = window }

    public mutating func next() -> Timestamp {
      last = max(last, window.now)
      return last
    }
  }
#endif
