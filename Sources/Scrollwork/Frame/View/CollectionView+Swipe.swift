import ScrollLayout
import ScrollPrimitives

/// Cells that a person swiped aside to reach actions of their items. `swipeHandler` has the actions, and
/// `InteractionEvent` says what was done with them.
extension CollectionView {
  /// The cell that is drawn aside, as the last frame shows it; of several, which are on their way back
  /// but for the last, the last. O(actions + log cells).
  public var swipe: SwipeState? {
    guard let swipe = pipeline.state.interaction.swipes.last,
      let path = pipeline.itemPath(swipe.element)
    else {
      return nil
    }
    var (offset, frames) = (0.0, [LayoutRect]())
    if let slot = pipeline.liveSlot(at: swipe.element), pipeline.state.live[slot].isDisplayed {
      offset = pipeline.state.live[slot].swiped.points
      frames = pipeline.actionFrames(slot, of: swipe, shift: pipeline.state.live[slot].swiped).map {
        pipeline.rect(of: $0)
      }
    }
    let phase: SwipeState.Phase
    switch swipe.motion {
    case .tracking: phase = .tracking
    case .settling: phase = swipe.isClosing ? .closing : .opening
    case .resting: phase = .open
    }
    return SwipeState(
      path: path, edge: swipe.edge, phase: phase,
      offset: pipeline.isMirrored && axis == .vertical ? 0 - offset : offset,
      isFullSwipe: swipe.isFull,
      actions: swipe.actions, actionFrames: frames)
  }

  /// Sends the cell that is open back over its actions, from the time of the last frame on; the next frame
  /// reports it. Does nothing where none is open or a finger has it.
  public func closeSwipe() {
    note(.closeSwipe)
    guard let time = pipeline.state.time, let news = pipeline.takeBack(at: time) else { return }
    pipeline.state.news.setSwipe(news)
  }
}
