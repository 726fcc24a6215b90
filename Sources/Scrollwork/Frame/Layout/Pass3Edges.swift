import ScrollLayout
import ScrollPrimitives

/// Pass 3, the ends of scrolling, and which of them the content holds on to or goes to.
extension FramePipeline {
  /// Computes the ends of scrolling for the content as it is. Says whether the insets changed.
  @discardableResult
  func updateEdges() -> Bool {
    let ground = ContentEdges.Ground(
      content: state.layout.contentExtent, axis: axis, alignment: state.layoutTraits.alignment,
      settings: state.settingsVersion)
    if state.ends.isCurrent(ground) { return false }
    var input: ScrollEdges.Input?
    if state.ends.needsInput(for: ground) {
      input = state.settings.edgeInput(
        axis, ground.alignment, refreshInset: state.shared.refreshInset)
    }
    // Read first: an access to the state must not overlap a change of it.
    let (viewport, bounces) = (
      state.settings.viewport[main: axis], state.settings.alwaysBounces
    )
    return state.ends.recompute(for: ground, input, viewport: viewport, alwaysBounces: bounces)
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
}
