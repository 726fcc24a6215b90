/// The law of Android's flings: how long and how far a release of some speed goes.
///
/// Constants of AOSP's `OverScroller.java` and `ViewConfiguration.java`; Flutter's
/// `ClampingScrollSimulation` has the same. With e = 1 / (``decelerationRate`` - 1) a fling lasts
/// (0.35 v / (f c))^e seconds, where f is the friction and c the ``coefficient(density:)``, and goes
/// 0.35 v times as far.
enum AndroidFriction {
  /// ln 0.78 / ln 0.9, 2.358….
  static let decelerationRate = Elementary.log(0.78) / Elementary.log(0.9)

  /// The share of the time at which the curve's two parts meet.
  static let inflexion = 0.35

  /// Pixels per second squared: gravity in m/s² times inches per metre times pixels per inch, times
  /// 0.84, "look and feel tuning" in the source.
  static func coefficient(density: Double) -> Double {
    9.80665 * 39.37 * (density * 160) * 0.84
  }

  /// Seconds for a speed in pixels per second, 0 or more.
  static func duration(speed: Double, friction: Double, density: Double) -> Double {
    if speed == 0 { return 0 }
    let logarithm = Elementary.logRatio(
      inflexion * speed, Elementary.finite(friction * coefficient(density: density)))
    return Elementary.finite(Elementary.exp(logarithm / (decelerationRate - 1)))
  }
}
