/// A free motion that loses a fixed share of its velocity in each millisecond.
///
/// Position x(t) = x0 + v0 (e^(λt) - 1) / λ and velocity v(t) = v0 e^(λt), with λ =
/// ``DecelerationRate/perSecond``. Positions are points, velocities points per second, times
/// seconds from the start of the motion; moments before the start count as the start. The motion
/// tends to ``destination`` and never arrives, so that an end is a matter of a distance:
/// ``duration(stoppingWithin:)``.
///
/// Sampling is a closed form: it allocates nothing and does not depend on earlier samples.
@frozen public struct Decay: Equatable, Sendable {
  /// Points, at time 0.
  public let initialPosition: Double
  /// Points per second, at time 0.
  public let initialVelocity: Double
  /// How fast the velocity decays.
  public let rate: DecelerationRate
  /// λ, per second; negative. Kept because it costs a logarithm.
  @usableFromInline let exponent: Double
  /// v0 / λ, points: minus the way to the destination. Kept because a division costs a third of a sample.
  @usableFromInline let reach: Double

  /// Throws when the position or the velocity is NaN or infinite.
  public init(
    position: Double, velocity: Double, rate: DecelerationRate
  ) throws(PhysicsError) {
    try Check.finite(position, "position")
    try Check.finite(velocity, "velocity")
    initialPosition = position
    initialVelocity = velocity
    self.rate = rate
    exponent = rate.perSecond
    reach = Elementary.finite(velocity / exponent)
  }

  /// Points at `t` seconds. Clamped to the finite numbers where the sum would overflow.
  public func position(at t: Double) -> Double { Elementary.finite(unboundedPosition(at: t)) }

  /// The same, infinite where the sum overflows. The difference cancels near the start, by at most an
  /// ulp of 1 of the whole way: 1e-12 points for the fastest fling of a finger. A function that does
  /// not cancel costs half as much again as this one.
  @inline(__always)
  func unboundedPosition(at t: Double) -> Double {
    initialPosition + reach * (Elementary.exp(exponent * (t > 0 ? t : 0)) - 1)
  }

  /// Points per second at `t` seconds.
  public func velocity(at t: Double) -> Double {
    t > 0 ? initialVelocity * Elementary.exp(exponent * t) : initialVelocity
  }

  /// Points, where the motion tends to: x0 - v0 / λ. Clamped to the finite numbers.
  public var destination: Double {
    Elementary.finite(initialPosition + travel)
  }

  /// Points from the start to the destination, with the sign of the velocity.
  var travel: Double { -reach }

  /// Points, where the discrete sum of per-millisecond steps ends: x0 + v0 r / (1000 (1 - r)).
  ///
  /// The projection shown in WWDC 2018 session 803. It lies a little short of ``destination``, by
  /// half a millisecond's way. NaN gives NaN.
  public static func discreteProjection(
    position: Double, velocity: Double, rate: DecelerationRate
  ) -> Double {
    let r = rate.perMillisecond
    return Elementary.finite(position + velocity / 1000 * (r / (1 - r)))
  }
}
