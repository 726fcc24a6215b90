#if CLI
  import ScrollTools

  /// Reads the entries of a script and keeps its clock.
  struct ScriptReader {
    private(set) var entries: [Scenario.ScriptEntry] = []
    private(set) var places: [SourcePlace] = []
    private(set) var gestures: [Int: LocatedScenario.GesturePlaces] = [:]
    /// The earliest moment of the next entry, in seconds since the start; `nil` after an entry
    /// whose length only the run decides.
    private var clock: Double? = 0
    /// Whether the entries are those of a repetition, which begin at no time of the run.
    private var isRepeated = false

    /// Reads the entry that comes before the script.
    mutating func readGestures(yaml value: YAMLValue) throws(ScenarioError) {
      let action = Scenario.Action.gestures(try Scenario.Gestures(yaml: value))
      try append(Scenario.ScriptEntry(action), value.place, value)
    }

    mutating func readScript(yaml value: YAMLValue) throws(ScenarioError) {
      for entry in try value.list() { try append(entry) }
    }

    private enum Key: String, YAMLKey {
      case at, when, after, fling, drag, flick
      case slowDrag = "slow_drag"
      case hold
      case backAndForth = "back_and_forth"
      case wheel
      case scrollTo = "scroll_to"
      case gestures, profile
      case refreshInset = "refresh_inset"
      case insert, prepend, append, delete, move, grow
      case expand, collapse, toggle
      case setOffset = "set_offset"
      case scrollSection = "scroll_section"
      case resize
      case wait
      case repetition = "repeat"

      /// Whether the key says when, not what.
      var isTime: Bool { self == .at || self == .when || self == .after }
    }

    private mutating func append(_ value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      let actions = map.keys.filter { !$0.key.isTime }
      guard let key = actions.first?.key else {
        let names = Key.allCases.filter { !$0.isTime }.map { "'\($0.rawValue)'" }.joined(
          separator: ", ")
        throw value.error("an entry of the script needs one of the actions \(names)")
      }
      if let second = actions.dropFirst().first {
        throw ScenarioError(
          place: second.place,
          message: "an entry has one action, but '\(second.key.rawValue)' is a second one")
      }
      let at = try map.read(.at, default: nil, moment)
      let argument = try map.required(key)
      guard key != .repetition else {
        if let when = map[.when] { throw when.error("'when' cannot stand beside 'repeat'") }
        if let after = map[.after] { throw after.error("'after' cannot stand beside 'repeat'") }
        return try append(repeating: argument, at: at)
      }
      let action = try Scenario.Action(key.rawValue, yaml: argument)
      let when = try condition(map, action)
      try append(Scenario.ScriptEntry(at: at, when: when, action), value.place, argument)
    }

    private mutating func append(
      _ entry: Scenario.ScriptEntry, _ place: SourcePlace, _ argument: YAMLValue
    ) throws(ScenarioError) {
      if case .gestures = entry.action {
        gestures[entries.count] = try LocatedScenario.GesturePlaces(yaml: argument)
      }
      guard entries.count < Scenario.entryLimit else { throw Self.tooMany(at: place) }
      let start = entry.when == nil ? entry.at ?? clock : nil
      clock = entry.action.duration.flatMap { duration in start.map { $0 + duration } }
      entries.append(entry)
      places.append(place)
    }

    private static func tooMany(at place: SourcePlace) -> ScenarioError {
      ScenarioError(
        place: place,
        message: "the script has more than \(Scenario.entryLimit) entries, repeated ones counted")
    }

    private enum RepeatKey: String, YAMLKey {
      case times, script
    }

    /// Entries over and over: as if they were written so often.
    private mutating func append(
      repeating value: YAMLValue, at: Double?
    ) throws(ScenarioError) {
      let map = try YAMLMapping<RepeatKey>(value)
      let times = try map.required(.times).whole(in: 1...Scenario.entryLimit)
      var inner = ScriptReader()
      inner.isRepeated = true
      try inner.readScript(yaml: map.required(.script))
      if at != nil, inner.entries.first.map({ $0.when != nil }) ?? true {
        throw value.error(
          "'at' stands beside a 'repeat' whose first entry has a time of its own, or that has none")
      }
      guard entries.count + inner.entries.count * times <= Scenario.entryLimit else {
        throw Self.tooMany(at: value.place)
      }
      let length = inner.clock.map { $0 * Double(times) }
      clock = length.flatMap { length in (at ?? clock).map { $0 + length } }
      for round in 0..<times {
        for (index, entry) in inner.entries.enumerated() {
          var entry = entry
          if round == 0, index == 0 { entry.at = at }
          if let places = inner.gestures[index] { gestures[entries.count] = places }
          entries.append(entry)
          places.append(inner.places[index])
        }
      }
    }

    /// The values of `when` and `after`.
    private func condition(
      _ map: YAMLMapping<Key>, _ action: Scenario.Action
    ) throws(ScenarioError) -> Scenario.ScriptEntry.Moment? {
      guard let when = map[.when] else {
        guard let after = map.keys.first(where: { $0.key == .after }) else { return nil }
        throw ScenarioError(place: after.place, message: "'after' needs the key 'when'")
      }
      if let at = map.keys.first(where: { $0.key == .at }) {
        throw ScenarioError(place: at.place, message: "'at' cannot stand beside 'when'")
      }
      guard action.duration == 0 else {
        throw when.error("'when' stands only beside actions that take no time")
      }
      return Scenario.ScriptEntry.Moment(
        try when.word(), after: try map.number(.after, .seconds, default: 0))
    }

    /// The value of `at`: not negative, and not before the entries so far are over.
    private func moment(_ value: YAMLValue) throws(ScenarioError) -> Double? {
      let at = try value.number(.seconds)
      guard !isRepeated else {
        throw value.error("'at' cannot stand in a repetition, which comes at several times")
      }
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
