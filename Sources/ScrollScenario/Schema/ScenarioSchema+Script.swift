import ScrollPrimitives

extension ScenarioSchema {
  /// An entry of a script: one action, and when it begins.
  static var entry: SchemaValue {
    let actions = gestureActions + scrollActions + changeActions
    return Schema.mapping(
      [
        .init("at", Schema.seconds, "Seconds since the start"),
        .init(
          "when", Schema.words(Scenario.ScriptEntry.Moment.Phase.self),
          "Begins when content is so, also while the entry before it goes on"),
        .init("after", Schema.seconds, "Seconds to wait once 'when' is so"),
      ] + actions, oneOf: actions.map(\.name))
  }

  static var gestures: SchemaValue {
    Schema.any(
      Schema.text,
      Schema.object(
        [
          .init("file", Schema.text, "A CSV file with fingers"),
          .init("only", Schema.list(Schema.text, least: 1), "The names of those that are played"),
          .init(
            "pause", Schema.any(Schema.seconds, Schema.words(["idle"])),
            "What comes between two of them"),
          .init("scale", Schema.number(0...100, above: 0), "Points for each recorded pixel"),
        ], isMerged: true))
  }

  private static var point: SchemaValue { Schema.reference("point") }

  private static var from: Schema.Key { .init("from", point, "[x, y] where the finger goes down") }

  private static var by: Schema.Key { .init("by", point, "[x, y] how far the finger goes") }

  private static func duration(_ note: String) -> Schema.Key {
    .init("duration", Schema.someSeconds, note)
  }

  private static var gestureActions: [Schema.Key] {
    let path = Schema.list(Schema.list(3, of: Schema.anyNumber), least: 2)
    let hold = Schema.Key("hold", Schema.seconds, "Seconds at rest before it lifts")
    return [
      .init(
        "drag",
        Schema.mapping([
          from, .init("to", point, "[x, y] where it goes"), duration("Seconds"),
          .init("path", path, "Where the finger is when: [seconds, x, y]"), hold,
        ]), "A finger that moves on straight lines"),
      .init(
        "flick",
        Schema.mapping(
          [from, by, duration("Seconds, 0.12 by default")], required: ["from", "by"]),
        "A finger that becomes faster and lifts as it is fastest"),
      .init(
        "slow_drag",
        Schema.mapping(
          [from, by, .init("speed", Schema.positive, "Points per second, 100 by default")],
          required: ["from", "by"]), "A finger at a low speed that rests before it lifts"),
      .init(
        "hold",
        Schema.mapping(
          [.init("at", point, "[x, y] where the finger is"), duration("Seconds, 0.7 by default")],
          required: ["at"]), "A finger that goes down and stays"),
      .init(
        "back_and_forth",
        Schema.mapping(
          [
            from, by, .init("times", Schema.whole(1, 1000), "How often, 3 by default"),
            duration("Seconds one way, 0.4 by default"), hold,
          ], required: ["from", "by"]), "A finger that goes there and back again"),
      .init("gestures", Schema.reference("gestures"), "Recorded fingers"),
    ]
  }

  private static var scrollActions: [Schema.Key] {
    let animated = Schema.Key("animated", Schema.boolean, "Whether that is seen")
    return [
      .init(
        "fling",
        Schema.mapping(
          [
            .init("velocity", Schema.anyNumber, "Points per second, positive toward the end"),
            .init("every", Schema.someSeconds, "Seconds from one to the next"),
            .init("until", Schema.words(Scenario.Edge.self), "The edge that ends the repetition"),
            .init("limit", Schema.whole(1, 1_000_000), "The most flings"),
          ], required: ["velocity"]), "Content is given a velocity"),
      .init(
        "wheel",
        Schema.mapping(
          [
            .init("delta", point, "[x, y] in points for each turn"),
            .init("count", Schema.whole(1, 1_000_000), "1 by default"),
            .init("every", Schema.seconds, "Seconds from one turn to the next, 0.1 by default"),
            .init("kind", Schema.words(Scenario.Wheel.Kind.self), "precise by default"),
          ], required: ["delta"]), "Turns of a mouse wheel"),
      .init(
        "scroll_to",
        Schema.mapping(
          target + [
            .init("at", Schema.words(Scenario.ScrollTo.Position.self), "Where the row ends up"),
            animated,
          ]), "The program asks for a row to be shown"),
      .init(
        "set_offset",
        Schema.mapping(
          [
            .init("x", Schema.anyNumber, "Points"), .init("y", Schema.anyNumber, "Points"),
            animated,
          ],
          required: ["x", "y"]), "The program sets the content offset"),
      .init(
        "scroll_section",
        Schema.mapping(
          [
            .init("section", Schema.whole(0), "Counted from 0"),
            .init("offset", Schema.anyNumber, "Points from its leading side"), animated,
          ], required: ["section", "offset"]), "A section scrolls to the side"),
      .init(
        "profile", Schema.reference("profile"), "The platform that scrolling feels like from now on"
      ),
      .init(
        "refresh_inset", Schema.notNegative, "Points at the leading edge while content is refreshed"
      ),
      .init(
        "resize",
        Schema.mapping(
          [
            .init(
              "window", Schema.words(WindowPreset.self), "The size of a window that people have"),
            .init("width", Schema.screenLength, "Points"),
            .init("height", Schema.screenLength, "Points"),
          ]), "The viewport gets another size: a window's, or a width and a height"),
      .init(
        "wait", Schema.any(Schema.seconds, Schema.words(["idle"])),
        "Seconds, or until nothing moves"),
      .init(
        "repeat",
        Schema.mapping(
          [
            .init("times", Schema.whole(1, Scenario.entryLimit), "How often"),
            .init("script", Schema.list(Schema.reference("entry")), "What happens each time"),
          ], required: ["times", "script"]), "Entries over and over"),
    ]
  }

  private static var target: [Schema.Key] {
    [
      .init(
        "row", Schema.any(Schema.whole(0), Schema.words(Scenario.ScrollTo.Place.self)),
        "The number of a row over all sections, from 0"),
      .init("section", Schema.whole(0), "Counted from 0"),
      .init("item", Schema.whole(0), "Counted from 0, in its section"),
    ]
  }

  private static var changeActions: [Schema.Key] {
    let animated = Schema.Key("animated", Schema.boolean, "Whether that is seen")
    let count = Schema.whole(1, Scenario.Edit.countLimit)
    let range = Schema.mapping(target + [.init("count", count, "1 by default"), animated])
    let place = Schema.mapping(target)
    let disclosure = Schema.mapping(
      [
        .init(
          "path", Schema.list(Schema.whole(0), least: 1), "Places among siblings, from the root")
      ]
        + target + [animated])
    return [
      .init("insert", range, "Items come; the first of them is then there"),
      .init("prepend", count, "Items come before all others"),
      .init("append", count, "Items come behind all others"),
      .init("delete", range, "Items go"),
      .init(
        "move",
        Schema.mapping(
          [
            .init("from", place, "Where it is"), .init("to", place, "Where it is afterwards"),
            animated,
          ],
          required: ["from", "to"]), "An item goes elsewhere"),
      .init(
        "grow",
        Schema.mapping(
          target + [
            .init("by", Schema.number(0...10_000, above: 0), "Points each frame"),
            duration("Seconds"),
          ], required: ["by", "duration"]), "An item grows from frame to frame"),
      .init("expand", disclosure, "An item of an outline shows what is under it"),
      .init("collapse", disclosure, "An item of an outline hides what is under it"),
      .init("toggle", disclosure, "One or the other"),
    ]
  }
}
