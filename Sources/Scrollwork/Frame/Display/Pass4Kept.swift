import ScrollLayout

/// Pass 4, for cells that stay with elements off screen.
extension FramePipeline {
  /// Whether a cell stays with its element as that leaves the screen.
  func isKept(_ cell: any ReusableCell, isFocused: Bool) -> Bool {
    guard let context = (cell as? any ContextualCell)?.context else { return false }
    return context.keepsAlive || isFocused
  }

  /// The cell that stayed with an element that comes back, bound again where the element has changed.
  func takeKept(_ element: ElementPath) -> CellStore.OwnedCell? {
    guard let kept = store.kept.take(element) else { return nil }
    guard let payloads = kept.payloads else {
      kept.owned.withPool { $0.book.counters.restored += 1 }
      return kept.owned
    }
    let owned = bind(element, current: kept.owned, payloads)
    if owned?.cell !== kept.owned.cell {
      owned?.withPool { $0.book.counters.live += 1 }
      store.discard(kept.owned)
    }
    return owned
  }

  /// Notes that elements have changed: their cells are bound again as they come back, or let go.
  func changeKept(_ changes: [CellChange], keepsCells: Bool) {
    guard keepsCells else {
      let changed = Set(changes.map(\.element))
      return releaseKept { changed.contains($0.element) }
    }
    for change in changes {
      switch change.work {
      case .measure: break
      case .update(let payloads): store.kept.bind(change.element, payloads)
      case .bind: store.kept.bind(change.element, [])
      }
    }
  }

  /// Lets go of cells that stayed with elements.
  func releaseKept(where isOver: (KeptCells.KeptCell) -> Bool) {
    if !store.kept.isEmpty { store.kept.release(where: isOver) }
  }

  /// Lets go of the cells that no longer ask to stay and whose items have lost the focus. O(such cells).
  func reviewKept() {
    let focused = focusedItem.map { ElementPath.item($0) }
    releaseKept { !isKept($0.owned.cell, isFocused: $0.element == focused) }
  }
}
