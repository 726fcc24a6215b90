/// One motion by a ``CustomFling`` or ``CustomEdge``: its answers, made usable and put into a table.
///
/// A frame samples the table and never calls the law. A law cannot disturb a frame, and the velocity that a frame reads
/// is the derivative of its position; at the release, too, if the law begins with another velocity than the content has.
/// One word that copies share.
public struct CustomMotion: Equatable, Sendable {
  final class Storage: Sendable {
    /// Points: where a fling begins, or the edge.
    let origin: Double
    /// Points from there that the fraction 1 is, with a sign.
    let unit: Double
    /// Points, at time 0.
    let start: Double
    /// Points, from ``duration`` on.
    let end: Double
    /// Points per second, at time 0: the velocity of the release, unless the law begins with another one.
    let velocity: Double
    /// Seconds; finite.
    let duration: Double
    let curve: SampledCurve
    /// Whether this is a way over an edge.
    let isBounce: Bool

    init(
      origin: Double, unit: Double, start: Double, end: Double, velocity: Double, duration: Double,
      curve: SampledCurve, isBounce: Bool
    ) {
      (self.origin, self.unit, self.start, self.end) = (origin, unit, start, end)
      (self.duration, self.curve) = (duration, curve)
      let first = Elementary.finite(unit * curve.tangents[0])
      // But for its rounding.
      self.velocity = abs(first - velocity) <= 1e-9 * abs(velocity) ? velocity : first
      self.isBounce = isBounce
    }
  }

  let storage: Storage

  public static func == (a: CustomMotion, b: CustomMotion) -> Bool {
    if a.storage === b.storage { return true }
    let (a, b) = (a.storage, b.storage)
    return a.origin == b.origin && a.unit == b.unit && a.start == b.start && a.end == b.end
      && a.velocity == b.velocity && a.duration == b.duration && a.isBounce == b.isBounce
      && a.curve == b.curve && a.curve.tangents == b.curve.tangents
  }
}

extension CustomMotion {
  /// The motion of a release. Throws when the position or the velocity is NaN or infinite.
  init(_ fling: CustomFling, position: Double, velocity: Double) throws(PhysicsError) {
    try Check.finite(position, "position")
    try Check.finite(velocity, "velocity")
    let speed = abs(velocity)
    var length = speed > 0 ? fling.law.distance(speed: speed) : 0
    var duration = speed > 0 ? fling.law.duration(speed: speed) : 0
    if !LawAnswer.isLength(length) || !LawAnswer.isDuration(duration) {
      (length, duration) = (0, 0)
    }
    let curve: SampledCurve
    if let sampled = fling.law as? SampledFling {
      curve = sampled.curve
    } else {
      curve = .fling(fling.law, speed: speed, length: length, duration: duration)
    }
    let unit = velocity < 0 ? -length : length
    storage = Storage(
      origin: position, unit: unit, start: position, end: Elementary.finite(position + unit),
      velocity: velocity, duration: duration, curve: curve, isBounce: false)
  }

  /// The way over an edge and back, for numbers that are known to be finite; `nil` when the law gives no duration.
  ///
  /// - Parameters:
  ///   - displacement: points from the edge, at the edge or beyond.
  ///   - outward: 1 at the trailing edge, -1 at the leading one.
  ///   - peak: receives when and how far out the content is farthest, seconds and points without a sign.
  init?(
    _ edge: CustomEdge, at position: Double, displacement: Double, velocity: Double,
    outward: Double, peak: inout (time: Double, overshoot: Double)
  ) {
    let (start, speed) = (displacement * outward, velocity * outward)
    let duration = edge.law.duration(from: start, velocity: speed)
    guard LawAnswer.isDuration(duration) else { return nil }
    let curve = SampledCurve.bounce(
      edge.law, from: start, velocity: speed, duration: duration, peak: &peak)
    storage = Storage(
      origin: position, unit: peak.overshoot * outward,
      start: Elementary.finite(position + displacement), end: position, velocity: velocity,
      duration: duration, curve: curve, isBounce: true)
  }

  /// Points at `t` seconds.
  @inline(never)
  func position(at t: Double) -> Double {
    guard t > 0 else { return storage.start }
    guard t < storage.duration else { return storage.end }
    return Elementary.finite(storage.origin + storage.unit * storage.curve.fraction(at: t))
  }

  /// Points per second at `t` seconds.
  @inline(never)
  func velocity(at t: Double) -> Double {
    guard t > 0 else { return storage.velocity }
    guard t < storage.duration else { return 0 }
    return Elementary.finite(storage.unit * storage.curve.rate(at: t))
  }

  /// Seconds until the motion is over: none for a fling too short to be seen.
  func duration(within distance: Double) -> Double {
    !storage.isBounce && abs(storage.unit) <= distance ? 0 : storage.duration
  }

  /// Seconds until a fling passes `target`, in points: 0 for its start, infinite when the target lies behind or beyond
  /// the rest. Infinite for a bounce.
  @inline(never)
  func passage(of target: Double) -> Double {
    guard !storage.isBounce else { return .infinity }
    let way = Elementary.finite(target - storage.origin)
    guard storage.unit != 0 else { return .infinity }
    if way == 0 { return 0 }
    guard (way < 0) == (storage.unit < 0), abs(way) <= abs(storage.unit) else {
      return .infinity
    }
    return min(storage.curve.time(toReach: way / storage.unit), storage.duration)
  }
}
