import ScrollLayout
import ScrollPrimitives

/// Pass 3, the ends of scrolling, and which of them the content holds on to or goes to.
extension FramePipeline {
  /// Computes the ends of scrolling for the content as it is. Says whether the insets changed.
  @discardableResult
  func updateEdges() -> Bool {
    let ground = EngineState.EdgeGround(
      content: state.layout.contentExtent, axis: axis, alignment: state.layoutTraits.alignment,
      settings: state.settingsVersion)
    guard state.edgeGround != ground else { return false }
    let former = state.edgeGround
    state.edgeGround = ground
    let old = state.edges
    if former?.settings != ground.settings || former?.axis != ground.axis
      || former?.alignment != ground.alignment
    {
      state.edgeInput = state.settings.edgeInput(
        axis, ground.alignment, refreshInset: state.shared.refreshInset)
    }
    state.edgeInput.content = ground.content.points
    state.edges = ScrollEdges(state.edgeInput)
    state.edgeBounds = bounds(state.edges)
    return state.edges.adjustedLeading != old.adjustedLeading
      || state.edges.adjustedTrailing != old.adjustedTrailing
  }

  /// The ends of scrolling as the scroll model takes them.
  private func bounds(_ edges: ScrollEdges) -> ScrollBounds {
    let minimum = Ticks(clamping: edges.minimum)
    let maximum = Ticks(clamping: edges.maximum)
    return ScrollBounds(
      minimum: minimum, maximum: max(minimum, maximum),
      viewport: state.settings.viewport[main: axis],
      scrolls: maximum > minimum || state.settings.alwaysBounces)
  }

  // MARK: The end of the content

  /// How near to the end content holds on to it: a point.
  static let endDistance = Ticks(rawValue: 1024)

  /// Whether content at rest is kept at its end in this frame.
  var holdsEnd: Bool {
    state.isFollowingEnd || isOpening && state.layoutTraits.startsAtEnd
  }

  /// Whether a motion leads to the end of the content, which a view that follows its end then goes on to.
  func followsEnd(_ model: borrowing ScrollModel) -> Bool {
    !model.isIdle && model.leadsToTrailingEdge(within: Self.endDistance)
  }

  /// Whether nothing has been shown yet.
  var isOpening: Bool { !state.hasOpened }

  /// Holds on to the end where the content is there, and lets go of it where something moved the content
  /// back; not where the end moved away or came nearer. Content that is at its beginning may be as near to its end, and
  /// what was scrolled there stays.
  func follow(
    _ position: Ticks, from minimum: Ticks, to maximum: Ticks, _ displacement: Ticks
  ) {
    if !state.hasOpened, state.structure.itemCount > 0 { state.hasOpened = true }
    guard state.settings.followsEnd || state.isFollowingEnd else { return }
    let isAtStart = position <= minimum && position < maximum
    if !state.settings.followsEnd {
      state.isFollowingEnd = false
    } else if !isAtStart, position + Self.endDistance >= maximum {
      state.isFollowingEnd = true
    } else if displacement < .zero {
      state.isFollowingEnd = false
    }
  }

  // MARK: The direction of travel

  /// How far the content goes against the direction before that turns: enough that a trembling finger
  /// does not swap the two sides of the prefetch.
  private static let turningDistance = Ticks(rawValue: 32 * 1024)

  func heading(after displacement: Ticks) -> Int {
    let direction = displacement.rawValue.signum()
    guard direction != 0, Int(direction) != state.heading else { return state.heading }
    let turned = state.turning.rawValue + abs(displacement.rawValue)
    return turned > Self.turningDistance.rawValue ? Int(direction) : state.heading
  }

  func turn(after displacement: Ticks) {
    let direction = displacement.rawValue.signum()
    guard direction != 0 else { return }
    let heading = heading(after: displacement)
    if Int(direction) == state.heading || heading != state.heading {
      state.turning = .zero
    } else {
      state.turning.rawValue += abs(displacement.rawValue)
    }
    state.heading = heading
  }
}
