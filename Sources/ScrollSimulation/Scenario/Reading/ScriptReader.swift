#if CLI
  /// Reads the entries of a script and keeps its clock.
  struct ScriptReader {
    private(set) var entries: [Scenario.ScriptEntry] = []
    private(set) var places: [SourcePlace] = []
    /// The earliest moment of the next entry, in seconds since the start; `nil` after an entry
    /// whose length only the run decides.
    private var clock: Double? = 0

    static func read(yaml value: YAMLValue) throws(ScenarioError) -> ScriptReader {
      var reader = ScriptReader()
      for entry in try value.list() { try reader.append(entry) }
      return reader
    }

    private enum Key: String, YAMLKey {
      case at, fling, drag, wheel
      case scrollTo = "scroll_to"
      case wait
    }

    private mutating func append(_ value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      let actions = map.keys.filter { $0.key != .at }
      guard let key = actions.first?.key else {
        let names = Key.allCases.dropFirst().map { "'\($0.rawValue)'" }.joined(separator: ", ")
        throw value.error("an entry of the script needs one of the actions \(names)")
      }
      if let second = actions.dropFirst().first {
        throw ScenarioError(
          place: second.place,
          message: "an entry has one action, but '\(second.key.rawValue)' is a second one")
      }
      let at = try map.read(.at, default: nil, moment)
      let action = try Scenario.Action(key.rawValue, yaml: map.required(key))
      let start = at ?? clock
      clock = action.duration.flatMap { duration in start.map { $0 + duration } }
      entries.append(Scenario.ScriptEntry(at: at, action))
      places.append(value.place)
    }

    /// The value of `at`: not negative, and not before the entries so far are over.
    private func moment(_ value: YAMLValue) throws(ScenarioError) -> Double? {
      let at = try value.number(.seconds)
      guard let clock else {
        throw value.error("'at' cannot follow an entry whose end is not known beforehand")
      }
      guard at >= clock else {
        throw value.error("'at' is \(at) s, but the entries before it end at \(clock) s")
      }
      return at
    }
  }
#endif
