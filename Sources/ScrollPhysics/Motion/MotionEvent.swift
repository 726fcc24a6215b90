/// A moment of a motion that others want to know of, solved when the motion is made.
@frozen public struct MotionEvent: Equatable, Sendable {
  /// What happens at the moment of the event.
  @frozen public enum Kind: String, Hashable, Sendable {
    /// The content passes an edge by itself, or is released beyond it.
    case bounceBegan
    /// The content is as far beyond the edge as it gets.
    case bouncePeaked
    /// The content is back at the edge: it rests there or goes on into the content.
    case bounceEnded
    /// An edge that lets nothing pass stops the content.
    case stopped
  }

  /// What happens.
  public let kind: Kind
  /// The edge at which it happens.
  public let side: EdgeSide
  /// Points, the bound that the bounce is about.
  public let edge: Double
  /// Seconds from the release.
  public let time: Double
  /// Points per second. With which the content arrived at the edge for `bounceBegan` and `stopped`, and
  /// at that moment for the others.
  public let velocity: Double
  /// Points beyond the edge at that moment, not negative.
  public let overshoot: Double
}
