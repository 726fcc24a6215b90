/// A motion to a target in a given time, smooth at both ends.
///
/// The quintic Hermite polynomial from (position, velocity, no acceleration) to (target, no
/// velocity, no acceleration). Points, points per second, seconds from the start; moments before
/// the start count as the start. From the end on it is exactly at the target with velocity 0. With
/// an initial velocity it may run past the target and return.
public struct EaseCurve: Equatable, Sendable {
  /// Points, at time 0.
  public let initialPosition: Double
  /// Points per second, at time 0.
  public let initialVelocity: Double
  /// Points, from ``duration`` on.
  public let target: Double
  /// Seconds, 0 or more; with 0 the curve is at the target at once.
  public let duration: Double

  /// Throws when a number is NaN or infinite, or the duration below 0.
  public init(
    position: Double, velocity: Double, target: Double, duration: Double
  ) throws(PhysicsError) {
    try Check.finite(position, "position")
    try Check.finite(velocity, "velocity")
    try Check.finite(target, "target")
    try Check.notNegative(duration, "duration")
    initialPosition = position
    initialVelocity = velocity
    self.target = target
    self.duration = duration
  }

  /// Points at `t` seconds. Written as the way left to the target, so that it ends there exactly.
  public func position(at t: Double) -> Double {
    if t >= duration { return target }
    guard t > 0 else { return initialPosition }
    let (done, left) = (t / duration, (duration - t) / duration)
    let cube = left * left * left
    let way = Elementary.finite(initialPosition - target)
    let carried = Elementary.finite(initialVelocity * t) * cube * (1 + 3 * done)
    return Elementary.finite(target + way * (cube * (1 + done * (3 + 6 * done))) + carried)
  }

  /// Points per second at `t` seconds.
  public func velocity(at t: Double) -> Double {
    if t >= duration { return 0 }
    guard t > 0 else { return initialVelocity }
    let (done, left) = (t / duration, (duration - t) / duration)
    let square = left * left
    let way = Elementary.finite(target - initialPosition)
    let moved = 30 * (way / duration) * (done * done * square)
    let carried = initialVelocity * (square * (1 + done * (2 - 15 * done)))
    return Elementary.finite(moved + carried)
  }
}
