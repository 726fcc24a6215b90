import ScrollLayout

/// Pass 4, for items whose content changed while they stay where they are.
extension FramePipeline {
  /// Binds elements again, with the cells they have or with others, and measures them; those without a cell
  /// are measured when they get one.
  func configure(_ elements: [ElementPath], keepsCells: Bool) {
    guard !elements.isEmpty else { return }
    let screen = screen(at: state.motion.scroll.position)
    hold(
      state.hold.anchor?.index, state.hold.anchor?.edge ?? .start, from: screen.lowerBound,
      to: screen.upperBound)
    let changed = Set(elements)
    store.cache.empty { changed.contains($0) }
    for element in elements {
      guard let index = state.structure.index(of: element) else { continue }
      forgetSize(at: index)
      guard let slot = liveSlot(at: index) else { continue }
      replace(slot, with: bind(element, current: keepsCells ? state.live[slot].owned : nil))
      var isChanged = false
      measure(slot, &isChanged)
    }
  }

  /// Gives a live element the cell its binding ended with.
  func replace(_ slot: Int, with owned: CellStore.OwnedCell?) {
    state.live[slot].needsDrawing = true
    state.live[slot].isPlaceholder = false
    state.live.places.list(nil)
    guard state.live[slot].owned?.cell !== owned?.cell else { return }
    let wasDisplayed = state.live[slot].isDisplayed
    if let old = state.live[slot].owned {
      if state.live[slot].state != CellState() { old.cell.stateDidChange(to: CellState()) }
      if wasDisplayed { old.cell.didEndDisplaying() }
      store.discard(old)
    }
    state.live[slot].owned = owned
    owned?.withPool { $0.book.counters.live += 1 }
    state.live[slot].state = CellState()
    state.interaction.noteChange()
    if wasDisplayed { owned?.cell.willDisplay() }
  }
}
