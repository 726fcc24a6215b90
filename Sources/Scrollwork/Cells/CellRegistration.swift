public import ScrollLayout

/// How cells of one type are configured from items of one type.
///
/// Make it once and use it in the cell provider:
///
/// ```swift
/// let registration = CellRegistration<CityCell, City> { cell, path, city in
///   cell.name = city.name
/// }
/// collectionView.cellProvider = { view, path in
///   view.dequeueConfiguredCell(using: registration, at: path, item: cities[path.item])
/// }
/// ```
///
/// Pools belong to the cell's type, so registrations of the same cell share one.
public struct CellRegistration<Cell: ReusableCell, Item> {
  /// Configures a cell with an item.
  public typealias Handler = (_ cell: Cell, _ path: ItemPath, _ item: Item) -> Void

  let handler: Handler

  /// Creates a registration with the function that configures its cells.
  public init(handler: @escaping Handler) {
    self.handler = handler
  }
}
