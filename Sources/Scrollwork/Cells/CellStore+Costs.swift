import ScrollLayout
import ScrollPrimitives

/// What cells take of the host's time.
extension CellStore {
  /// Takes note of a binding that began at a moment of the host's clock.
  func noteBinding(
    of element: ElementPath, _ pool: ReusePool, since began: Timestamp?, making: Int64
  ) {
    if case .item = element { pool.book.serves.items = true } else { pool.book.serves.edges = true }
    guard let began, let time = clock?().nanoseconds(since: began) else { return }
    CellCosts.add(time &- making, to: &pool.book.costs.bind)
  }

  /// The expected nanoseconds of a cell for an element: of the given type, else of the most expensive type that has
  /// shown such elements. O(types).
  func expectedCost(
    of element: ElementPath, type: (any ReusableCell.Type)?, isBound: Bool, isMeasured: Bool
  ) -> Int64 {
    if let type, let pool = known[ObjectIdentifier(type)] {
      return expectedCost(of: pool, isBound: isBound, isMeasured: isMeasured)
    }
    var most: Int64 = 0
    for pool in pools {
      if case .item = element {
        guard pool.book.serves.items else { continue }
      } else {
        guard pool.book.serves.edges else { continue }
      }
      most = max(most, expectedCost(of: pool, isBound: isBound, isMeasured: isMeasured))
    }
    return most
  }

  private func expectedCost(of pool: ReusePool, isBound: Bool, isMeasured: Bool) -> Int64 {
    let isNew = pool.book.counters.pooled == 0 && cache.surplus(of: pool) == nil
    return pool.expectedCost(isBound: isBound, isMeasured: isMeasured, isNew: isNew)
  }
}
