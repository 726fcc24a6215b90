import ScrollTools

/// The keys of a mapping, with the values of those that are not written.
///
/// Its functions are not specialized: a copy of each for each of 60 models would take half a minute of a release
/// build, for files that are read once.
struct KeyTable<Model: Sendable>: Sendable {
  /// What an empty mapping stands for.
  let initial: Model
  let keys: [Key<Model>]
  /// Whether a file that includes another may lay the mapping over one of that file, so that either may lack
  /// what must be there.
  let isMerged: Bool
  private let places: [String: Int]

  @_semantics("optimize.sil.specialize.generic.never")
  init(
    _ initial: Model, isMerged: Bool = true, @KeyList<Model> _ keys: () -> [Key<Model>]
  ) {
    let keys = keys()
    self.initial = initial
    self.isMerged = isMerged
    self.keys = keys
    places = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1.name, $0) })
  }

  /// What a mapping says, and the names of the keys that are wrong or missing. Every problem is noted.
  ///
  /// - Throws: where the value is no mapping.
  @_semantics("optimize.sil.specialize.generic.never")
  func read(
    _ value: YAMLValue
  ) throws(ScenarioError) -> (model: Model, entries: YAMLEntries, wrong: Set<String>) {
    let entries = try YAMLEntries(
      value, names: { keys.map(\.name) }, isKnown: { places[$0] != nil })
    var (model, wrong) = (initial, entries.wrong)
    // In the order of the table: what a key means may depend on one before it.
    for place in entries.keys.compactMap({ places[$0.name] }).sorted() {
      let key = keys[place]
      guard let written = entries[key.name] else { continue }
      do throws(ScenarioError) {
        try key.read(&model, written)
      } catch {
        value.problems.note(error)
        wrong.insert(key.name)
      }
    }
    for key in keys
    where key.isRequired && entries[key.name] == nil && !entries.meant.contains(key.name) {
      value.problems.note(entries.lacks(key.name))
      wrong.insert(key.name)
    }
    return (model, entries, wrong)
  }

  /// The model of a mapping.
  var form: Form<Model> {
    form(make: { model, _ in model }, take: { $0 })
  }

  /// What a mapping is made into.
  ///
  /// - Parameters:
  ///   - make: what a mapping without a problem becomes; throws for keys that do not go together.
  ///   - take: the model of a value; `nil` for a value that no such mapping stands for.
  @_semantics("optimize.sil.specialize.generic.never")
  func form<Value>(
    make: @escaping @Sendable (Model, YAMLEntries) throws(ScenarioError) -> Value,
    take: @escaping @Sendable (Value) -> Model?
  ) -> Form<Value> {
    Form(
      "a mapping", parts: { notes },
      schema: { Schema.any(object(), Schema.reference("variable")) },
      read: { value throws(ScenarioError) in
        let before = value.problems.count
        let (model, entries, wrong) = try read(value)
        if !wrong.isEmpty || value.problems.count > before, let last = value.problems.last {
          throw last
        }
        return try make(model, entries)
      },
      write: { value in take(value).map(write) })
  }

  /// What of a model is not as in an empty mapping, and what must be there.
  @_semantics("optimize.sil.specialize.generic.never")
  func write(_ model: Model) -> JSONValue {
    .object(
      keys.compactMap { key in
        guard let value = key.write(model), key.isRequired || value != key.write(initial) else {
          return nil
        }
        return JSONValue.Member(key.name, value)
      })
  }

  /// The mapping in the schema, without the variable that may stand for it.
  ///
  /// - Parameters:
  ///   - oneOf: exactly one of these keys must be there.
  ///   - required: keys that must be there; `nil` for those that always must, where no other file may have them.
  @_semantics("optimize.sil.specialize.generic.never")
  func object(oneOf: [String] = [], required: [String]? = nil) -> JSONValue {
    Schema.object(
      keys.map { ($0.name, $0.schema(), description(of: $0)) },
      required: required ?? (isMerged ? [] : keys.filter(\.isRequired).map(\.name)), oneOf: oneOf,
      isMerged: isMerged)
  }

  /// The documentation of the keys.
  var notes: [KeyNote] {
    keys.map { key in
      var about = key.about
      about.defaultText = defaultText(of: key)
      return about
    }
  }

  /// The purpose of a key, its unit and its default.
  @_semantics("optimize.sil.specialize.generic.never")
  private func description(of key: Key<Model>) -> String {
    key.about.note + (key.about.unit.map { "; \($0.rawValue)" } ?? "")
      + (defaultText(of: key).map { "; \($0) by default" } ?? "")
  }

  /// The value that holds where a key is not written, where there is one to say.
  @_semantics("optimize.sil.specialize.generic.never")
  private func defaultText(of key: Key<Model>) -> String? {
    guard !key.isRequired, let value = key.write(initial) else { return nil }
    switch value {
    case .text(let word): return word.isEmpty ? nil : word
    case .number, .whole, .flag: return value.line
    case .list, .object: return nil
    }
  }
}

/// A list of keys, a key or several on each line; each line is compiled by itself.
@resultBuilder enum KeyList<Model: Sendable> {
  static func buildExpression(_ key: Key<Model>) -> [Key<Model>] { [key] }
  static func buildExpression(_ keys: [Key<Model>]) -> [Key<Model>] { keys }
  static func buildBlock(_ keys: [Key<Model>]...) -> [Key<Model>] { keys.flatMap { $0 } }
}
