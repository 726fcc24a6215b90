import ScrollTools

/// The keys and values of a mapping, by the names of the file.
struct YAMLEntries {
  let value: YAMLValue
  private var values: [String: YAMLValue] = [:]
  /// The known keys that are there, in the order of the file.
  private(set) var keys: [(name: String, place: SourcePlace)] = []
  /// The names that are not known, and those that are written twice; each is noted as a problem.
  private(set) var wrong: Set<String> = []
  /// The keys that unknown names probably stand for.
  private(set) var meant: Set<String> = []

  /// - Parameters:
  ///   - value: the mapping.
  ///   - names: the allowed keys, needed only for the message about an unknown key.
  ///   - isKnown: whether a name is one of them.
  /// - Throws: when `value` is not a mapping.
  init(
    _ value: YAMLValue, names: () -> [String], isKnown: (String) -> Bool
  ) throws(ScenarioError) {
    guard let pairs = value.node.pairs else { throw value.wrongType("a mapping") }
    self.value = value
    for pair in pairs {
      let written = value.child(pair.key, "a key")
      guard let name = pair.key.text else {
        note(written.wrongType("a word"), pair.key.flowText)
        continue
      }
      guard isKnown(name) else {
        let known = names()
        let hint = Suggestion.phrase(for: name, among: known)
        if let nearest = Suggestion.nearest(to: name, among: known) { meant.insert(nearest) }
        let list = hint.isEmpty ? "; known keys: " + known.joined(separator: ", ") : ""
        note(written.error("\(value.label) has no key '\(name)'\(hint)\(list)"), name)
        continue
      }
      guard values[name] == nil else {
        note(written.error("the key '\(name)' is written twice in this mapping"), name)
        continue
      }
      keys.append((name, written.place))
      values[name] = value.child(pair.value, "'\(name)'")
    }
  }

  private mutating func note(_ problem: ScenarioError, _ name: String) {
    value.problems.note(problem)
    wrong.insert(name)
  }

  /// The value of a key, or `nil` when the key is not there.
  subscript(name: String) -> YAMLValue? { values[name] }

  /// What is said where a key is missing.
  func lacks(_ name: String) -> ScenarioError {
    value.error("\(value.label) lacks the key '\(name)'")
  }

  /// The value of a key that must be there.
  func required(_ name: String) throws(ScenarioError) -> YAMLValue {
    guard let found = values[name] else { throw lacks(name) }
    return found
  }

  /// Throws at the first key of `names` in the file, with what `message` says of it.
  func refuse(
    _ names: Set<String>, _ message: (String) -> String
  ) throws(ScenarioError) {
    guard let (name, place) = keys.first(where: { names.contains($0.name) }) else { return }
    throw ScenarioError(place: place, message: message(name))
  }

  /// Throws at the first key that is not in `names`: it cannot be used together with `other`.
  func refuseOthers(than names: Set<String>, beside other: String) throws(ScenarioError) {
    try refuse(Set(keys.map(\.name)).subtracting(names)) {
      "the key '\($0)' cannot be used with '\(other)'"
    }
  }

  /// An error at the value of a key, or at the mapping where the key is missing.
  func error(at name: String, _ message: String) -> ScenarioError {
    (values[name] ?? value).error(message)
  }
}
