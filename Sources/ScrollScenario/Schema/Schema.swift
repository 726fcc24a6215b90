/// The words that schemas are written in.
enum Schema {
  static func reference(_ name: String) -> JSONValue {
    .object([.init("$ref", .text("#/definitions/\(name)"))])
  }

  /// One of several shapes.
  static func any(_ shapes: JSONValue...) -> JSONValue { any(shapes) }

  /// Shapes that are several themselves are taken apart; of two alike one is left.
  static func any(_ shapes: [JSONValue]) -> JSONValue {
    var flat: [JSONValue] = []
    for shape in shapes {
      var parts = [shape]
      if case .object(let members) = shape, members.count == 1, members[0].key == "anyOf",
        case .list(let inner) = members[0].value
      {
        parts = inner
      }
      for part in parts where !flat.contains(part) { flat.append(part) }
    }
    return .object([.init("anyOf", .list(flat))])
  }

  private static func typed(_ type: String, _ more: [JSONValue.Member] = []) -> JSONValue {
    .object([.init("type", .text(type))] + more)
  }

  /// A number, or something that stands for one.
  static func number(
    _ range: ClosedRange<Double>, above: Double? = nil, below: Double? = nil
  ) -> JSONValue {
    var limits: [JSONValue.Member] = []
    if let above {
      limits.append(.init("exclusiveMinimum", .number(above)))
    } else {
      limits.append(.init("minimum", .number(range.lowerBound)))
    }
    if let below {
      limits.append(.init("exclusiveMaximum", .number(below)))
    } else {
      limits.append(.init("maximum", .number(range.upperBound)))
    }
    return any(typed("number", limits), reference("number"))
  }

  static let boolean = reference("boolean")

  /// What the names of numbers and truth values stand for.
  static var numbers: [JSONValue.Member] {
    NumberRule.definitions + [.init("boolean", any(typed("boolean"), reference("variable")))]
  }

  /// A whole number; where there is no upper limit, `Int` is one.
  static func whole(_ least: Int, _ most: Int? = nil) -> JSONValue {
    var limits: [JSONValue.Member] = [.init("minimum", .number(Double(least)))]
    if let most { limits.append(.init("maximum", .number(Double(most)))) }
    return any(typed("integer", limits), reference("number"))
  }

  /// A text; one with a variable in it is one as well.
  static let text = typed("string", [.init("minLength", .number(1))])
  static let freeText = typed("string")

  static func words(_ words: [String]) -> JSONValue {
    any(.object([.init("enum", .list(words.map(JSONValue.text)))]), reference("variable"))
  }

  static func words<W: CaseIterable & RawRepresentable<String>>(_: W.Type) -> JSONValue {
    words(W.allCases.map(\.rawValue))
  }

  /// A list of any number of values.
  static func list(_ element: JSONValue, least: Int = 0) -> JSONValue {
    var members: [JSONValue.Member] = [.init("items", element)]
    if least > 0 { members.append(.init("minItems", .number(Double(least)))) }
    return any(typed("array", members), reference("variable"))
  }

  /// A list of `count` values.
  static func list(_ count: Int, of element: JSONValue) -> JSONValue {
    any(
      typed(
        "array",
        [
          .init("items", element), .init("minItems", .number(Double(count))),
          .init("maxItems", .number(Double(count))),
        ]), reference("variable"))
  }

  /// A mapping of known keys, all of its own kinds.
  ///
  /// - Parameters:
  ///   - keys: the keys there are.
  ///   - required: those that must be there.
  ///   - oneOf: exactly one of these must be there.
  ///   - isMerged: whether a file that includes another may lay it over one of that file.
  static func object(
    _ keys: [(name: String, value: JSONValue, note: String)], required: [String] = [],
    oneOf: [String] = [], isMerged: Bool = false
  ) -> JSONValue {
    let properties = keys.map { key in
      JSONValue.Member(
        key.name,
        .object(
          [.init("description", .text(key.note))]
            + (isMerged ? any(key.value, typed("null")) : key.value).members))
    }
    var members: [JSONValue.Member] = [.init("properties", .object(properties))]
    if !required.isEmpty {
      members.append(.init("required", .list(required.map(JSONValue.text))))
    }
    if !oneOf.isEmpty {
      let shapes = oneOf.map { JSONValue.object([.init("required", .list([.text($0)]))]) }
      members.append(.init("oneOf", .list(shapes)))
    }
    members.append(.init("additionalProperties", .flag(false)))
    return typed("object", members)
  }
}
