#if CLI
  import ScrollTools

  /// The keys one mapping of the format knows, with the spelling of the file as raw values.
  typealias YAMLKey = CaseIterable & RawRepresentable<String>

  /// A mapping whose keys have been checked: all known, none twice.
  ///
  /// A new key of the format is one more case of `Key` and one line where the mapping is read.
  struct YAMLMapping<Key: YAMLKey> {
    private let entries: YAMLEntries

    /// - Throws: when `value` is not a mapping, at a key that is unknown, and at a key that was
    ///   there before.
    init(_ value: YAMLValue, _: Key.Type = Key.self) throws(ScenarioError) {
      entries = try YAMLEntries(value, known: Key.allCases.map(\.rawValue))
    }

    var value: YAMLValue { entries.value }

    /// The keys that are there, in the order of the file.
    var keys: [(key: Key, place: SourcePlace)] {
      entries.keys.compactMap { name, place in Key(rawValue: name).map { ($0, place) } }
    }

    /// The value of a key, or `nil` when the key is not there.
    subscript(key: Key) -> YAMLValue? { entries[key.rawValue] }
  }

  extension YAMLMapping {
    /// The value of a key that must be there.
    func required(_ key: Key) throws(ScenarioError) -> YAMLValue {
      try entries.required(key.rawValue)
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
      try self[key]?.number(rule) ?? initial
    }

    /// A whole number of at least `least`.
    func whole(_ key: Key, least: Int, default initial: Int) throws(ScenarioError) -> Int {
      try self[key]?.whole(in: least...Int.max) ?? initial
    }

    func boolean(_ key: Key, default initial: Bool) throws(ScenarioError) -> Bool {
      try self[key]?.boolean() ?? initial
    }

    func word<W: RawRepresentable<String> & CaseIterable>(
      _ key: Key, default initial: W
    ) throws(ScenarioError) -> W {
      guard let found = self[key] else { return initial }
      return try found.word()
    }
  }
#endif
