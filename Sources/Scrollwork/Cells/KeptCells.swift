import ScrollLayout

/// Cells that keep their elements off screen, because they ask for it or their item has the focus.
struct KeptCells: ~Copyable {
  struct KeptCell {
    var element: ElementPath
    var owned: CellStore.OwnedCell
    /// What has changed of its item meanwhile, so that it is bound before it is shown again: empty for everything, `nil`
    /// for nothing.
    var payloads: [any Sendable]?
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

  /// Binds all elements again before they are shown.
  mutating func bindAll() {
    for slot in cells.indices { cells[slot].payloads = [] }
  }

  /// Binds an element before it is shown again, and says what has changed; nothing for everything.
  mutating func bind(_ element: ElementPath, _ payloads: [any Sendable]) {
    guard let slot = cells.firstIndex(where: { $0.element == element }) else { return }
    let before = cells[slot].payloads
    let isWhole = payloads.isEmpty || before?.isEmpty ?? false
    cells[slot].payloads = isWhole ? [] : (before ?? []) + payloads
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
