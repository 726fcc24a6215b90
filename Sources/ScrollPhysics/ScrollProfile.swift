/// The numbers that make up the feel of a platform.
///
/// The fields are free to change; ``validate()`` says whether the result can be used.
public struct ScrollProfile: Equatable, Sendable {
  /// What the profile is called in reports.
  public var name: String
  /// How fast a fling slows down. iOS: 0.998 per millisecond, `UIScrollView.DecelerationRate`.
  public var rate: DecelerationRate
  /// What brings content back to an edge. iOS: ``Spring/bounce``, from ScrollMechanics.
  public var bounceSpring: Spring
  /// How content resists beyond an edge. iOS: ``RubberBand/standard``, 0.55, as measured.
  public var rubberBand: RubberBand
  /// Points of remaining way at which a fling counts as stopped; above 0. 0.5, from ScrollMechanics.
  public var stopDistance: Double
  /// Pixels from the edge within which a bounce counts as settled, above 0; divided by the display
  /// scale it is a distance in points. 0.5, from ScrollMechanics.
  public var settleDistancePixels: Double
  /// Seconds an animated scroll to a position takes; 0 or more. 0.3, chosen after the duration
  /// commonly observed for UIScrollView's `setContentOffset(_:animated:)`.
  public var animationDuration: Double
  /// Points a finger moves before it drags the content; 0 or more. 10, chosen after the distance
  /// commonly reported for UIKit's pan recognizer.
  public var touchSlop: Double
  /// Points a pressed mouse moves before it drags; 0 or more. 1, chosen: a mouse does not tremble.
  public var mouseSlop: Double

  /// The defaults are those of ``ios``.
  public init(
    name: String, rate: DecelerationRate = .normal, bounceSpring: Spring = .bounce,
    rubberBand: RubberBand = .standard, stopDistance: Double = 0.5,
    settleDistancePixels: Double = 0.5, animationDuration: Double = 0.3,
    touchSlop: Double = 10, mouseSlop: Double = 1
  ) {
    self.name = name
    self.rate = rate
    self.bounceSpring = bounceSpring
    self.rubberBand = rubberBand
    self.stopDistance = stopDistance
    self.settleDistancePixels = settleDistancePixels
    self.animationDuration = animationDuration
    self.touchSlop = touchSlop
    self.mouseSlop = mouseSlop
  }

  /// Scrolling as on iOS with the normal deceleration.
  public static let ios = ScrollProfile(name: "ios")

  /// Scrolling as on iOS with the fast deceleration, 0.99 per millisecond.
  public static let iosFast = ScrollProfile(name: "ios-fast", rate: .fast)

  /// Throws for the first number that is NaN, infinite or outside the range its field names.
  public func validate() throws(PhysicsError) {
    try Check.positive(stopDistance, "stopDistance")
    try Check.positive(settleDistancePixels, "settleDistancePixels")
    try Check.notNegative(animationDuration, "animationDuration")
    try Check.notNegative(touchSlop, "touchSlop")
    try Check.notNegative(mouseSlop, "mouseSlop")
  }
}
