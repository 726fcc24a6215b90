#if CLI
  extension Scenario {
    private enum Key: String, YAMLKey {
      case gates, defaults, except
    }

    /// A list of gates, or a mapping with the standard ones that do not hold.
    mutating func readExpect(yaml value: YAMLValue) throws(ScenarioError) {
      guard case .mapping = value.kind else {
        guard case .list = value.kind else {
          throw value.wrongType("a list of gates, such as 'cells_created <= 40', or a mapping")
        }
        expect = try Self.gates(yaml: value)
        return
      }
      let map = try YAMLMapping<Key>(value)
      if let gates = map[.gates] { expect = try Self.gates(yaml: gates) }
      if try !map.boolean(.defaults, default: true) { defaults = .none }
      guard let except = map[.except] else { return }
      guard defaults == .all else {
        throw except.error("there is nothing to except where 'defaults' is false")
      }
      var metrics: [Metric] = []
      for name in try except.list() { metrics.append(try Self.standard(yaml: name)) }
      defaults = .except(metrics)
    }

    private static func gates(yaml value: YAMLValue) throws(ScenarioError) -> [Scenario.Expectation]
    {
      var gates: [Scenario.Expectation] = []
      for line in try value.list() {
        let text = try line.text()
        do throws(ExpectationError) {
          gates.append(try Scenario.Expectation(text))
        } catch {
          throw ScenarioError(place: line.node.place(after: error.offset), message: error.message)
        }
      }
      return gates
    }

    /// The name of a metric that a standard gate is on.
    private static func standard(yaml value: YAMLValue) throws(ScenarioError) -> Metric {
      let name = try value.text()
      let known = Scenario.Expectation.standard.map(\.metric.rawValue)
      guard known.contains(name), let metric = Metric(rawValue: name) else {
        let hint = Suggestion.phrase(for: name, among: known)
        let list = hint.isEmpty ? "; there are \(known.joined(separator: ", "))" : ""
        throw value.error("there is no default gate on '\(name)'\(hint)\(list)")
      }
      return metric
    }
  }
#endif
