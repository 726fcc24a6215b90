/// The platforms' profiles. Numbers without a source here are the defaults of ``ScrollProfile``.
extension ScrollProfile {
  /// Scrolling as on iOS with the normal deceleration: 0.998 per millisecond
  /// (`UIScrollView.DecelerationRate`), the bounce spring and the stopping distances of
  /// ScrollMechanics, the rubber band 0.55 as measured (gist originell/6961057).
  public static let ios = bouncing("ios", .normal)

  /// The same with the fast deceleration, 0.99 per millisecond.
  public static let iosFast = bouncing("iosFast", .fast)

  private static func bouncing(_ name: String, _ rate: DecelerationRate) -> ScrollProfile {
    var profile = ScrollProfile(
      name: name, deceleration: .exponential(rate), edge: .spring(SpringEdge(.bounce)),
      rubberBand: .standard)
    profile.carriedMomentum = .power
    return profile
  }

  /// Android without edge effects: the fling of `OverScroller`, which goes over an edge by up to 6
  /// density-independent pixels (`OVERFLING_DISTANCE`) and falls back; a finger does not pull the
  /// content over an edge. Constants of `ViewConfiguration.java` and `OverScroller.java`.
  public static let android = android("android", over: 6)

  /// Android 12 and later: content stops at its edges and stretches there, by the spring and the gain
  /// of `EdgeEffect`.
  public static let androidStretch = {
    var profile = android("androidStretch", over: 0)
    // `ON_ABSORB_VELOCITY_ADJUSTMENT`, 13 times the velocity. The stretch ends at one viewport, which
    // such a spring passes at some 100,000 on a large screen.
    profile.edge = .spring(
      SpringEdge(
        Spring(known: 1, 24.657 * 24.657, 0.98), transferredShare: 13, transferLimit: 100_000))
    profile.stretch = .android
    return profile
  }()

  private static func android(_ name: String, over distance: Double) -> ScrollProfile {
    var profile = ScrollProfile(
      name: name, deceleration: .spline(friction: AndroidFling.standardFriction),
      edge: .overfling(distance: distance, gravity: 2000), rubberBand: nil)
    profile.minimumFlingVelocity = 50
    profile.maximumFlingVelocity = 8000
    profile.velocityStrategy = .androidLeastSquares
    profile.touchSlop = 8
    profile.animationDuration = 0.25
    return profile
  }

  /// Flutter's `BouncingScrollPhysics`: a drag of 0.135 per second, a spring that begins with at most
  /// 5000 pixels per second, a friction of 0.52 beyond the edges. Flutter limits the spring at the
  /// trailing edge alone; here both edges are alike.
  public static let flutterBouncing = {
    var profile = ScrollProfile(
      name: "flutterBouncing",
      deceleration: .friction(drag: FrictionMotion.standardDrag, constant: 0),
      edge: .spring(SpringEdge(.flutter, transferLimit: 5000)),
      rubberBand: RubberBand(known: 0.52))
    profile.touchFlutter(minimum: 100, maximum: 8000)
    profile.velocityStrategy = .iosWeighted
    profile.carriedMomentum = .power
    return profile
  }()

  /// The same with `ScrollDecelerationRate.fast`, Flutter's choice for desktops.
  public static let flutterBouncingFast = {
    var profile = ScrollProfile(
      name: "flutterBouncingFast",
      deceleration: .friction(drag: FrictionMotion.standardDrag, constant: 1400),
      edge: .spring(SpringEdge(Spring(known: 0.3, 75, 1.3), transferLimit: 5000)),
      rubberBand: RubberBand(known: 0.26))
    profile.touchFlutter(minimum: 100, maximum: 64_000)
    profile.velocityStrategy = .macosWeighted
    profile.carriedMomentum = .power
    return profile
  }()

