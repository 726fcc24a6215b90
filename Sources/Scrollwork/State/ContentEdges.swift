import ScrollLayout
import ScrollPrimitives

/// The ends of scrolling for the content as it is.
struct ContentEdges {
  private(set) var edges = ScrollEdges(ScrollEdges.Input())
  /// The same as the scroll model takes them.
  private(set) var bounds = ScrollBounds()
  /// What both were computed from.
  private var input = ScrollEdges.Input()
  private var ground: Ground?

  /// What the ends depend on.
  struct Ground: Equatable {
    var content: Ticks
    var axis: Axis
    var alignment: ContentAlignment
    /// Which change of the settings.
    var settings: Int
  }

  /// Whether the ends are those for what they depend on.
  @inline(__always)
  func isCurrent(_ ground: Ground) -> Bool { self.ground == ground }

  /// Whether more than the content's length is another.
  func needsInput(for ground: Ground) -> Bool {
    self.ground?.settings != ground.settings || self.ground?.axis != ground.axis
      || self.ground?.alignment != ground.alignment
  }

  /// Computes the ends. Says whether the insets changed.
  ///
  /// - Parameters:
  ///   - newInput: the input without the content's length, where `needsInput(for:)` says so.
  ///   - viewport: the viewport's length along the axis, in points.
  mutating func recompute(
    for ground: Ground, _ newInput: ScrollEdges.Input?, viewport: Double, alwaysBounces: Bool
  ) -> Bool {
    let old = edges
    self.ground = ground
    if let newInput { input = newInput }
    input.content = ground.content.points
    edges = ScrollEdges(input)
    let minimum = Ticks(clamping: edges.minimum)
    let maximum = Ticks(clamping: edges.maximum)
    bounds = ScrollBounds(
      minimum: minimum, maximum: max(minimum, maximum),
      viewport: viewport, scrolls: maximum > minimum || alwaysBounces)
    return edges.adjustedLeading != old.adjustedLeading
      || edges.adjustedTrailing != old.adjustedTrailing
  }
}

/// The direction of travel: where cells are made ready first.
struct Travel {
  /// How far the content goes against the direction before that turns: enough that a trembling finger
  /// does not swap the two sides of the prefetch.
  private static let turningDistance = Ticks(rawValue: 32 * 1024)

  /// 1 toward the end of the content, or -1.
  private(set) var heading = 1
  /// How far the content went against `heading` since it last went along.
  private var turning = Ticks.zero

  /// The direction after the content has gone a distance.
  func heading(after displacement: Ticks) -> Int {
    let direction = displacement.rawValue.signum()
    guard direction != 0, Int(direction) != heading else { return heading }
    let turned = turning.rawValue + abs(displacement.rawValue)
    return turned > Self.turningDistance.rawValue ? Int(direction) : heading
  }

  mutating func turn(after displacement: Ticks) {
    let direction = displacement.rawValue.signum()
    guard direction != 0 else { return }
    let next = heading(after: displacement)
    if Int(direction) == heading || next != heading {
      turning = .zero
    } else {
      turning.rawValue += abs(displacement.rawValue)
    }
    heading = next
  }
}
