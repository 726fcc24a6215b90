/// How a platform slows content after a release.
///
/// Velocities are points per second. A law is *autonomous* when the motion depends on the position and velocity of
/// the content and not on the time of the release, so that a motion restarted at any of its own moments is the same
/// motion. ``exponential(_:)``, ``constant(_:)`` and ``power(friction:)`` are, and ``friction(drag:constant:)`` with
/// a constant of 0.
public enum Deceleration: Codable, Equatable, Sendable {
  /// A fixed share of the velocity is lost in each millisecond; a ``Decay``. iOS, GTK and browsers.
  case exponential(DecelerationRate)
  /// Flutter's drag, the share of the velocity left after a second, and a constant deceleration in
  /// points per second squared; a ``FrictionMotion``.
  case friction(drag: Double, constant: Double)
  /// A constant deceleration in points per second squared; a ``Braking``.
  case constant(Double)
  /// Android's own curve for a friction, 0.015 by default; an ``AndroidFling`` in
  /// density-independent pixels.
  case spline(friction: Double)
  /// Flutter's stand-in for Android's curve; a ``ClampingFling``.
  case power(friction: Double)
  /// A program's own motion, by functions or along a sampled curve; a ``CustomMotion``.
  case custom(CustomFling)

  /// Throws when a number is NaN, infinite, or outside the range of the motion it stands for. A program's own functions
  /// are not asked; ``PhysicsLaws/check(_:scale:)`` does that.
  public func validate() throws(PhysicsError) {
    if case .custom = self { return }
    // Named as here, not as the motion names it.
    if case .friction(_, let constant) = self { try Check.notNegative(constant, "constant") }
    _ = try segment(position: 0, velocity: 1)
  }

  /// The free motion of a release, in points and points per second.
  ///
  /// Throws when a number is NaN or infinite, or one of the law's out of range.
  public func segment(position: Double, velocity: Double) throws(PhysicsError) -> Segment {
    switch self {
    case .exponential(let rate):
      .decay(try Decay(position: position, velocity: velocity, rate: rate))
    case .friction(let drag, let constant):
      .friction(
        try FrictionMotion(
          position: position, velocity: velocity, drag: drag, constantDeceleration: constant))
    case .constant(let deceleration):
      .braking(
        try Braking(position: position, velocity: velocity, deceleration: deceleration))
    case .spline(let friction):
      .spline(
        try AndroidFling(position: position, velocity: velocity, density: 1, friction: friction))
    case .power(let friction):
      .power(try ClampingFling(position: position, velocity: velocity, friction: friction))
    case .custom(let fling):
      .custom(try CustomMotion(fling, position: position, velocity: velocity))
    }
  }
}
