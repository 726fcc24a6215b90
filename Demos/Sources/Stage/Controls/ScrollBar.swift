import Scrollwork

/// The bar at the list's right edge: it shows while content moves or a pointer is near, and can be dragged.
struct ScrollBar {
  /// Points from the right edge in which a pointer takes the bar.
  static let reach = 14.0
  private static let margin = 3.0
  /// Seconds that the bar stays after the last movement, and that it takes to go.
  private static let stay = 0.8
  private static let fade = 0.3

  /// Where in the bar the pointer took it, in points from its start, while it is held.
  private(set) var grip: Double?
  private var lastMoved: Timestamp?
  private var isHovered = false

  /// Whether a pointer that goes down takes the bar. Says so to the view.
  mutating func press(
    at point: LayoutPoint, in size: LayoutSize, _ view: CollectionView, at time: Timestamp
  ) throws -> Bool {
    guard point.x >= size.width - Self.reach, view.indicator.length < 1 else { return false }
    let bar = view.indicator.bar(inTrack: track(size, view))
    let place = point.y - Self.margin
    let isOnBar = place >= bar.start && place <= bar.start + bar.length
    let grip = isOnBar ? place - bar.start : bar.length / 2
    self.grip = grip
    try view.holdIndicator(when: .at(time))
    if !isOnBar { try move(to: point, in: size, view, at: time) }
    return true
  }

  mutating func move(
    to point: LayoutPoint, in size: LayoutSize, _ view: CollectionView, at time: Timestamp
  ) throws {
    guard let grip else { return }
    let position = view.indicator.position(
      ofBarAt: point.y - Self.margin - grip, inTrack: track(size, view))
    try view.moveIndicator(to: position, when: .at(time))
  }

  mutating func release(_ view: CollectionView, at time: Timestamp) throws {
    guard grip != nil else { return }
    grip = nil
    try view.releaseIndicator(when: .at(time))
  }

  mutating func hover(at point: LayoutPoint, in size: LayoutSize) {
    isHovered = point.x >= size.width - Self.reach
  }

  mutating func endHover() { isHovered = false }

  mutating func draw(in canvas: inout Canvas, frame: Frame, _ view: CollectionView, _ theme: Theme)
  {
    guard frame.axis == .vertical, view.indicator.length < 1 else { return }
    if frame.phase != .idle || frame.displacement != .zero || grip != nil || isHovered {
      lastMoved = frame.time
    }
    guard let lastMoved else { return }
    let rest = frame.time.seconds(since: lastMoved) - Self.stay
    guard rest < Self.fade else { return }
    let isWide = grip != nil || isHovered
    let width = isWide ? 8.0 : 4.0
    let bar = view.indicator.bar(inTrack: track(frame.viewportSize, view))
    canvas.pushOpacity(min(1, 1 - rest / Self.fade))
    canvas.roundedRect(
      LayoutRect(
        x: canvas.size.width - width - Self.margin, y: Self.margin + bar.start, width: width,
        height: bar.length), radius: width / 2, theme.ink.withAlpha(isWide ? 130 : 90))
    canvas.pop()
  }

  /// When the bar next looks different by itself; `nil` while it stays as it is.
  func nextChange(after time: Timestamp) -> Timestamp? {
    guard let lastMoved, grip == nil, !isHovered else { return nil }
    let fading = lastMoved + .seconds(Self.stay)
    return time < fading + .seconds(Self.fade) ? fading : nil
  }

  /// The bar ends above what covers the list's end.
  private func track(_ size: LayoutSize, _ view: CollectionView) -> Double {
    max(0, size.height - 2 * Self.margin - view.adjustedContentInset.trailing)
  }
}
