import ScrollTools

/// How a value of a scenario is written: how it is read, what the schema and the documentation say of it, and
/// how it is written back.
package struct Form<Value: Sendable>: Sendable {
  /// What may stand there, as `0 or more`.
  let phrase: String
  /// What its numbers count.
  let unit: ValueUnit?
  /// The name of its definition in the schema and the documentation.
  let definition: String?
  /// The keys of a mapping that may stand there. A closure, as shapes may hold one another.
  let parts: @Sendable () -> [KeyNote]
  let schema: @Sendable () -> JSONValue
  /// Throws the last problem of a value that has any; the others are noted in ``YAMLValue/problems``.
  package let read: @Sendable (YAMLValue) throws(ScenarioError) -> Value
  /// `nil` for a value that another form has to write.
  package let write: @Sendable (Value) -> JSONValue?

  init(
    _ phrase: String, unit: ValueUnit? = nil, definition: String? = nil,
    parts: @escaping @Sendable () -> [KeyNote] = { [] },
    schema: @escaping @Sendable () -> JSONValue,
    read: @escaping @Sendable (YAMLValue) throws(ScenarioError) -> Value,
    write: @escaping @Sendable (Value) -> JSONValue?
  ) {
    self.phrase = phrase
    self.unit = unit
    self.definition = definition
    self.parts = parts
    self.schema = schema
    self.read = read
    self.write = write
  }

  /// The same, which the schema and the documentation have a definition of.
  func named(_ name: String) -> Form {
    Form(
      phrase, unit: unit, definition: name, parts: parts, schema: { Schema.reference(name) },
      read: read, write: write)
  }

  /// The same, all of which a phrase says.
  func said(_ phrase: String) -> Form {
    Form(phrase, unit: unit, schema: schema, read: read, write: write)
  }

  /// A form of what its values are made into.
  ///
  /// - Parameters:
  ///   - make: what a value becomes.
  ///   - take: the value of what it became; `nil` for a result that no value of this form gives.
  func map<Other: Sendable>(
    _ make: @escaping @Sendable (Value) -> Other, _ take: @escaping @Sendable (Other) -> Value?
  ) -> Form<Other> {
    let (read, write) = (read, write)
    return Form<Other>(
      phrase, unit: unit, definition: definition, parts: parts, schema: schema,
      read: { value throws(ScenarioError) in make(try read(value)) },
      write: { other in take(other).flatMap(write) })
  }
}

/// What a number of the format counts.
enum ValueUnit: String, Sendable {
  case points, seconds, milliseconds
  case pointsPerSecond = "points per second"
  case framesPerSecond = "frames per second"
  case pixelsPerPoint = "pixels per point"
  case mebibytes = "MiB"
}

extension Form where Value == Double {
  static func number(_ rule: NumberRule, _ unit: ValueUnit? = nil) -> Form {
    Form(
      rule.phrase, unit: unit, schema: { rule.schema },
      read: { value throws(ScenarioError) in try value.number(rule) }, write: { .number($0) })
  }
}

extension Form where Value: FixedWidthInteger {
  static func whole(_ range: ClosedRange<Value>) -> Form {
    let most = range.upperBound == .max ? nil : Int(range.upperBound)
    let least = Int(range.lowerBound)
    return Form(
      most.map { "a whole number from \(least) to \(grouped($0))" }
        ?? "a whole number, \(least) or more",
      schema: { Schema.whole(least, most) },
      read: { value throws(ScenarioError) in try value.whole(in: range) },
      write: { .whole("\($0)") })
  }
}

extension Form where Value == Bool {
  static let boolean = Form(
    "true or false", schema: { Schema.boolean },
    read: { value throws(ScenarioError) in try value.boolean() }, write: { .flag($0) })
}

extension Form where Value == String {
  static let text = Form(
    "a text", schema: { Schema.text },
    read: { value throws(ScenarioError) in try value.nonEmptyText() }, write: { .text($0) })
  static let freeText = Form(
    "a text", schema: { Schema.freeText },
    read: { value throws(ScenarioError) in try value.text() }, write: { .text($0) })
  /// Relative to the folder of the scenario, unless it starts with `/`.
  static let file = Form(
    "the name of a file", schema: { Schema.text },
    read: { value throws(ScenarioError) in try value.filePath() }, write: { .text($0) })
}

extension Form where Value: RawRepresentable<String> & CaseIterable {
  static var word: Form {
    Form(
      Value.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "),
      schema: { Schema.words(Value.self) },
      read: { value throws(ScenarioError) in try value.word() }, write: { .text($0.rawValue) })
  }
}
