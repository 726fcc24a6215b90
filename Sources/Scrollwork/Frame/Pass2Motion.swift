import ScrollLayout
import ScrollPrimitives

/// Pass 2: the only code that keeps a scroll model.
extension CollectionView {
  /// Keeps the model of the round that agreed with the layout.
  @inline(__always)
  func keep(_ model: consuming ScrollModel, goal: EngineState.Goal?, displacement: Ticks) {
    state.scroll = model
    if state.scroll.hold != nil { state.scroll.settleIndicator(by: displacement) }
    state.takeover = state.scroll.takeover
    state.scroll.takeover = MotionTakeover()
    state.goal = goal
  }

  /// Keeps what scrolls across as the round that agreed with the layout has it.
  func keep(_ across: [AcrossScroll]) {
    guard !across.isEmpty || !state.across.isEmpty else { return }
    state.across = across
  }

  /// Moves the coordinate frame; nothing on screen moves. An animation whose item is gone goes on to
  /// where that was.
  func moveFrame(by growth: Ticks?) {
    if let goal = state.goal, !state.structure.contains(goal.path) { state.goal = nil }
    if let growth { state.scroll.translate(by: growth) }
  }

  /// Has an animation's item go by its new path.
  func relocateGoal(_ changes: RowMap, from old: ItemStructure) {
    guard let goal = state.goal else { return }
    let place = old.index(of: .item(goal.path)).flatMap { changes.place(of: $0) }
    if let place, case .item(let path) = state.structure.path(at: place) {
      state.goal?.path = path
    } else {
      state.goal = nil
    }
  }

  /// Has what scrolls across go with its section; that of sections which have gone is let go.
  func relocateAcross(_ changes: RowMap, from old: ItemStructure) {
    guard !state.across.isEmpty else { return }
    var kept: [AcrossScroll] = []
    for var scroll in state.across {
      if let section = scroll.section {
        guard
          let place = old.index(of: .header(section: section)).flatMap({ changes.place(of: $0) })
        else { continue }
        scroll.section = state.structure.section(at: place)
      }
      kept.append(scroll)
    }
    state.across = kept
  }

  /// Puts the content of the first frame at its leading edge, at the frame's time.
  func beginAtLeadingEdge() {
    state.scroll = ScrollModel(profile: state.settings.profile)
    state.scroll.bounces = state.settings.bounces
    state.scroll.scale = state.settings.scale
    state.scroll.time = state.time ?? .zero
    state.scroll.bounds = state.edgeBounds
    state.scroll.place = state.scroll.bounds.minimum
  }

  /// Puts the content where it was, at rest.
  func place(at position: Ticks) {
    roundEvents.removeAll(keepingCapacity: true)
    state.scroll.interrupt(&roundEvents)
    for event in roundEvents { state.events.append(.scroll(event)) }
    state.scroll.bounds = state.edgeBounds
    state.scroll.place = state.scroll.bounds.clamp(position)
  }

  /// Takes the edges as they are now. What moves goes on toward them; what rests is put within them at
  /// once, at the leading edge where it follows that. Returns how far that moves the content.
  func stayWithinEdges(
    followsLeadingEdge: Bool, isReload: Bool, isSet: Bool, isRefresh: Bool
  ) -> Ticks {
    let before = state.scroll.position
    let new = state.edgeBounds
    state.scroll.setScale(state.settings.scale)
    roundEvents.removeAll(keepingCapacity: true)
    state.scroll.setBounces(state.settings.bounces, &roundEvents)
    if isSet { state.scroll.setProfile(state.settings.profile, &roundEvents) }
    guard !isRefresh, case .idle = state.scroll.activity else {
      let old = state.scroll.bounds
      if isReload, old.clamp(before) == before {
        // Nothing is left to show that far out, so the motion goes on at the edge.
        state.scroll.translate(by: new.clamp(before) - before)
      }
      if isRefresh { state.scroll.moveOut(of: new) }
      state.scroll.setBounds(new, &roundEvents)
      for event in roundEvents { state.events.append(.scroll(event)) }
      return state.scroll.position - before
    }
    for event in roundEvents { state.events.append(.scroll(event)) }
    state.scroll.bounds = new
    if followsLeadingEdge { state.scroll.place = state.scroll.bounds.minimum }
    state.scroll.place = new.clamp(state.scroll.place)
    return state.scroll.position - before
  }
}
