import ScrollLayout
import ScrollPrimitives

/// Pass 1: commands and events reach the scroll model, each at its moment. Run on a copy of the
/// model, once a round.
extension FramePipeline {
  /// Applies commands and events up to `time` and moves on to it. Returns how far commands of
  /// subscribers moved the content, which is not reported to them again.
  func run(
    _ model: inout ScrollModel, _ across: inout [CrossAxisScroll],
    goal: inout ScrollMotion.ScrollTarget?,
    to time: Timestamp
  ) -> Ticks {
    var silent = Ticks.zero
    notes.answers.next = 0
    round.arrival = nil
    if round.begun != nil { round.begun = nil }
    round.furthestPull = 0
    for slot in 0..<queue.due.commands {
      silent = silent + perform(queue.commands[slot], on: &model, &across, goal: &goal)
    }
    if queue.due.timed > 0 {
      handle(queue.timed.prefix(queue.due.timed), on: &model, &across, goal: &goal, &silent)
    }
    model.advance(to: time, &round.events)
    notePull(model)
    advance(&across, to: time)
    if !model.isAimed { arrive(at: &goal) }
    return silent
  }

  /// Applies commands and events at their moments.
  private func handle(
    _ due: ArraySlice<UpdateQueue.Timed>, on model: inout ScrollModel,
    _ across: inout [CrossAxisScroll], goal: inout ScrollMotion.ScrollTarget?, _ silent: inout Ticks
  ) {
    for timed in due {
      model.advance(to: timed.time, &round.events)
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
      // A motion that replaced it meanwhile is left alone.
      if !model.isAimed { arrive(at: &goal) }
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
        if case .profile(let profile) = entry.command { asked.settings.profile = profile }
      }
      queue.timed.removeFirst(queue.due.timed)
    }
    state.work.inputs += queue.due.timed
    queue.due = (0, 0)
  }

  /// Returns how far the content moved at once by what a subscriber requested.
  @inline(__always)
  private func perform(
    _ entry: UpdateQueue.Entry, on model: inout ScrollModel, _ across: inout [CrossAxisScroll],
    goal: inout ScrollMotion.ScrollTarget?
  ) -> Ticks {
    let before = model.position
    if isAwaited, entry.command.movesContent { round.begun = .some(entry.command.awaitedID) }
    perform(entry.command, on: &model, goal: &goal)
    if mayMoveAcross(entry.command) {
      performAcross(entry.command, &across, model)
      stay(&model, at: goal, whileAcross: across)
    }
    return entry.isSilent ? model.position - before : .zero
  }

  private func perform(
    _ command: UpdateQueue.Command, on model: inout ScrollModel,
    goal: inout ScrollMotion.ScrollTarget?
  ) {
    switch command {
    case .orthogonal, .across: break
    case .offset(let target, _, let animated):
      let place = meant(by: target, animated: animated, model.bounds)
      let side = (animated ? edge(meantBy: target) : nil) ?? model.edge(meantBy: place)
      goal = side.map { .edge($0) }
      if animated, let side { approach(&model, .edge(side), place) }
      model.scroll(to: place, animated: animated, &round.events)
    case .edge(let side, let pace):
      goal = .edge(side)
      let end = model.bounds[side]
      if pace.isAnimated { approach(&model, .edge(side), end) }
      model.scroll(
        to: end, animated: pace.isAnimated, lasting: pace.duration, along: pace.curve,
        &round.events)
    case .item(let path, let position, let animated):
      let pace = UpdateQueue.ScrollPace(isAnimated: animated)
      scroll(&model, to: .item(path), at: position, .zero, pace, goal: &goal)
    case .element(let path, let position, let offset, let pace):
      scroll(&model, to: path, at: position, offset, pace, goal: &goal)
    case .awaited(_, let scroll): perform(scroll, on: &model, goal: &goal)
    case .cruise, .holdIndicator, .moveIndicator, .releaseIndicator, .profile, .fling:
      if command.takesIndicator { goal = nil }
      model.take(command, aim: { aim($0, in: $1, goal: &goal) }, &round.events)
    }
  }

  /// The position of a requested offset in this round. The caller counted in the coordinates of the previous frame.
  /// An end that it named is where that end is now, and so is an offset beyond an end that is animated to. A position
  /// nearby moved with the visible content. A position further away is the number itself, and so is one in content
  /// that was laid out again.
  private func meant(by target: Ticks, animated: Bool, _ edges: ScrollBounds) -> Ticks {
    let bounds = notes.edgeChange?.former ?? state.motion.scroll.bounds
    if target == bounds.maximum { return edges.maximum }
    if target == bounds.minimum { return edges.minimum }
    if target > bounds.maximum { return animated ? max(edges.maximum, target) : target }
    if target < bounds.minimum { return animated ? min(edges.minimum, target) : target }
    if notes.edgeChange?.isLaidAnew ?? false { return target }
    let distance = abs((target - state.motion.scroll.position).rawValue)
    return animated || distance <= viewportLength.rawValue ? target + round.growth : target
  }

  /// The end that the caller named, by the edges of the previous frame: one further on does not make it a place before
  /// the end. `nil` for a place between them, and for content that does not scroll.
  private func edge(meantBy target: Ticks) -> EdgeSide? {
    let bounds = notes.edgeChange?.former ?? state.motion.scroll.bounds
    guard bounds.minimum < bounds.maximum else { return nil }
    if target >= bounds.maximum { return .trailing }
    return target <= bounds.minimum ? .leading : nil
  }

  /// Notes the item that the content has been brought to, and lets go of the goal.
  private func arrive(at goal: inout ScrollMotion.ScrollTarget?) {
    if case .element(let path, _, _) = goal { round.arrival = state.structure.index(of: path) }
    goal = nil
  }

  private func handle(
    _ event: InputEvent, on model: inout ScrollModel, goal: inout ScrollMotion.ScrollTarget?
  ) {
    model.take(
      event, along: axis, locks: state.applied.settings.locksDirection,
      aim: { aim($0, in: $1, goal: &goal) }, &round.events)
  }

  /// The event with x coordinates counted from the right.
  func mirrored(_ event: InputEvent) -> InputEvent {
    var event = event
    event.position.x = state.applied.settings.viewport.width - event.position.x
    if case .wheel(let delta, let kind) = event.action {
      event.action = .wheel(delta: LayoutPoint(x: 0 - delta.x, y: delta.y), kind: kind)
    }
    return event
  }
}

