import ScrollLayout
import ScrollPrimitives

/// Pass 2: the only code that keeps a scroll model.
extension FramePipeline {
  /// Keeps the model of the round that agreed with the layout, for the one that the frame found.
  @inline(__always)
  func keep(_ model: inout ScrollModel, goal: EngineState.Goal?, displacement: Ticks) {
    // Not copied, which takes both models' references.
    swap(&state.scroll, &model)
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
    if case .item(let path, _) = state.goal, !state.structure.contains(path) { state.goal = nil }
    if let growth { state.scroll.translate(by: growth) }
  }

  /// Has an animation's item go by its new path.
  func relocateGoal(_ changes: RowMap, from old: ItemStructure) {
    guard case .item(let path, let position) = state.goal else { return }
    state.goal = relocated(path, changes, from: old).map { .item($0, position) }
  }

  /// The path of an item after changes; `nil` when it has gone.
  private func relocated(
    _ path: ItemPath, _ changes: RowMap, from old: ItemStructure
  ) -> ItemPath? {
    guard let place = old.index(of: .item(path)).flatMap({ changes.place(of: $0) }),
      case .item(let now) = state.structure.path(at: place)
    else { return nil }
    return now
  }

  /// Has what scrolls across go with its section; that of sections which have gone is let go.
  func relocateAcross(_ changes: RowMap, from old: ItemStructure) {
    if !state.across.isEmpty { followAcross(changes, from: old) }
    if state.layoutTraits.runsAcross { adoptShifted() }
  }

  /// Takes in how far sections are scrolled that nobody has scrolled: when items come before the first one that a section
  /// shows, the layout keeps that one in its place. O(sections).
  private func adoptShifted() {
    let known = Set(state.across.compactMap(\.section))
    for section in state.structure.sectionCounts.indices where !known.contains(section) {
      guard let carousel = state.layout.orthogonalSection(section), carousel.offset != .zero else {
        continue
      }
      state.across.append(
        AcrossScroll(
          section: section, like: state.scroll, length: carousel.contentExtent,
          viewport: viewportBreadth, offset: carousel.offset))
    }
  }

  /// Renumbers the sections that are scrolled across, and lets go of those that have gone.
  private func followAcross(_ changes: RowMap, from old: ItemStructure) {
    var kept: [AcrossScroll] = []
    for var scroll in state.across {
      if let section = scroll.section {
        guard
          let place = old.index(of: .header(section: section)).flatMap({ changes.place(of: $0) })
        else { continue }
        scroll.section = state.structure.section(at: place)
      }
      if let goal = scroll.goal {
        scroll.goal = relocated(goal.path, changes, from: old).map {
          AcrossScroll.Goal(path: $0, side: goal.side)
        }
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
    state.scroll.bounds = state.ends.bounds
    state.scroll.place = state.scroll.bounds.minimum
  }

  /// Puts the content where it was, at rest; the frame's rounds put it within its edges.
  func place(at position: Ticks) {
    interruptScroll()
    // A finger that is down holds the content where it is now.
    state.scroll.translate(by: position - state.scroll.place)
    state.goal = nil
  }

  /// Ends what moves the content, and posts the events of that.
  private func interruptScroll() {
    round.events.removeAll(keepingCapacity: true)
    state.scroll.interrupt(&round.events)
    for event in round.events { state.events.append(.scroll(event)) }
  }

  /// Moves content at rest back to where the person left it. Returns by how much.
  func returnContent(by distance: Ticks) -> Ticks {
    guard distance != .zero, state.scroll.isIdle || state.reading?.isPulled ?? false else {
      return .zero
    }
    if !state.scroll.isIdle { interruptScroll() }
    state.scroll.place = state.scroll.place + distance
    return distance
  }

  /// Takes the settings that scrolling depends on. Returns how far that moved the content: where it may not go beyond its
  /// edges any more, it is put within them at once.
  @discardableResult
  func takeMotionSettings(isSet: Bool) -> Ticks {
    let position = state.scroll.position
    state.scroll.setScale(state.settings.scale)
    round.events.removeAll(keepingCapacity: true)
    state.scroll.setBounces(state.settings.bounces, &round.events)
    if isSet { state.scroll.setProfile(state.settings.profile, &round.events) }
    for event in round.events { state.events.append(.scroll(event)) }
    return state.scroll.position - position
  }
}
