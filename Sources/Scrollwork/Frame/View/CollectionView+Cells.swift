public import ScrollLayout

extension CollectionView {
  /// Registers a cell type. Its cells may then be dequeued by their type alone.
  ///
  /// - Parameters:
  ///   - type: the cell's type.
  ///   - poolCapacity: the largest number of unused cells of this type that are kept; by default that of the
  ///     `ReusePolicy`. Registering again changes it.
  public func register<Cell: ReusableCell>(_ type: Cell.Type, poolCapacity: Int? = nil) {
    store.register(type, capacity: poolCapacity)
  }

  /// Registers a cell type whose cells need more than `init()` gives them. Registering again replaces the closure.
  ///
  /// ```swift
  /// view.register(RowCell.self) { RowCell(theme: theme) }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the cell's type.
  ///   - poolCapacity: the largest number of unused cells of this type that are kept; by default that of the
  ///     `ReusePolicy`.
  ///   - make: makes a new cell. Called from `step(to:)` when no pooled cell can be used. A cell of a subclass is not
  ///     taken, because it would belong to another pool: `init()` makes the cell then.
  public func register<Cell: ReusableCell>(
    _ type: Cell.Type, poolCapacity: Int? = nil, make: @escaping () -> Cell
  ) {
    store.register(type, capacity: poolCapacity).setFactory(make)
  }

  /// Sets `cellProvider` to a closure that cannot take two cells for an item, or forget the one it took: both do not
  /// compile.
  ///
  /// ```swift
  /// view.provideCells { desk in
  ///   let row = desk.path.item
  ///   return desk.cell(RowCell.self) { $0.title = "Row \(row)" }
  /// }
  /// ```
  public func provideCells(_ provide: @escaping (consuming CellDesk) -> BoundCell) {
    cellProvider = { view, path in provide(CellDesk(view, path)).cell }
  }

  /// The cell to configure for an item: the one that already shows it when it is configured again, else one from the
  /// pool of its type, else a new one.
  ///
  /// Call it from `cellProvider`, once, for the path that it received. The type comes from the variable, so write it:
  /// `let cell: CityCell = view.dequeueCell(at: path)`. Without it the compiler reports that the generic parameter
  /// `Cell` could not be inferred. Mistakes are reported in `Frame.diagnostics`: a second call for the path returns
  /// the first cell again, a call for another path or of another type a new cell that nothing shows, and a type that
  /// was not registered is registered from then on.
  public func dequeueCell<Cell: ReusableCell>(
    _ type: Cell.Type = Cell.self, at path: ItemPath
  ) -> Cell {
    store.dequeue(type, for: .item(path))
  }

  /// The cell to configure for the header of a section; see `dequeueCell(_:at:)`.
  public func dequeueHeader<Cell: ReusableCell>(
    _ type: Cell.Type = Cell.self, inSection section: Int
  ) -> Cell {
    store.dequeue(type, for: .header(section: section))
  }

  /// The cell to configure for the footer of a section; see `dequeueCell(_:at:)`.
  public func dequeueFooter<Cell: ReusableCell>(
    _ type: Cell.Type = Cell.self, inSection section: Int
  ) -> Cell {
    store.dequeue(type, for: .footer(section: section))
  }

  /// Dequeues a cell and configures it by the registration.
  public func dequeueConfiguredCell<Cell: ReusableCell, Item>(
    using registration: CellRegistration<Cell, Item>, at path: ItemPath, item: Item
  ) -> Cell {
    let cell = store.dequeue(Cell.self, for: .item(path))
    registration.handler(cell, path, item)
    return cell
  }

  /// The cell that belongs to an element now, on screen or made ready next to it. O(log cells).
  public func cell(for element: ElementPath) -> (any ReusableCell)? {
    guard let index = pipeline.state.structure.index(of: element),
      let slot = pipeline.liveSlot(at: index)
    else { return nil }
    return pipeline.state.live[slot].owned?.cell
  }

  /// The cell that belongs to an element now, if it is of a type. O(log cells).
  public func cell<Cell: ReusableCell>(for element: ElementPath, as type: Cell.Type) -> Cell? {
    cell(for: element) as? Cell
  }

  /// Calls `body` with each cell that belongs to an element now, in the order of the row. O(live cells).
  package func forEachLiveCell(_ body: (any ReusableCell) -> Void) {
    for slot in pipeline.state.live.indices {
      if let cell = pipeline.state.live[slot].owned?.cell { body(cell) }
    }
  }

  /// Lets go of all cells that show nothing on screen and are not ready next to it: those in pools, and those that keep a
  /// binding for a while. Cells that stay with their items remain: see ``CellContext/keepsAlive``. During a frame it takes
  /// effect as the frame ends.
  public func purge() {
    if pipeline.notes.isStepping { store.isPurged = true } else { store.purge() }
    note(.purge)
  }

  /// Whether the view keeps only the cells on screen and those that stay with their items, from the next frame on: none are
  /// made ready ahead, and none wait in pools. Scrolling then makes cells as they come on screen. `false` by default.
  public var isMemoryLow: Bool {
    get { pipeline.asked.isMemoryLow }
    set {
      pipeline.asked.isMemoryLow = newValue
      note(.setMemoryLow(newValue))
    }
  }

  /// What has become of the cells, a row per type in order of registration.
  public var cellCounters: [CellCounters] { store.pools.map(\.book.counters) }

  /// The same in a buffer that is reused: allocates nothing once it has room for all types.
  package func readCellCounters(into counters: inout [CellCounters]) {
    counters.removeAll(keepingCapacity: true)
    for pool in store.pools { counters.append(pool.book.counters) }
  }
}

/// Hands out the one cell of an item: it cannot be asked twice, and what it hands out cannot be forgotten.
///
/// `CollectionView.provideCells(_:)` gives one to its closure for each binding. Both are values that are not copied, so a
/// second cell, and an end without one, do not compile.
public struct CellDesk: ~Copyable {
  private unowned let view: CollectionView
  /// The item.
  public let path: ItemPath

  init(_ view: CollectionView, _ path: ItemPath) {
    self.view = view
    self.path = path
  }

  /// Takes the cell and configures it: the one that shows the item already, else one from the pool of its type, else a new
  /// one. As ``CollectionView/dequeueCell(_:at:)``.
  public consuming func cell<Cell: ReusableCell>(
    _ type: Cell.Type = Cell.self, configure: (Cell) -> Void
  ) -> BoundCell {
    let cell: Cell = view.dequeueCell(type, at: path)
    configure(cell)
    return BoundCell(cell: cell)
  }
}

/// A cell that was configured for an item. Only ``CellDesk`` makes one.
public struct BoundCell: ~Copyable {
  let cell: any ReusableCell
}
