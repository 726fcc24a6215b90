import ScrollLayout
public import ScrollPrimitives

extension CollectionView {
  /// Makes the frame for a moment: applies what was asked for, handles input up to then, moves the
  /// content, lays it out, gives cells to what is on screen, and reports.
  ///
  /// It does not matter at which moments frames are made: the position at a moment is the same.
  /// A frame without news allocates nothing and does work that does not grow with the number of
  /// items, once the frame before it has been let go.
  ///
  /// - Parameters:
  ///   - time: the moment, on the clock of the frames.
  ///   - deadline: until when cells beside the viewport may be made ready, a moment of `costClock`. They
  ///     are where by what such cells have cost they are ready before it, the nearest first, and where the
  ///     next frame will need them if the content moves on as far, in any case. At most
  ///     `PrefetchPolicy.cellsPerFrame`. Without it, or without `costClock`, that number alone counts.
  /// - Throws: `reentrantStep` from inside a frame or a property's observer, `timeWentBackwards` for a
  ///   moment before the last one, `invalidValue` for one further than 146 years from the clock's zero.
  ///   Nothing has changed then.
  @discardableResult
  public func step(
    to time: Timestamp, deadline: Timestamp? = nil
  ) throws(CollectionError) -> Frame {
    if let deadline { try check(deadline, "deadline") }
    let rule = deadline.flatMap { store.clock == nil ? nil : FetchBudget.Rule.until($0) }
    return try step(to: time, rule ?? .count)
  }

  /// Makes a frame that makes as many cells ready beside the viewport as one did under a deadline.
  @discardableResult
  package func step(to time: Timestamp, fetching count: Int) throws(CollectionError) -> Frame {
    try step(to: time, .recorded(count))
  }

  // In its callers, as `finish` is in it: a frame is large, and each call that returns it moves it.
  @inline(__always)
  private func step(
    to time: Timestamp, _ rule: FetchBudget.Rule
  ) throws(CollectionError) -> Frame {
    guard !isStepping, told.isEmpty else { throw .reentrantStep }
    try check(time)
    if let last = state.time, time < last { throw .timeWentBackwards(from: last, to: time) }
    note(.step(to: time))
    isStepping = true
    defer { isStepping = false }

    state.time = time
    state.work = FrameWork()
    // A frame has few events: each taken off costs less than a range of them.
    while !state.events.isEmpty { state.events.removeLast() }
    if !state.diagnostics.isEmpty { state.diagnostics.removeAll(keepingCapacity: true) }
    if !answers.ways.isEmpty { answers.ways.removeAll(keepingCapacity: true) }
    let before = state.scroll.position
    let offset = contentOffset
    isRouting = true
    takeKeys()
    routePointers(to: time)
    isRouting = false
    queue.relocate(from: state.structure)
    let timed = queue.timed.isEmpty ? 0 : queue.timed.prefix { $0.time <= time }.count
    queue.due = (queue.commands.count, timed)
    // Measuring an item off the screen may move it to a line on screen. A restored view first shows what was saved.
    let isRestored = queue.restored != nil
    var shifted = applyUpdates()
    applyAhead()
    var budget = FetchBudget(rule, cells: isRestored ? 0 : prefetch.cellsPerFrame)
    let scrolled = resolve(to: time, shifted: &shifted, &budget)
    let moved = shifted + scrolled
    if moved != .zero, !state.interaction.swipes.isEmpty { closeSwipes(at: time) }
    updateRefresh()
    finishTransition(scrolled: scrolled, moved: moved)
    if !state.leaving.isEmpty || !state.fading.isEmpty { guideLeaving() }
    if rule != .count { note(.fetched(cells: budget.spent)) }
    reconcileDisplay()
    reconcileStates()
    reconcileDecorations()
    #if DEBUG
      checkFrame()
    #endif
    announceItems()
    reportVisibility()
    reportNearEdges()
    if makesDisplayLists { draw() }
    carry()
    extendRun()
    steerAgain()
    postUpdates()
    let frame = finish(before: before, displacement: moved)
    if let requestHandler { requestHandler(self, .stepped(frame)) }
    dispatch(from: offset)
    return frame
  }

  /// Puts the frame together and readies the counters for the next one.
  @inline(__always)
  private func finish(before: Ticks, displacement: Ticks) -> Frame {
    store.trim()
    state.work.indexSteps += state.layout.takeSteps(&state.diagnostics)
    (state.work.created, state.work.reused) = store.taken
    store.taken = (0, 0)
    if !store.diagnostics.isEmpty {
      state.diagnostics += store.diagnostics
      store.diagnostics.removeAll(keepingCapacity: true)
    }
    defer { state.frameIndex += 1 }
    return Frame(of: self, before: before, displacement: displacement)
  }

  /// Pass 6: tells the subscribers what happened. Everything is settled; what they ask for belongs to
  /// the next frame.
  ///
  /// - Parameter offset: the content offset before the frame.
  private func dispatch(from offset: LayoutPoint) {
    if !state.events.isEmpty, hasSubscribers {
      let last = eventObserverCount
      for event in state.events {
        isDispatching = event == .scroll(.didScroll)
        if isDispatching { tellOffset(before: offset) }
        eventHandler?(self, event)
        if !eventObservers.isEmpty { tellObservers(event, upTo: last) }
      }
      isDispatching = false
    }
    completeUpdates()
  }

  /// Whether anybody is told of events or of properties.
  private var hasSubscribers: Bool {
    eventHandler != nil || !eventObservers.isEmpty || willChangeProperty != nil
      || didChangeProperty != nil
  }
}
