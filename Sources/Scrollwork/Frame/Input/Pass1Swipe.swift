import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// Pass 1, for cells that a pointer draws aside.
extension FramePipeline {
  /// Points within which a cell on its way counts as there: half a pixel.
  private var restDistance: Double { 0.5 / state.settings.scale }

  /// How far across the axis a cell is shown from its place because it was swiped.
  func swipeShift(of index: Int, _ extent: Ticks) -> Ticks {
    guard !state.interaction.swipes.isEmpty, let time = state.time,
      let swipe = state.interaction.swipes.last(where: { $0.element == index })
    else { return .zero }
    return shift(of: swipe, extent, at: time)
  }

  private func shift(of swipe: Swipe, _ extent: Ticks, at time: Timestamp) -> Ticks {
    // Some of the cell stays on screen, however far a flick sends it: what is off has no actions.
    let limit = max(.zero, extent - Ticks(rawValue: 1))
    let distance = min(
      Ticks(clamping: swipe.distance(at: time, state.settings.profile.rubberBand)), limit)
    return swipe.edge == .leading ? distance : -distance
  }

  /// A pointer goes down: it may swipe the cell that it is on. One beside a cell that is open closes that.
  /// Returns whether it does nothing else but that unless it is dragged.
  func grab(
    _ id: Int, _ kind: InputEvent.PointerKind, at event: InputEvent, slop: Double, isFirst: Bool
  ) -> Bool {
    if !isFirst, let first = state.interaction.grab, !first.isOpen, selectsRuns {
      state.interaction.grab?.isPaired = first.kind == .touch && kind == .touch
      return false
    }
    state.interaction.grab = nil
    let open = state.interaction.swipes.last.flatMap { $0.isClosing ? nil : $0 }
    // One that a pointer has stays with it.
    guard isFirst, open?.pointer == nil else { return open != nil }
    let isOpen = open.map { hits($0, event.position) } ?? false
    if open != nil, !isOpen { closeSwipes(at: event.time) }
    let element = isOpen ? open?.element : shownItem(at: event.position)
    guard isAtRest, let element, isOpen || withView({ $0.swipeHandler != nil }) || selectsRuns
    else {
      return open != nil
    }
    var tracker = VelocityTracker(
      strategy: state.settings.profile.velocityStrategy, isBounded: true)
    tracker.add(position: crossInput(event.position), time: event.time.seconds)
    state.interaction.grab = Interaction.Grab(
      pointer: id, kind: kind, element: element, origin: event.position, slop: slop,
      tracker: tracker,
      isOpen: isOpen, action: isOpen ? open.flatMap { action(of: $0, at: event) } : nil)
    return open != nil
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

  /// A pointer moves: where it leaves its slop across the axis it takes the cell along, and does not
  /// scroll from there on; along the axis it is for the content.
  func swipe(_ id: Int, to event: InputEvent, _ routed: inout [UpdateQueue.Timed]) {
    let cross = crossInput(event.position)
    if var grab = state.interaction.grab, grab.pointer == id {
      grab.tracker.add(position: cross, time: event.time.seconds)
      state.interaction.grab = grab
      let across = cross - crossInput(grab.origin)
      let along = abs(event.position[main: axis] - grab.origin[main: axis])
      if abs(across) > grab.slop, abs(across) > along {
        state.interaction.grab = nil
        let isSwipe =
          !grab.isPaired && beginSwipe(grab, isForward: across > 0, event, &routed)
        if !isSwipe { _ = beginRun(grab, event, &routed) }
        return
      } else if along > grab.slop {
        state.interaction.grab = nil
        if grab.isOpen { return closeSwipes(at: event.time) }
        if grab.isPaired || grab.kind == .mouse { _ = beginRun(grab, event, &routed) }
      }
    }
    guard let last = state.interaction.swipes.indices.last,
      case .tracking(let track) = state.interaction.swipes[last].motion, track.pointer == id
    else { return }
    // A finger that lifts where it was last has not been held still.
    if case .pointerUp = event.action, track.place == cross { return }
    state.interaction.swipes[last].follow(cross, at: event.time)
  }

  private func beginSwipe(
    _ grab: Interaction.Grab, isForward: Bool, _ event: InputEvent,
    _ routed: inout [UpdateQueue.Timed]
  ) -> Bool {
    guard let path = itemPath(grab.element) else { return false }
    let known = state.interaction.swipes.firstIndex { $0.element == grab.element }
    let taken =
      known.map { state.interaction.swipes[$0] }
      ?? newSwipe(of: grab.element, path, isForward ? .leading : .trailing)
    guard var swipe = taken else { return false }
    if let known { state.interaction.swipes.remove(at: known) }
    closeSwipes(at: event.time)
    endPress()
    // Counting from where the finger passed the slop, however coarse its events are.
    let start = crossInput(grab.origin) + (isForward ? grab.slop : -grab.slop)
    swipe.track(grab.pointer, from: start, at: event.time, grab.tracker, state.settings.profile)
    swipe.follow(crossInput(event.position))
    state.interaction.swipes.append(swipe)
    capture(grab.pointer, from: grab.origin, at: event.time, &routed)
    post(.didBeginSwiping(path, swipe.edge))
    return true
  }

  /// What an item shows at an edge; `nil` where that is nothing, or where the axis across is for scrolling.
  private func newSwipe(of element: Int, _ path: ItemPath, _ edge: SwipeEdge) -> Swipe? {
    // The data may be ahead of what is shown: the handler is asked of the item by where it is there.
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
      state.diagnostics.append(
        .invalidValue(parameter: "swipeActions[\(index)].width", value: action.width))
    }
    return Swipe(
      element: element, edge: edge, actions,
      cellWidth: state.live[slot].attributes.crossExtent.points,
      slop: state.settings.profile.touchSlop)
  }

