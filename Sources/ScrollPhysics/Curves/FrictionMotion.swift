/// A free motion slowed by a drag and, where wanted, by a constant deceleration; Flutter's
/// `FrictionSimulation`.
///
/// With L = ln drag and the deceleration c against the motion, v(t) = v0 e^(Lt) - c t and
/// x(t) = x0 + v0 (e^(Lt) - 1) / L - c t² / 2, until ``finalTime``. Pixels, pixels per second,
/// seconds from the start; moments before the start count as the start.
public struct FrictionMotion: Equatable, Sendable {
  /// How the times are found that have no formula of their own.
  public enum Solver: Hashable, Sendable {
    /// At full precision.
    case exact
    /// A number of steps of Newton's method from 0, as Flutter does with 10. Times that need more steps are too
    /// early: without a constant deceleration the motion stops after 10 / -L seconds, and a position that is reached
    /// after more than about 3 s counts as reached before.
    case newton(steps: Int)
  }

  /// Pixels, at time 0.
  public let initialPosition: Double
  /// Pixels per second, at time 0.
  public let initialVelocity: Double
  /// c, pixels per second squared, 0 or more.
  public let constantDeceleration: Double
  /// How the time at which the motion stops is computed.
  public let solver: Solver
  /// Seconds until the motion is over; infinite for an exact one without constant deceleration.
  public let finalTime: Double
  /// L, per second; negative.
  let exponent: Double

  /// 0.135 per second: 0.998, the rate of `UIScrollView`, to the power of 1000, as Flutter rounds it.
  public static let standardDrag = 0.135

  /// Throws if a number is NaN or infinite, if the drag is not greater than 0 and less than 1, if the deceleration is
  /// negative, or if the number of steps is less than 1.
  public init(
    position: Double, velocity: Double, drag: Double = standardDrag,
    constantDeceleration: Double = 0, solver: Solver = .exact
  ) throws(PhysicsError) {
    try Check.finite(position, "position")
    try Check.finite(velocity, "velocity")
    try Check.finite(drag, "drag")
    guard drag > 0, drag < 1 else {
      throw .outOfRange(parameter: "drag", value: drag, allowed: "above 0 and below 1")
    }
    try Check.notNegative(constantDeceleration, "constantDeceleration")
    if case .newton(let steps) = solver { try Check.positive(Double(steps), "steps") }
    initialPosition = position
    initialVelocity = velocity
    self.constantDeceleration = constantDeceleration
    self.solver = solver
    exponent = Elementary.log(drag)
    finalTime = Self.time(
      untilSpeed: 0, from: abs(velocity), exponent: exponent, braking: constantDeceleration,
      solver: solver)
  }

  /// Pixels at `t` seconds.
  public func position(at t: Double) -> Double {
    Elementary.finite(initialPosition + (initialVelocity < 0 ? -way(at: t) : way(at: t)))
  }

  /// Pixels per second at `t` seconds.
  public func velocity(at t: Double) -> Double {
    if t > finalTime { return 0 }
    return initialVelocity < 0 ? -speed(at: max(t, 0)) : speed(at: max(t, 0))
  }

  /// Pixels, where the motion ends or tends to.
  public var finalPosition: Double { position(at: .infinity) }

  /// Pixels from the start at `t` seconds, without the sign.
  func way(at t: Double) -> Double {
    if initialVelocity == 0 { return 0 }
    if t > finalTime || t == .infinity {
      if constantDeceleration == 0 { return Elementary.finite(abs(initialVelocity) / -exponent) }
      return way(at: finalTime)
    }
    guard t > 0 else { return 0 }
    let dragged = abs(initialVelocity) * (Elementary.expm1(exponent * t) / exponent)
    return Elementary.finite(dragged - constantDeceleration / 2 * t * t)
  }

  /// Pixels per second at `t` seconds up to the final time, without the sign.
  func speed(at t: Double) -> Double {
    let dragged = abs(initialVelocity) * Elementary.exp(exponent * t)
    return constantDeceleration == 0 ? dragged : dragged - constantDeceleration * t
  }
}
