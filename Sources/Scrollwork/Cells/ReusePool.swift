/// The cells of one type that wait to be used again, the last one in first out.
///
/// The pool may hold more than its capacity during a frame, so that what leaves at one end of the
/// viewport can enter at the other; `trim()` lets the rest go.
final class ReusePool {
  /// The type of the cells.
  let key: ObjectIdentifier
  // No access of these overlaps another: cells, whose code may come back here, are called in between.
  @exclusivity(unchecked) var book: Book
  /// All of the pool's type: kept without it, since a cast to a type that is known only at run time takes
  /// longer than all else here.
  @exclusivity(unchecked) private var cells: [any ReusableCell] = []
  /// Whether the type is a `ContextualCell`.
  let isContextual: Bool
  /// Whether the type is a `SteppedCell`.
  let isStepped: Bool
  /// The bindings of cells that were put back in this frame: they end with it.
  var leftBindings: [(context: CellContext, binding: CellBinding)] = []
  /// Makes the cells, as a `CellFactory` of the pool's type; `nil` where their `init()` does.
  private var factory: AnyObject?

  /// What is known of the pool and its cells.
  struct Book {
    var counters: CellCounters
    /// What the cells have cost.
    var costs: CellCosts
    var capacity: Int
    /// Whether cells were given to items, and to headers or footers.
    var serves = (items: false, edges: false)
  }

  init<Cell: ReusableCell>(of type: Cell.Type, capacity: Int) {
    key = ObjectIdentifier(type)
    isContextual = type is any ContextualCell.Type
    isStepped = type is any SteppedCell.Type
    let name = Cell.reuseIdentifier
    book = Book(
      counters: CellCounters(type: name), costs: CellCosts(type: name), capacity: max(0, capacity))
  }

  /// A cell to bind: the one put back last, prepared for reuse, or a new one.
  ///
  /// - Precondition: the pool is of that type.
  func take<Cell: ReusableCell>(_ type: Cell.Type) -> Cell {
    assert(ObjectIdentifier(type) == key)
    guard let cell = cells.last else {
      book.counters.created += 1
      return make(type)
    }
    cells.removeLast()
    book.counters.pooled -= 1
    return prepare(cell, as: type)
  }

  /// Makes cells by a closure from now on.
  ///
  /// - Precondition: the pool is of that type.
  func setFactory<Cell: ReusableCell>(_ make: @escaping () -> Cell) {
    assert(ObjectIdentifier(Cell.self) == key)
    factory = CellFactory(make)
  }

  /// A new cell. A cell of a subclass belongs to another pool, and is not taken.
  ///
  /// - Precondition: the pool is of that type.
  func make<Cell: ReusableCell>(_ type: Cell.Type) -> Cell {
    guard let factory else { return type.init() }
    let made = unsafeDowncast(factory, to: CellFactory<Cell>.self).make()
    return Swift.type(of: made) == type ? made : type.init()
  }

  /// A cell to bind: one that another element has left in this frame, prepared for reuse.
  ///
  /// - Precondition: the cell and the pool are of that type.
  func prepare<Cell: ReusableCell>(_ cell: any ReusableCell, as type: Cell.Type) -> Cell {
    assert(ObjectIdentifier(type) == key)
    book.counters.reused += 1
    cell.prepareForReuse()
    return unsafeDowncast(cell, to: Cell.self)
  }

  /// Takes a cell back. The cell is of the pool's type.
  func put(_ cell: any ReusableCell) {
    assert(ObjectIdentifier(type(of: cell)) == key)
    cells.append(cell)
    book.counters.pooled += 1
    if isContextual { noteLeft(cell) }
  }

  /// Lets go of the cells beyond the capacity, the oldest first.
  func trim() { trim(to: book.capacity) }

  /// Lets go of the cells beyond a number, the oldest first.
  func trim(to count: Int) {
    guard cells.count > count else { return }
    let excess = cells.count - count
    cells.removeFirst(excess)
    book.counters.pooled -= excess
    book.counters.evicted += excess
  }

  /// The expected nanoseconds of the next cell: of one that must be created, or of one from the pool.
  func expectedCost(isBound: Bool, isMeasured: Bool, isNew: Bool) -> Int64 {
    var cost: Int64 = isMeasured ? 0 : book.costs.measure
    if !isBound { cost += book.costs.bind + (isNew ? book.costs.create : 0) }
    return cost
  }
}

/// A closure that makes cells. Kept by reference, because the pool does not name its type.
private final class CellFactory<Cell> {
  let make: () -> Cell

  init(_ make: @escaping () -> Cell) { self.make = make }
}

/// The pools of a store, each found by the type of its cells.
struct PoolList: ~Copyable {
  private(set) var pools: [ReusePool] = []
  private var byType: [ObjectIdentifier: ReusePool] = [:]
  /// The one queried last: most lists have one. Pools are kept as long as the list.
  private(set) var recent: (type: ObjectIdentifier, pool: Unmanaged<ReusePool>)?

  subscript(type: ObjectIdentifier) -> ReusePool? { byType[type] }

  mutating func add(_ pool: ReusePool) {
    pools.append(pool)
    byType[pool.key] = pool
  }

  mutating func find(_ type: ObjectIdentifier) -> Unmanaged<ReusePool>? {
    guard let pool = byType[type] else { return nil }
    recent = (type, .passUnretained(pool))
    return recent?.pool
  }
}
