/// One piece of a motion: a closed form of position and velocity over time.
///
/// Positions are points, velocities points per second, times seconds from the segment's own start.
/// A segment is immutable and a pure function of time: sampling it allocates nothing and does not
/// depend on earlier samples.
public enum Segment: Equatable, Sendable {
  /// Nothing moves. The position in points.
  case rest(Double)
  /// An exponential loss of velocity.
  case decay(Decay)
  /// A drag with a constant deceleration.
  case friction(FrictionMotion)
  /// A constant deceleration.
  case braking(Braking)
  /// Android's curve.
  case spline(AndroidFling)
  /// Flutter's stand-in for it.
  case power(ClampingFling)
  /// A damped spring about a position in points.
  case spring(SpringCurve, about: Double)
  /// A cubic return to a position in points.
  case cubic(CubicReturn, to: Double)
  /// An exponential approach to a chosen target.
  case approach(RetargetedDecay)
  /// A motion to a target in a given time.
  case ease(EaseCurve)
  /// A program's own motion after a lift, or its way over an edge and back.
  case custom(CustomMotion)
}

extension Segment {
  /// Points at `t` seconds.
  public func position(at t: Double) -> Double { Elementary.finite(unboundedPosition(at: t)) }

  /// The same, infinite if a sum overflows: for callers that clamp it anyway.
  @inline(__always)
  func unboundedPosition(at t: Double) -> Double {
    switch self {
    case .rest(let position): position
    case .decay(let decay): decay.unboundedPosition(at: t)
    case .friction(let friction): friction.position(at: t)
    case .braking(let braking): braking.position(at: t)
    case .spline(let fling): fling.position(at: t)
    case .power(let fling): fling.position(at: t)
    case .spring(let curve, let rest): rest + curve.unboundedDisplacement(at: t)
    case .cubic(let curve, let rest): rest + curve.displacement(at: t)
    case .approach(let approach): approach.position(at: t)
    case .ease(let curve): curve.position(at: t)
    case .custom(let motion): motion.position(at: t)
    }
  }

  /// Points per second at `t` seconds.
  public func velocity(at t: Double) -> Double {
    switch self {
    case .rest: 0
    case .decay(let decay): decay.velocity(at: t)
    case .friction(let friction): friction.velocity(at: t)
    case .braking(let braking): braking.velocity(at: t)
    case .spline(let fling): fling.velocity(at: t)
    case .power(let fling): fling.velocity(at: t)
    case .spring(let curve, _): curve.velocity(at: t)
    case .cubic(let curve, _): curve.velocity(at: t)
    case .approach(let approach): approach.velocity(at: t)
    case .ease(let curve): curve.velocity(at: t)
    case .custom(let motion): motion.velocity(at: t)
    }
  }
}
