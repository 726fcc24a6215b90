/// One moment of a bounce. Every bounce has exactly one of each stage, in this order.
public struct BounceEvent: Hashable, Sendable {
  /// A moment of a bounce.
  public enum Stage: String, Hashable, Sendable {
    /// The content passed the edge by itself, or was released beyond it.
    case began
    /// The content is as far beyond the edge as it gets; when a finger catches it earlier, where it
    /// was caught.
    case peak
    /// The content rests on the edge, or another motion replaced the bounce.
    case ended
  }

  /// Which moment of the bounce it is.
  public var stage: Stage
  /// The edge at which the content bounces.
  public var edge: EdgeSide
  /// Seconds on the clock of the frames, solved from the curve, not rounded to a frame.
  public var time: Double
  /// Points per second at `began`, positive toward the trailing edge.
  public var impactVelocity: Double
  /// Points beyond the edge at `time`, not negative.
  public var overshoot: Double
}