  /// Flutter's `ClampingScrollPhysics`: Android's fling as a power law, that stops at the edges.
  public static let flutterClamping = {
    var profile = ScrollProfile(
      name: "flutterClamping", deceleration: .power(friction: ClampingFling.standardFriction),
      edge: .stop(returning: .flutter), rubberBand: nil)
    profile.touchFlutter(minimum: 50, maximum: 8000)
    return profile
  }()

  /// A desktop with a wheel and a trackpad: content stops at its edges, steps of a wheel are followed
  /// smoothly, and a trackpad's movements are taken as they are, without inertia of our own on top
  /// of the system's momentum. A finger's fling decelerates as in browsers, 0.998 per millisecond
  /// (`apz.fling_friction`). The wheel's 0.15 seconds are chosen after common browsers.
  public static let desktop = {
    var profile = ScrollProfile(
      name: "desktop", deceleration: .exponential(.normal), edge: .stop(returning: .bounce),
      rubberBand: nil)
    profile.velocityStrategy = .leastSquares
    profile.wheelDuration = 0.15
    return profile
  }()

  /// GTK 4: `DECELERATION_FRICTION` 4 per second, `OVERSHOOT_FRICTION` 20, which is a critically
  /// damped spring of 10 per second, flings that accumulate, and a stop below 1 pixel per second,
  /// which is a quarter of a pixel from the end. Beyond an edge content follows a finger at first one
  /// to one.
  public static let gtk = {
    var profile = ScrollProfile(
      name: "gtk",
      deceleration: .exponential(DecelerationRate(known: Elementary.exp(-0.004))),
      edge: .spring(SpringEdge(.bounce)), rubberBand: RubberBand(known: 1))
    profile.stopDistance = 0.25
    profile.settleDistancePixels = 0.1
    profile.carriedMomentum = .accumulating(floor: 0.33, ceiling: 1, maximum: 6)
    profile.velocityStrategy = .leastSquares
    profile.touchSlop = 8
    return profile
  }()

  /// WebKit's and Chromium's elasticity on macOS: stiffness 20, amplitude 0.31, period 1.6
  /// (`ScrollElasticityController`). The curve (x0 + v0 A t) e^(-S/P t) is a critically damped spring
  /// of S / P = 12.5 per second that begins with 0.31 of the velocity, and a pull of 20 points shows
  /// as one.
  public static let webkit = elastic("webkit", stiffness: 20, amplitude: 0.31, period: 1.6)

  /// Chromium's elasticity on Android: stiffness 20, amplitude 0.2, period 1.1
  /// (`elastic_overscroll_controller_exponential.cc`).
  public static let webkitAndroid = elastic(
    "webkitAndroid", stiffness: 20, amplitude: 0.2, period: 1.1)

  private static func elastic(
    _ name: String, stiffness: Double, amplitude: Double, period: Double
  ) -> ScrollProfile {
    let frequency = stiffness / period
    var profile = ScrollProfile(
      name: name, deceleration: .exponential(.normal),
      edge: .spring(
        SpringEdge(Spring(known: 1, frequency * frequency, 1), transferredShare: amplitude)),
      rubberBand: RubberBand(known: 1 / stiffness))
    profile.velocityStrategy = .macosWeighted
    return profile
  }

  private mutating func touchFlutter(minimum: Double, maximum: Double) {
    minimumFlingVelocity = minimum
    maximumFlingVelocity = maximum
    velocityStrategy = .leastSquares
    touchSlop = 18
  }

  /// All of the above.
  public static let all = [
    ios, iosFast, android, androidStretch, flutterBouncing, flutterBouncingFast, flutterClamping,
    desktop, gtk, webkit, webkitAndroid,
  ]

  /// The platform's profile of a name, ignoring capitals, dashes and underscores; `nil` for an unknown name.
  public static func named(_ name: String) -> ScrollProfile? {
    let plain = Platform.plain(name)
    return all.first { Platform.plain($0.name) == plain }
  }
}
