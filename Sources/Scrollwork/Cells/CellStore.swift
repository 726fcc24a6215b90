import ScrollLayout
import ScrollPrimitives

/// Every cell that no element owns, and the binding that is going on.
///
/// A class of its own, so that a provider can dequeue from it while the frame's other state is not
/// touched. Does not know positions, scrolling or time.
final class CellStore {
  /// The element that a provider must supply a cell for, and what it has dequeued until now.
  struct Binding {
    /// `nil` when none is going on.
    var element: ElementPath?
    /// The cell that already shows the element, when it is configured again.
    var current: OwnedCell?
    var dequeued: OwnedCell?
    /// Whether a cell is being made or prepared: the caller's code, which may dequeue again.
    var isDequeuing = false
    /// Nanoseconds that making the cell took.
    var making: Int64 = 0
    /// What the caller said of the change, where only a part of the content has changed.
    var payloads: [any Sendable] = []
  }

  /// A cell and the pool it goes back to.
  struct OwnedCell {
    let cell: any ReusableCell
    /// Not retained, which took a fifth of a jump: the store keeps its pools, and what it gave out does not
    /// outlive it.
    private let unmanaged: Unmanaged<ReusePool>

    @inline(__always)
    init(cell: any ReusableCell, pool: ReusePool) {
      self.cell = cell
      unmanaged = .passUnretained(pool)
    }

    @inline(__always)
    func withPool<Result>(_ body: (ReusePool) -> Result) -> Result {
      unmanaged._withUnsafeGuaranteedRef(body)
    }

    @inline(__always)
    func isOf(_ pool: ReusePool) -> Bool {
      unmanaged.toOpaque() == Unmanaged.passUnretained(pool).toOpaque()
    }
  }

  let policy: ReusePolicy
  /// The pools of several views, if this one's are among them.
  private let shared: CellPool?
  /// Whether this frame ends with nothing kept.
  @exclusivity(unchecked) var isPurged = false
  /// Knows where cells are.
  // The host owns the store. Unlike a weak reference it allocates nothing.
  unowned(unsafe) var host: (any CellHost)?
  /// Whether any type's cells know where they are.
  @exclusivity(unchecked) private(set) var hasContexts = false
  /// Whether any type's cells have steps.
  @exclusivity(unchecked) private(set) var hasSteps = false
  // No access of these overlaps another: providers and cells, whose code may come back here, are called
  // while none is going on.
  /// Cells that still show an element.
  @exclusivity(unchecked) var cache: CellCache
  /// Cells that stay with elements off screen.
  @exclusivity(unchecked) var kept: KeptCells
  @exclusivity(unchecked) var known = PoolList()
  @exclusivity(unchecked) var binding = Binding()
  @exclusivity(unchecked) var report = Report()
  /// The host's clock, by which costs are known.
  @exclusivity(unchecked) var clock: (() -> Timestamp)?
  /// How the decorations of a kind get their cells; those of a kind that was reported to have none get none.
  var decorationMakers: [DecorationKind: (CellStore, DecorationPath) -> OwnedCell?] = [:]

  /// What happened since the last frame took it.
  struct Report {
    /// Cells made, and cells taken from a pool.
    var (created, reused) = (0, 0)
    /// Misuse that was noticed.
    var diagnostics: [CollectionError] = []
  }

  init(policy: ReusePolicy, pool: CellPool?) {
    self.policy = policy
    shared = pool
    cache = CellCache(capacity: policy.cacheCapacity)
    kept = KeptCells(capacity: policy.keptCapacity)
  }

  /// Whether other views use the pools as well.
  var isShared: Bool { shared != nil }

  /// The pools of all types, in the order of their registration.
  var pools: [ReusePool] { known.pools }

  /// Makes a pool for a type; a second registration changes its capacity. O(types).
  @discardableResult
  func register<Cell: ReusableCell>(_ type: Cell.Type, capacity: Int?) -> ReusePool {
    if let pool = known[ObjectIdentifier(type)] {
      if let capacity { pool.book.capacity = max(0, capacity) }
      return pool
    }
    if pools.contains(where: { $0.book.counters.type == Cell.reuseIdentifier }) {
      report.diagnostics.append(.reuseIdentifierTaken(identifier: Cell.reuseIdentifier))
    }
    return addPool(of: type, capacity: capacity)
  }

