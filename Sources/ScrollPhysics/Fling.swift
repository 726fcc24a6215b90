/// The motion after a release between two edges: a decay, then a spring from the exact moment an
/// edge is crossed; or a spring from the start when the release lies beyond an edge.
///
/// Positions are points, velocities points per second, times seconds from the release. The spring
/// starts at the edge itself with the velocity of the decay at the crossing, or beyond the edge
/// with the velocity of the release, and rests at the edge. A motion that swings back into the
/// content stays on the spring. Mirrored parameters give exactly mirrored values.
///
/// Everything is a closed form or a root found at full precision when the value is made; sampling
/// allocates nothing.
public struct Fling: Equatable, Sendable {
  /// Which of the decays that lead towards an edge cross it.
  @frozen public enum CrossingRule: Hashable, Sendable {
    /// Those whose destination lies strictly beyond the edge, however late they reach it.
    case asymptotic
    /// Those that reach the edge before they come within `stopDistance` of their destination. A
    /// fling that stops short never bounces.
    case beforeStop
  }

  /// The moment a spring takes over.
  @frozen public struct Crossing: Equatable, Sendable {
    public let side: EdgeSide
    /// Points, the bound that was crossed; where the motion comes to rest.
    public let edge: Double
    /// Seconds from the release; 0 for a release beyond the edge.
    public let time: Double
    /// Points per second, of both the decay and the spring at that moment.
    public let velocity: Double
  }

  /// The first turn of the spring.
  @frozen public struct Peak: Equatable, Sendable {
    /// Seconds from the release.
    public let time: Double
    /// Points from the edge, positive towards larger positions. For a release beyond the edge that
    /// swings through, it lies on the inner side.
    public let overshoot: Double
  }

  /// `nil` for a motion that stops short of the edges.
  public let crossing: Crossing?
  /// `nil` without a crossing, and for a spring that returns without turning. Just below a damping
  /// ratio of 1 it can lie after ``endTime``.
  public let peak: Peak?
  /// Seconds from the crossing until the spring stays within the settle distance; 0 without one.
  public let settleTime: Double
  /// Seconds from the release to the end of the whole motion.
  public let endTime: Double
  /// Points: exactly the edge after a crossing, else the destination of the decay.
  public let restPosition: Double
  let decay: Decay
  let bounce: SpringCurve?

  /// Throws when a number is NaN or infinite, `lower` is above `upper`, or one of the two distances
  /// is not above 0.
  ///
  /// - Parameters:
  ///   - stopDistance: points of remaining way at which the decay counts as stopped.
  ///   - settleDistance: points from the edge within which the spring counts as settled.
  public init(
    position: Double, velocity: Double, lower: Double, upper: Double, rate: DecelerationRate,
    spring: Spring, stopDistance: Double, settleDistance: Double, crossing rule: CrossingRule
  ) throws(PhysicsError) {
    decay = try Decay(position: position, velocity: velocity, rate: rate)
    try Check.finite(lower, "lower")
    try Check.finite(upper, "upper")
    guard lower <= upper else {
      throw .outOfRange(parameter: "lower", value: lower, allowed: "at most upper, \(upper)")
    }
    try Check.positive(stopDistance, "stopDistance")
    try Check.positive(settleDistance, "settleDistance")

    let stopTime = decay.duration(stoppingWithin: stopDistance)
    crossing = Self.crossing(
      of: decay, lower: lower, upper: upper, before: rule == .beforeStop ? stopTime : .infinity)
    guard let crossing else {
      bounce = nil
      peak = nil
      settleTime = 0
      endTime = stopTime
      restPosition = decay.destination
      return
    }
    let isBeyond = position < lower || position > upper
    let curve = SpringCurve(
      finite: spring,
      displacement: isBeyond ? Elementary.finite(position - crossing.edge) : 0,
      velocity: crossing.velocity)
    bounce = curve
    peak = curve.firstExtremum.map {
      Peak(time: crossing.time + $0.time, overshoot: $0.displacement)
    }
    settleTime = curve.settleTime(within: settleDistance)
    endTime = crossing.time + settleTime
    restPosition = crossing.edge
  }

  private static func crossing(
    of decay: Decay, lower: Double, upper: Double, before limit: Double
  ) -> Crossing? {
    let position = decay.initialPosition
    let velocity = decay.initialVelocity
    if position > upper {
      return Crossing(side: .trailing, edge: upper, time: 0, velocity: velocity)
    }
    if position < lower {
      return Crossing(side: .leading, edge: lower, time: 0, velocity: velocity)
    }
    if velocity == 0 { return nil }
    let edge = velocity > 0 ? upper : lower
    let time = decay.time(toReach: edge)
    // An unreachable edge has an infinite time, which is below no limit.
    guard time < limit else { return nil }
    return Crossing(
      side: velocity > 0 ? .trailing : .leading, edge: edge, time: time,
      velocity: decay.velocity(at: time))
  }
}
