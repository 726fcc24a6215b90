import ScrollLayout
import ScrollPrimitives

/// Pass 3, the ends of scrolling, what the content does there, and which of them it holds on to or goes to.
extension FramePipeline {
  /// Computes the ends of scrolling for the content as it is. Says whether the insets changed.
  @discardableResult
  func updateEdges() -> Bool {
    let ground = ContentEdges.Ground(
      content: state.layout.contentExtent, axis: axis, alignment: state.layoutTraits.alignment,
      settings: state.applied.version)
    if state.ends.isCurrent(ground) { return false }
    var input: ScrollEdges.Input?
    if state.ends.needsInput(for: ground) {
      input = state.applied.settings.edgeInput(
        axis, ground.alignment, refreshInset: state.applied.shared.refreshInset)
    }
    // Read first: an access to the state must not overlap a change of it.
    let (viewport, bounces) = (
      state.applied.settings.viewport[main: axis], state.applied.settings.alwaysBounces
    )
    return state.ends.recompute(for: ground, input, viewport: viewport, alwaysBounces: bounces)
  }

  func postInsets() { state.post(.scroll(.didChangeAdjustedContentInset)) }

  /// Computes the ends of scrolling and applies the settings that scrolling depends on. Returns how far that moved the
  /// content.
  func takeEdges(isSet: Bool) -> Ticks {
    if updateEdges() { postInsets() }
    return takeMotionSettings(isSet: isSet)
  }

  /// The part of `applyUpdates` for a frame without requests.
  ///
  /// - Parameter isRefilled: whether free room was closed, after which the content may end before the viewport does.
  func applyNothing(isRefilled: Bool) {
    let former = state.motion.scroll.bounds
    let wasAtStart = state.motion.scroll.position <= former.minimum
    if updateEdges() { postInsets() }
    let edges = state.ends.bounds
    // Within edges that stay, nothing is to be done. Content beyond them stays there while the bar is held.
    if edges == state.motion.scroll.bounds,
      edges.clamp(state.motion.scroll.place) == state.motion.scroll.place
        || state.motion.scroll.isBarHeld
    {
      return
    }
    takeMotionSettings(isSet: false)
    notes.edgeChange = EdgeChange(
      wasAtStart: wasAtStart, former: former, goesBackAsBounce: isRefilled)
  }

  /// Takes the settings that scrolling depends on. Returns how far that moved the content: where it may not go beyond its
  /// edges any more, it is put within them at once.
  @discardableResult
  private func takeMotionSettings(isSet: Bool) -> Ticks {
    let position = state.motion.scroll.position
    round.events.removeAll(keepingCapacity: true)
    let (bounces, scale) = (state.applied.settings.bounces, state.applied.settings.scale)
    state.motion.take(bounces: bounces, scale: scale, &round.events)
    if isSet {
      let profile = state.applied.settings.profile
      state.motion.take(profile, &round.events)
    }
    for event in round.events { state.post(.scroll(event)) }
    return state.motion.scroll.position - position
  }

  // MARK: The end of the content

  /// Whether content at rest is kept at its end in this frame.
  var holdsEnd: Bool {
    state.hold.isFollowingEnd || isOpening && state.layoutTraits.startsAtEnd
  }

  /// Whether content at rest goes to its start in this frame, because items have come before it.
  var goesToStart: Bool { notes.cameBefore && state.hold.isFollowingStart }

  /// Whether a motion leads to the end of the content, which a view that follows its end then goes on to.
  func followsEnd(_ model: borrowing ScrollModel) -> Bool {
    !model.isIdle && model.leadsToTrailingEdge(within: ContentAnchor.endDistance)
  }

  /// Whether nothing has been shown yet.
  var isOpening: Bool { !state.hold.hasOpened }

  /// Notes whether the content is at its end, and whether items have been shown.
  func follow(
    _ position: Ticks, from minimum: Ticks, to maximum: Ticks, _ displacement: Ticks
  ) {
    if !state.hold.hasOpened, state.structure.itemCount > 0 { state.hold.open() }
    let followsEnd = state.applied.settings.followsEnd
    state.hold.follow(position, from: minimum, to: maximum, displacement, followsEnd: followsEnd)
    if state.applied.settings.followsStart {
      followStart(position, from: minimum, within: state.applied.settings.startThreshold)
      notes.cameBefore = false
    } else if state.hold.isFollowingStart {
      state.hold.letGoOfStart()
    }
  }

  /// Notes whether the content is at its start. Content that was not pulled for a refresh is there below what refreshes.
  func followStart(_ position: Ticks, from minimum: Ticks, within threshold: Ticks) {
    let start = minimum + Ticks(clamping: state.applied.shared.refreshInset)
    state.hold.followStart(position, from: start, within: threshold)
  }
}
