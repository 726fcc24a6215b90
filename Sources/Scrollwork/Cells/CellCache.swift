import ScrollLayout
import ScrollPrimitives

/// Cells that left and still show their elements: they may come back.
struct CellCache: ~Copyable {
  struct CachedCell {
    var element: ElementPath
    var owned: CellStore.OwnedCell
    /// Where its slot lay when it left, and the placement that this is of.
    var slot: Range<Ticks>
    var placement: Int
    /// Whether it left the screen in this frame, and nothing else may take it meanwhile.
    var wasShown = false
    var isGone = false
  }

  /// How many stay when a frame is done.
  private let capacity: Int
  /// Whether no cell that was on screen is taken by another element before the frame is done. So it is where
  /// items change: until the new ones are measured it is not known what they push off the screen.
  var keepsShown = false
  /// The oldest first. During a frame it holds all that left in it: in a later round one
  /// may come back before the frame is done.
  private var cells: [CachedCell] = []
  /// How many of the first of them were taken since the last frame.
  private var start = 0
  /// The element whose cell has steps left. The cell stays until they are done or another one has some.
  private(set) var pending: ElementPath?
  /// A stretch of content that no cell of the cache left from, and the placement that it is of, until another
  /// one comes.
  private var outside: (window: Range<Ticks>, placement: Int)?

  init(capacity: Int) { self.capacity = max(0, capacity) }

  /// The cells that still show an element, the oldest first.
  var cached: ArraySlice<CachedCell> { cells[start...] }

  /// Keeps a cell with its binding, at least until the frame is done.
  ///
  /// - Parameters:
  ///   - element: what it shows.
  ///   - slot: where that lies, by a placement.
  mutating func keep(
    _ owned: consuming CellStore.OwnedCell, _ element: ElementPath, from slot: Range<Ticks>,
    placement: Int,
    wasShown: Bool
  ) {
    owned.withPool { $0.book.counters.live -= 1 }
    outside = nil
    cells.append(
      CachedCell(
        element: element, owned: owned, slot: slot, placement: placement,
        wasShown: keepsShown && wasShown))
  }

  /// Keeps a cell that was bound ahead and has steps left. The one that waited before goes to its pool.
  mutating func keepPending(
    _ owned: CellStore.OwnedCell, _ element: ElementPath, from slot: Range<Ticks>, placement: Int
  ) {
    if let pending { empty { $0 == pending } }
    keep(owned, element, from: slot, placement: placement, wasShown: false)
    pending = element
  }

  /// Notes that the cell with steps left has none any more.
  mutating func finishPending() { pending = nil }

  /// The cell that still shows an element.
  func cell(of element: ElementPath) -> CellStore.OwnedCell? {
    cached.first { $0.element == element }?.owned
  }

  /// Whether all cells that still show an element left from outside a range, by a placement that holds.
  func isOutside(_ range: Range<Ticks>, placement: Int) -> Bool {
    for slot in start..<cells.count {
      guard cells[slot].placement == placement,
        cells[slot].slot.upperBound <= range.lowerBound
          || cells[slot].slot.lowerBound >= range.upperBound
      else { return false }
    }
    return true
  }

  /// Notes where an element in the cache lies now. The slot is one of `cached`.
  mutating func place(_ slot: Int, at range: Range<Ticks>, _ placement: Int) {
    cells[slot].slot = range
    cells[slot].placement = placement
  }

  /// Forgets which stretch of content needs no search.
  mutating func forgetOutside() { outside = nil }

  /// Notes that no cell of the cache is of a stretch of content, if that is so: elements there need no search.
  mutating func noteOutside(_ window: Range<Ticks>, _ placement: Int) {
    if isOutside(window, placement: placement) { outside = (window, placement) }
  }

  /// The oldest cell of a pool that is in the cache for this frame only.
  mutating func takeSurplus(of pool: ReusePool) -> (any ReusableCell)? {
    surplus(of: pool).map { takeCached(at: $0).cell }
  }

  /// Takes a cell out of the cache.
  private mutating func takeCached(at slot: Int) -> CellStore.OwnedCell {
    guard slot == start else { return cells.remove(at: slot).owned }
    // The others stay where they are until the frame is done.
    start += 1
    // Through memory: a subscript copies all that the cache knows of the cell.
    return cells.withUnsafeBufferPointer { $0[slot].owned }
  }

  /// Puts a cell of the cache into its pool.
  private func putBack(_ slot: Int) {
    let cell = cells[slot].owned.cell
    cells[slot].owned.withPool { $0.put(cell) }
  }

  /// Lets go of those that were taken.
  private mutating func dropTaken() {
    guard start > 0 else { return }
    cells.removeFirst(start)
    start = 0
  }

  /// The oldest cell of a pool that the cache need not keep until the frame is done.
  func surplus(of pool: ReusePool) -> Int? {
    let end = cells.count - capacity
    guard end > start else { return nil }
    for slot in start..<(keepsShown ? cells.count : end)
    where cells[slot].owned.isOf(pool) && !(keepsShown && cells[slot].wasShown) {
      if pending == nil || cells[slot].element != pending { return slot }
    }
    return nil
  }

  /// The cell that still shows an element, if it is in the cache.
  ///
  /// - Parameters:
  ///   - range: where its slot is, by a placement.
  mutating func restore(_ element: ElementPath, in range: Range<Ticks>, _ placement: Int)
    -> CellStore.OwnedCell?
  {
    guard start < cells.count else { return nil }
    if let outside, outside.placement == placement, !range.isEmpty,
      outside.window.lowerBound < range.upperBound, range.lowerBound < outside.window.upperBound
    {
      return nil
    }
    var found: Int?
    for slot in start..<cells.count where cells[slot].element == element {
      found = slot
      break
    }
    guard let index = found else { return nil }
    let owned = takeCached(at: index)
    owned.withPool {
      $0.book.counters.live += 1
      $0.book.counters.restored += 1
    }
    return owned
  }

  /// Whether a cell that still shows an element is in the cache.
  func holds(_ element: ElementPath) -> Bool { cell(of: element) != nil }

  /// Moves the cells of every element for which `isStale` holds from the cache to their pools.
  mutating func empty(where isStale: (ElementPath) -> Bool) {
    dropTaken()
    for cached in cells where isStale(cached.element) {
      cached.owned.withPool { $0.put(cached.owned.cell) }
    }
    cells.removeAll { isStale($0.element) }
    if let pending, isStale(pending) { self.pending = nil }
  }

  /// Has cached cells go by the new paths of their elements; those without one go to their pools.
  mutating func relocate(_ newPath: (ElementPath) -> ElementPath?) {
    dropTaken()
    outside = nil
    if let pending { self.pending = newPath(pending) }
    var hasGone = false
    for slot in cells.indices {
      if let path = newPath(cells[slot].element) {
        cells[slot].element = path
      } else {
        putBack(slot)
        cells[slot].isGone = true
        hasGone = true
      }
    }
    if hasGone { cells.removeAll { $0.isGone } }
  }

  /// Lets go of what need not stay when a frame is done.
  mutating func trim() {
    let end = max(start, cells.count - capacity)
    if end > 0 {
      var waiting: CachedCell?
      for slot in start..<end {
        if pending != nil, cells[slot].element == pending {
          waiting = cells[slot]
        } else {
          putBack(slot)
        }
      }
      start = end
      dropTaken()
      if let waiting { cells.insert(waiting, at: 0) }
    }
    guard keepsShown else { return }
    for slot in cells.indices { cells[slot].wasShown = false }
    keepsShown = false
  }
}
