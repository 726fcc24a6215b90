#if CLI
  import ScrollTools

  extension Scenario {
    private enum Key: String, YAMLKey {
      case gates, defaults, except
    }

    /// A list of gates, or a mapping with the standard ones that do not hold.
    ///
    /// - Returns: the place of each gate.
    mutating func readExpect(yaml value: YAMLValue) throws(ScenarioError) -> [SourcePlace] {
      guard case .mapping = value.kind else {
        guard case .list = value.kind else {
          throw value.wrongType("a list of gates, such as 'cells_created <= 40', or a mapping")
        }
        expect = try Self.gates(yaml: value)
        return try value.list().map(\.place)
      }
      let map = try YAMLMapping<Key>(value)
      let gates = map[.gates]
      if let gates { expect = try Self.gates(yaml: gates) }
      let places = try gates?.list().map(\.place) ?? []
      if try !map.boolean(.defaults, default: true) { defaults = .none }
      guard let except = map[.except] else { return places }
      guard defaults == .all else {
        throw except.error("there is nothing to except where 'defaults' is false")
      }
      var metrics: [Metric] = []
      for name in try except.list() { metrics.append(try Self.standard(yaml: name)) }
      defaults = .except(metrics)
      return places
    }

    /// Refuses a gate that holds whatever the run does, at its place.
    ///
    /// - Parameters:
    ///   - places: where the gates of ``Scenario/expect`` stand.
    ///   - budgets: the value of the key `budgets`.
    func checkGates(_ places: [SourcePlace], budgets value: YAMLValue?) throws(ScenarioError) {
      if let vacuous = vacuousExpectation {
        throw ScenarioError(place: places[vacuous.index], message: vacuous.message)
      }
      for (key, gate) in budgets.named {
        guard let message = vacuity(of: gate), let value else { continue }
        throw ScenarioError(place: value.peek(key)?.place ?? value.place, message: message)
      }
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
