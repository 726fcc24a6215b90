/// Flutter's fling for Android: a power of the time left, that ends at its destination.
///
/// Position x(t) = x0 + d (1 - (1 - t / T)^r) and velocity v(t) = v0 (1 - t / T)^(r - 1), with
/// r = ln 0.78 / ln 0.9; the velocity is that of the release at first and 0 at the end. Pixels,
/// pixels per second, seconds from the release; moments before it count as the release.
///
/// `ClampingScrollSimulation`; it stands in for Android's own curve, which is ``AndroidFling``.
public struct ClampingFling: Equatable, Sendable {
  /// Pixels, at time 0.
  public let initialPosition: Double
  /// Pixels per second, at time 0.
  public let initialVelocity: Double
  /// T, seconds until the motion is over.
  public let duration: Double
  /// d, pixels from the start to the end, with the sign of the velocity.
  public let distance: Double

  /// 0.015, the friction of Android's `ViewConfiguration` and Flutter's default.
  public static let standardFriction = 0.015

  /// Throws when a number is NaN or infinite, or the friction not above 0.
  public init(
    position: Double, velocity: Double, friction: Double = standardFriction
  ) throws(PhysicsError) {
    try Check.finite(position, "position")
    try Check.finite(velocity, "velocity")
    try Check.positive(friction, "friction")
    initialPosition = position
    initialVelocity = velocity
    let law = AndroidFriction.duration(speed: abs(velocity), friction: friction, density: 1)
    duration = Elementary.finite(
      AndroidFriction.decelerationRate * AndroidFriction.inflexion * law)
    distance = Elementary.finite(velocity * (AndroidFriction.inflexion * law))
  }

  /// Pixels at `t` seconds.
  public func position(at t: Double) -> Double {
    guard t > 0 else { return initialPosition }
    guard t < duration else { return Elementary.finite(initialPosition + distance) }
    let done = -Elementary.expm1(
      AndroidFriction.decelerationRate * Elementary.log1p(-(t / duration)))
    return Elementary.finite(initialPosition + distance * done)
  }

  /// Pixels per second at `t` seconds.
  public func velocity(at t: Double) -> Double {
    guard t > 0 else { return initialVelocity }
    guard t < duration else { return 0 }
    let left = Elementary.log1p(-(t / duration))
    return initialVelocity * Elementary.exp((AndroidFriction.decelerationRate - 1) * left)
  }

  /// Seconds until the motion passes `target`, in pixels: 0 for the initial position, infinite when it
  /// lies behind or beyond the end.
  public func time(toReach target: Double) -> Double {
    let way = Elementary.finite(target - initialPosition)
    if way == 0 { return 0 }
    let share = way / distance
    // Not by the sign of the share, which may be 0 for a very short distance.
    guard (way < 0) == (distance < 0), share <= 1 else { return .infinity }
    if share == 1 { return duration }
    let left = Elementary.log1p(-share) / AndroidFriction.decelerationRate
    return duration * -Elementary.expm1(left)
  }
}
