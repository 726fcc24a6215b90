extension Scenario.Physics {
  /// The numbers of a profile that decide how scrolling feels, each of which replaces the profile's;
  /// `nil` takes the profile's. Lengths are points, velocities points per second, times seconds.
  public struct Tuning: Equatable, Sendable {
    /// Remaining way at which a fling counts as stopped, greater than 0.
    public var stopDistance: Double?
    /// Releases slower than this leave the content where it is; not negative.
    public var minimumFling: Double?
    /// The fastest release in either direction, greater than 0.
    public var maximumFling: Double?
    /// What a fling inherits from the one that the finger stopped.
    public var carriedMomentum: CarriedMomentum?
    /// Whether content that comes back over an edge with a velocity goes on into the content.
    public var reenters: Bool?
    /// The way of a finger before it drags, not negative.
    public var touchSlop: Double?
    /// The way of a pressed mouse before it drags, not negative.
    public var mouseSlop: Double?
    /// How long the content takes to follow a step of a wheel, 0...86,400; 0 is at once.
    public var wheelDuration: Double?
    /// How long an animated scroll takes, 0...86,400; 0 is at once.
    public var animationDuration: Double?
    /// The velocity from which a release turns a page at any distance; not negative.
    public var pageFlickVelocity: Double?
    /// How the velocity of a finger is found.
    public var velocity: Velocity?

    /// Creates tuning; a number that is not given stays that of the profile.
    public init(
      stopDistance: Double? = nil, minimumFling: Double? = nil, maximumFling: Double? = nil,
      carriedMomentum: CarriedMomentum? = nil, reenters: Bool? = nil, touchSlop: Double? = nil,
      mouseSlop: Double? = nil, wheelDuration: Double? = nil, animationDuration: Double? = nil,
      pageFlickVelocity: Double? = nil, velocity: Velocity? = nil
    ) {
      self.stopDistance = stopDistance
      self.minimumFling = minimumFling
      self.maximumFling = maximumFling
      self.carriedMomentum = carriedMomentum
      self.reenters = reenters
      self.touchSlop = touchSlop
      self.mouseSlop = mouseSlop
      self.wheelDuration = wheelDuration
      self.animationDuration = animationDuration
      self.pageFlickVelocity = pageFlickVelocity
      self.velocity = velocity
    }
  }

  /// What a fling inherits from the one that the finger stopped.
  public enum CarriedMomentum: String, CaseIterable, Sendable {
    /// Every fling begins from zero.
    case none
    /// Flutter's fit to iOS: about the 1.967th power of the old velocity is added.
    case power
  }

  /// A platform's way from a finger's samples to its velocity.
  public enum Velocity: String, CaseIterable, Sendable {
    /// The last three steps weigh 0.6, 0.35 and 0.05 from the oldest to the newest.
    case ios
    /// The same with 0.15, 0.65 and 0.2.
    case macos
    /// The slope of a parabola through the last 100 ms.
    case leastSquares = "least_squares"
    /// The same as Android's `lsq2` finds it.
    case android
    /// The work that would bring a resting body to the finger's motion.
    case impulse
  }
}
