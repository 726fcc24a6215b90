import ScrollLayout
import ScrollPrimitives

/// Pass 3, the rounds: position and sizes are brought into agreement.
///
/// A round moves a copy of the scroll model to the frame's time, with the coordinate frame where the
/// sizes known so far put it, and fills the viewport there. Filling binds and measures cells (pass 4),
/// which may move the coordinate frame and the edges; then the next round starts again from the
/// model as the frame found it. So the position is what it would have been had the sizes been known
/// before, and no correction is ever left over for a later frame.
///
/// Rounds end: a round is repeated only if it measured an element, placed one or ended a placeholder, and none of these
/// is done twice in a frame. A custom layout that reports changes in every round is stopped after `roundLimit` rounds.
/// A screen of rows without height gets its cells in portions, frame by frame. Both are reported as diagnostics.
extension FramePipeline {
  /// Rounds after which the last sizes are kept and reported; with a layout of this package, in a row without a new cell.
  private static let roundLimit = 32
  /// Rounds of a frame after which that happens in any case. An end that moves with each cell next to it may take one for
  /// each of them.
  private static let roundsAtMost = 256
  /// From which round on a jump to the end measures the last elements first.
  private static let roundsToEnd = 4

  /// Makes the frame's position final. Returns how far user, physics and program moved the content.
  ///
  /// - Parameter shifted: how far the content was moved before, back to where the person had left it.
  func resolve(
    to time: Timestamp, shifted: inout Ticks, _ prefetchBudget: inout FetchBudget
  ) -> Ticks {
    // The model as the frame found it, until a round is kept.
    let (start, bounds) = (state.motion.scroll.position, state.motion.scroll.bounds)
    forgetParted()
    if !notes.acrossTold.isEmpty { notes.acrossTold.removeAll(keepingCapacity: true) }
    let insets = adjustedContentInset
    var first = state.hold.anchor.map {
      FrameAnchor(
        index: $0.index, edge: $0.edge, offset: $0.offset, start: $0.start,
        placement: $0.placement, content: $0.content, carried: .zero)
    }
    var pin = first
    // If the anchor moved since the last round and the position did not, an absolute offset was requested: it stays.
    var last: (position: Ticks, growth: Ticks)?
    var goesWithPin = true
    // When a round last gave a cell to an element, and how many had been given then.
    var fed = (round: 0, cells: 0)
    while true {
      let asked = placement
      state.work.rounds += 1
      if !round.events.isEmpty { round.events.removeAll(keepingCapacity: true) }
      var model = state.motion.scroll
      var goal = state.motion.goal
      if !round.acrossEvents.isEmpty { round.acrossEvents.removeAll(keepingCapacity: true) }
      var across = state.motion.across
      updateEdges()
      let edges = state.ends.bounds
      let growth = growth(of: &pin, from: first, edges)
      round.growth = growth
      model.translate(by: growth)
      // Looked at here: each function that a model is passed to may copy it.
      let goesToEnd = state.applied.settings.followsEnd && followsEnd(model)
      let goesToStart = goesToStart && model.isIdle
      if let edgeChange = notes.edgeChange, !goesToStart {
        model.take(edges, edgeChange, &round.events)
      }
      if model.isIdle, holdsEnd {
        model.stayAtTrailingEdge(edges)
      } else if goesToStart {
        model.goToLeadingEdge(edges)
      } else if edges != model.bounds {
        model.stayAtLeadingEdge(from: bounds, to: edges)
        model.setBounds(edges, &round.events)
      }
      if goesToEnd {
        model.goOnToTrailingEdge(&round.events)
        goal = nil
      } else if let goal, let target = target(of: goal, edges) {
        model.retarget(to: target)
      }
      fit(&across)
      let rest = model.position
      let wasGoing = state.hold.isFollowingEnd && !model.isIdle
      let silent = run(&model, &across, goal: &goal, to: time)
      if wasGoing, model.isIdle, model.position >= start + growth {
        // Let go of where the end moved on meanwhile.
        model.stayAtTrailingEdge(edges)
      }
      place(across)
      if state.applied.ahead.placeholders != nil || state.placeholders.isShowing {
        choosePlaceholders(at: model.velocity)
      }
      if endsPlaceholders,
        let taken = pinAfterPlaceholders(pin, growth: growth, at: model.position)
      {
        (first, pin) = (taken, taken)
      }
      var displacement = model.position - start - growth

      if notes.isLaidOutAnew, state.work.rounds < Self.roundLimit,
        keepOnScreen(&first, &pin, &shifted, from: start + growth, to: model.position)
      {
        continue
      }
      let isAbove = sharesScreen(with: model.position)
      pin = handOver(pin, growth: growth, at: model.position, sharesScreen: isAbove)
      // After a jump far away, lanes that were shown are free for items that are measured now. Lines keep their items: once
      // sizes are known, they may still be on screen. So may lanes, as long as the coordinate frame goes with them.
      if !isAbove, pin?.isHandedOver ?? true, state.layoutTraits.keepsShown,
        state.layoutTraits.hasLanes
      {
        state.layout.settle(0..<0)
      }
      // Elements that come on screen from above grow upward, away from those that were there in the previous frame.
      let top = start - shifted + growth
      let bottom = viewportLength + min(top, model.position)
      hold(
        pin, from: isAbove ? max(top, model.position) : model.position,
        to: isAbove ? bottom : screen(at: model.position).upperBound)
      var hasNews = false
      let heading = state.travel.heading(after: displacement)
      let window = window(at: model.position, heading: heading)
      recycle(outsideOf: window, &hasNews)
      if !hasNews { endPlaceholders(at: model.position) }
      if !hasNews, let pin {
        if let last, last.growth != growth { goesWithPin = last.position != model.position }
        last = (model.position, growth)
        // Measured from the elements before it, an end that is estimated much too near moves away as fast as it is followed.
        let isAtEnd =
          !isAbove && state.work.rounds > Self.roundsToEnd && edges.maximum > edges.minimum
          && model.position >= edges.maximum
        fill(
          from: pin.index, at: model.position, goesWithPin: goesWithPin, isAtEnd: isAtEnd, &hasNews)
        if !hasNews, goal != nil || state.memory.route != nil {
          measureRoute(of: model, to: goal, keeping: window, &hasNews)
        }
        if !hasNews { placeGoals(around: screen(at: model.position), &hasNews) }
        if !hasNews {
          fetch(in: window, at: model.position, displacement, &prefetchBudget, &hasNews)
        }
      }
      if !hasNews {
        lookAhead(at: model.position, heading: heading, &hasNews)
      }
      let cells = state.work.bound + state.work.restored
      if cells != fed.cells, state.layout.isBuiltIn { fed = (state.work.rounds, cells) }
      let isOver =
        state.work.rounds - fed.round >= Self.roundLimit
        || state.work.rounds >= Self.roundsAtMost
      if isOver && hasNews || isExhausted, let pin {
        let element = state.structure.path(at: pin.index)
        state.diagnose(
          isExhausted
            ? .frameBudgetExceeded(element, cells: state.work.bound)
            : .layoutDidNotConverge(element, rounds: state.work.rounds))
        hasNews = false
      }
      guard !hasNews else { continue }
      // If nothing was placed again in the first round, the anchor is still the first one.
      if state.work.rounds > 1 || placement != asked, let first,
        placement == asked ? isAbove : sharesScreen(with: model.position)
      {
        displacement = model.position - start - self.growth(of: first)
      }
      if adjustedContentInset != insets, state.frameIndex > 0 {
        state.post(.scroll(.didChangeAdjustedContentInset))
      }
      let didScroll = displacement != silent || shifted != .zero
      if state.hold.reading != nil || state.hold.arrangement != nil {
        followReading(
          isMoved: model.position != rest, wasIdle: state.motion.scroll.isIdle, isIdle: model.isIdle
        )
      }
      notes.edgeChange = nil
      notes.refilled = nil
      notes.leftOut = nil
      notes.isLaidOutAnew = false
      keep(across)
      state.travel.turn(after: displacement)
      follow(
        model.position, from: model.bounds.minimum, to: model.bounds.maximum, model.position - rest)
      // Pass 2.
      state.motion.keep(&model, goal: goal, displacement: displacement)
      commit(displacement: displacement, didScroll: didScroll)
      return displacement
    }
  }

  private func commit(displacement: Ticks, didScroll: Bool) {
    advanceTransition(by: displacement)
    advanceLeaving(by: displacement)
    consumeQueue()
    // What is asked of elements off the screen from here on moves none.
    if state.layoutTraits.keepsShown { state.layout.leaveLoose() }
    placeLiveCells()
    forgetMoved()
    let anchor = anchor(at: state.motion.scroll.position)
    state.hold.end(by: anchor, isStill: displacement == .zero)
    postScrollEvents(didScroll: didScroll)
  }

  /// Puts `didScroll` after what began in this frame and before what ended in it.
  private func postScrollEvents(didScroll: Bool) {
    if round.events.isEmpty {
      if didScroll { state.post(.scroll(.didScroll)) }
    } else {
      var tail = round.events.count
      while tail > 0, round.events[tail - 1].endsMotion { tail -= 1 }
      for event in round.events[..<tail] { state.post(.scroll(event)) }
      if didScroll { state.post(.scroll(.didScroll)) }
      for event in round.events[tail...] { state.post(.scroll(event)) }
    }
    if !round.acrossEvents.isEmpty { state.post(round.acrossEvents) }
  }
}
