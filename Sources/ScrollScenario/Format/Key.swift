/// A key of a mapping of the format. All that is known of it stands here.
struct Key<Model: Sendable>: Sendable {
  let name: String
  /// What it is for: a sentence without a full stop.
  let note: String
  let isRequired: Bool
  /// What may stand there.
  let phrase: String
  let unit: ValueUnit?
  let definition: String?
  let parts: @Sendable () -> [KeyNote]
  let schema: @Sendable () -> JSONValue
  let read: @Sendable (inout Model, YAMLValue) throws(ScenarioError) -> Void
  /// The value as it is written; `nil` where the model has none.
  let write: @Sendable (Model) -> JSONValue?

  init<Value>(
    _ name: String, _ form: Form<Value>, _ note: String, required: Bool = false,
    read: @escaping @Sendable (inout Model, YAMLValue) throws(ScenarioError) -> Void,
    write: @escaping @Sendable (Model) -> JSONValue?
  ) {
    self.name = name
    self.note = note
    isRequired = required
    phrase = form.phrase
    unit = form.unit
    definition = form.definition
    parts = form.parts
    schema = form.schema
    self.read = read
    self.write = write
  }

  /// A key whose value is a part of the model.
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
  init(_ name: String, schema: @escaping @Sendable () -> JSONValue, phrase: String, _ note: String)
  {
    self.name = name
    self.note = note
    isRequired = false
    self.phrase = phrase
    unit = nil
    definition = nil
    parts = { [] }
    self.schema = schema
    read = { _, _ in }
    write = { _ in nil }
  }
}
