import ScrollLayout
import ScrollPrimitives

/// Pass 4, cells that ask where they are, and to be drawn or measured again there.
extension FramePipeline: CellHost {
  var cellTraits: TraitCollection { state.applied.settings.traits }

  func element(of cell: any ReusableCell) -> ElementPath? {
    if store.isBinding(cell) { return store.binding.element }
    return slot(of: cell).map { state.live[$0].attributes.element } ?? store.kept.element(of: cell)
  }

  func state(of cell: any ReusableCell) -> CellState? {
    if let slot = slot(of: cell) { return state.live[slot].state }
    let kept = store.kept.element(of: cell)
    return kept.flatMap { state.structure.index(of: $0) }.map { state.interaction.state(of: $0) }
  }

  func isOnScreen(_ cell: any ReusableCell) -> Bool {
    slot(of: cell).map { state.live[$0].isDisplayed } ?? false
  }

  func setNeedsSize(of cell: any ReusableCell) {
    // The element is named as it is now; updates that are queued move it.
    guard let element = element(of: cell),
      let pending = queue.path(element, from: state.structure)
    else { return }
    setNeedsSize(of: [pending])
  }

  /// Measures elements that exist again in the next frame.
  func setNeedsSize(of elements: [ElementPath]) {
    let version = queue.version
    queue.reconfigured += elements.map {
      UpdateQueue.Named(path: $0, version: version, work: .measure)
    }
    note(.setNeedsSize(elements))
  }

  /// The slot of a cell that belongs to an element. O(live cells).
  private func slot(of cell: any ReusableCell) -> Int? {
    state.live.indices.first { state.live[$0].owned?.cell === cell }
  }

  /// Draws a cell again in the next frame. A cell that belongs to no element draws when it is bound.
  func setNeedsDrawing(of cell: any ReusableCell) {
    guard let slot = slot(of: cell) else { return }
    state.live[slot].needsDrawing = true
    notes.isDrawingAsked = true
  }

  /// Draws all cells and decorations again in the next frame.
  func setNeedsDrawingOfAll() {
    for slot in state.live.indices { state.live[slot].needsDrawing = true }
    state.decorations.setNeedsDrawing()
    notes.isDrawingAsked = true
  }

  /// Leaves all cells to the pools that other views share: the view goes.
  func returnCells() {
    retireAll(of: state.structure)
    store.trim(keepsNothing: asked.isMemoryLow)
  }

  /// Ends the bindings of all cells: the view goes.
  func endContexts() {
    var bound = state.live.indices.compactMap { state.live[$0].owned?.cell }
    bound += (state.leaving.leaving + state.leaving.fading).compactMap(\.owned?.cell)
    bound += store.cache.cached.map(\.owned.cell) + store.kept.cells.map(\.owned.cell)
    for cell in bound { (cell as? any ContextualCell)?.context?.end() }
    store.endContexts()
  }
}
