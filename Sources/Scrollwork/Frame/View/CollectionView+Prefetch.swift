public import ScrollPrimitives

/// What is made ready before it is needed.
extension CollectionView {
  /// The clock that says what work on cells costs, lent by the host: the view reads no other. Read before
  /// and after a cell is made, bound and measured, and before one is made ready under a deadline
  /// (`step(to:deadline:)`). Moments must not go back. By default there is none, and costs are not known.
  ///
  /// A real clock makes what is ready beside the viewport, and with it the sizes that are known, depend on
  /// how fast the machine is. Recordings keep how many cells a frame made ready, and show the same again.
  public var costClock: (() -> Timestamp)? {
    get { pipeline.store.clock }
    set { pipeline.store.clock = newValue }
  }

  /// What cells have cost by `costClock`, a row per type in order of registration.
  public var cellCosts: [CellCosts] { pipeline.store.pools.map(\.book.costs) }
}
