import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// Pass 0, for cells that a pointer draws aside.
extension FramePipeline {
  /// Points within which a cell on its way counts as there: half a pixel.
  private var restDistance: Double { 0.5 / state.applied.settings.scale }

  /// How far across the axis a cell is shown from its place because it was swiped.
  func swipeShift(of index: Int, _ extent: Ticks) -> Ticks {
    guard !state.interaction.swipes.isEmpty, let time = state.time,
      let swipe = state.interaction.swipes.last(where: { $0.element == index })
    else { return .zero }
    return shift(of: swipe, extent, at: time)
  }

  private func shift(of swipe: Swipe, _ extent: Ticks, at time: Timestamp) -> Ticks {
    // Part of the cell stays on screen, even after a fast flick: a cell that is off screen has no actions.
    let limit = max(.zero, extent - Ticks(rawValue: 1))
    let distance = min(
      Ticks(clamping: swipe.distance(at: time, state.applied.settings.profile.rubberBand)), limit)
    return swipe.edge == .leading ? distance : -distance
  }

  /// The cell that a pointer may swipe, or start a selection from, when it is the only pointer. A pointer outside an
  /// open cell closes that cell, and then does nothing else unless it is dragged.
  func grab(
    _ kind: InputEvent.PointerKind, at event: InputEvent, slop: Double, isAtRest: Bool
  ) -> (grab: PointerRole.Grab?, closes: Bool) {
    let open = state.interaction.swipes.last.flatMap { $0.isClosing ? nil : $0 }
    // One that a pointer has stays with it.
    guard open?.pointer == nil else { return (nil, open != nil) }
    let isOpen = open.map { hits($0, event.position) } ?? false
    if open != nil, !isOpen { closeSwipes(at: event.time) }
    let element = isOpen ? open?.element : shownItem(at: event.position)
    guard isAtRest, let element, isOpen || withView({ $0.swipeHandler != nil }) || selectsRuns
    else { return (nil, open != nil) }
    var tracker = VelocityTracker(
      strategy: state.applied.settings.profile.velocityStrategy, isBounded: true)
    tracker.add(position: crossInput(event.position), time: event.time.seconds)
    let grab = PointerRole.Grab(
      kind: kind, element: element, origin: event.position, slop: slop, tracker: tracker,
      isOpen: isOpen, action: isOpen ? open.flatMap { action(of: $0, at: event) } : nil)
    return (grab, open != nil)
  }

  /// Whether a point of the viewport is in the place of a cell that is open, with nothing before it.
  private func hits(_ swipe: Swipe, _ point: LayoutPoint) -> Bool {
    guard let slot = liveSlot(at: swipe.element), state.live[slot].isDisplayed,
      rect(of: placeOfSwiped(slot)).contains(point)
    else { return false }
    let other = foremost(at: point)
    return other == nil || other == swipe.element
  }

  /// The action of an open cell that an event is on, with the cell where it is at the event's time.
  private func action(of swipe: Swipe, at event: InputEvent) -> Int? {
    guard let slot = liveSlot(at: swipe.element) else { return nil }
    let shift = shift(of: swipe, state.live[slot].attributes.crossExtent, at: event.time)
    return actionFrames(slot, of: swipe, shift: shift).firstIndex {
      rect(of: $0).contains(event.position)
    }
  }

  /// The pointer that draws a cell aside moves, or lifts somewhere.
  func swipe(to event: InputEvent) {
    guard let last = state.interaction.swipes.indices.last,
      case .tracking(let track) = state.interaction.swipes[last].motion
    else { return }
    let cross = crossInput(event.position)
    // A finger that lifts where it was last has not been held still.
    if case .pointerUp = event.action, track.place == cross { return }
    state.interaction.changeSwipe { $0.follow(cross, at: event.time) }
  }

