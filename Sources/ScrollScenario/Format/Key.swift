/// A key of a mapping of the format. All that is known of it stands here.
///
/// Not specialized, as ``KeyTable``.
struct Key<Model: Sendable>: Sendable {
  /// Its name and what the documentation says of it, the default left out, which the table knows.
  let about: KeyNote
  let schema: @Sendable () -> JSONValue
  let read: @Sendable (inout Model, YAMLValue) throws(ScenarioError) -> Void
  /// The value as it is written; `nil` where the model has none.
  let write: @Sendable (Model) -> JSONValue?

  @_semantics("optimize.sil.specialize.generic.never")
  init<Value>(
    _ name: String, _ form: Form<Value>, _ note: String, required: Bool = false,
    read: @escaping @Sendable (inout Model, YAMLValue) throws(ScenarioError) -> Void,
    write: @escaping @Sendable (Model) -> JSONValue?
  ) {
    about = KeyNote(
      name: name, note: note, isRequired: required, phrase: form.phrase, unit: form.unit,
      definition: form.definition, parts: form.parts)
    schema = form.schema
    self.read = read
    self.write = write
  }

  /// A key whose value is a part of the model.
  @_semantics("optimize.sil.specialize.generic.never")
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Model, Value> & Sendable, _ form: Form<Value>,
    _ note: String, required: Bool = false
  ) {
    self.init(
      name, form, note, required: required,
      read: { model, value throws(ScenarioError) in model[keyPath: path] = try form.read(value) },
      write: { form.write($0[keyPath: path]) })
  }

  /// A key whose value is a part of the model that may be missing.
  @_semantics("optimize.sil.specialize.generic.never")
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Model, Value?> & Sendable, _ form: Form<Value>,
    _ note: String, required: Bool = false
  ) {
    self.init(
      name, form, note, required: required,
      read: { model, value throws(ScenarioError) in model[keyPath: path] = try form.read(value) },
      write: { $0[keyPath: path].flatMap(form.write) })
  }

  /// A key that something else reads, before the mapping is read.
  @_semantics("optimize.sil.specialize.generic.never")
  init(_ name: String, schema: @escaping @Sendable () -> JSONValue, phrase: String, _ note: String)
  {
    about = KeyNote(name: name, note: note, phrase: phrase)
    self.schema = schema
    read = { _, _ in }
    write = { _ in nil }
  }
}

extension Key {
  var name: String { about.name }
  var isRequired: Bool { about.isRequired }
}
