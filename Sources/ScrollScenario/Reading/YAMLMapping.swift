#if CLI
  import ScrollTools

  /// The keys one mapping of the format knows, with the spelling of the file as raw values.
  typealias YAMLKey = CaseIterable & Hashable & RawRepresentable<String>

  /// A mapping whose keys have been checked: all known, none twice.
  ///
  /// A new key of the format is one more case of `Key` and one line where the mapping is read.
  struct YAMLMapping<Key: YAMLKey> {
    let value: YAMLValue
    private var values: [Key: YAMLValue] = [:]
    /// The keys that are there, in the order of the file.
    private(set) var keys: [(key: Key, place: SourcePlace)] = []

    /// - Throws: when `value` is not a mapping, at a key that is unknown, and at a key that was
    ///   there before.
    init(_ value: YAMLValue, _: Key.Type = Key.self) throws(ScenarioError) {
      guard let pairs = value.node.pairs else { throw value.wrongType("a mapping") }
      self.value = value
      for pair in pairs {
        let written = YAMLValue(node: pair.key, label: "a key")
        guard let name = pair.key.text else { throw written.wrongType("a word") }
        guard let key = Key(rawValue: name) else {
          throw Self.unknown(name, in: value, at: written)
        }
        guard values[key] == nil else {
          throw written.error("the key '\(key.rawValue)' is written twice in this mapping")
        }
        keys.append((key, written.place))
        values[key] = YAMLValue(node: pair.value, label: "'\(key.rawValue)'")
      }
    }

    private static func unknown(
      _ word: String, in value: YAMLValue, at written: YAMLValue
    ) -> ScenarioError {
      let known = Key.allCases.map(\.rawValue)
      let hint = Suggestion.phrase(for: word, among: known)
      let list = hint.isEmpty ? "; known keys: " + known.joined(separator: ", ") : ""
      return written.error("\(value.label) has no key '\(word)'\(hint)\(list)")
    }

    /// The value of a key, or `nil` when the key is not there.
    subscript(key: Key) -> YAMLValue? { values[key] }
  }

  extension YAMLMapping {
    /// The value of a key that must be there.
    func required(_ key: Key) throws(ScenarioError) -> YAMLValue {
      guard let found = self[key] else {
        throw value.error("\(value.label) lacks the key '\(key.rawValue)'")
      }
      return found
    }

    /// What `read` makes of a key that must be there.
    func read<Value>(
      _ key: Key, _ read: (YAMLValue) throws(ScenarioError) -> Value
    ) throws(ScenarioError) -> Value {
      try read(required(key))
    }

    /// What `read` makes of a key, or `initial` when the key is not there.
    func read<Value>(
      _ key: Key, default initial: Value, _ read: (YAMLValue) throws(ScenarioError) -> Value
    ) throws(ScenarioError) -> Value {
      guard let found = self[key] else { return initial }
      return try read(found)
    }

    func number(_ key: Key, _ rule: NumberRule) throws(ScenarioError) -> Double {
      try required(key).number(rule)
    }

    func number(
      _ key: Key, _ rule: NumberRule, default initial: Double
    ) throws(ScenarioError) -> Double {
      guard let found = self[key] else { return initial }
      return try found.number(rule)
    }

    /// A whole number of at least `least`.
    func whole(_ key: Key, least: Int, default initial: Int) throws(ScenarioError) -> Int {
      guard let found = self[key] else { return initial }
      return try found.whole(in: least...Int.max)
    }

    func boolean(_ key: Key, default initial: Bool) throws(ScenarioError) -> Bool {
      guard let found = self[key] else { return initial }
      return try found.boolean()
    }

    func word<W: RawRepresentable<String> & CaseIterable>(
      _ key: Key, default initial: W
    ) throws(ScenarioError) -> W {
      guard let found = self[key] else { return initial }
      return try found.word()
    }
  }
#endif
