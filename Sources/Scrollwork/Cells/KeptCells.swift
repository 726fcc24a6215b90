import ScrollLayout

/// Cells that keep their elements off screen, because they ask for it or their item has the focus.
struct KeptCells: ~Copyable {
  struct KeptCell {
    var element: ElementPath
    var owned: CellStore.OwnedCell
    /// How the item has changed meanwhile.
    var change = Change.none
  }

  /// What is done with a cell before it is shown again.
  enum Change {
    case none
    /// It is bound, and the caller said what has changed.
    case update([any Sendable])
    /// It is bound.
    case bind
  }

  private let capacity: Int
  /// The oldest first.
  private(set) var cells: [KeptCell] = []

  init(capacity: Int) { self.capacity = max(0, capacity) }

  var isEmpty: Bool { cells.isEmpty }

  /// The element that a cell is kept for.
  func element(of cell: any ReusableCell) -> ElementPath? {
    cells.first { $0.owned.cell === cell }?.element
  }

  /// Whether a cell is kept for an element.
  func holds(_ element: ElementPath) -> Bool { cells.contains { $0.element == element } }

  /// Keeps a cell. Where there are more than may be, the oldest goes to its pool.
  mutating func keep(_ owned: CellStore.OwnedCell, _ element: ElementPath) {
    owned.withPool {
      $0.book.counters.live -= 1
      $0.book.counters.kept += 1
    }
    cells.append(KeptCell(element: element, owned: owned))
    if cells.count > capacity { release(cells.removeFirst()) }
  }

  /// Takes the cell that is kept for an element.
  mutating func take(_ element: ElementPath) -> KeptCell? {
    guard let slot = cells.firstIndex(where: { $0.element == element }) else { return nil }
    let kept = cells.remove(at: slot)
    kept.owned.withPool {
      $0.book.counters.kept -= 1
      $0.book.counters.live += 1
    }
    return kept
  }

  /// Has all elements bound again before they are shown.
  mutating func changeAll() {
    for slot in cells.indices { cells[slot].change = .bind }
  }

  /// Has the cell of an element bound again before it is shown.
  ///
  /// - Parameter payloads: what has changed; empty for everything.
  mutating func change(_ element: ElementPath, _ payloads: [any Sendable]) {
    guard let slot = cells.firstIndex(where: { $0.element == element }) else { return }
    switch cells[slot].change {
    case .bind: break
    case _ where payloads.isEmpty: cells[slot].change = .bind
    case .none: cells[slot].change = .update(payloads)
    case .update(let before): cells[slot].change = .update(before + payloads)
    }
  }

  /// Lets go of those for which `isOver` holds.
  mutating func release(where isOver: (KeptCell) -> Bool) {
    guard cells.contains(where: isOver) else { return }
    var rest: [KeptCell] = []
    for kept in cells {
      if isOver(kept) { release(kept) } else { rest.append(kept) }
    }
    cells = rest
  }

  /// Has cells go by the new paths of their elements; those without one are let go.
  mutating func relocate(_ newPath: (ElementPath) -> ElementPath?) {
    for slot in cells.indices.reversed() {
      if let path = newPath(cells[slot].element) {
        cells[slot].element = path
      } else {
        release(cells.remove(at: slot))
      }
    }
  }

  private func release(_ kept: KeptCell) {
    kept.owned.withPool {
      $0.book.counters.kept -= 1
      $0.put(kept.owned.cell)
    }
  }
}
