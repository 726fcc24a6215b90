/// The cells of one type that wait to be used again, the last one in first out.
///
/// The pool may hold more than its capacity during a frame, so that what leaves at one end of the
/// viewport can enter at the other; `trim()` lets the rest go.
final class ReusePool {
  /// The type of the cells.
  let key: ObjectIdentifier
  // No access of these overlaps another: cells, whose code may come back here, are called in between.
  @exclusivity(unchecked) var counters: CellCounters
  @exclusivity(unchecked) var capacity: Int
  /// What its cells have cost.
  @exclusivity(unchecked) var costs: CellCosts
  /// Whether it has given cells to items, and to headers or footers.
  @exclusivity(unchecked) var serves = (items: false, edges: false)
  /// All of the pool's type: kept without it, since a cast to a type that is known only at run time takes
  /// longer than all else here.
  @exclusivity(unchecked) private var cells: [any ReusableCell] = []

  init<Cell: ReusableCell>(of type: Cell.Type, capacity: Int) {
    key = ObjectIdentifier(type)
    let name = Cell.reuseIdentifier
    counters = CellCounters(type: name)
    costs = CellCosts(type: name)
    self.capacity = max(0, capacity)
  }

  /// A cell to bind: the one put back last, prepared for reuse, or a new one.
  ///
  /// - Precondition: the pool is of that type.
  func take<Cell: ReusableCell>(_ type: Cell.Type) -> Cell {
    assert(ObjectIdentifier(type) == key)
    guard let cell = cells.last else {
      counters.created += 1
      return Cell()
    }
    cells.removeLast()
    counters.pooled -= 1
    return prepare(cell, as: type)
  }

  /// A cell to bind: one that another element has left in this frame, prepared for reuse.
  ///
  /// - Precondition: the cell and the pool are of that type.
  func prepare<Cell: ReusableCell>(_ cell: any ReusableCell, as type: Cell.Type) -> Cell {
    assert(ObjectIdentifier(type) == key)
    counters.reused += 1
    cell.prepareForReuse()
    return unsafeDowncast(cell, to: Cell.self)
  }

  /// Takes a cell back. The cell is of the pool's type.
  func put(_ cell: any ReusableCell) {
    assert(ObjectIdentifier(type(of: cell)) == key)
    cells.append(cell)
    counters.pooled += 1
  }

  /// Lets go of the cells beyond the capacity, the oldest first.
  func trim() {
    guard cells.count > capacity else { return }
    let excess = cells.count - capacity
    cells.removeFirst(excess)
    counters.pooled -= excess
    counters.evicted += excess
  }

  /// Nanoseconds that the next cell will take by what is known: one that is to be made, or one there is.
  func expectedCost(isBound: Bool, isMeasured: Bool, isNew: Bool) -> Int64 {
    var cost: Int64 = isMeasured ? 0 : costs.measure
    if !isBound { cost += costs.bind + (isNew ? costs.create : 0) }
    return cost
  }
}
