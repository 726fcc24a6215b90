import ScrollLayout
public import ScrollPrimitives

/// A scroll bar that a pointer can drag, with a bubble that names what is on screen.
///
/// The app keeps one for each view, sends it what pointers do, and draws it above the list after each frame:
///
/// ```swift
/// var scroller = FastScroller()
/// if try scroller.press(at: point, in: view) { dragsScroller = true }
/// overlay.addGroup(size: frame.viewportSize) {
///   scroller.draw(in: &$0, after: frame, of: view, title: "May 2024")
/// }
/// ```
///
/// It shows while content moves or a pointer is near, and can be taken then. While it is held the content moves only when
/// it does: ``CollectionView/holdIndicator(when:)``.
public struct FastScroller: Hashable, Sendable {
  /// How the bar looks.
  public struct Style: Hashable, Sendable {
    /// The bar by itself: its color, thickness and times.
    public var bar = ScrollIndicatorStyle(thickness: 4)
    /// Of the bar while it is held, or a pointer is over it.
    public var heldColor = Color(red: 0, green: 0, blue: 0, alpha: 130)
    /// Points across the bar then. Default 8.
    public var heldThickness = 8.0
    /// Points from the side in which a pointer takes the bar. Default 14.
    public var reach = 14.0
    /// Of what is on screen, while the bar is held.
    public var bubble = ScrollBubble()

    /// Creates a style with default values.
    public init() {}
  }

  /// How the bar looks.
  public var style: Style
  /// Where in the bar the pointer took it, in points from its start, while it is held.
  var grip: Double?
  var lastMoved: Timestamp?
  /// Whether a pointer is over the bar, or near it.
  public internal(set) var isHovered = false

  /// Creates a bar.
  public init(style: Style = Style()) { self.style = style }

  /// Whether a pointer holds the bar.
  public var isHeld: Bool { grip != nil }

  /// Notes that a pointer without a pressed button is at a point in a list of a size.
  ///
  /// - Parameters:
  ///   - point: in points in the list's coordinates; `nil` where it has left the list.
  ///   - size: of the list, in points.
  ///   - axis: the one that the list scrolls along.
  ///   - isMirrored: whether the list's content runs from the right to the left.
  public mutating func hover(
    at point: LayoutPoint?, in size: LayoutSize, axis: Axis = .vertical, isMirrored: Bool = false
  ) {
    isHovered = point.map { reaches($0, size, axis, isMirrored) } ?? false
  }

  /// Whether a point is near enough to the side for a pointer to take the bar.
  func reaches(_ point: LayoutPoint, _ size: LayoutSize, _ axis: Axis, _ isMirrored: Bool) -> Bool {
    let place = point[cross: axis]
    return axis == .vertical && isMirrored
      ? place <= style.reach : place >= size[cross: axis] - style.reach
  }

  /// When the bar next looks different by itself; `nil` while it stays as it is.
  public func nextChange(after time: Timestamp) -> Timestamp? {
    guard let lastMoved, grip == nil, !isHovered else { return nil }
    let fading = lastMoved + .seconds(style.bar.stay)
    return time < fading + .seconds(style.bar.fade) ? max(time, fading) : nil
  }
}
