extension Scenario {
  /// What work on cells costs in the simulated time of a frame.
  public struct CellCosts: Equatable, Sendable {
    public var row: CellCost
    public var header: CellCost

    public init(row: CellCost = CellCost(), header: CellCost = CellCost()) {
      self.row = row
      self.header = header
    }
  }

  /// The costs of one cell type, each in milliseconds, finite and not negative.
  public struct CellCost: Equatable, Sendable {
    /// Making a cell that no pool could provide.
    public var create: Double
    /// Filling a cell with an item.
    public var bind: Double
    /// Measuring a cell's height.
    public var measure: Double
    /// Drawing a cell, in every frame that shows it.
    public var draw: Double

    public init(create: Double = 0, bind: Double = 0, measure: Double = 0, draw: Double = 0) {
      self.create = create
      self.bind = bind
      self.measure = measure
      self.draw = draw
    }
  }
}
