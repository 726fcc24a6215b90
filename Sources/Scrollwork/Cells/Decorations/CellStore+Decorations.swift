import ScrollLayout
import ScrollPrimitives

extension CellStore {
  /// Says which cells show the decorations of a kind.
  func register<Cell: ReusableCell>(
    _ type: Cell.Type, forDecoration kind: DecorationKind,
    configure: @escaping (Cell, DecorationPath) -> Void
  ) {
    register(type, capacity: nil)
    decorationMakers[kind] = { store, path in
      let pool = store.pool(of: type).takeUnretainedValue()
      if pool.book.counters.pooled == 0, let cell = store.cache.takeSurplus(of: pool) {
        pool.put(cell)
      }
      if pool.book.counters.pooled > 0 {
        store.report.reused += 1
      } else {
        store.report.created += 1
      }
      let cell = pool.take(type)
      configure(cell, path)
      pool.book.counters.bound += 1
      pool.book.counters.live += 1
      let owned = OwnedCell(cell: cell, pool: pool)
      if pool.isStepped { store.finishSteps(of: owned) }
      return owned
    }
  }

  /// The cell of a decoration; `nil`, and reported once, when no type is registered for its kind.
  func decoration(_ path: DecorationPath) -> OwnedCell? {
    guard let make = decorationMakers[path.kind] else {
      report.diagnostics.append(.decorationNotRegistered(kind: path.kind))
      decorationMakers[path.kind] = { _, _ in nil }
      return nil
    }
    return make(self, path)
  }
}