  /// A pointer takes the cell along that it went down on. Says whether it does.
  func beginSwipe(
    _ grab: PointerRole.Grab, _ id: Int, isForward: Bool, _ event: InputEvent,
    _ routed: inout [UpdateQueue.Timed]
  ) -> Bool {
    guard let path = itemPath(grab.element) else { return false }
    let known = state.interaction.swipes.first { $0.element == grab.element }
    let taken =
      known
      ?? newSwipe(of: grab.element, path, isForward ? .leading : .trailing)
    guard var swipe = taken else { return false }
    state.interaction.removeSwipe(of: grab.element)
    closeSwipes(at: event.time)
    endPress()
    // Counted from where the finger passed the slop, even if its events are coarse.
    let start = crossInput(grab.origin) + (isForward ? grab.slop : -grab.slop)
    swipe.track(id, from: start, at: event.time, grab.tracker, state.applied.settings.profile)
    swipe.follow(crossInput(event.position))
    state.interaction.begin(swipe)
    capture(id, as: .swiping, from: grab.origin, at: event.time, &routed)
    post(.didBeginSwiping(path, swipe.edge))
    return true
  }

  /// What an item shows at an edge; `nil` where that is nothing, or where the axis across is for scrolling.
  private func newSwipe(of element: Int, _ path: ItemPath, _ edge: SwipeEdge) -> Swipe? {
    // The data may be newer than the visible items: the handler receives the item's path in the data.
    guard let slot = liveSlot(at: element), !scrollsAcross(path.section),
      case .item(let asked)? = queue.path(.item(path), from: state.structure),
      withView({ $0.swipeHandler != nil })
    else { return nil }
    let given = withView { $0.swipeHandler?($0, asked, edge) }
    note(.swiped(asked, edge, given))
    guard var actions = given else { return nil }
    for (index, action) in actions.actions.enumerated()
    where !(action.width > 0) || Ticks(points: action.width) == nil {
      actions.actions[index].width = SwipeAction.defaultWidth
      state.diagnose(
        .invalidValue(parameter: "swipeActions[\(index)].width", value: action.width))
    }
    return Swipe(
      element: element, edge: edge, actions,
      cellWidth: state.live[slot].attributes.crossExtent.points,
      slop: state.applied.settings.profile.touchSlop)
  }

  /// Whether a finger that moves across the axis scrolls there.
  func scrollsAcross(_ section: Int) -> Bool {
    state.layout.crossExtent > viewportBreadth
      || state.layout.orthogonalSection(section) != nil
  }

  /// A pointer lifts that went down on a cell and has drawn nothing aside: a cell that was open does the action under
  /// the pointer, and closes.
  func release(_ grab: PointerRole.Grab, at time: Timestamp) {
    guard grab.isOpen else { return }
    if let action = grab.action, state.interaction.swipes.last?.isClosing == false {
      choose(action, of: grab.element)
    }
    closeSwipes(at: time)
  }

  /// The pointer lifts or is taken away that draws a cell aside.
  func endSwipe(at time: Timestamp, isCanceled: Bool) {
    // Read first: an access to the state must not overlap a change of it.
    let (profile, rest) = (state.applied.settings.profile, restDistance)
    let outcome = state.interaction.changeSwipe { swipe in
      swipe.pointer == nil
        ? nil
        : swipe.release(at: time, isCanceled: isCanceled, profile, restDistance: rest)
    }
    guard case let outcome?? = outcome, let swipe = state.interaction.swipes.last else { return }
    guard let path = itemPath(swipe.element) else { return }
    if outcome == .performsFirst { choose(0, of: swipe.element) }
    post(outcome == .opens ? .didOpenSwipe(path, swipe.edge) : .didCloseSwipe(path, swipe.edge))
  }

  private func choose(_ action: Int, of element: Int) {
    guard let swipe = state.interaction.swipes.last, swipe.element == element,
      let path = itemPath(element)
    else { return }
    post(.didChooseSwipeAction(path, swipe.edge, index: action))
  }

  /// Closes the cell that is open, or opening. A cell that a pointer holds stays.
  func closeSwipes(at time: Timestamp) {
    if let news = takeBack(at: time) { post(news) }
  }

  /// The same; returns the event to report.
  func takeBack(at time: Timestamp) -> InteractionEvent? {
    guard let swipe = state.interaction.swipes.last, !swipe.isClosing, swipe.pointer == nil else {
      return nil
    }
    let (profile, rest) = (state.applied.settings.profile, restDistance)
    state.interaction.changeSwipe { $0.close(at: time, profile, restDistance: rest) }
    return itemPath(swipe.element).map { .didCloseSwipe($0, swipe.edge) }
  }

  /// Ends swipe animations that have arrived by a moment.
  func restSwipes(at time: Timestamp) {
    if !state.interaction.swipes.isEmpty { state.interaction.restSwipes(at: time) }
  }
}
