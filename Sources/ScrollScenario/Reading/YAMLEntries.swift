#if CLI
  import ScrollTools

  /// The keys and values of a mapping, by the names of the file.
  ///
  /// What all mappings have in common is compiled once, and not for each set of keys.
  struct YAMLEntries {
    let value: YAMLValue
    private var values: [String: YAMLValue] = [:]
    /// The keys that are there, in the order of the file.
    private(set) var keys: [(name: String, place: SourcePlace)] = []

    /// - Parameter known: the keys that there may be.
    /// - Throws: when `value` is not a mapping, at a key that is unknown, and at a key that was
    ///   there before.
    init(_ value: YAMLValue, known: [String]) throws(ScenarioError) {
      guard let pairs = value.node.pairs else { throw value.wrongType("a mapping") }
      self.value = value
      for pair in pairs {
        let written = YAMLValue(node: pair.key, label: "a key")
        guard let name = pair.key.text else { throw written.wrongType("a word") }
        guard known.contains(name) else {
          let hint = Suggestion.phrase(for: name, among: known)
          let list = hint.isEmpty ? "; known keys: " + known.joined(separator: ", ") : ""
          throw written.error("\(value.label) has no key '\(name)'\(hint)\(list)")
        }
        guard values[name] == nil else {
          throw written.error("the key '\(name)' is written twice in this mapping")
        }
        keys.append((name, written.place))
        values[name] = YAMLValue(node: pair.value, label: "'\(name)'")
      }
    }

    /// The value of a key, or `nil` when the key is not there.
    subscript(name: String) -> YAMLValue? { values[name] }

    /// The value of a key that must be there.
    func required(_ name: String) throws(ScenarioError) -> YAMLValue {
      guard let found = values[name] else {
        throw value.error("\(value.label) lacks the key '\(name)'")
      }
      return found
    }
  }
#endif
