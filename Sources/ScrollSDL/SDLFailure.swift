#if SDL
  internal import CSDL2

  /// Something that SDL could not do.
  public struct SDLFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was tried, as a function's name.
    public let operation: String
    /// What SDL, or this module, has to say about it.
    public let message: String

    /// Creates an error from the operation that failed and SDL's message.
    public init(operation: String, message: String) {
      self.operation = operation
      self.message = message
    }

    /// There is no display to open a window on.
    public static let noDisplay = SDLFailure(operation: "Window", message: "there is no display")

    public var description: String { "\(operation): \(message)" }

    /// Clears what SDL said last on this thread, and has its text go when the thread does. SDL would keep
    /// that of every thread that came and went.
    static func forgetLast() {
      CSDL2_CleanUpWithThread()
      SDL_ClearError()
    }

    /// The failure of a call that has just been made.
    static func last(_ operation: String) -> SDLFailure {
      SDLFailure(operation: operation, message: SDL_GetError().map { String(cString: $0) } ?? "")
    }
  }
#endif
