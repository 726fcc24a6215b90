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
    var cell: any ReusableCell
    var pool: ReusePool
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
  /// The pool asked for last: most lists have one.
  @exclusivity(unchecked) private var recentPool: ReusePool?
  /// Cells that still show an element, the oldest first. During a frame it holds all that left in it:
  /// where the layout places things anew in rounds, one may come back before the frame is done.
  @exclusivity(unchecked) private var cache: [CachedCell] = []
  /// So many of the first of them were taken since the last frame.
  @exclusivity(unchecked) private var cacheStart = 0
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
  private func pool<Cell: ReusableCell>(of type: Cell.Type) -> ReusePool {
    if let recentPool, recentPool.key == ObjectIdentifier(type) { return recentPool }
    if let pool = poolsByType[ObjectIdentifier(type)] {
      recentPool = pool
      return pool
    }
    diagnostics.append(.cellTypeNotRegistered(type: Cell.reuseIdentifier))
    return addPool(of: type)
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
    let pool = pool(of: type)
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
      let pool = store.pool(of: type)
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

  // MARK: Cells that leave and come back

  /// The cells that still show an element, the oldest first.
  var cached: ArraySlice<CachedCell> { cache[cacheStart...] }

  /// Keeps a cell with its binding, at least until the frame is done.
  ///
  /// - Parameters:
  ///   - element: what it shows.
  ///   - slot: where that lies, by a placement.
  func recycle(
    _ owned: consuming OwnedCell, _ element: ElementPath, from slot: Range<Ticks>, placement: Int,
    wasShown: Bool
  ) {
    owned.pool.counters.live -= 1
    outside = nil
    cache.append(
      CachedCell(
        element: element, owned: owned, slot: slot, placement: placement, wasShown: wasShown))
  }

  /// Whether all cells that still show an element left from outside a range, by a placement that holds.
  func isCacheOutside(_ range: Range<Ticks>, placement: Int) -> Bool {
    for slot in cacheStart..<cache.count {
      guard cache[slot].placement == placement,
        cache[slot].slot.upperBound <= range.lowerBound
          || cache[slot].slot.lowerBound >= range.upperBound
      else { return false }
    }
    return true
  }

  /// Notes where an element in the cache lies now. The slot is one of `cached`.
  func place(_ slot: Int, at range: Range<Ticks>, _ placement: Int) {
    cache[slot].slot = range
    cache[slot].placement = placement
  }

  /// Finds out whether elements in a stretch of content need to be looked for in the cache.
  func noteOutside(_ window: Range<Ticks>, _ placement: Int) {
    if isCacheOutside(window, placement: placement) { outside = (window, placement) }
  }

  /// The oldest cell of a pool that is in the cache for this frame only.
  private func takeSurplus(of pool: ReusePool) -> (any ReusableCell)? {
    surplus(of: pool).map { takeCached(at: $0).cell }
  }

  /// Takes a cell out of the cache.
  private func takeCached(at slot: Int) -> OwnedCell {
    guard slot == cacheStart else { return cache.remove(at: slot).owned }
    // The others stay where they are until the frame is done.
    cacheStart += 1
    return cache[slot].owned
  }

  /// Lets go of those that were taken.
  private func dropTaken() {
    guard cacheStart > 0 else { return }
    cache.removeFirst(cacheStart)
    cacheStart = 0
  }

  /// The oldest cell of a pool that the cache need not keep until the frame is done.
  private func surplus(of pool: ReusePool) -> Int? {
    let end = cache.count - max(0, policy.cacheCapacity)
    guard end > cacheStart else { return nil }
    for slot in cacheStart..<(keepsShown ? cache.count : end)
    where cache[slot].owned.pool === pool && !(keepsShown && cache[slot].wasShown) { return slot }
    return nil
  }

  /// Puts a cell into its pool without keeping its binding.
  func discard(_ owned: OwnedCell) {
    owned.pool.counters.live -= 1
    owned.pool.put(owned.cell)
  }

  /// The cell that still shows an element, if it is in the cache.
  ///
  /// - Parameters:
  ///   - range: where its slot is, by a placement.
  func restore(_ element: ElementPath, in range: Range<Ticks>, _ placement: Int) -> OwnedCell? {
    guard cacheStart < cache.count else { return nil }
    if let outside, outside.placement == placement, !range.isEmpty,
      outside.window.lowerBound < range.upperBound, range.lowerBound < outside.window.upperBound
    {
      return nil
    }
    var found: Int?
    for slot in cacheStart..<cache.count where cache[slot].element == element {
      found = slot
      break
    }
    guard let index = found else { return nil }
    let owned = takeCached(at: index)
    owned.pool.counters.live += 1
    owned.pool.counters.restored += 1
    return owned
  }

  /// Whether a cell that still shows an element is in the cache.
  func holds(_ element: ElementPath) -> Bool { cached.contains { $0.element == element } }

  /// Moves the cells of every element for which `isStale` holds from the cache to their pools.
  func emptyCache(where isStale: (ElementPath) -> Bool) {
    dropTaken()
    for cached in cache where isStale(cached.element) {
      cached.owned.pool.put(cached.owned.cell)
    }
    cache.removeAll { isStale($0.element) }
  }

  /// Has cached cells go by the new paths of their elements; those without one go to their pools.
  func relocateCache(_ newPath: (ElementPath) -> ElementPath?) {
    dropTaken()
    outside = nil
    var hasGone = false
    for slot in cache.indices {
      if let path = newPath(cache[slot].element) {
        cache[slot].element = path
      } else {
        cache[slot].owned.pool.put(cache[slot].owned.cell)
        cache[slot].isGone = true
        hasGone = true
      }
    }
    if hasGone { cache.removeAll { $0.isGone } }
  }

  /// Lets go of what the cache and the pools need not keep. Called once a frame, after all dequeues.
  func trim() {
    let end = max(cacheStart, cache.count - max(0, policy.cacheCapacity))
    if end > 0 {
      for slot in cacheStart..<end { cache[slot].owned.pool.put(cache[slot].owned.cell) }
      cacheStart = end
      dropTaken()
    }
    for slot in cache.indices where cache[slot].wasShown { cache[slot].wasShown = false }
    keepsShown = false
    for slot in pools.indices where pools[slot].counters.pooled > pools[slot].capacity {
      pools[slot].trim()
    }
  }
}
