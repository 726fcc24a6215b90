#if CLI
  extension Scenario.CellCosts {
    private enum Key: String, YAMLKey {
      case row, header, seed
    }

    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      let free = Scenario.CellCost()
      self.init(
        row: try map.read(.row, default: free, Scenario.CellCost.init(yaml:)),
        header: try map.read(.header, default: free, Scenario.CellCost.init(yaml:)),
        seed: try map[.seed]?.whole(in: 0...UInt64.max) ?? 0)
    }
  }

  extension Scenario.CellCost {
    private enum Key: String, YAMLKey {
      case create, bind, measure, draw
    }

    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      func cost(_ key: Key) throws(ScenarioError) -> Scenario.Cost {
        guard let found = map[key] else { return 0 }
        return try Scenario.Cost(yaml: found, column: key.rawValue)
      }
      self.init(
        create: try cost(.create), bind: try cost(.bind), measure: try cost(.measure),
        draw: try cost(.draw))
    }
  }

  extension Scenario.Cost {
    private enum Key: String, YAMLKey {
      case mean, deviation, uniform, percentiles, samples, column
    }

    /// - Parameter column: what the column of a file is called where nothing else is said.
    init(yaml value: YAMLValue, column: String) throws(ScenarioError) {
      guard value.kind == .mapping else {
        self = .constant(try value.number(.notNegative))
        return
      }
      let map = try YAMLMapping<Key>(value)
      let shapes = map.keys.filter { $0.key != .deviation && $0.key != .column }
      guard let shape = shapes.first else {
        throw value.error(
          "\(value.label) needs one of the keys 'mean', 'uniform', 'percentiles' and 'samples'")
      }
      if let second = shapes.dropFirst().first {
        throw ScenarioError(
          place: second.place,
          message: "'\(second.key.rawValue)' cannot stand beside '\(shape.key.rawValue)'")
      }
      for (key, other) in [(Key.deviation, Key.mean), (.column, .samples)] where shape.key != other
      {
        guard let misplaced = map.keys.first(where: { $0.key == key }) else { continue }
        throw ScenarioError(
          place: misplaced.place, message: "'\(key.rawValue)' needs the key '\(other.rawValue)'")
      }
      let content = try map.required(shape.key)
      switch shape.key {
      case .mean:
        self = .normal(
          mean: try content.number(.notNegative),
          deviation: try map.number(.deviation, .notNegative, default: 0))
      case .uniform: self = .uniform(try content.range())
      case .percentiles: self = .percentiles(try Self.percentiles(yaml: content))
      case .samples, .deviation, .column:
        self = try Self.samples(yaml: content, column: map[.column], default: column)
      }
    }

    /// `{50: 0.4, 95: 1.2}`, ascending.
    private static func percentiles(yaml value: YAMLValue) throws(ScenarioError) -> [Percentile] {
      guard let pairs = value.node.pairs else {
        throw value.wrongType("a mapping such as {50: 0.4, 95: 1.2}")
      }
      var points: [Percentile] = []
      for pair in pairs {
        let percent = try YAMLValue(node: pair.key, label: "a percentile").number(.within(0...100))
        let name = pair.key.text ?? ""
        guard name.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }) else {
          throw pair.key.error("a percentile is a plain decimal number such as 99.5, not \(name)")
        }
        let cost = try YAMLValue(node: pair.value, label: "'\(name)'").number(.notNegative)
        if let last = points.last {
          guard last.percent < percent else {
            throw pair.key.error("percentiles must ascend, but \(name) follows \(last.percent)")
          }
          guard last.cost <= cost else {
            throw pair.value.error(
              "costs must ascend with their percentiles, but \(cost) follows \(last.cost)")
          }
        }
        points.append(Percentile(percent, cost))
      }
      guard !points.isEmpty else { throw value.error("\(value.label) must not be empty") }
      return points
    }

    private static func samples(
      yaml value: YAMLValue, column: YAMLValue?, default name: String
    ) throws(ScenarioError) -> Self {
      switch value.kind {
      case .text:
        return .file(path: try value.filePath(), column: try column?.nonEmptyText() ?? name)
      case .list:
        if let column { throw column.error("'column' is of a file, not of a list") }
        var samples: [Double] = []
        for element in try value.list() { samples.append(try element.number(.notNegative)) }
        guard !samples.isEmpty else { throw value.error("\(value.label) must not be empty") }
        return .samples(samples)
      default: throw value.wrongType("the name of a file or a list of milliseconds")
      }
    }
  }
#endif
