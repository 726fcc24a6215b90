import ScrollLayout
import ScrollPrimitives

/// Every cell that no element owns, and the binding that is going on.
///
/// A class of its own, so that a provider can dequeue from it while the frame's other state is not
/// touched. Does not know positions, scrolling or time.
final class CellStore {
  /// The element a provider is asked for, and what it has dequeued so far.
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

  struct CachedCell {
    var element: ElementPath
    var owned: OwnedCell
    /// Where its slot lay when it left, and the placement that this is of.
    var slot: Range<Ticks>
    var placement: Int
    /// Whether it was on screen in the frame before.
    var wasShown = false
    var isGone = false
  }

  // No access of these overlaps another: providers and cells, whose code may come back here, are called
  // while none is going on.
  @exclusivity(unchecked) var policy: ReusePolicy
  /// Whether no cell that was on screen is taken by another element before the frame is done. So it is where
  /// items change: until the new ones are measured it is not known what they push off the screen.
  @exclusivity(unchecked) var keepsShown = false
  @exclusivity(unchecked) private(set) var pools: [ReusePool] = []
  private var poolsByType: [ObjectIdentifier: ReusePool] = [:]
  /// The pool asked for last: most lists have one. Pools are kept as long as the store.
  @exclusivity(unchecked) private var recent: (type: ObjectIdentifier, pool: Unmanaged<ReusePool>)?
  /// Cells that still show an element, the oldest first. During a frame it holds all that left in it:
  /// where the layout places things anew in rounds, one may come back before the frame is done.
  @exclusivity(unchecked) var cache: [CachedCell] = []
  /// So many of the first of them were taken since the last frame.
  @exclusivity(unchecked) var cacheStart = 0
  /// A stretch of content that no cell of the cache left from, and the placement that it is of, until another
  /// one comes.
  @exclusivity(unchecked) var outside: (window: Range<Ticks>, placement: Int)?
  @exclusivity(unchecked) private var binding = Binding()
  /// Cells made, and cells taken from a pool, since the last frame reported it.
  @exclusivity(unchecked) var taken = (created: 0, reused: 0)
  /// How the decorations of a kind get their cells.
  private var decorationMakers: [DecorationKind: (CellStore, DecorationPath) -> OwnedCell] = [:]
  /// Misuse noticed since the last frame reported it.
  @exclusivity(unchecked) var diagnostics: [CollectionError] = []
  /// The host's clock, by which costs are known.
  @exclusivity(unchecked) var clock: (() -> Timestamp)?

  init(policy: ReusePolicy) {
    self.policy = policy
  }

  /// Makes a pool for a type; a second registration changes its capacity. O(types).
  func register<Cell: ReusableCell>(_ type: Cell.Type, capacity: Int?) {
    if let pool = poolsByType[ObjectIdentifier(type)] {
      if let capacity { pool.capacity = max(0, capacity) }
      return
    }
    if pools.contains(where: { $0.counters.type == Cell.reuseIdentifier }) {
      diagnostics.append(.reuseIdentifierTaken(identifier: Cell.reuseIdentifier))
    }
    addPool(of: type, capacity: capacity)
  }

  @discardableResult
  private func addPool<Cell: ReusableCell>(
    of type: Cell.Type, capacity: Int? = nil
  ) -> ReusePool {
    let pool = ReusePool(of: type, capacity: capacity ?? policy.poolCapacity)
    pools.append(pool)
    poolsByType[ObjectIdentifier(type)] = pool
    return pool
  }

  /// The pool of a type. A type that was not registered is from now on, and reported.
  @inline(__always)
  private func pool<Cell: ReusableCell>(of type: Cell.Type) -> Unmanaged<ReusePool> {
    if let recent, recent.type == ObjectIdentifier(type) { return recent.pool }
    return findPool(of: type)
  }

  @inline(never)
  private func findPool<Cell: ReusableCell>(of type: Cell.Type) -> Unmanaged<ReusePool> {
    if let pool = poolsByType[ObjectIdentifier(type)] {
      recent = (ObjectIdentifier(type), .passUnretained(pool))
      return .passUnretained(pool)
    }
    diagnostics.append(.cellTypeNotRegistered(type: Cell.reuseIdentifier))
    return .passUnretained(addPool(of: type))
  }

