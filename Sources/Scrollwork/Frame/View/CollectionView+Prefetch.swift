public import ScrollPrimitives

/// What is made ready before it is needed.
extension CollectionView {
  /// The clock that measures the cost of cells, supplied by the host: the view reads no other. Read before and after
  /// a cell is created, bound and measured, and before a cell is made ready under a deadline (`step(to:deadline:)`).
  /// Its time must not go backward. The default is no clock, and then costs are unknown.
  ///
  /// With a real clock, the cells that are ready next to the viewport, and with them the known sizes, depend on the
  /// speed of the machine. Recordings store how many cells a frame made ready, and replay the same.
  public var costClock: (() -> Timestamp)? {
    get { pipeline.store.clock }
    set { pipeline.store.clock = newValue }
  }

  /// What cells have cost by `costClock`, a row per type in order of registration.
  public var cellCosts: [CellCosts] { pipeline.store.pools.map(\.book.costs) }
}
