import ScrollLayout

/// Pass 4, the states of cells: selected, highlighted, focused, lifted.
extension FramePipeline {
  /// Notifies cells whose state has changed. O(cells), and O(1) while nobody does anything with items.
  func reconcileStates() {
    // Each looked at where it is: asking the whole copies it.
    guard
      state.interaction.isChanged || !state.interaction.pointers.isEmpty
        || state.interaction.lift != nil || state.interaction.focused != nil
        || !state.interaction.selected.isEmpty || !state.interaction.swipes.isEmpty
    else { return }
    state.interaction.noteTold()
    for slot in state.live.indices {
      let now = state.interaction.state(of: state.live[slot].attributes.index)
      guard now != state.live[slot].state else { continue }
      state.live[slot].state = now
      state.live[slot].needsDrawing = true
      state.live[slot].owned?.cell.stateDidChange(to: now)
    }
  }

  /// The content scrolls along another axis: leaving cells go at once, a carried item keeps its position, and a swipe
  /// ends.
  func turnInteraction() {
    releaseLeaving()
    state.interaction.turnLift()
    endSwipes()
  }

  /// Has cells that are drawn aside be where they belong: there is another room for their actions.
  func endSwipes() {
    let before = state.interaction
    state.interaction.endSwiping()
    if !before.swipes.isEmpty { postEnds(before, state.structure) }
  }
}

extension Interaction {
  /// Whether any item is other than at rest.
  @inline(__always)
  var isInUse: Bool {
    !pointers.isEmpty || lift != nil || focused != nil || !selected.isEmpty || !swipes.isEmpty
  }
}
