import ScrollTools

/// Reads the entries of a script and keeps its clock.
struct ScriptReader: Sendable {
  private(set) var entries: [Scenario.ScriptEntry] = []
  private(set) var places: [SourcePlace] = []
  private(set) var gestures: [Int: LocatedScenario.GesturePlaces] = [:]
  /// Whether the rows are not known after the entries: one that changes them could not be read.
  private(set) var isCut = false
  /// The earliest moment of the next entry.
  private var clock = Clock.seconds(0)
  /// Whether the entries are those of a repetition, which begin at no time of the run.
  private var isRepeated = false

  private enum Clock: Sendable {
    /// Seconds since the start.
    case seconds(Double)
    /// After an entry whose length only the run decides.
    case open
    /// After an entry that could not be read: nothing is said of times until one is written.
    case unknown

    var seconds: Double? { if case .seconds(let seconds) = self { seconds } else { nil } }
  }

  init() {}

  /// A reader of the entries of a repetition.
  static var repeated: ScriptReader {
    var reader = ScriptReader()
    reader.isRepeated = true
    return reader
  }

  /// A reader with the entries of a script that no file has.
  init(_ entries: [Scenario.ScriptEntry]) { self.entries = entries }

  /// Reads the entry that comes before the script.
  mutating func readGestures(_ value: YAMLValue) throws(ScenarioError) {
    let action = Scenario.Action.gestures(try Form.gestures.read(value))
    try append(Scenario.ScriptEntry(action), value.place, value)
  }

  /// Reads a list of entries. The problems of all entries are noted, and the last one is thrown.
  mutating func read(_ value: YAMLValue) throws(ScenarioError) {
    var failure: ScenarioError?
    for entry in try value.list() {
      do throws(ScenarioError) {
        try append(entry)
      } catch {
        value.problems.note(error)
        failure = error
        clock = .unknown
        let keys = entry.node.pairs?.compactMap(\.key.text) ?? []
        if !keys.allSatisfy(EntryKeys.harmlessNames.contains) { isCut = true }
      }
    }
    if let failure { throw failure }
  }

  private mutating func append(_ value: YAMLValue) throws(ScenarioError) {
    let (keys, entries, wrong) = try EntryKeys.table.read(value)
    let written = entries.keys.filter { !EntryKeys.timeNames.contains($0.name) }
    if let second = written.dropFirst().first {
      throw ScenarioError(
        place: second.place,
        message: "an entry has one action, but '\(second.name)' is a second one")
    }
    // The time is read even when the action is wrong, so that both problems are found.
    let at = wrong.contains("at") ? nil : try moment(keys.at, entries)
    if !wrong.isEmpty, let last = value.problems.last { throw last }
    guard let (name, content) = keys.actions.first, let argument = entries[name] else {
      let names = EntryKeys.actionNames.map { "'\($0)'" }.joined(separator: ", ")
      throw value.error("an entry of the script needs one of the actions \(names)")
    }
    switch content {
    case .repetition(let repetition):
      for key in ["when", "after"] where entries[key] != nil {
        throw entries.error(at: key, "'\(key)' cannot be used with 'repeat'")
      }
      try append(repetition, at: at, argument)
    case .action(let action):
      let when = try condition(keys, entries, action)
      try append(Scenario.ScriptEntry(at: at, when: when, action), value.place, argument)
    }
  }

  private mutating func append(
    _ entry: Scenario.ScriptEntry, _ place: SourcePlace, _ argument: YAMLValue
  ) throws(ScenarioError) {
    guard entries.count < Scenario.entryLimit else { throw Self.tooMany(at: place) }
    if case .gestures = entry.action {
      gestures[entries.count] = try LocatedScenario.GesturePlaces(yaml: argument)
    }
    let start = entry.when == nil ? entry.at ?? clock.seconds : nil
    if let duration = entry.action.duration, let start {
      clock = .seconds(start + duration)
    } else if entry.when != nil || entry.action.duration == nil || clock.seconds != nil {
      clock = .open
    }
    entries.append(entry)
    places.append(place)
  }

  private static func tooMany(at place: SourcePlace) -> ScenarioError {
    ScenarioError(
      place: place,
      message: "the script has more than \(Scenario.entryLimit) entries, repeated ones counted")
  }

  /// Entries over and over: as if they were written so often.
  private mutating func append(
    _ repetition: RepeatKeys, at: Double?, _ value: YAMLValue
  ) throws(ScenarioError) {
    let inner = repetition.script
    if at != nil, inner.entries.first.map({ $0.when != nil }) ?? true {
      throw value.error(
        "'at' cannot be used with a 'repeat' that has no entries, or whose first entry has a time")
    }
    guard entries.count + inner.entries.count * repetition.times <= Scenario.entryLimit else {
      throw Self.tooMany(at: value.place)
    }
    if let length = inner.clock.seconds, let start = at ?? clock.seconds {
      clock = .seconds(start + length * Double(repetition.times))
    } else if inner.clock.seconds == nil || clock.seconds != nil {
      clock = .open
    }
    for round in 0..<repetition.times {
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
    _ keys: EntryKeys, _ entries: YAMLEntries, _ action: Scenario.Action
  ) throws(ScenarioError) -> Scenario.ScriptEntry.Moment? {
    guard let when = keys.when else {
      try entries.refuse(["after"]) { "'\($0)' needs the key 'when'" }
      return nil
    }
    try entries.refuse(["at"]) { "'\($0)' cannot be used with 'when'" }
    guard action.duration == 0 else {
      throw entries.error(at: "when", "'when' can be used only with actions that take no time")
    }
    return Scenario.ScriptEntry.Moment(when, after: keys.after ?? 0)
  }

  /// The value of `at`: not before the entries so far are over.
  private func moment(_ at: Double?, _ entries: YAMLEntries) throws(ScenarioError) -> Double? {
    guard let at else { return nil }
    guard !isRepeated else {
      throw entries.error(
        at: "at", "'at' cannot stand in a repetition, which comes at several times")
    }
    switch clock {
    case .seconds(let clock):
      guard at >= clock else {
        throw entries.error(
          at: "at", "'at' is \(at) s, but the entries before it end at \(clock) s")
      }
    case .open:
      throw entries.error(
        at: "at", "'at' cannot follow an entry whose end is not known beforehand")
    case .unknown: break
    }
    return at
  }
}
