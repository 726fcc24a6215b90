import ScrollPhysics

/// The way of an animated scroll: smooth, or along a curve that the caller chose.
struct ProgramCurve: Equatable, Sendable {
  /// The whole way where it is smooth; along a curve what is left of an earlier motion, which ends where it began.
  private let smooth: EaseCurve
  /// Points.
  private let way: Double
  let shape: TimingCurve?

  /// Seconds.
  var duration: Double { smooth.duration }

  /// A way from 0; `nil` for numbers that are not finite.
  ///
  /// - Parameters:
  ///   - way: points.
  ///   - velocity: points per second that it begins with. Along a curve they come on top of the curve's own.
  init?(way: Double, velocity: Double, duration: Double, shape: TimingCurve?) {
    let smooth = try? EaseCurve(
      position: 0, velocity: velocity, target: shape == nil ? way : 0, duration: duration)
    guard let smooth, way.isFinite else { return nil }
    self.smooth = smooth
    self.way = way
    self.shape = shape
  }

  /// Points at `t` seconds.
  func position(at t: Double) -> Double {
    guard let shape else { return smooth.position(at: t) }
    if t >= duration { return way }
    return way * shape.share(at: t / duration) + smooth.position(at: t)
  }

  /// Points per second at `t` seconds.
  func velocity(at t: Double) -> Double {
    guard let shape else { return smooth.velocity(at: t) }
    if t >= duration { return 0 }
    return way / duration * shape.slope(at: t / duration) + smooth.velocity(at: t)
  }
}