  /// Whether a finger that moves across the axis scrolls there.
  func scrollsAcross(_ section: Int) -> Bool {
    state.layout.crossExtent > viewportBreadth
      || state.layout.orthogonalSection(section) != nil
  }

  /// A pointer lifts or is taken away.
  func endSwipe(_ id: Int, at time: Timestamp, isCancelled: Bool) {
    if let grab = state.interaction.grab, grab.pointer == id {
      state.interaction.grab = nil
      if grab.isOpen, !isCancelled {
        if let action = grab.action, state.interaction.swipes.last?.isClosing == false {
          choose(action, of: grab.element)
        }
        closeSwipes(at: time)
      }
    }
    guard let last = state.interaction.swipes.indices.last,
      state.interaction.swipes[last].pointer == id
    else { return }
    let outcome = state.interaction.swipes[last].release(
      at: time, isCancelled: isCancelled, state.settings.profile, restDistance: restDistance)
    let swipe = state.interaction.swipes[last]
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

  /// Sends the cell that is open, or on its way there, back over its actions. One that a pointer has stays.
  func closeSwipes(at time: Timestamp) {
    if let news = takeBack(at: time) { post(news) }
  }

  /// The same; what is to be reported of it.
  func takeBack(at time: Timestamp) -> InteractionEvent? {
    guard let last = state.interaction.swipes.indices.last,
      !state.interaction.swipes[last].isClosing, state.interaction.swipes[last].pointer == nil
    else { return nil }
    state.interaction.swipes[last].close(
      at: time, state.settings.profile, restDistance: restDistance)
    let swipe = state.interaction.swipes[last]
    return itemPath(swipe.element).map { .didCloseSwipe($0, swipe.edge) }
  }

  /// A pointer has lifted: without a second one beside it, the one that may swipe or select is alone.
  func partGrab() {
    if state.interaction.pointers.count < 2 { state.interaction.grab?.isPaired = false }
  }

  /// Has cells rest that have come to where they go by a moment.
  func restSwipes(at time: Timestamp) {
    guard !state.interaction.swipes.isEmpty else { return }
    state.interaction.swipes = state.interaction.swipes.compactMap { swipe in
      var swipe = swipe
      return swipe.rest(at: time) ? swipe : nil
    }
  }
}

extension LayoutRect {
  fileprivate func contains(_ point: LayoutPoint) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.width && point.y >= origin.y
      && point.y < origin.y + size.height
  }
}
