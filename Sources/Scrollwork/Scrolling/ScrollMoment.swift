public import ScrollPrimitives

/// When something that the program requests begins.
public enum ScrollMoment: Hashable, Sendable {
  /// As the next frame begins: at the time of the frame before it.
  case nextFrame
  /// At a moment of its own, like an input event, in the frame that reaches it. Frames at other
  /// moments change nothing about it.
  case at(Timestamp)
}
