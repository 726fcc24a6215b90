#if CLI
  extension Scenario.CellCosts {
    private enum Key: String, YAMLKey {
      case row, header
    }

    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      let free = Scenario.CellCost()
      self.init(
        row: try map.read(.row, default: free, Scenario.CellCost.init(yaml:)),
        header: try map.read(.header, default: free, Scenario.CellCost.init(yaml:)))
    }
  }

  extension Scenario.CellCost {
    private enum Key: String, YAMLKey {
      case create, bind, measure, draw
    }

    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      self.init(
        create: try map.number(.create, .notNegative, default: 0),
        bind: try map.number(.bind, .notNegative, default: 0),
        measure: try map.number(.measure, .notNegative, default: 0),
        draw: try map.number(.draw, .notNegative, default: 0))
    }
  }
#endif
