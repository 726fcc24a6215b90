extension Scenario {
  /// A profile of scroll physics and the values that replace parts of it.
  public struct Physics: Equatable, Sendable {
    /// The platform whose scrolling is simulated.
    public var profile: Profile
    /// The share of the velocity left after one millisecond, between 0 and 1 exclusive, whatever the
    /// profile's law; `nil` takes the profile's.
    public var deceleration: Double?
    /// How much of a finger's movement the content follows right at the edge, 0...1; `nil` takes
    /// the profile's.
    public var rubberBand: Double?
    /// The spring that brings the content back; `nil` takes the profile's.
    public var spring: Spring?
    /// Whether the content may move past its edges.
    public var bounces: Bool
    /// Whether content that fits the viewport can still be pulled.
    public var alwaysBounces: Bool
    /// Where releases come to rest, besides where their own motion ends.
    public var snapping: Snapping
    /// Whether a finger that first moves across the scroll axis is not for the list until it lifts.
    public var locksDirection: Bool
    /// The numbers that replace the profile's own.
    public var tuning: Tuning

    /// Creates physics, by default those of iOS.
    public init(
      profile: Profile = .ios, deceleration: Double? = nil, rubberBand: Double? = nil,
      spring: Spring? = nil, bounces: Bool = true, alwaysBounces: Bool = false,
      snapping: Snapping = .none, locksDirection: Bool = true, tuning: Tuning = Tuning()
    ) {
      self.profile = profile
      self.deceleration = deceleration
      self.rubberBand = rubberBand
      self.spring = spring
      self.bounces = bounces
      self.alwaysBounces = alwaysBounces
      self.snapping = snapping
      self.locksDirection = locksDirection
      self.tuning = tuning
    }
  }
}

extension Scenario.Physics {
  /// A platform's profile, by the name it has in `ScrollProfile`.
  public enum Profile: String, CaseIterable, Sendable {
    /// iOS with the normal deceleration rate.
    case ios
    /// iOS with the fast deceleration rate.
    case iosFast
    /// Android: content stops at its edges.
    case android
    /// Android 12 and later: content stretches at its edges.
    case androidStretch
    /// Flutter's `BouncingScrollPhysics`.
    case flutterBouncing
    /// Flutter's `BouncingScrollPhysics` with the fast deceleration rate.
    case flutterBouncingFast
    /// Flutter's `ClampingScrollPhysics`.
    case flutterClamping
    /// Desktops: content stops at its edges.
    case desktop
    /// GTK's kinetic scrolling.
    case gtk
    /// WebKit's scrolling.
    case webkit
    /// WebKit's scrolling with a fling like that of Android.
    case webkitAndroid
  }

  /// A damped spring. All three values are greater than 0.
  public struct Spring: Equatable, Sendable {
    /// In the unit that makes `stiffness / mass` a number per second squared.
    package var mass: Double
    package var stiffness: Double
    /// 1 is critical damping; below it the spring swings past its rest, above it creeps.
    package var dampingRatio: Double

    /// Creates a spring; a damping ratio of 1 is critical.
    public init(mass: Double = 1, stiffness: Double = 100, dampingRatio: Double = 1) {
      self.mass = mass
      self.stiffness = stiffness
      self.dampingRatio = dampingRatio
    }
  }
}
