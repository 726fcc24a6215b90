import ScrollLayout
import ScrollPrimitives

/// Pass 1: commands and events reach the scroll model, each at its moment. Run on a copy of the
/// model, once a round.
extension CollectionView {
  /// Applies commands and events up to `time` and moves on to it. Returns how far commands of
  /// subscribers moved the content, which is not reported to them again.
  func run(
    _ model: inout ScrollModel, _ across: inout [AcrossScroll], goal: inout EngineState.Goal?,
    to time: Timestamp
  ) -> Ticks {
    var silent = Ticks.zero
    answers.next = 0
    furthestPull = 0
    for slot in 0..<queue.due.commands {
      silent = silent + perform(queue.commands[slot], on: &model, &across, goal: &goal)
    }
    if queue.due.timed > 0 {
      handle(queue.timed.prefix(queue.due.timed), on: &model, &across, goal: &goal, &silent)
    }
    model.advance(to: time, &roundEvents)
    notePull(model)
    advance(&across, to: time)
    if !model.isAimed { goal = nil }
    return silent
  }

  /// Applies commands and events at their moments.
  private func handle(
    _ due: ArraySlice<UpdateQueue.Timed>, on model: inout ScrollModel,
    _ across: inout [AcrossScroll], goal: inout EngineState.Goal?, _ silent: inout Ticks
  ) {
    for timed in due {
      model.advance(to: timed.time, &roundEvents)
      advance(&across, to: timed.time)
      switch timed {
      case .event(let event):
        let event = isMirrored ? mirrored(event) : event
        handle(event, on: &across, main: model)
        handle(event, on: &model, goal: &goal)
        notePull(model)
      case .command(let entry, _):
        silent = silent + perform(entry, on: &model, &across, goal: &goal)
      }
      // What took over in the meantime goes its own way.
      if !model.isAimed { goal = nil }
    }
  }

  /// Forgets what the frame has used up.
  func consumeQueue() {
    if queue.due.commands > 0 {
      if queue.due.commands == queue.commands.count {
        while !queue.commands.isEmpty { queue.commands.removeLast() }
      } else {
        queue.commands.removeFirst(queue.due.commands)
      }
    }
    if queue.due.timed > 0 {
      for case .command(let entry, _) in queue.timed.prefix(queue.due.timed) {
        if case .profile(let profile) = entry.command { settings.profile = profile }
      }
      queue.timed.removeFirst(queue.due.timed)
    }
    state.work.inputs += queue.due.timed
    queue.due = (0, 0)
  }

  /// Returns how far the content moved at once by what a subscriber asked for.
  private func perform(
    _ entry: UpdateQueue.Entry, on model: inout ScrollModel, _ across: inout [AcrossScroll],
    goal: inout EngineState.Goal?
  ) -> Ticks {
    let before = model.position
    perform(entry.command, on: &model, goal: &goal)
    if mayMoveAcross(entry.command) { performAcross(entry.command, &across, model) }
    return entry.isSilent ? model.position - before : .zero
  }

  private func perform(
    _ command: UpdateQueue.Command, on model: inout ScrollModel, goal: inout EngineState.Goal?
  ) {
    switch command {
    case .orthogonal, .across:
      break
    case .offset(let target, _, let animated):
      goal = nil
      model.scroll(to: target, animated: animated, &roundEvents)
    case .item(let path, let position, let animated):
      let settled = settle(position, of: path, from: model.position)
      guard let settled, let target = target(of: path, at: settled) else { return }
      goal = EngineState.Goal(path: path, position: settled)
      if animated { model.approach(target, &roundEvents) }
      model.scroll(to: target, animated: animated, &roundEvents)
    case .holdIndicator:
      goal = nil
      model.holdIndicator(&roundEvents)
    case .moveIndicator(let position):
      goal = nil
      model.moveIndicator(to: position)
    case .releaseIndicator:
      model.releaseIndicator(&roundEvents)
    case .profile(let profile):
      model.setProfile(profile, &roundEvents)
    case .fling(let velocity):
      model.fling(
        velocity: velocity, aim: { aim($0, in: $1, goal: &goal) }, &roundEvents)
    }
  }

  private func handle(
    _ event: InputEvent, on model: inout ScrollModel, goal: inout EngineState.Goal?
  ) {
    let locks = state.settings.locksDirection
    func pointer(_ id: Int) -> ScrollModel.Pointer {
      ScrollModel.Pointer(
        id: id,
        place: Place(main: event.position[main: axis], cross: event.position[cross: axis]),
        time: event.time)
    }
    func lift(_ id: Int, isCancelled: Bool) {
      model.pointerUp(
        pointer(id), isCancelled: isCancelled, locks: locks,
        aim: { aim($0, in: $1, goal: &goal) }, &roundEvents)
    }
    switch event.action {
    case .pointerDown(let id, let kind):
      let slop = kind == .touch ? model.profile.touchSlop : model.profile.mouseSlop
      model.pointerDown(pointer(id), slop: slop, &roundEvents)
    case .pointerMoved(let id):
      model.pointerMoved(pointer(id), locks: locks, &roundEvents)
    case .pointerUp(let id):
      lift(id, isCancelled: false)
    case .pointerCancelled(let id):
      lift(id, isCancelled: true)
    case .wheel(let delta, .precise):
      model.wheel(by: delta[main: axis], &roundEvents)
    case .wheel(let delta, .stepped):
      model.wheelStep(by: delta[main: axis], &roundEvents)
    }
  }

  /// The event with x coordinates counted from the right.
  private func mirrored(_ event: InputEvent) -> InputEvent {
    var event = event
    event.position.x = state.settings.viewport.width - event.position.x
    if case .wheel(let delta, let kind) = event.action {
      event.action = .wheel(delta: LayoutPoint(x: 0 - delta.x, y: delta.y), kind: kind)
    }
    return event
  }

  // MARK: Scrolling to an item

  /// The offset at which an item lies as `position` says, by the sizes known now; within the edges.
  func target(of path: ItemPath, at position: ScrollPosition) -> Ticks? {
    guard let index = state.structure.index(of: .item(path)),
      let item = state.layout.attributes(at: index)
    else { return nil }
    let leading = Ticks(clamping: state.edges.adjustedLeading)
    let trailing = Ticks(clamping: state.edges.adjustedTrailing)
    let viewport = viewportLength
    switch position {
    case .top, .nearest:
      return item.start - leading
    case .bottom:
      return item.end + trailing - viewport
    case .centre:
      let free = viewport - leading - trailing
      let slack = Ticks(rawValue: (free - item.extent).rawValue / 2)
      return item.start - leading - slack
    }
  }

  /// Turns `nearest` into the edge it means from a position; `nil` when nothing needs to move.
  private func settle(
    _ position: ScrollPosition, of path: ItemPath, from offset: Ticks
  ) -> ScrollPosition? {
    guard position == .nearest else { return position }
    guard let top = target(of: path, at: .top), let bottom = target(of: path, at: .bottom) else {
      return nil
    }
    // Between the two the item is wholly on screen; an item longer than the viewport has them swapped.
    if offset > max(top, bottom) { return top >= bottom ? .top : .bottom }
    if offset < min(top, bottom) { return top >= bottom ? .bottom : .top }
    return nil
  }
}
