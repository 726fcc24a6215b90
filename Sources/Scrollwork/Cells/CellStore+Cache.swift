import ScrollLayout
import ScrollPrimitives

/// Cells that leave and come back.
extension CellStore {
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
    owned.withPool { $0.counters.live -= 1 }
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
  func takeSurplus(of pool: ReusePool) -> (any ReusableCell)? {
    surplus(of: pool).map { takeCached(at: $0).cell }
  }

  /// Takes a cell out of the cache.
  private func takeCached(at slot: Int) -> OwnedCell {
    guard slot == cacheStart else { return cache.remove(at: slot).owned }
    // The others stay where they are until the frame is done.
    cacheStart += 1
    // Through memory: a subscript copies all that the cache knows of the cell.
    return cache.withUnsafeBufferPointer { $0[slot].owned }
  }

  /// Puts a cell of the cache into its pool.
  private func putBack(_ slot: Int) {
    let cell = cache[slot].owned.cell
    cache[slot].owned.withPool { $0.put(cell) }
  }

  /// Lets go of those that were taken.
  private func dropTaken() {
    guard cacheStart > 0 else { return }
    cache.removeFirst(cacheStart)
    cacheStart = 0
  }

  /// The oldest cell of a pool that the cache need not keep until the frame is done.
  func surplus(of pool: ReusePool) -> Int? {
    let end = cache.count - max(0, policy.cacheCapacity)
    guard end > cacheStart else { return nil }
    for slot in cacheStart..<(keepsShown ? cache.count : end)
    where cache[slot].owned.isOf(pool) && !(keepsShown && cache[slot].wasShown) { return slot }
    return nil
  }

  /// Puts a cell into its pool without keeping its binding.
  func discard(_ owned: OwnedCell) {
    owned.withPool {
      $0.counters.live -= 1
      $0.put(owned.cell)
    }
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
    owned.withPool {
      $0.counters.live += 1
      $0.counters.restored += 1
    }
    return owned
  }

  /// Whether a cell that still shows an element is in the cache.
  func holds(_ element: ElementPath) -> Bool { cached.contains { $0.element == element } }

  /// Moves the cells of every element for which `isStale` holds from the cache to their pools.
  func emptyCache(where isStale: (ElementPath) -> Bool) {
    dropTaken()
    for cached in cache where isStale(cached.element) {
      cached.owned.withPool { $0.put(cached.owned.cell) }
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
        putBack(slot)
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
      for slot in cacheStart..<end { putBack(slot) }
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
