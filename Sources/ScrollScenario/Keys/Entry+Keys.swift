import ScrollTools

/// An entry of a script as it is written: one action, and when it begins.
struct EntryKeys: Sendable {
  var at: Double?
  var when: Scenario.ScriptEntry.Moment.Phase?
  var after: Double?
  /// What the entry does, by its key. A good entry has one action.
  var actions: [(name: String, content: Content)] = []

  enum Content: Sendable {
    case action(Scenario.Action)
    /// Entries over and over, as if they were written so often.
    case repetition(RepeatKeys)
  }

  private static let times: [Key<Self>] = [
    Key("at", \.at, .number(.seconds, .seconds), "The time since the start"),
    Key(
      "when", \.when, .word,
      "Begins when content is so, also while the entry before it goes on"),
    Key(
      "after", \.after, .number(.seconds, .seconds),
      "The time to wait once 'when' is so; 0 by default"),
  ]

  private static let actionKeys: [Key<Self>] =
    dragActions + scrollActions + changeActions + [repetition]

  private static let repetition = Key<Self>(
    "repeat", Form<RepeatKeys>.repetition, "Entries over and over",
    read: { entry, value throws(ScenarioError) in
      entry.actions.append(("repeat", .repetition(try Form<RepeatKeys>.repetition.read(value))))
    }, write: { _ in nil })

  static let table = KeyTable(Self(), isMerged: false) {
    times
    actionKeys
  }

  /// What the definition of the schema stands for.
  static var schema: JSONValue {
    Schema.any(table.object(oneOf: actionKeys.map(\.name)), Schema.reference("variable"))
  }

  /// The keys that say when.
  static let timeNames = Set(times.map(\.name))
  static let actionNames = actionKeys.map(\.name)
  /// The keys of entries without which the rows are the same.
  static let harmlessNames = timeNames.union((dragActions + scrollActions).map(\.name))

  /// A key of an action.
  ///
  /// - Parameters:
  ///   - make: the action of a value.
  ///   - take: the value of an action; `nil` for one that another key has to write.
  static func action<Value: Sendable>(
    _ name: String, _ form: Form<Value>, _ note: String,
    _ make: @escaping @Sendable (Value) -> Scenario.Action,
    _ take: @escaping @Sendable (Scenario.Action) -> Value?
  ) -> Key<Self> {
    Key(
      name, form, note,
      read: { entry, value throws(ScenarioError) in
        entry.actions.append((name, .action(make(try form.read(value)))))
      },
      write: { entry in
        guard case .action(let action)? = entry.actions.first?.content else { return nil }
        return take(action).flatMap(form.write)
      })
  }
}

/// Entries that are repeated.
struct RepeatKeys: Sendable {
  var times = 1
  var script = ScriptReader.repeated

  static let table = KeyTable(Self(), isMerged: false) {
    Key("times", \.times, .whole(1...Scenario.entryLimit), "How often", required: true)
    Key(
      "script", Form<ScriptReader>.script, "What happens each time", required: true,
      read: { keys, value throws(ScenarioError) in try keys.script.read(value) },
      write: { _ in nil })
  }
}

extension Form where Value == RepeatKeys {
  fileprivate static let repetition = RepeatKeys.table.form
}

extension Form where Value == ScriptReader {
  /// Entries, which are read by a reader that knows what came before them.
  static let script = Form(
    "a list of entries", definition: "entry", parts: { EntryKeys.table.notes },
    schema: { Schema.list(Schema.reference("entry")) },
    read: { value throws(ScenarioError) in
      var reader = ScriptReader()
      try reader.read(value)
      return reader
    },
    write: { reader in
      .list(
        reader.entries.map { entry in
          EntryKeys.table.write(
            EntryKeys(
              at: entry.at, when: entry.when?.phase, after: entry.when?.delay,
              actions: [("", .action(entry.action))]))
        })
    })
}
