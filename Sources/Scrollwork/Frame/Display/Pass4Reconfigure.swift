import ScrollLayout

/// Pass 4, for items whose content changed while they stay where they are.
extension FramePipeline {
  /// Binds elements again, with the cells they have or with others, and measures them; those without a cell
  /// are measured when they get one.
  ///
  /// - Parameter fades: whether their old contents fade out over the new ones.
  func configure(_ changes: [CellChange], keepsCells: Bool, fades: Bool) {
    guard !changes.isEmpty else { return }
    retireAnchored()
    let screen = screen(at: state.motion.scroll.position)
    hold(
      state.hold.anchor?.index, state.hold.anchor?.edge ?? .start, from: screen.lowerBound,
      to: screen.upperBound)
    let changed = Set(changes.map(\.element))
    store.cache.empty { changed.contains($0) }
    if !store.kept.isEmpty { changeKept(changes, keepsCells: keepsCells) }
    for change in changes {
      guard let index = state.structure.index(of: change.element) else { continue }
      forgetSize(at: index)
      guard let slot = liveSlot(at: index) else { continue }
      configure(slot, change, keepsCell: keepsCells, fades: fades)
      var isChanged = false
      measure(slot, &isChanged)
    }
  }

  private func configure(_ slot: Int, _ change: CellChange, keepsCell: Bool, fades: Bool) {
    let current = state.live[slot].owned
    var payloads: [any Sendable] = []
    switch change.work {
    case .measure where current != nil: return
    // A placeholder's cell shows nothing of the item yet.
    case .update(let changes) where !state.live[slot].isPlaceholder: payloads = changes
    case .measure, .update, .bind: break
    }
    let owned = bind(change.element, current: keepsCell ? current : nil, payloads)
    guard fades else { return replace(slot, with: owned) }
    let content = takeContent(of: slot)
    replace(slot, with: owned)
    fadeOut(content, over: slot)
  }

  /// Binds an element again, and says what has changed of it; nothing for everything.
  func bind(
    _ element: ElementPath, current: CellStore.OwnedCell?, _ payloads: [any Sendable]
  ) -> CellStore.OwnedCell? {
    store.binding.payloads = payloads
    defer { store.binding.payloads = [] }
    return bind(element, current: current)
  }

  /// Gives a live element the cell its binding ended with.
  func replace(_ slot: Int, with owned: CellStore.OwnedCell?) {
    state.live[slot].needsDrawing = true
    state.live[slot].isPlaceholder = false
    state.live.places.list(nil)
    endFading(of: slot)
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
