extension Scenario {
  /// What work on cells costs in the simulated time of a frame.
  public struct CellCosts: Equatable, Sendable {
    package var row: CellCost
    package var header: CellCost
    /// What costs that are not constant are drawn from: equal seeds give equal costs.
    package var seed: UInt64

    /// Creates costs of rows and headers; by default nothing costs time.
    public init(row: CellCost = CellCost(), header: CellCost = CellCost(), seed: UInt64 = 0) {
      self.row = row
      self.header = header
      self.seed = seed
    }
  }

  /// The costs of one cell type, each in milliseconds, finite and not negative.
  public struct CellCost: Equatable, Sendable {
    /// Making a cell that no pool could provide.
    package var create: Cost
    /// Filling a cell with an item.
    package var bind: Cost
    /// Measuring a cell's height.
    package var measure: Cost
    /// Drawing a cell, in every frame that shows it.
    package var draw: Cost

    /// Creates costs in milliseconds; each is 0 by default.
    public init(create: Cost = 0, bind: Cost = 0, measure: Cost = 0, draw: Cost = 0) {
      self.create = create
      self.bind = bind
      self.measure = measure
      self.draw = draw
    }
  }
}

extension Scenario.CellCosts {
  /// All costs.
  package var all: [Scenario.Cost] { row.all + header.all }

  /// The costs with each file's numbers in place of its name.
  package func reading(
    _ samples: (_ path: String, _ column: String) -> [Double]?
  ) -> Scenario.CellCosts {
    func read(_ cost: Scenario.Cost) -> Scenario.Cost {
      guard case .file(let path, let column) = cost else { return cost }
      return samples(path, column).map(Scenario.Cost.samples) ?? cost
    }
    func read(_ costs: Scenario.CellCost) -> Scenario.CellCost {
      Scenario.CellCost(
        create: read(costs.create), bind: read(costs.bind), measure: read(costs.measure),
        draw: read(costs.draw))
    }
    return Scenario.CellCosts(row: read(row), header: read(header), seed: seed)
  }
}

extension Scenario.CellCost {
  var all: [Scenario.Cost] { [create, bind, measure, draw] }
}
