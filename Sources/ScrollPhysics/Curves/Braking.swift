/// A motion slowed by a constant deceleration until it stops.
///
/// Position x(t) = x0 + v0 t - c t² / 2 and velocity v(t) = v0 - c t, with c against the motion, up to
/// ``duration``. Points, points per second, seconds from the start; moments before the start count
/// as the start. Qt's flicks and the over-fling of Android's `OverScroller` move so.
@frozen public struct Braking: Equatable, Sendable {
  /// Points, at time 0.
  public let initialPosition: Double
  /// Points per second, at time 0.
  public let initialVelocity: Double
  /// c, points per second squared; above 0.
  public let deceleration: Double
  /// Seconds until the motion stops.
  public let duration: Double

  /// Throws when a number is NaN or infinite, or the deceleration not above 0.
  public init(
    position: Double, velocity: Double, deceleration: Double
  ) throws(PhysicsError) {
    try Check.finite(position, "position")
    try Check.finite(velocity, "velocity")
    try Check.positive(deceleration, "deceleration")
    self.init(finite: position, velocity: velocity, deceleration: deceleration)
  }

  /// For numbers that are known to be usable.
  init(finite position: Double, velocity: Double, deceleration: Double) {
    initialPosition = position
    initialVelocity = velocity
    self.deceleration = deceleration
    duration = Elementary.finite(abs(velocity) / deceleration)
  }

  /// Points, where the motion stops.
  public var destination: Double { Elementary.finite(initialPosition + travel) }

  /// Points from the start to the destination, with the sign of the velocity.
  var travel: Double { Elementary.finite(initialVelocity * (duration / 2)) }

  /// Points at `t` seconds.
  public func position(at t: Double) -> Double {
    guard t > 0 else { return initialPosition }
    guard t < duration else { return destination }
    // The remaining distance is a square: it ends at the destination without a rounding error.
    let left = (duration - t) / duration
    return Elementary.finite(initialPosition + travel * (1 - left * left))
  }

  /// Points per second at `t` seconds.
  public func velocity(at t: Double) -> Double {
    guard t > 0 else { return initialVelocity }
    guard t < duration else { return 0 }
    return initialVelocity * ((duration - t) / duration)
  }

  /// Seconds until the motion passes `target`, in points: 0 for the initial position, infinite when
  /// it lies behind or beyond the destination.
  public func time(toReach target: Double) -> Double {
    let way = Elementary.finite(target - initialPosition)
    if way == 0 { return 0 }
    let share = way / travel
    // Not by the sign of the share, which may be 0 for a very short distance.
    guard (way < 0) == (travel < 0), share <= 1 else { return .infinity }
    // 1 - √(1 - s) without the cancellation.
    return duration * (share / (1 + Elementary.sqrt(1 - share)))
  }
}