  private func addPool<Cell: ReusableCell>(
    of type: Cell.Type, capacity: Int? = nil
  ) -> ReusePool {
    let pool: ReusePool
    if let shared {
      pool = shared.pool(of: type)
      if let capacity { pool.book.capacity = max(0, capacity) }
    } else {
      pool = ReusePool(of: type, capacity: capacity ?? policy.poolCapacity)
    }
    known.add(pool)
    if pool.isContextual { hasContexts = true }
    if pool.isStepped { hasSteps = true }
    return pool
  }

  /// The pool of a type. A type that was not registered is from now on, and reported.
  @inline(__always)
  func pool<Cell: ReusableCell>(of type: Cell.Type) -> Unmanaged<ReusePool> {
    if let recent = known.recent, recent.type == ObjectIdentifier(type) { return recent.pool }
    return findPool(of: type)
  }

  @inline(never)
  private func findPool<Cell: ReusableCell>(of type: Cell.Type) -> Unmanaged<ReusePool> {
    if let pool = known.find(ObjectIdentifier(type)) { return pool }
    report.diagnostics.append(.cellTypeNotRegistered(type: Cell.reuseIdentifier))
    return .passUnretained(addPool(of: type))
  }

  /// The cell for the element that is being bound. Anything else is reported and answered with a cell
  /// that nothing shows.
  func dequeue<Cell: ReusableCell>(_ type: Cell.Type, for element: ElementPath) -> Cell {
    guard binding.element == element else {
      report.diagnostics.append(.dequeueOutsideBinding(element))
      return unbound(type)
    }
    if binding.isDequeuing || binding.dequeued != nil {
      report.diagnostics.append(.dequeuedTwice(element))
      return binding.dequeued?.cell as? Cell ?? unbound(type)
    }
    if let current = binding.current, Swift.type(of: current.cell) == Cell.self,
      let cell = current.cell as? Cell
    {
      binding.dequeued = current
      current.withPool { pool in
        if pool.isContextual { beginContext(of: cell, payloads: binding.payloads) }
      }
      return cell
    }
    return pool(of: type)._withUnsafeGuaranteedRef { pool in dequeue(type, from: pool) }
  }

  /// A cell that nothing shows, made as the others of its type are.
  private func unbound<Cell: ReusableCell>(_ type: Cell.Type) -> Cell {
    known[ObjectIdentifier(type)]?.make(type) ?? Cell()
  }

  private func dequeue<Cell: ReusableCell>(_ type: Cell.Type, from pool: ReusePool) -> Cell {
    // Preparing the cell is the caller's code, so the store is whole while it runs.
    binding.isDequeuing = true
    let surplus = pool.book.counters.pooled == 0 ? cache.takeSurplus(of: pool) : nil
    let isNew = pool.book.counters.pooled == 0 && surplus == nil
    if isNew { report.created += 1 } else { report.reused += 1 }
    let began = isNew ? clock?() : nil
    let cell: Cell
    if let surplus { cell = pool.prepare(surplus, as: type) } else { cell = pool.take(type) }
    if let began, let time = clock?().nanoseconds(since: began) {
      CellCosts.add(time, to: &pool.book.costs.create)
      binding.making = time
    }
    binding.isDequeuing = false
    binding.dequeued = OwnedCell(cell: cell, pool: pool)
    if pool.isContextual { beginContext(of: cell, isKept: false) }
    return cell
  }

  /// Begins a binding: a provider is about to be called for an element's cell.
  func beginBinding(_ element: ElementPath, current: OwnedCell?) {
    binding.element = element
    binding.current = current
  }

  /// The provider has answered. Returns what it dequeued, and the nanoseconds that making it took.
  func endBinding() -> (dequeued: OwnedCell?, making: Int64) {
    var dequeued: OwnedCell?
    swap(&dequeued, &binding.dequeued)
    let making = binding.making
    binding.element = nil
    if binding.current != nil { binding.current = nil }
    binding.isDequeuing = false
    binding.making = 0
    return (dequeued, making)
  }

  /// Puts a cell into its pool without keeping its binding.
  func discard(_ owned: OwnedCell) {
    owned.withPool {
      $0.book.counters.live -= 1
      $0.put(owned.cell)
    }
  }

  /// Lets go of all cells that no element owns, but not of those that stay with theirs.
  func purge() {
    cache.empty { _ in true }
    for pool in pools { pool.trim(to: 0) }
  }

  /// Lets go of what the cache and the pools need not keep. Called once a frame, after all dequeues.
  func trim(keepsNothing: Bool) {
    cache.trim()
    if keepsNothing || isPurged {
      isPurged = false
      return purge()
    }
    for slot in known.pools.indices
    where known.pools[slot].book.counters.pooled > known.pools[slot].book.capacity {
      known.pools[slot].trim()
    }
  }
}
