import ScrollLayout

/// Pass 4, for items whose content changed while they stay where they are.
extension FramePipeline {
  /// Binds elements again, with the cells they have or with others, and measures them; those without a cell
  /// are measured when they get one.
  ///
  /// - Parameter changes: the work for each element, by its position in the list; without them all are bound.
  func configure(
    _ elements: [ElementPath], keepsCells: Bool, _ changes: [CellChange] = []
  ) {
    guard !elements.isEmpty else { return }
    let screen = screen(at: state.motion.scroll.position)
    hold(
      state.hold.anchor?.index, state.hold.anchor?.edge ?? .start, from: screen.lowerBound,
      to: screen.upperBound)
    let changed = Set(elements)
    store.cache.empty { changed.contains($0) }
    for (position, element) in elements.enumerated() {
      guard let index = state.structure.index(of: element) else { continue }
      forgetSize(at: index)
      guard let slot = liveSlot(at: index) else { continue }
      let change = changes.isEmpty ? CellChange() : changes[position]
      if change.binds || state.live[slot].owned == nil {
        let current = keepsCells ? state.live[slot].owned : nil
        if !state.live[slot].isPlaceholder { store.binding.payloads = change.payloads }
        replace(slot, with: bind(element, current: current))
        store.binding.payloads = []
      }
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

/// What becomes of a cell whose content changed while its element stays.
struct CellChange {
  /// Whether it is bound again; otherwise it is only measured.
  var binds = true
  /// What was said of the change; empty where everything is bound.
  var payloads: [any Sendable] = []
}

extension [UpdateQueue.Named] {
  /// Each element once, with all its changes.
  ///
  /// - Parameter others: elements that are bound whole in the same frame.
  func merged(besides others: [ElementPath]) -> (elements: [ElementPath], changes: [CellChange]) {
    guard contains(where: { !$0.binds || $0.payload != nil }) else { return (map(\.path), []) }
    let whole = Set(others)
    var slots: [ElementPath: Int] = [:]
    var (elements, changes): ([ElementPath], [CellChange]) = ([], [])
    var isWhole: [Bool] = []
    for named in self {
      let slot = slots[named.path] ?? elements.count
      if slot == elements.count {
        slots[named.path] = slot
        elements.append(named.path)
        changes.append(CellChange(binds: false))
        isWhole.append(whole.contains(named.path))
      }
      if named.binds { changes[slot].binds = true }
      if let payload = named.payload { changes[slot].payloads.append(payload) }
      isWhole[slot] = isWhole[slot] || named.binds && named.payload == nil
    }
    for slot in changes.indices where isWhole[slot] { changes[slot].payloads = [] }
    return (elements, changes)
  }
}
