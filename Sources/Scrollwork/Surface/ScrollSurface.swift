import ScrollLayout
public import ScrollPhysics
public import ScrollPrimitives

/// Scrolling along both axes without items: for a map, a drawing, or anything that draws itself.
///
/// The same physics as a `CollectionView`, once an axis. Send it input and step it from frame to frame;
/// it says where the content is:
///
/// ```swift
/// var surface = ScrollSurface()
/// try surface.setViewport(size: LayoutSize(width: 390, height: 844), scale: 3)
/// try surface.setContent(LayoutRect(x: 0, y: 0, width: 4000, height: 3000))
/// while let time = nextFrameTime() {
///   let moment = try surface.step(to: time)
///   drawMap(at: moment.contentOffset)
/// }
/// ```
///
/// Points; offsets in content coordinates, and pointers in the viewport's. A value: a copy goes its own
/// way. It never reads a clock.
public struct ScrollSurface: Sendable {
  /// What a finger does: it may drag one axis or both.
  struct Touch: Sendable {
    var pointer: Int
    var start: LayoutPoint
    var slop: Double
  }

  var horizontal: ScrollModel
  var vertical: ScrollModel
  var content = LayoutRect.zero
  var viewport = LayoutSize.zero
  var contentInset = LayoutInsets.zero
  /// Whether a drag that begins along one axis stays on it: one whose movement past the slop is at
  /// least twice as long along it as across it. Others move both axes.
  public var isDirectionalLockEnabled = true
  /// Whether content that fits the viewport can be dragged and bounces.
  public var alwaysBounces = false { didSet { takeBounds() } }
  var touch: Touch?
  var queue: [InputEvent] = []
  /// The last moment in `queue`, handled or not.
  var lastTime: Timestamp?
  /// What calls since the last step began and ended, for the next one to tell.
  var told: [Event] = []
  /// The offset that the last step reported.
  var reported = LayoutPoint.zero
  var time: Timestamp?

  /// A surface without content, with the feel of iOS.
  public init() {
    horizontal = ScrollModel(profile: .ios)
    vertical = horizontal
  }

  /// A surface without content.
  ///
  /// - Throws: `invalidValue` for the first number of the profile that is outside its range.
  public init(profile: ScrollProfile) throws(CollectionError) {
    self.init()
    try setProfile(profile)
  }

  /// Where the content of one moment is.
  public struct Moment: Sendable {
    /// The moment that the values belong to.
    public var time: Timestamp
    /// The content's point in the viewport's top left corner.
    public var contentOffset: LayoutPoint
    /// Points per second; positive shows what lies to the right or below.
    public var velocity: LayoutPoint
    /// What the content does along x.
    public var horizontalPhase: ScrollPhase
    /// What the content does along y.
    public var verticalPhase: ScrollPhase
    /// What happened since the frame before, in order of time.
    public var events: [Event]
  }

  /// Something that happened along an axis.
  public struct Event: Hashable, Sendable {
    /// The axis along which it happened.
    public var axis: Axis
    /// What happened.
    public var event: ScrollEvent
  }

  /// The content's point in the viewport's top left corner, as of the last frame.
  public var contentOffset: LayoutPoint {
    LayoutPoint(x: horizontal.position.points, y: vertical.position.points)
  }

  /// The feel of scrolling along both axes.
  public var profile: ScrollProfile { vertical.profile }
}
