import ScrollLayout
import ScrollPrimitives

/// Pass 2: content that is moved outside of rounds, and motions that follow updates.
extension FramePipeline {
  /// Keeps what scrolls across as the round that agreed with the layout has it.
  func keep(_ across: [CrossAxisScroll]) {
    guard !across.isEmpty || !state.motion.across.isEmpty else { return }
    state.motion.keep(across)
  }

  /// Moves the coordinate frame; nothing on screen moves. An animation whose item is gone goes on to
  /// where that was.
  func moveFrame(by growth: Ticks?) {
    if case .element(let path, _, _) = state.motion.goal, !state.structure.contains(path) {
      state.motion.set(nil)
    }
    if let growth { state.motion.translate(by: growth) }
  }

  /// Gives the target element of an animation its new path.
  func relocateGoal(_ changes: RowMap, from old: ItemStructure) {
    if isAwaited { relocateAwaited(changes, from: old) }
    guard case .element(let path, let position, let offset) = state.motion.goal else { return }
    let goal = relocated(path, changes, from: old)
    state.motion.set(goal.map { .element($0, position, offset) })
  }

  /// The path of an element after changes; `nil` when it has gone.
  func relocated(
    _ path: ElementPath, _ changes: RowMap, from old: ItemStructure
  ) -> ElementPath? {
    old.index(of: path).flatMap { changes.place(of: $0) }.map { state.structure.path(at: $0) }
  }

  private func relocated(
    _ path: ItemPath, _ changes: RowMap, from old: ItemStructure
  ) -> ItemPath? {
    guard case .item(let now)? = relocated(.item(path), changes, from: old) else { return nil }
    return now
  }

  /// Moves the cross-axis offsets with their sections; those of removed sections are dropped.
  func relocateAcross(_ changes: RowMap, from old: ItemStructure) {
    if !state.motion.across.isEmpty { followAcross(changes, from: old) }
    if state.layoutTraits.runsAcross { adoptShifted() }
  }

  /// Takes in how far sections are scrolled that nobody has scrolled: when items come before the first one that a section
  /// shows, the layout keeps that one in its place. O(sections).
  private func adoptShifted() {
    let known = Set(state.motion.across.compactMap(\.section))
    for section in state.structure.sectionCounts.indices where !known.contains(section) {
      guard let carousel = state.layout.orthogonalSection(section), carousel.offset != .zero else {
        continue
      }
      let shifted = CrossAxisScroll(
        section: section, like: state.motion.scroll, length: carousel.contentExtent,
        viewport: viewportBreadth, offset: carousel.offset)
      state.motion.add(shifted)
    }
  }

  /// Renumbers the sections that are scrolled across, and lets go of those that have gone.
  private func followAcross(_ changes: RowMap, from old: ItemStructure) {
    var kept: [CrossAxisScroll] = []
    for var scroll in state.motion.across {
      if let section = scroll.section {
        guard
          let place = old.index(of: .header(section: section)).flatMap({ changes.place(of: $0) })
        else { continue }
        scroll.section = state.structure.section(at: place)
      }
      if let goal = scroll.goal {
        scroll.goal = relocated(goal.path, changes, from: old).map {
          CrossAxisScroll.ScrollTarget(path: $0, side: goal.side)
        }
      }
      kept.append(scroll)
    }
    state.motion.keep(kept)
  }

  /// Puts the content of the first frame at its leading edge, at the frame's time.
  func beginAtLeadingEdge() {
    let bounds = state.ends.bounds
    let (settings, time) = (state.applied.settings, state.time ?? .zero)
    state.motion.begin(settings, bounds, at: time)
  }

  /// Puts the content where it was, at rest; the frame's rounds put it within its edges.
  func place(at position: Ticks) {
    interruptScroll()
    // A finger that is down holds the content where it is now.
    let distance = position - state.motion.scroll.place
    state.motion.translate(by: distance)
    state.motion.set(nil)
  }

  /// Ends what moves the content, and posts the events of that.
  private func interruptScroll() {
    round.events.removeAll(keepingCapacity: true)
    state.motion.interrupt(&round.events)
    for event in round.events { state.post(.scroll(event)) }
  }

  /// Moves content at rest back to where the person left it. Returns by how much.
  func returnContent(by distance: Ticks) -> Ticks {
    guard distance != .zero, state.motion.scroll.isIdle || state.hold.reading?.isPulled ?? false
    else {
      return .zero
    }
    if !state.motion.scroll.isIdle { interruptScroll() }
    state.motion.move(by: distance)
    return distance
  }
}
