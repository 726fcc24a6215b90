/// The way back to an edge in a given time along a cubic polynomial.
///
/// The cubic Hermite polynomial from (displacement, velocity) to (0, 0). Without an initial velocity
/// it is 1 - 3 s² + 2 s³ of the displacement with s = t / ``duration``, the spring-back of Android's
/// `OverScroller`. Points from the edge, points per second, seconds from the start; moments before
/// the start count as the start, and from the end on it is exactly at the edge.
@frozen public struct CubicReturn: Equatable, Sendable {
  /// Points from the edge, at time 0.
  public let initialDisplacement: Double
  /// Points per second, at time 0.
  public let initialVelocity: Double
  /// Seconds; 0 or more.
  public let duration: Double

  /// Throws when a number is NaN or infinite, or the duration below 0.
  public init(
    displacement: Double, velocity: Double, duration: Double
  ) throws(PhysicsError) {
    try Check.finite(displacement, "displacement")
    try Check.finite(velocity, "velocity")
    try Check.notNegative(duration, "duration")
    self.init(finite: displacement, velocity: velocity, duration: duration)
  }

  /// For numbers that are known to be usable.
  init(finite displacement: Double, velocity: Double, duration: Double) {
    initialDisplacement = displacement
    initialVelocity = velocity
    self.duration = duration
  }

  /// Points from the edge at `t` seconds.
  public func displacement(at t: Double) -> Double {
    if t >= duration { return 0 }
    guard t > 0 else { return initialDisplacement }
    let (done, left) = (t / duration, (duration - t) / duration)
    let square = left * left
    let kept = initialDisplacement * (square * (1 + 2 * done))
    return Elementary.finite(kept + Elementary.finite(initialVelocity * t) * square)
  }

  /// Points per second at `t` seconds.
  public func velocity(at t: Double) -> Double {
    if t >= duration { return 0 }
    guard t > 0 else { return initialVelocity }
    let (done, left) = (t / duration, (duration - t) / duration)
    let returning = -6 * (initialDisplacement / duration) * (done * left)
    return Elementary.finite(returning + initialVelocity * (left * (1 - 3 * done)))
  }

  /// When the curve is furthest out, seconds from the start: 0 unless it begins by moving outward.
  public var outermostTime: Double {
    let outward = initialDisplacement < 0 ? -initialVelocity : initialVelocity
    guard outward > 0, duration > 0 else { return 0 }
    // The other zero of the velocity is the end.
    let gain = 2 * abs(initialDisplacement) / duration + outward
    return duration * (outward / (3 * gain))
  }
}
