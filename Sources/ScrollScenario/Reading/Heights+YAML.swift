#if CLI
  extension Scenario.HeightDistribution {
    private enum Key: String, YAMLKey {
      case fixed, uniform, choice, exponential
    }

    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      let names = Key.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      guard let key = map.keys.first?.key, let heights = map[key] else {
        throw value.error("\(value.label) needs one of the keys \(names)")
      }
      if let other = map.keys.dropFirst().first {
        throw ScenarioError(
          place: other.place,
          message: "\(value.label) has one key, but '\(other.key.rawValue)' is a second one")
      }
      switch key {
      case .fixed: self = .fixed(try heights.number(.notNegative))
      case .uniform: self = .uniform(try heights.range())
      case .choice: self = .choice(try Self.choice(yaml: heights))
      case .exponential: self = try Self.exponential(yaml: heights)
      }
    }

    private static func choice(yaml value: YAMLValue) throws(ScenarioError) -> [Double] {
      var heights: [Double] = []
      for element in try value.list() { heights.append(try element.number(.notNegative)) }
      guard !heights.isEmpty else { throw value.error("\(value.label) must not be empty") }
      return heights
    }

    private enum ExponentialKey: String, YAMLKey {
      case mean, minimum, maximum
    }

    private static func exponential(yaml value: YAMLValue) throws(ScenarioError) -> Self {
      let map = try YAMLMapping<ExponentialKey>(value)
      let mean = try map.number(.mean, .positive)
      let minimum = try map.number(.minimum, .notNegative)
      let maximum = try map.number(.maximum, .notNegative)
      guard minimum <= maximum else {
        throw try map.required(.maximum).error("'maximum' must not be less than 'minimum'")
      }
      return .exponential(mean: mean, range: minimum...maximum)
    }
  }
#endif
