/// Android's fling without the rounding of `OverScroller`.
///
/// The way done follows a curve in time whose two coordinates are cubic Bézier polynomials of one
/// parameter u: 3 u (1-u) ((1-u) a + u b) + u³ with (a, b) = (0.175, 0.35) for the time and
/// (0.5, 1) for the way. `OverScroller` tabulates it in 100 pieces; here u is found at full
/// precision. Pixels, pixels per second, seconds from the release; moments before it count as the
/// release. ``OverScrollerFling`` is the same with the platform's rounding.
public struct AndroidFling: Equatable, Sendable {
  /// Pixels, at time 0.
  public let initialPosition: Double
  /// Pixels per second, at time 0.
  public let initialVelocity: Double
  /// Seconds until the motion is over.
  public let duration: Double
  /// Pixels from the start to the end, with the sign of the velocity.
  public let distance: Double

  /// 0.015, `SCROLL_FRICTION` of `ViewConfiguration`.
  public static let standardFriction = 0.015

  /// Throws when a number is NaN or infinite, or the density or the friction not above 0.
  ///
  /// - Parameters:
  ///   - position: pixels.
  ///   - velocity: pixels per second.
  ///   - density: pixels per density-independent pixel, of which 160 make an inch.
  ///   - friction: as in `ViewConfiguration`.
  public init(
    position: Double, velocity: Double, density: Double, friction: Double = standardFriction
  ) throws(PhysicsError) {
    try Check.finite(position, "position")
    try Check.finite(velocity, "velocity")
    try Check.positive(density, "density")
    try Check.positive(friction, "friction")
    initialPosition = position
    initialVelocity = velocity
    duration = AndroidFriction.duration(
      speed: abs(velocity), friction: friction, density: density)
    distance = Elementary.finite(velocity * (AndroidFriction.inflexion * duration))
  }

  /// Pixels at `t` seconds.
  public func position(at t: Double) -> Double {
    guard t > 0 else { return initialPosition }
    guard t < duration else { return Elementary.finite(initialPosition + distance) }
    let done = Bezier.way.value(Self.parameter(at: t / duration))
    return Elementary.finite(initialPosition + distance * done)
  }

  /// Pixels per second at `t` seconds.
  public func velocity(at t: Double) -> Double {
    guard t > 0 else { return initialVelocity }
    guard t < duration else { return 0 }
    let u = Self.parameter(at: t / duration)
    // The slope at the start, where the velocity is the initial one, is 1 / inflexion.
    let slope = Bezier.way.slope(u) / Bezier.time.slope(u)
    return initialVelocity * (AndroidFriction.inflexion * slope)
  }

  /// Seconds until the motion passes `target`, in pixels: 0 for the initial position, infinite when it
  /// lies behind or beyond the end.
  public func time(toReach target: Double) -> Double {
    let way = Elementary.finite(target - initialPosition)
    if way == 0 { return 0 }
    let share = way / distance
    // Not by the sign of the share, which may be 0 for a very short distance.
    guard (way < 0) == (distance < 0), share <= 1 else { return .infinity }
    let u = BracketedRoot.falling(from: 0, to: 1) { u in
      (share - Bezier.way.value(u), -Bezier.way.slope(u))
    }
    return duration * Bezier.time.value(u)
  }

  /// u at a share of the duration.
  private static func parameter(at share: Double) -> Double {
    BracketedRoot.falling(from: 0, to: 1) { u in
      (share - Bezier.time.value(u), -Bezier.time.slope(u))
    }
  }
}

/// 3 u (1-u) ((1-u) a + u b) + u³, from (0, 0) to (1, 1).
private struct Bezier {
  let a: Double
  let b: Double

  /// 0.5 · 0.35 and 1 - 1 · (1 - 0.35): tension at the start and the end times the inflexion.
  static let time = Bezier(a: 0.175, b: 0.35)
  /// The tensions themselves.
  static let way = Bezier(a: 0.5, b: 1)

  func value(_ u: Double) -> Double {
    3 * u * (1 - u) * ((1 - u) * a + u * b) + u * u * u
  }

  func slope(_ u: Double) -> Double {
    let v = 1 - u
    return 3 * (v * v * a + 2 * u * v * (b - a) + u * u * (1 - b))
  }
}
