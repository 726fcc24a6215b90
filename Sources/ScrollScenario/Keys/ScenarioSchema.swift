/// A JSON Schema of scenario files, by which editors complete and check them.
///
/// It says which keys there are, what they may be and what they are for. What depends on more than one key,
/// such as times that ascend, only the reader knows; what it accepts, the schema does.
package enum ScenarioSchema {
  /// The schema as JSON, draft 7, with a line feed at its end. The same text is `Schemas/scenario.schema.json`
  /// of the package.
  package static var json: String { root.json() + "\n" }

  static var root: JSONValue {
    let known: [JSONValue.Member] = [
      .init("$schema", .text("http://json-schema.org/draft-07/schema#")),
      .init("title", .text("A scenario of scrollsim, format \(Scenario.formatVersion)")),
    ]
    return .object(
      known + ScenarioKeys.table.object(required: ["scrollsim"]).members + [
        .init("if", .object([.init("not", required("include"))])),
        .init("then", whole),
        .init("definitions", .object(definitions)),
      ])
  }

  private static func required(_ keys: String...) -> JSONValue {
    .object([.init("required", .list(keys.map(JSONValue.text)))])
  }

  /// What a file must have that includes none: keys that otherwise come from there.
  private static var whole: JSONValue {
    .object([
      .init("required", .list(["name", "viewport", "data"].map(JSONValue.text))),
      .init(
        "properties",
        .object([
          .init(
            "viewport",
            .object([
              .init("anyOf", .list([required("window"), required("width", "height")]))
            ])),
          .init(
            "data",
            .object([
              .init(
                "anyOf",
                .list(
                  ["csv", "jsonl", "generated", "outline", "recording"].map { required($0) }))
            ])),
        ])),
    ])
  }

  private static var definitions: [JSONValue.Member] {
    let name = "[A-Za-z_][A-Za-z0-9_]*"
    func pattern(_ pattern: String, _ note: String) -> JSONValue {
      .object([
        .init("type", .text("string")), .init("pattern", .text(pattern)),
        .init("description", .text(note)),
      ])
    }
    func named(_ value: JSONValue) -> JSONValue {
      .object([
        .init("type", .text("object")),
        .init("patternProperties", .object([.init("^\(name)$", value)])),
        .init("additionalProperties", .flag(false)),
      ])
    }
    return [
      .init("variable", pattern("^\\$\\{\(name)\\}$", "The value of a variable")),
      .init(
        "number",
        pattern(
          "^(\\$\\{\(name)\\}|[-+]?[0-9]+(_[0-9]+)+(\\.[0-9]+)?|[-+]?[0-9.]+[eE][-+]?[0-9]+)$",
          "The value of a variable, or digits with underscores or an exponent")),
      .init("variables", named(.object([]))),
      .init(
        "matrix",
        named(
          .object([
            .init("type", .text("array")), .init("minItems", .number(1)),
            .init("uniqueItems", .flag(true)),
          ]))),
      .init("profile", Form<Scenario.Physics.Profile>.profileSchema),
      .init("distribution", Form<Scenario.HeightDistribution>.distributionShape.schema()),
      .init("cost", Form<Scenario.Cost>.costShape("").schema()),
      .init("layout", Form<Scenario.Layout>.layoutSchema),
      .init("section", Form<Scenario.Layout.Section>.sectionShape.schema()),
      .init("gestures", Form<Scenario.Gestures>.gestures.schema()),
      .init("point", Schema.list(2, of: NumberRule.any.schema)),
      .init("entry", EntryKeys.schema),
    ] + Schema.numbers
  }
}