  /// The cell for the element that is being bound. Anything else is reported and answered with a cell
  /// that nothing shows.
  func dequeue<Cell: ReusableCell>(_ type: Cell.Type, for element: ElementPath) -> Cell {
    guard binding.element == element else {
      diagnostics.append(.dequeueOutsideBinding(element))
      return Cell()
    }
    if binding.isDequeuing || binding.dequeued != nil {
      diagnostics.append(.dequeuedTwice(element))
      return binding.dequeued?.cell as? Cell ?? Cell()
    }
    if let current = binding.current, Swift.type(of: current.cell) == Cell.self,
      let cell = current.cell as? Cell
    {
      binding.dequeued = current
      return cell
    }
    return pool(of: type)._withUnsafeGuaranteedRef { pool in dequeue(type, from: pool) }
  }

  private func dequeue<Cell: ReusableCell>(_ type: Cell.Type, from pool: ReusePool) -> Cell {
    // Preparing the cell is the caller's code, so the store is whole while it runs.
    binding.isDequeuing = true
    let surplus = pool.counters.pooled == 0 ? takeSurplus(of: pool) : nil
    let isNew = pool.counters.pooled == 0 && surplus == nil
    if isNew { taken.created += 1 } else { taken.reused += 1 }
    let began = isNew ? clock?() : nil
    let cell: Cell
    if let surplus { cell = pool.prepare(surplus, as: type) } else { cell = pool.take(type) }
    if let began, let time = clock?().nanoseconds(since: began) {
      CellCosts.add(time, to: &pool.costs.create)
      binding.making = time
    }
    binding.isDequeuing = false
    binding.dequeued = OwnedCell(cell: cell, pool: pool)
    return cell
  }

  /// A provider is about to be asked for an element's cell.
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

  // MARK: Costs

  /// Takes note of a binding that began at a moment of the host's clock.
  func noteBinding(
    of element: ElementPath, _ pool: ReusePool, since began: Timestamp?, making: Int64
  ) {
    if case .item = element { pool.serves.items = true } else { pool.serves.edges = true }
    guard let began, let time = clock?().nanoseconds(since: began) else { return }
    CellCosts.add(time &- making, to: &pool.costs.bind)
  }

  /// Nanoseconds that a cell for an element will take by what is known: of the type named, else of the
  /// dearest type that has shown such elements. O(types).
  func expectedCost(
    of element: ElementPath, type: (any ReusableCell.Type)?, isBound: Bool, isMeasured: Bool
  ) -> Int64 {
    if let type, let pool = poolsByType[ObjectIdentifier(type)] {
      return expectedCost(of: pool, isBound: isBound, isMeasured: isMeasured)
    }
    var most: Int64 = 0
    for pool in pools {
      if case .item = element {
        guard pool.serves.items else { continue }
      } else {
        guard pool.serves.edges else { continue }
      }
      most = max(most, expectedCost(of: pool, isBound: isBound, isMeasured: isMeasured))
    }
    return most
  }

  private func expectedCost(of pool: ReusePool, isBound: Bool, isMeasured: Bool) -> Int64 {
    let isNew = pool.counters.pooled == 0 && surplus(of: pool) == nil
    return pool.expectedCost(isBound: isBound, isMeasured: isMeasured, isNew: isNew)
  }

  // MARK: Decorations

  /// Says which cells show the decorations of a kind.
  func register<Cell: ReusableCell>(
    _ type: Cell.Type, forDecoration kind: DecorationKind,
    configure: @escaping (Cell, DecorationPath) -> Void
  ) {
    register(type, capacity: nil)
    decorationMakers[kind] = { store, path in
      let pool = store.pool(of: type).takeUnretainedValue()
      if pool.counters.pooled == 0, let cell = store.takeSurplus(of: pool) { pool.put(cell) }
      if pool.counters.pooled > 0 { store.taken.reused += 1 } else { store.taken.created += 1 }
      let cell = pool.take(type)
      configure(cell, path)
      pool.counters.bound += 1
      pool.counters.live += 1
      return OwnedCell(cell: cell, pool: pool)
    }
  }

  /// The cell of a decoration; `nil`, and reported, when no type is registered for its kind.
  func decoration(_ path: DecorationPath) -> OwnedCell? {
    guard let make = decorationMakers[path.kind] else {
      diagnostics.append(.decorationNotRegistered(kind: path.kind))
      return nil
    }
    return make(self, path)
  }
}
