/// A free motion bent to end at a chosen target.
///
/// Keeps the position and the velocity of the release and the shape of ``Decay``; only the rate
/// follows from the target: λ = -v0 / (target - x0), so that x(t) = target - (target - x0) e^(λt)
/// and v(t) = v0 e^(λt). Points, points per second, seconds from the start; moments before the
/// start count as the start. The motion tends to the target and never passes it.
public struct RetargetedDecay: Equatable, Sendable {
  /// Points, at time 0.
  public let initialPosition: Double
  /// Points per second, at time 0.
  public let initialVelocity: Double
  /// Points, where the motion tends to.
  public let target: Double
  /// λ, per second; not above 0.
  public let exponent: Double

  /// Throws when a number is NaN or infinite, or the target does not lie ahead: no decay leads to
  /// where the velocity does not point.
  public init(position: Double, velocity: Double, target: Double) throws(PhysicsError) {
    try Check.finite(position, "position")
    try Check.finite(velocity, "velocity")
    try Check.finite(target, "target")
    guard velocity > 0 && target > position || velocity < 0 && target < position else {
      throw .outOfRange(
        parameter: "target", value: target,
        allowed: "ahead of \(position) at the velocity \(velocity)")
    }
    initialPosition = position
    initialVelocity = velocity
    self.target = target
    exponent = Elementary.finite(-velocity / Elementary.finite(target - position))
  }

  /// The share of the velocity left after a millisecond, as ``DecelerationRate`` counts it.
  public var ratePerMillisecond: Double { Elementary.exp(exponent / 1000) }

  /// Points at `t` seconds.
  public func position(at t: Double) -> Double {
    guard t > 0 else { return initialPosition }
    let way = Elementary.finite(target - initialPosition)
    return Elementary.finite(target - way * share(at: t))
  }

  /// Points per second at `t` seconds.
  public func velocity(at t: Double) -> Double {
    t > 0 ? initialVelocity * share(at: t) : initialVelocity
  }

  /// e^(λt), for t > 0; also where λ is too small for a number and the time infinite.
  private func share(at t: Double) -> Double {
    t == .infinity ? 0 : Elementary.exp(exponent * t)
  }
}
