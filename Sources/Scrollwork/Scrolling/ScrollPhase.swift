/// What moves the content at the moment.
public enum ScrollPhase: String, Hashable, Sendable, CaseIterable {
  /// Nothing moves.
  case idle
  /// A finger rests on the content and has not moved far enough to drag it.
  case tracking
  /// The content follows a finger.
  case dragging
  /// The content goes on by itself after a release.
  case decelerating
  /// A spring brings the content back from beyond an edge.
  case bouncing
  /// A scroll that the program requested is on its way.
  case animating
}
