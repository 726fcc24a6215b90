public import ScrollPrimitives

/// When the next frame has something to show.
extension CollectionView {
  /// The moment from which on a frame may show or report something that the last one did not, if nothing is asked of
  /// the view until then: a request, a setting and an input change it at once.
  ///
  /// A loop that waits until then, or for input if it is `nil`, makes no frame while nothing moves:
  ///
  /// ```swift
  /// if let due = view.nextFrameTime {
  ///   wait(until: max(due, nextRefresh))
  /// } else {
  ///   waitForInput()
  /// }
  /// ```
  ///
  /// The moment of the last frame, or an earlier one, means at once. A later one is an input or a scroll that was sent
  /// ahead of time, the turn of a refresh indicator, or the moment at which an element counts as seen. A moment is never
  /// too late; it may be early: the frame then is like the last one.
  ///
  /// - Returns: `nil` while everything rests. O(elements on screen).
  public var nextFrameTime: Timestamp? { pipeline.nextFrameTime }
}

extension FramePipeline {
  fileprivate var nextFrameTime: Timestamp? {
    guard let now = state.time else { return .zero }
    if isRequested || isMoving || !wasStill || awaitsRefill { return now }
    let moments = [
      queue.timed.first?.time, state.report.watch?.nextImpression, nextRefreshTurn(after: now),
    ]
    return moments.compactMap { $0 }.min()
  }

  /// Whether the caller or a person has asked for something since the last frame began.
  private var isRequested: Bool {
    !queue.commands.isEmpty || !queue.updates.isEmpty || !queue.reconfigured.isEmpty
      || !queue.reloaded.isEmpty || queue.layout != nil || queue.restored != nil
      || !state.applied.isCurrent(asked) || !state.applied.isAheadCurrent(asked)
      || asked.makesDisplayLists != notes.wasDrawn
      || (notes.wasDrawn && notes.isDrawingAsked) || state.interaction.isChanged
      || !state.news.isEmpty || notes.prefetchVersion != asked.prefetchVersion
      || notes.refreshPhase != state.refresh.phase
  }

  /// Whether anything is on its way by itself, or under a pointer.
  private var isMoving: Bool {
    phase != .idle || isScrollingAcross || state.moving.transition != nil || !state.leaving.isEmpty
      || !state.interaction.pointers.isEmpty || state.interaction.lift != nil
      || state.interaction.swipes.contains { !$0.isAtRest } || state.placeholders.isShowing
      || state.refresh.phase == .ending || !state.updates.moving.isEmpty
      || !state.updates.ended.isEmpty
  }

  /// Whether the last frame changed nothing, so that another one has nothing left to do.
  private var wasStill: Bool {
    notes.moved.by == .zero && notes.moved.from == state.motion.scroll.position && !notes.isFetchCut
      && state.events.isEmpty && state.diagnostics.isEmpty
      && state.work.bound == 0 && state.work.measured == 0 && state.work.recycled == 0
      && state.work.restored == 0 && state.work.refills == 0 && state.work.inputs == 0
  }

  private func nextRefreshTurn(after now: Timestamp) -> Timestamp? {
    let isTurning =
      state.refresh.phase == .refreshing && asked.makesDisplayLists && shownRefresh != nil
    return isTurning ? state.refresh.nextTurn(after: now) : nil
  }
}
