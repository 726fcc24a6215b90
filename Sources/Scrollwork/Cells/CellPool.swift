/// Unused cells that several views share, such as the pages of an app that show the same rows one after the other.
///
/// ```swift
/// let pool = CellPool()
/// let inbox = CollectionView(pool: pool)
/// let archive = CollectionView(pool: pool)
/// ```
///
/// A type that is registered with one of the views is made by its closure for all of them, and the number of unused cells of
/// a type is that of the pool. A view that is released leaves its cells to the pool. Use a pool in the isolation of its views.
public final class CellPool {
  /// The number of unused cells of each type that are kept, unless a registration says another.
  public let capacity: Int
  private var byType: [ObjectIdentifier: ReusePool] = [:]
  /// In the order in which the types were registered.
  private(set) var pools: [ReusePool] = []

  /// Creates an empty pool.
  ///
  /// - Parameter capacity: the number of unused cells of each type that are kept. A negative number counts as zero. Default
  ///   5, as Android's RecyclerView.
  public init(capacity: Int = 5) { self.capacity = max(0, capacity) }

  /// What has become of the cells of all views of the pool, a row per type in order of registration.
  public var counters: [CellCounters] { pools.map(\.book.counters) }

  /// Lets go of all cells in the pool.
  public func purge() {
    for pool in pools { pool.trim(to: 0) }
  }

  /// The cells of a type.
  func pool<Cell: ReusableCell>(of type: Cell.Type) -> ReusePool {
    if let pool = byType[ObjectIdentifier(type)] { return pool }
    let pool = ReusePool(of: type, capacity: capacity)
    byType[ObjectIdentifier(type)] = pool
    pools.append(pool)
    return pool
  }
}
