import ScrollLayout
import ScrollPrimitives

/// A frame, pass by pass. Each pass writes its own fields of the state, and hands on what it returns.
extension FramePipeline {
  /// Makes the frame for a moment that is not before the last one.
  // In its callers, as `finish` is in it: a frame is large, and each call that returns it moves it.
  @inline(__always)
  func step(to time: Timestamp, _ rule: FetchBudget.Rule) -> Frame {
    begin(at: time)
    let before = state.motion.scroll.position

    // Pass 0, requests: what people do with items, then what the program has requested.
    handlePointers(to: time)
    // A restored view first shows what was saved.
    let isRestored = queue.restored != nil
    var shifted = applyRequests()

    // Passes 1, 2 and 3, input, motion and layout: in rounds, each of which gives cells (pass 4) to new elements on screen.
    notes.isFetchCut = isRestored
    var budget = FetchBudget(rule, cells: isRestored ? 0 : asked.prefetch.cellsPerFrame)
    let scrolled = resolve(to: time, shifted: &shifted, &budget)
    let moved = shifted + scrolled
    if rule != .count { note(.fetched(cells: budget.spent, hasBegun: budget.hasBegun)) }

    // Pass 4, reconcile: all places are final, and cells that come on screen or leave it get a call.
    reconcile(scrolled: scrolled, moved: moved)

    // Pass 5, draw.
    notes.wasDrawn = asked.makesDisplayLists
    if notes.wasDrawn {
      notes.isDrawingAsked = false
      draw(isScrolled: moved != .zero)
    }

    // Pass 6, dispatch: what the frame asks of the next one, and what it reports.
    askNextFrame()
    postUpdates()
    if isAwaited { settleScrolls() }
    return finish(before: before, displacement: moved)
  }

  /// Readies what the frame reports. Its capacity stays.
  @inline(__always)
  private func begin(at time: Timestamp) {
    state.begin(at: time)
    if !notes.answers.ways.isEmpty { notes.answers.ways.removeAll(keepingCapacity: true) }
  }

  /// Handles keys and pointers, with everything where the frame before showed it. They may ask for updates.
  @inline(__always)
  private func handlePointers(to time: Timestamp) {
    notes.isRouting = true
    takeKeys()
    routePointers(to: time)
    notes.isRouting = false
    if isAwaited { relocateQueueWithAwaited() } else { queue.relocate(from: state.structure) }
    let timed = queue.timed.isEmpty ? 0 : queue.timed.prefix { $0.time <= time }.count
    queue.due = (queue.commands.count, timed)
  }

  /// Applies updates and settings. Returns how far the content was moved back to where the person had left it.
  @inline(__always)
  private func applyRequests() -> Ticks {
    let shifted = applyUpdates()
    applyAhead()
    return shifted
  }

  /// Moves all visible elements to their positions in this frame.
  ///
  /// - Parameters:
  ///   - scrolled: how far user, physics and program moved the content.
  ///   - moved: the same, plus the distance by which it was moved back before.
  @inline(__always)
  private func reconcile(scrolled: Ticks, moved: Ticks) {
    if moved != .zero, !state.interaction.swipes.isEmpty, let time = state.time {
      closeSwipes(at: time)
    }
    updateRefresh()
    finishTransition(scrolled: scrolled, moved: moved)
    if !state.leaving.isEmpty { guideLeaving() }
    if !state.drawn.fading.isEmpty { endFading() }
    reconcileDisplay()
    reconcileStates()
    reconcileDecorations()
    #if DEBUG
      checkFrame()
    #endif
    if !state.newItems.isEmpty { seeNewItems() }
    announceItems()
    reportVisibility()
    reportNearEdges()
  }

  /// Asks the next frame for what pointers go on with: an item that is carried, a run, content under a pointer at an edge.
  @inline(__always)
  private func askNextFrame() {
    carry()
    extendRun()
    steerAgain()
  }

  /// Puts the frame together and readies the counters for the next one.
  @inline(__always)
  private func finish(before: Ticks, displacement: Ticks) -> Frame {
    if !store.kept.isEmpty { reviewKept() }
    store.trim(keepsNothing: asked.isMemoryLow)
    state.takeSteps()
    (state.work.created, state.work.reused) = (store.report.created, store.report.reused)
    (store.report.created, store.report.reused) = (0, 0)
    if !store.report.diagnostics.isEmpty {
      state.diagnose(store.report.diagnostics)
      store.report.diagnostics.removeAll(keepingCapacity: true)
    }
    notes.prefetchVersion = asked.prefetchVersion
    notes.refreshPhase = state.refresh.phase
    notes.moved = (before, displacement)
    defer { state.end() }
    return Frame(of: self, before: before, displacement: displacement)
  }
}

extension Frame {
  /// What a view shows as its frame ends.
  ///
  /// - Parameters:
  ///   - before: where the content was as the frame began.
  ///   - displacement: how far user, physics and program moved it since.
  init(of pipeline: FramePipeline, before: Ticks, displacement: Ticks) {
    index = pipeline.state.frameIndex
    time = pipeline.state.time ?? .zero
    axis = pipeline.state.layout.axis
    viewportSize = pipeline.state.applied.settings.viewport
    phase = pipeline.phase
    contentOffset = pipeline.contentOffset
    contentSize = pipeline.contentSize
    velocity = pipeline.velocity
    self.displacement = displacement
    correction = pipeline.state.motion.scroll.position - before - displacement
    edges = pipeline.state.ends.edges
    replan = pipeline.state.motion.replan
    stretch = pipeline.state.motion.scroll.isStretching ? pipeline.stretch : nil
    isBouncingLeading = pipeline.isBouncingLeading
    isBouncingTrailing = pipeline.isBouncingTrailing
    visible = pipeline.state.screen.visible
    liveCells = pipeline.state.live.count
    leavingCells = pipeline.state.leaving.leaving.count
    materializedRange = pipeline.state.live.rows
    events = pipeline.state.events
    diagnostics = pipeline.state.diagnostics
    work = pipeline.state.work
    displayList = pipeline.asked.makesDisplayLists ? pipeline.state.drawn.list : DisplayList()
  }
}
