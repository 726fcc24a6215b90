import ScrollLayout
import ScrollPrimitives

/// Pass 0, before all else: what pointers do with items. Run once a frame, on the events up to its time, with
/// everything where the frame before showed it.
///
/// Each event is handled here by the role of its pointer, `PointerRole`. The events of a pointer that carries, swipes or
/// selects do not reach the scroll model: for it that pointer is canceled.
extension FramePipeline {
  /// Handles the events of this frame, and leaves in the queue what is for the scroll model.
  func routePointers(to time: Timestamp) {
    guard
      asked.settings.selectionMode != .none || asked.settings.movesItems
        || withView({ $0.swipeHandler != nil }) || state.interaction.lift != nil
        || !state.interaction.pointers.isEmpty || !state.interaction.swipes.isEmpty
    else { return }
    var routed: [UpdateQueue.Timed] = []
    var due = 0
    for timed in queue.timed {
      guard timed.time <= time else { break }
      due += 1
      liftIfHeld(until: timed.time, &routed)
      guard case .event(let event) = timed else {
        routed.append(timed)
        continue
      }
      if !take(event, &routed) { routed.append(timed) }
    }
    liftIfHeld(until: time, &routed)
    restSwipes(at: time)
    queue.timed.replaceSubrange(0..<due, with: routed)
  }

  /// Handles an event. Says whether the scroll model does not get it.
  private func take(_ event: InputEvent, _ routed: inout [UpdateQueue.Timed]) -> Bool {
    switch event.action {
    case .pointerDown(let id, let kind):
      begin(id, kind, at: event, after: routed)
      return false
    case .pointerMoved(let id):
      endPress(of: id, leaving: event.position)
      if case .carrying = state.interaction.pointers[id] {
        state.interaction.carry(to: event.position)
        steer(event.position, at: event.time, &routed)
      } else {
        move(id, to: event, &routed)
      }
      return state.interaction.pointers[id]?.isCaptured ?? false
    case .pointerUp(let id):
      unpair(without: id)
      move(id, to: event, &routed)
      return end(id, isCanceled: false, at: event.time, &routed)
    case .pointerCanceled(let id):
      unpair(without: id)
      return end(id, isCanceled: true, at: event.time, &routed)
    case .wheel(let delta, _):
      if delta[main: axis] != 0 { closeSwipes(at: event.time) }
      return false
    }
  }

  /// A pointer goes down: alone on content at rest, it may do anything with the item there. One more leaves the first
  /// one nothing but to select together.
  ///
  /// - Parameter due: what the scroll model gets before it in this frame.
  private func begin(
    _ id: Int, _ kind: InputEvent.PointerKind, at event: InputEvent, after due: [UpdateQueue.Timed]
  ) {
    let profile = asked.settings.profile
    let slop = kind == .touch ? profile.touchSlop : profile.mouseSlop
    guard state.interaction.pointers.isEmpty else {
      pair(kind)
      endPress()
      if state.interaction.pointers[id] == nil { state.interaction.set(.content, of: id) }
      return
    }
    state.interaction.set(.content, of: id)
    let isAtRest = isAtRest(at: event.time, after: due)
    let (grab, closes) = grab(kind, at: event, slop: slop, isAtRest: isAtRest)
    let press = closes || !isAtRest ? nil : press(at: event, slop: slop)
    guard grab != nil || press != nil else { return }
    state.interaction.set(.undecided(PointerRole.Choice(press: press, grab: grab)), of: id)
  }

  /// A pointer moves, or lifts somewhere.
  private func move(_ id: Int, to event: InputEvent, _ routed: inout [UpdateQueue.Timed]) {
    switch state.interaction.pointers[id] {
    case nil, .content, .carrying, .spent: break
    case .undecided(let choice):
      if let grab = choice.grab { drag(grab, id, to: event, &routed) }
    case .swiping: swipe(to: event)
    case .selecting(var run):
      run.finger = event.position
      state.interaction.setRun(run)
      extendRun()
      steer(event.position, at: event.time, &routed)
    }
  }

  /// A pointer leaves its slop: across the axis it takes the cell along or selects, along it scrolls, or selects if it
  /// is a mouse or one of two fingers.
  private func drag(
    _ grab: PointerRole.Grab, _ id: Int, to event: InputEvent,
    _ routed: inout [UpdateQueue.Timed]
  ) {
    let cross = crossInput(event.position)
    var grab = grab
    grab.tracker.add(position: cross, time: event.time.seconds)
    let across = cross - crossInput(grab.origin)
    let along = abs(event.position[main: axis] - grab.origin[main: axis])
    let isAcross = abs(across) > grab.slop && abs(across) > along
    guard isAcross || along > grab.slop else {
      return state.interaction.decide { $0.grab = grab }
    }
    state.interaction.decide { $0.grab = nil }
    if isAcross {
      let isSwipe =
        !grab.isPaired && beginSwipe(grab, id, isForward: across > 0, event, &routed)
      if !isSwipe { beginRun(grab, id, event, &routed) }
    } else if grab.isOpen {
      closeSwipes(at: event.time)
    } else if grab.isPaired || grab.kind == .mouse {
      beginRun(grab, id, event, &routed)
    }
  }

  /// A pointer lifts or is taken away. Says whether it was kept from the scroll model.
  private func end(
    _ id: Int, isCanceled: Bool, at time: Timestamp, _ routed: inout [UpdateQueue.Timed]
  ) -> Bool {
    switch state.interaction.end(id) {
    case nil, .content: return false
    case .spent: return true
    case .undecided(let choice):
      if let grab = choice.grab, !isCanceled { release(grab, at: time) }
      if let press = choice.press {
        if !isCanceled { tap(press.element) }
        unhighlight(press)
      }
      return false
    case .swiping: endSwipe(at: time, isCanceled: isCanceled)
    case .selecting: steer(nil, at: time, &routed)
    case .carrying:
      state.interaction.release(isCanceled: isCanceled)
      steer(nil, at: time, &routed)
    }
    return true
  }

  /// Keeps a pointer that went down at a point from the content, from a moment on, and gives it a role.
  func capture(
    _ pointer: Int, as role: PointerRole, from origin: LayoutPoint, at time: Timestamp,
    _ routed: inout [UpdateQueue.Timed]
  ) {
    routed.append(
      .event(InputEvent(time: time, position: origin, action: .pointerCanceled(id: pointer))))
    note(.capturePointer(pointer))
    state.interaction.set(role, of: pointer)
  }

  /// A second pointer goes down: with two fingers only a selection may begin.
  private func pair(_ kind: InputEvent.PointerKind) {
    let selects = selectsRuns
    state.interaction.decide { choice in
      guard let first = choice.grab, !first.isOpen, selects else {
        choice.grab = nil
        return
      }
      choice.grab?.isPaired = first.kind == .touch && kind == .touch
    }
  }

  /// A pointer is about to lift: with fewer than two left, the undecided one is no longer one of a pair.
  private func unpair(without id: Int) {
    let rest = state.interaction.pointers.count - (state.interaction.pointers[id] == nil ? 0 : 1)
    if rest < 2 { state.interaction.decide { $0.grab?.isPaired = false } }
  }
}