extension UpdateQueue.Command {
  /// Whether a person holds or moves the scroll indicator.
  fileprivate var takesIndicator: Bool {
    switch self {
    case .holdIndicator, .moveIndicator: true
    default: false
    }
  }
}

extension ScrollModel {
  /// Handles a command that names no place in the content; others do nothing.
  mutating func take(
    _ command: UpdateQueue.Command, aim: ReleaseTargeting, _ events: inout [ScrollEvent]
  ) {
    switch command {
    case .cruise(let velocity): cruise(velocity: velocity, &events)
    case .holdIndicator: holdIndicator(&events)
    case .moveIndicator(let position): moveIndicator(to: position)
    case .releaseIndicator: releaseIndicator(&events)
    case .profile(let profile): setProfile(profile, &events)
    case .fling(let velocity): fling(velocity: velocity, aim: aim, &events)
    case .offset, .edge, .orthogonal, .item, .element, .across, .awaited: break
    }
  }

  /// Handles an event of a pointer or a wheel, along an axis.
  mutating func take(
    _ event: InputEvent, along axis: Axis, locks: Bool, aim: ReleaseTargeting,
    _ events: inout [ScrollEvent]
  ) {
    func pointer(_ id: Int) -> Pointer {
      Pointer(
        id: id,
        place: Place(main: event.position[main: axis], cross: event.position[cross: axis]),
        time: event.time)
    }
    switch event.action {
    case .pointerDown(let id, let kind):
      let slop = kind == .touch ? profile.touchSlop : profile.mouseSlop
      pointerDown(pointer(id), slop: slop, &events)
    case .pointerMoved(let id):
      pointerMoved(pointer(id), locks: locks, &events)
    case .pointerUp(let id):
      pointerUp(pointer(id), isCanceled: false, locks: locks, aim: aim, &events)
    case .pointerCanceled(let id):
      pointerUp(pointer(id), isCanceled: true, locks: locks, aim: aim, &events)
    case .wheel(let delta, .precise):
      wheel(by: delta[main: axis], &events)
    case .wheel(let delta, .stepped):
      wheelStep(by: delta[main: axis], &events)
    }
  }
}
