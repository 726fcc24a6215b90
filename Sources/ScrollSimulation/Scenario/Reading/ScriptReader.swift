#if CLI
  /// Reads the entries of a script and keeps its clock.
  struct ScriptReader {
    private(set) var entries: [Scenario.ScriptEntry] = []
    private(set) var places: [SourcePlace] = []
    private(set) var gestures: [Int: LocatedScenario.GesturePlaces] = [:]
    /// The earliest moment of the next entry, in seconds since the start; `nil` after an entry
    /// whose length only the run decides.
    private var clock: Double? = 0

    /// Reads the entry that comes before the script.
    mutating func readGestures(yaml value: YAMLValue) throws(ScenarioError) {
      let action = Scenario.Action.gestures(try Scenario.Gestures(yaml: value))
      try append(Scenario.ScriptEntry(action), value.place, value)
    }

    mutating func readScript(yaml value: YAMLValue) throws(ScenarioError) {
      for entry in try value.list() { try append(entry) }
    }

    private enum Key: String, YAMLKey {
      case at, fling, drag, wheel
      case scrollTo = "scroll_to"
      case gestures, profile
      case refreshInset = "refresh_inset"
      case insert, prepend, append, delete, move, grow
      case expand, collapse, toggle
      case setOffset = "set_offset"
      case scrollSection = "scroll_section"
      case resize
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
      let argument = try map.required(key)
      let action = try Scenario.Action(key.rawValue, yaml: argument)
      try append(Scenario.ScriptEntry(at: at, action), value.place, argument)
    }

    private mutating func append(
      _ entry: Scenario.ScriptEntry, _ place: SourcePlace, _ argument: YAMLValue
    ) throws(ScenarioError) {
      if case .gestures = entry.action {
        gestures[entries.count] = try LocatedScenario.GesturePlaces(yaml: argument)
      }
      let start = entry.at ?? clock
      clock = entry.action.duration.flatMap { duration in start.map { $0 + duration } }
      entries.append(entry)
      places.append(place)
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
