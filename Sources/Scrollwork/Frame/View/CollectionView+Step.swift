import ScrollLayout
public import ScrollPrimitives

extension CollectionView {
  /// Makes the frame for a moment: applies requests, handles input up to then, moves the content, lays it out, gives
  /// cells to visible elements, and reports events.
  ///
  /// It does not matter at which moments frames are made: how far the content was scrolled at a moment is the same. Rows
  /// that pass between two frames without being on screen in any keep their estimates, so that at other moments another row
  /// may be there.
  /// A frame without changes allocates nothing, and its work does not grow with the number of items, once the
  /// previous frame is released.
  ///
  /// - Parameters:
  ///   - time: the moment, on the clock of the frames.
  ///   - deadline: until when cells next to the viewport may be made ready, a moment of `costClock`. A cell is made
  ///     ready if by its measured costs it is done before the deadline, the nearest first. Cells that the next frame
  ///     needs if the content moves on by the same distance are always made. At most `PrefetchPolicy.cellsPerFrame`.
  ///     Without a deadline, or without `costClock`, that number alone counts.
  /// - Throws: `reentrantStep` from inside a frame or a property's observer, `timeWentBackwards` for a
  ///   moment before the last one, `invalidValue` for one further than 146 years from the clock's zero.
  ///   Nothing has changed then.
  @discardableResult
  public func step(
    to time: Timestamp, deadline: Timestamp? = nil
  ) throws(CollectionError) -> Frame {
    if let deadline { try check(deadline, "deadline") }
    let rule = deadline.flatMap { pipeline.store.clock == nil ? nil : FetchBudget.Rule.until($0) }
    return try step(to: time, rule ?? .count)
  }

  /// Makes a frame that makes ready the number of cells that a recorded frame did under a deadline, and begins a further
  /// one where that frame did.
  @discardableResult
  package func step(
    to time: Timestamp, fetching count: Int, hasBegun: Bool = false
  ) throws(CollectionError) -> Frame {
    try step(to: time, .recorded(count, hasBegun: hasBegun))
  }

  // In its callers, as the pipeline's step is in it: a frame is large, and each call that returns it moves it.
  @inline(__always)
  private func step(
    to time: Timestamp, _ rule: FetchBudget.Rule
  ) throws(CollectionError) -> Frame {
    guard !pipeline.notes.isStepping, telling.properties.isEmpty else { throw .reentrantStep }
    try check(time)
    if let last = pipeline.state.time, time < last {
      throw .timeWentBackwards(from: last, to: time)
    }
    note(.step(to: time))
    pipeline.notes.isStepping = true
    // Not before all observers were called.
    defer { pipeline.notes.isStepping = false }
    let offset = contentOffset
    let frame = pipeline.step(to: time, rule)
    if let requestHandler { requestHandler(self, .stepped(frame)) }
    dispatch(from: offset)
    return frame
  }

  /// Pass 6: tells the subscribers what happened. Everything is settled; what they ask for belongs to
  /// the next frame.
  ///
  /// - Parameter offset: the content offset before the frame.
  private func dispatch(from offset: LayoutPoint) {
    if !pipeline.state.events.isEmpty, hasSubscribers {
      let last = observers.count
      for event in pipeline.state.events {
        telling.isScroll = event == .scroll(.didScroll)
        if telling.isScroll { tellOffset(before: offset) }
        eventHandler?(self, event)
        if !observers.list.isEmpty { tellObservers(event, upTo: last) }
      }
      telling.isScroll = false
    }
    if store.hasContexts { store.endContexts() }
    pipeline.completeUpdates()
    if pipeline.isAwaited { pipeline.completeScrolls() }
  }

  /// Whether there is an observer of events or of properties.
  private var hasSubscribers: Bool {
    eventHandler != nil || !observers.list.isEmpty || willChangeProperty != nil
      || didChangeProperty != nil
  }
}

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
  /// ahead of time, the turn of a refresh indicator, the fading of scroll indicators, or the moment at which an element
  /// counts as seen. A moment is never too late; it may be early: the frame then is like the last one.
  ///
  /// - Returns: `nil` while everything rests. O(elements on screen).
  public var nextFrameTime: Timestamp? { pipeline.nextFrameTime }
}

extension FramePipeline {
  fileprivate var nextFrameTime: Timestamp? {
    guard let now = state.time else { return .zero }
    if isRequested || isMoving || !wasStill || awaitsRefill || isShortOfEnd { return now }
    let moments = [
      queue.timed.first?.time, state.report.watch?.nextImpression, nextRefreshTurn(after: now),
      nextIndicatorChange(after: now),
    ]
    var due: Timestamp?
    for case let moment? in moments { due = min(due ?? moment, moment) }
    return due
  }

  /// Whether the caller or a person has asked for something since the last frame began.
  private var isRequested: Bool {
    !queue.commands.isEmpty || !queue.updates.isEmpty || !queue.reconfigured.isEmpty
      || !queue.reloaded.isEmpty || queue.layout != nil || queue.restored != nil
      || !state.applied.isCurrent(asked) || !state.applied.isAheadCurrent(asked)
      || asked.makesDisplayLists != notes.wasDrawn
      || (notes.wasDrawn && notes.isDrawingAsked) || notes.isAnchoredAgain
      || state.interaction.isChanged
      || !state.news.isEmpty || notes.prefetchVersion != asked.prefetchVersion
      || notes.refreshPhase != state.refresh.phase || notes.isFlashing
  }

  /// Whether anything is on its way by itself, or under a pointer.
  private var isMoving: Bool {
    phase != .idle || isScrollingAcross || state.moving.transition != nil || !state.leaving.isEmpty
      || !state.drawn.fading.isEmpty
      || !state.interaction.pointers.isEmpty || state.interaction.lift != nil
      || state.interaction.swipes.contains { !$0.isAtRest } || state.placeholders.isShowing
      || state.refresh.phase == .ending || !state.updates.moving.isEmpty
      || !state.updates.ended.isEmpty
  }

  /// Whether the next frame puts content that follows its end there: it began to with the end less than a point away.
  private var isShortOfEnd: Bool {
    state.hold.isFollowingEnd && state.motion.scroll.position < state.motion.scroll.bounds.maximum
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
