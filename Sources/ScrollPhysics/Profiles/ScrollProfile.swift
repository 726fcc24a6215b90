/// The numbers that make up the feel of a platform.
///
/// The fields are free to change; ``validate()`` says whether the result can be used. Lengths are
/// points, velocities points per second, times seconds.
public struct ScrollProfile: Codable, Equatable, Sendable {
  /// What the profile is called in reports.
  public var name: String

  // MARK: Free motion

  /// How content slows down after a release.
  public var deceleration: Deceleration
  /// Points of remaining way at which a fling that only tends to its end counts as stopped, so that it
  /// crosses no edge any more; above 0. It goes on to half a pixel from its end, to come to rest on the
  /// pixel of its destination without a jump; at an edge that stops content, and at any edge that it would
  /// pass by more than half a point, it stops. A program's own fling that is no longer does not move content.
  public var stopDistance = 0.5
  /// Points per second. Releases slower than this leave the content where it is, if that is within the
  /// edges. 0 or more.
  public var minimumFlingVelocity = 0.0
  /// Points per second, the fastest release in either direction; above 0, may be infinite.
  public var maximumFlingVelocity = Double.infinity
  /// What a fling inherits from the one that the finger stopped.
  public var carriedMomentum = CarriedMomentum.none

  // MARK: Edges

  /// What happens to content that moves over an edge by itself.
  public var edge: EdgeResponse
  /// Whether content that comes back over an edge with a velocity goes on into the content; otherwise
  /// the spring pulls it back to the edge.
  public var reenters = true
  /// How content resists a finger beyond an edge; `nil` when it stops at the edge.
  public var rubberBand: RubberBand?
  /// Shows an overscroll by stretching the content instead of moving it; `nil` moves it.
  public var stretch: EdgeStretch?
  /// Pixels from its rest within which a spring counts as settled, above 0; divided by the display
  /// scale it is a distance in points.
  public var settleDistancePixels = 0.5

  // MARK: Fingers, wheels and programs

  /// How the velocity of a finger is found. The engine holds the result to what the finger did, as
  /// ``VelocityTracker/isBounded`` says.
  public var velocityStrategy = VelocityTracker.Strategy.iosWeighted
  /// Points a finger moves before it drags the content; 0 or more.
  public var touchSlop = 10.0
  /// Points a pressed mouse moves before it drags; 0 or more.
  public var mouseSlop = 1.0
  /// Seconds that the content takes to follow a step of a wheel, 0 or more; 0 is at once. A trackpad's
  /// movements are always followed at once: the system has smoothed them and adds its own momentum.
  public var wheelDuration = 0.0
  /// Seconds an animated scroll to a position takes; 0 or more.
  public var animationDuration = 0.3
  /// Points per second from which a release turns a page, even after a short drag; 0 or more.
  public var pageFlickVelocity = 300.0
  /// What brings content to a page, an item or a chosen target that its own motion does not lead to.
  public var targetSpring = Spring.bounce

  /// Your own profile: parameters without a default depend on the platform; all others begin as on iOS and can be
  /// changed.
  public init(
    name: String, deceleration: Deceleration, edge: EdgeResponse, rubberBand: RubberBand?
  ) {
    self.name = name
    self.deceleration = deceleration
    self.edge = edge
    self.rubberBand = rubberBand
  }

  /// The part that moves released content on a display with `scale` pixels per point.
  public func law(scale: Double) -> MotionLaw {
    MotionLaw(
      deceleration: deceleration, edge: edge, reenters: reenters, stopDistance: stopDistance,
      restDistance: min(stopDistance, 0.5 / scale), settleDistance: settleDistancePixels / scale)
  }

  /// The release velocity in points per second, limited by the profile: 0 below `minimumFlingVelocity`, at most
  /// `maximumFlingVelocity` in either direction.
  public func limited(_ velocity: Double) -> Double {
    guard abs(velocity) >= minimumFlingVelocity else { return 0 }
    return min(max(velocity, -maximumFlingVelocity), maximumFlingVelocity)
  }

  /// Throws for the first number that is NaN, infinite or outside the range its field names.
  public func validate() throws(PhysicsError) {
    try deceleration.validate()
    try edge.validate()
    if reenters { try edge.validateReentry() }
    try carriedMomentum.validate()
    try stretch?.validate()
    try Check.positive(stopDistance, "stopDistance")
    try Check.notNegative(minimumFlingVelocity, "minimumFlingVelocity")
    if maximumFlingVelocity != .infinity {
      try Check.positive(maximumFlingVelocity, "maximumFlingVelocity")
    }
    try Check.positive(settleDistancePixels, "settleDistancePixels")
    try Check.notNegative(touchSlop, "touchSlop")
    try Check.notNegative(mouseSlop, "mouseSlop")
    try Check.notNegative(wheelDuration, "wheelDuration")
    try Check.notNegative(animationDuration, "animationDuration")
    try Check.notNegative(pageFlickVelocity, "pageFlickVelocity")
  }
}
