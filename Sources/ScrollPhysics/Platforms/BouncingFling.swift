/// Flutter's fling for iOS: a ``FrictionMotion``, then a spring from the moment an edge is passed.
///
/// `BouncingScrollSimulation`, with its differences from a ``Motion``: a drag in hundredths, a constant deceleration
/// on desktops, a limit of the spring's starting speed, which differs between the edges, and an end by distance and
/// speed together, at which the position jumps to the edge. Pixels, pixels per second, seconds from the release.
public struct BouncingFling: Equatable, Sendable {
  /// The numbers that make up the feel.
  public struct Parameters: Equatable, Sendable {
    /// The spring that brings content back from beyond an edge.
    public var spring: Spring
    /// The share of the velocity left after a second, in (0, 1).
    public var drag = FrictionMotion.standardDrag
    /// Pixels per second squared, 0 or more. Flutter: 0, on desktops 1400.
    public var constantDeceleration = 0.0
    /// Pixels from the edge and pixels per second below which, together, the spring is done; above
    /// 0. The speed also ends the friction. Flutter: 1 / s and 20 / s at the display scale s.
    public var distanceTolerance = 1.0
    /// The speed that ends the motion, in pixels per second; see `distanceTolerance`.
    public var velocityTolerance = 20.0
    /// Pixels per second, the largest starting speed of a spring at each edge; above 0, may be infinite. Flutter
    /// limits to 5000 in terms of a signed number, so that the limit applies at the trailing edge alone.
    public var leadingTransferLimit = Double.infinity
    /// The largest starting speed of a spring at the trailing edge, in pixels per second.
    public var trailingTransferLimit = 5000.0
    /// How the moment of the crossing is found. Flutter: `.newton(steps: 10)`.
    public var solver = FrictionMotion.Solver.exact

    /// Creates parameters with a spring and the defaults of each value.
    public init(spring: Spring) { self.spring = spring }
  }

  /// The moment at which the spring starts.
  public struct Crossing: Equatable, Sendable {
    /// The edge that the content crosses.
    public let side: EdgeSide
    /// Pixels, the bound that was passed; where the motion comes to rest.
    public let edge: Double
    /// Seconds from the release; 0 for a release beyond the edge.
    public let time: Double
    /// Pixels per second, of the friction at that moment.
    public let arrivalVelocity: Double
    /// Pixels per second, of the spring: the same up to the edge's limit.
    public let springVelocity: Double
  }

  /// `nil` for a motion that stops short of the edges.
  public let crossing: Crossing?
  /// Pixels from the edge at the first turn of the spring, positive toward larger positions; `nil`
  /// without a crossing and for a spring that does not turn.
  public let peakOvershoot: Double?
  /// Seconds from the release until the motion is done for good.
  public let doneTime: Double
  /// Pixels, at that moment.
  public let finalPosition: Double
  let friction: FrictionMotion
  let bounce: SpringCurve?
  let startsBeyond: Bool
  let parameters: Parameters

  /// Throws when a number is NaN, infinite where it must not be, or outside the range its parameter
  /// names; and when `leading` is above `trailing`.
  public init(
    position: Double, velocity: Double, leading: Double, trailing: Double, parameters: Parameters
  ) throws(PhysicsError) {
    try parameters.validate()
    try Check.finite(leading, "leading")
    try Check.finite(trailing, "trailing")
    guard leading <= trailing else {
      throw .outOfRange(
        parameter: "leading", value: leading, allowed: "at most trailing, \(trailing)")
    }
    friction = try FrictionMotion(
      position: position, velocity: velocity, drag: parameters.drag,
      constantDeceleration: parameters.constantDeceleration, solver: parameters.solver)
    self.parameters = parameters
    startsBeyond = position < leading || position > trailing
    crossing = Self.crossing(
      of: friction, leading: leading, trailing: trailing, parameters: parameters)
    guard let crossing else {
      bounce = nil
      peakOvershoot = nil
      doneTime = friction.time(untilSlowerThan: parameters.velocityTolerance)
      finalPosition = friction.position(at: doneTime)
      return
    }
    let curve = SpringCurve(
      finite: parameters.spring,
      displacement: startsBeyond ? Elementary.finite(position - crossing.edge) : 0,
      velocity: crossing.springVelocity)
    bounce = curve
    peakOvershoot = curve.firstExtremum?.displacement
    doneTime =
      crossing.time
      + curve.settleTime(
        within: parameters.distanceTolerance, speed: parameters.velocityTolerance)
    finalPosition = crossing.edge
  }

  private static func crossing(
    of friction: FrictionMotion, leading: Double, trailing: Double, parameters: Parameters
  ) -> Crossing? {
    let (position, velocity) = (friction.initialPosition, friction.initialVelocity)
    if position < leading || position > trailing {
      let side = position < leading ? EdgeSide.leading : .trailing
      return Crossing(
        side: side, edge: side == .leading ? leading : trailing, time: 0,
        arrivalVelocity: velocity, springVelocity: velocity)
    }
    let destination = friction.finalPosition
    let side: EdgeSide
    if velocity > 0, destination > trailing {
      side = .trailing
    } else if velocity < 0, destination < leading {
      side = .leading
    } else {
      return nil
    }
    let edge = side == .leading ? leading : trailing
    let time = friction.time(toReach: edge)
    let arrival = friction.velocity(at: time)
    return Crossing(
      side: side, edge: edge, time: time, arrivalVelocity: arrival,
      springVelocity: side == .leading
        ? max(arrival, -parameters.leadingTransferLimit)
        : min(arrival, parameters.trailingTransferLimit))
  }
}

extension BouncingFling.Parameters {
  func validate() throws(PhysicsError) {
    try Check.positive(distanceTolerance, "distanceTolerance")
    try Check.positive(velocityTolerance, "velocityTolerance")
    if leadingTransferLimit != .infinity {
      try Check.positive(leadingTransferLimit, "leadingTransferLimit")
    }
    if trailingTransferLimit != .infinity {
      try Check.positive(trailingTransferLimit, "trailingTransferLimit")
    }
  }
}
