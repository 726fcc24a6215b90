/// The cells of one type that wait to be used again, the last one in first out.
///
/// The pool may hold more than its capacity during a frame, so that what leaves at one end of the
/// viewport can enter at the other; `trim()` lets the rest go.
class ReusePool {
  var counters: CellCounters
  var capacity: Int
  /// What its cells have cost.
  var costs: CellCosts
  /// Whether it has given cells to items, and to headers or footers.
  var serves = (items: false, edges: false)

  init(type: String, capacity: Int) {
    counters = CellCounters(type: type)
    costs = CellCosts(type: type)
    self.capacity = max(0, capacity)
  }

  /// Takes a cell back. The cell is of the pool's type.
  func put(_ cell: any ReusableCell) {}

  /// Lets go of the cells beyond the capacity, the oldest first.
  func trim() {}

  /// Nanoseconds that the next cell will take by what is known: one that is to be made, or one there is.
  final func expectedCost(isBound: Bool, isMeasured: Bool, isNew: Bool) -> Int64 {
    var cost: Int64 = isMeasured ? 0 : costs.measure
    if !isBound { cost += costs.bind + (isNew ? costs.create : 0) }
    return cost
  }
}

final class TypedPool<Cell: ReusableCell>: ReusePool {
  private var cells: [Cell] = []

  init(capacity: Int) {
    super.init(type: Cell.reuseIdentifier, capacity: capacity)
  }

  /// A cell to bind: the one put back last, prepared for reuse, or a new one.
  func take() -> Cell {
    guard let cell = cells.popLast() else {
      counters.created += 1
      return Cell()
    }
    counters.pooled -= 1
    counters.reused += 1
    cell.prepareForReuse()
    return cell
  }

  override func put(_ cell: any ReusableCell) {
    guard let cell = cell as? Cell else { return }
    cells.append(cell)
    counters.pooled += 1
  }

  override func trim() {
    guard cells.count > capacity else { return }
    let excess = cells.count - capacity
    cells.removeFirst(excess)
    counters.pooled -= excess
    counters.evicted += excess
  }
}
