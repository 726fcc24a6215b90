/// A JSON Schema of scenario files, by which editors complete and check them.
///
/// It says which keys there are, what they may be and what they are for. What depends on more than one key,
/// such as times that ascend, only the reader knows; what it accepts, the schema does.
package enum ScenarioSchema {
  /// The schema as JSON, draft 7, with a line feed at its end. The same text is `Schemas/scenario.schema.json`
  /// of the package.
  package static var json: String { root.json() + "\n" }

  static var root: SchemaValue {
    let scenario = Schema.object(keys, required: ["scrollsim"], isMerged: true)
    let known: [SchemaValue.Member] = [
      .init("$schema", .text("http://json-schema.org/draft-07/schema#")),
      .init("title", .text("A scenario of scrollsim, format \(Scenario.formatVersion)")),
    ]
    return .object(
      known + scenario.members + [
        .init("if", .object([.init("not", required("include"))])),
        .init("then", whole),
        .init("definitions", .object(definitions)),
      ])
  }

  private static func required(_ keys: String...) -> SchemaValue {
    .object([.init("required", .list(keys.map(SchemaValue.text)))])
  }

  /// What a file must have that includes none: keys that otherwise come from there.
  private static var whole: SchemaValue {
    .object([
      .init("required", .list(["name", "viewport", "data"].map(SchemaValue.text))),
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

  private static var keys: [Schema.Key] {
    [
      .init(
        "scrollsim",
        .object([.init("enum", .list([.number(Double(Scenario.formatVersion))]))]),
        "The version of the format"),
      .init(
        "include", Schema.any(Schema.text, Schema.list(Schema.text)),
        "A file, or several, under this one: mappings are merged, lists replaced, and this file wins"
      ),
      .init(
        "variables", Schema.reference("variables"),
        "Values that are used as ${name}; between braces in quotes, \"${name}\""),
      .init(
        "matrix", Schema.reference("matrix"),
        "Several values for variables: each combination is a scenario"),
      .init("name", Schema.text, "What the scenario is called"),
      .init("description", Schema.freeText, "What the scenario is for"),
      .init("viewport", viewport, "The part of the screen that content is seen through"),
      .init("physics", Schema.any(Schema.reference("profile"), physics), "How content moves"),
      .init("refresh_rate", Schema.number(1...1000), "Frames per second, 60 by default"),
      .init(
        "inset_adjustment", Schema.words(Scenario.InsetAdjustment.self),
        "How the safe area becomes part of the content insets"),
      .init("hosted_by_screen", Schema.boolean, "Whether the list fills a screen"),
      .init(
        "moves_items", Schema.boolean,
        "Whether a finger held for half a second carries the row under it"),
      .init("content_insets", insets(Schema.anyNumber), "Points around the content"),
      .init("data", data, "Where the rows come from"),
      .init("layout", Schema.reference("layout"), "How items are laid out"),
      .init("cells", cells, "What work on cells costs, in milliseconds"),
      .init("frame_cost", Schema.notNegative, "Milliseconds of every frame"),
      .init(
        "reuse",
        Schema.mapping(
          [
            .init("pool", Schema.whole(0), "Unused cells kept of each type"),
            .init("cache", Schema.whole(0), "Cells kept with the item they showed last"),
          ], isMerged: true), "How many unused cells are kept"),
      .init("prefetch", prefetch, "How far beyond the viewport cells are made ready"),
      .init("gestures", Schema.reference("gestures"), "Recorded fingers, played before the script"),
      .init("script", Schema.list(Schema.reference("entry")), "What happens, in order"),
      .init("expect", expect, "What the run has to come to, besides the default gates"),
      .init("budgets", budgets, "Limits under keys of their own"),
    ]
  }

  private static var definitions: [SchemaValue.Member] {
    let name = "[A-Za-z_][A-Za-z0-9_]*"
    func pattern(_ pattern: String, _ note: String) -> SchemaValue {
      .object([
        .init("type", .text("string")), .init("pattern", .text(pattern)),
        .init("description", .text(note)),
      ])
    }
    func named(_ value: SchemaValue) -> SchemaValue {
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
      .init(
        "profile",
        Schema.any(
          Schema.words(Scenario.Physics.Profile.self),
          .object([.init("type", .text("string")), .init("pattern", .text("^[A-Za-z_-]+$"))]))),
      .init("distribution", distribution),
      .init("cost", cost),
      .init("layout", layout),
      .init("section", section),
      .init("gestures", gestures),
      .init("point", Schema.list(2, of: Schema.anyNumber)),
      .init("entry", entry),
    ] + Schema.numbers
  }
}
