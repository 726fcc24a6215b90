/// The speed a fling inherits from the one that a finger stopped.
///
/// Repeated flings in one direction become faster: a drag that begins while the content moves adds
/// this to the velocity it ends with. The fit to iOS is Flutter's,
/// `BouncingScrollPhysics.carriedMomentum`.
public enum CarriedMomentum {
  /// Points per second, with the sign of the velocity; none is faster.
  public static let limit = 40_000.0

  /// Points per second carried over from `velocity`: 0.000816 |v|^1.967, up to ``limit``. Odd in
  /// the velocity; NaN gives NaN.
  public static func velocity(from velocity: Double) -> Double {
    let speed = abs(velocity)
    if speed.isNaN { return speed }
    let carried = min(0.000816 * Elementary.pow(speed, 1.967), limit)
    return velocity < 0 ? -carried : carried
  }
}
