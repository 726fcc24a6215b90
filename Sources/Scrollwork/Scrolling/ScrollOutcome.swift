/// How a scroll of the program ended.
public struct ScrollOutcome: Hashable, Sendable {
  /// Why a scroll is over.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The content is at its target, or as near to it as its edges allow.
    case arrived
    /// A finger, a wheel or a key, another scroll or fling, or a restored state moved the content elsewhere, a finger held
    /// it, or the view was released. Another layout does not end a scroll to an element. A scroll or fling that begins in the
    /// frame in which this one arrives counts as well.
    case interrupted
    /// The element was removed, or is a header or a footer that the layout does not have. The content goes on to where the
    /// element was.
    case removed
  }

  /// Why it is over.
  public var reason: Reason
  /// Points from the content to its target along the scroll axis; positive where the target is nearer to the trailing
  /// edge. 0 where it arrived, unless an edge of the content is in the way, for an element that was removed, and where the
  /// view was released.
  public var deviation: Double

  /// Creates an outcome.
  public init(reason: Reason, deviation: Double = 0) {
    self.reason = reason
    self.deviation = deviation
  }
}
