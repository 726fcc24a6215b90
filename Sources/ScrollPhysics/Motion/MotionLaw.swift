/// Everything that decides how released content moves, but where it is.
///
/// A part of a ``ScrollProfile``, together with the display's resolution.
public struct MotionLaw: Equatable, Sendable {
  /// How free content slows down.
  public var deceleration: Deceleration
  /// What happens at the edges.
  public var edge: EdgeResponse
  /// Whether content that comes back over the edge with a velocity goes on into the content,
  /// decelerating. Otherwise the edge's spring pulls it back, as all toolkits known do.
  public var reenters: Bool
  /// Points of remaining way at which a motion that only tends to its end counts as stopped, so that
  /// it crosses no edge any more; above 0. One that tends to a place beyond stops at an edge that stops content,
  /// and at any edge that it would pass by more than half a point.
  public var stopDistance: Double
  /// Points of remaining way at which such a motion ends; above 0.
  public var restDistance: Double
  /// Points from its rest within which a spring counts as settled; above 0.
  public var settleDistance: Double
  /// Which of the motions that lead toward an edge cross it.
  public var crossing: CrossingRule

  /// Which of the motions that lead toward an edge cross it.
  @frozen public enum CrossingRule: Hashable, Sendable {
    /// Motions whose destination lies strictly beyond the edge, even if they reach it late.
    case asymptotic
    /// Those that reach the edge before they count as stopped. A fling that stops short never
    /// bounces.
    case beforeStop
  }

  /// A law of its own; for a platform's see ``ScrollProfile/law(scale:)``. By default the rest distance
  /// is the stop distance.
  public init(
    deceleration: Deceleration, edge: EdgeResponse, reenters: Bool = true,
    stopDistance: Double = 0.5, restDistance: Double? = nil, settleDistance: Double = 0.5,
    crossing: CrossingRule = .beforeStop
  ) {
    self.deceleration = deceleration
    self.edge = edge
    self.reenters = reenters
    self.stopDistance = stopDistance
    self.restDistance = restDistance ?? stopDistance
    self.settleDistance = settleDistance
    self.crossing = crossing
  }

  /// Throws for the first number that is NaN, infinite or outside the range its field names.
  public func validate() throws(PhysicsError) {
    try deceleration.validate()
    try edge.validate()
    if reenters { try edge.validateReentry() }
    try Check.positive(stopDistance, "stopDistance")
    try Check.positive(restDistance, "restDistance")
    try Check.positive(settleDistance, "settleDistance")
  }
}
