extension ScenarioSchema {
  /// One shape for each kind of layout, told apart by `kind`.
  static var layout: SchemaValue {
    let kinds: [(name: String, keys: [Schema.Key])] = [
      ("list", [spacing] + common),
      ("grid", [columns, columnSpacing, spacing, lines] + common),
      ("masonry", [columns, columnSpacing, spacing] + common),
      ("flow", flow + [spacing] + common),
      (
        "compositional",
        [
          .init(
            "sections", Schema.list(Schema.reference("section"), least: 1),
            "What sections are made of")
        ] + common.filter { $0.name != "section_insets" }
      ),
      ("table", table + [spacing, columnSpacing] + common.prefix(1)),
    ]
    let shapes = kinds.map { kind in
      let word = SchemaValue.object([.init("enum", .list([.text(kind.name)]))])
      return Schema.object(
        [.init("kind", word, "The kind of layout")] + kind.keys,
        required: kind.name == "list" ? [] : ["kind"], isMerged: true)
    }
    return Schema.any(shapes + [Schema.reference("variable")])
  }

  private static var spacing: Schema.Key {
    .init("spacing", Schema.notNegative, "Points between two rows or lines")
  }

  private static var columnSpacing: Schema.Key {
    .init("column_spacing", Schema.notNegative, "Points between two columns")
  }

  private static var columns: Schema.Key {
    .init(
      "columns",
      Schema.any(
        Schema.whole(1, Scenario.Layout.ColumnCount.limit),
        Schema.object(
          [
            .init("adaptive", Schema.estimate, "As many as fit that are so wide"),
            .init(
              "compact", Schema.whole(1, Scenario.Layout.ColumnCount.limit),
              "Where the size class across the axis is compact"),
            .init(
              "regular", Schema.whole(1, Scenario.Layout.ColumnCount.limit),
              "Where the size class across the axis is regular"),
          ])),
      "How many columns, {adaptive: points}, or {compact: number, regular: number}")
  }

  private static var common: [Schema.Key] {
    [
      .init("section_insets", insets(Schema.notNegative), "Points around each section"),
      .init(
        "estimates",
        Schema.mapping(
          [
            .init("row", Schema.estimate, "Points, 44 by default"),
            .init("header", Schema.estimate, "Points, 28 by default"),
          ], isMerged: true), "Heights assumed until a cell was measured"),
      .init("headers", Schema.boolean, "Whether sections have headers"),
      .init("pinned_headers", Schema.boolean, "Whether a header stays while its section is there"),
      .init("bottom_anchored", Schema.boolean, "Whether content is read from its end"),
      .init(
        "follows_end", Schema.boolean, "Whether content at its end stays there while the end moves"),
    ]
  }

  private static var lines: Schema.Key {
    .init(
      "lines",
      Schema.any(
        Schema.words(["measured"]),
        Schema.object(
          [
            .init("fixed", Schema.estimate, "Points"),
            .init("aspect", Schema.number(0...100, above: 0), "Times the width of a column"),
          ], isMerged: true)), "How high a line is")
  }

  private static var flow: [Schema.Key] {
    [
      .init("widths", Schema.reference("distribution"), "How wide items are, in points"),
      .init("estimated_width", Schema.estimate, "Assumed until a cell was measured"),
      .init("item_spacing", Schema.notNegative, "Points between two items of a line"),
      .init(
        "alignment", Schema.words(Scenario.Layout.Flow.Alignment.self),
        "Where the items of a line lie"),
    ]
  }

  private static var table: [Schema.Key] {
    [
      .init("row_height", Schema.estimate, "Points, 44 by default"),
      .init("column_width", Schema.estimate, "Points, 100 by default"),
      .init("frozen_rows", Schema.whole(0, 1000), "Rows that do not scroll"),
      .init("frozen_columns", Schema.whole(0, 1000), "Columns that do not scroll"),
    ]
  }

  /// A section of a compositional layout.
  static var section: SchemaValue {
    let share = Schema.number(0...1, above: 0)
    return Schema.mapping(
      [
        .init("columns", Schema.whole(1, 64), "So many items of one width in a group"),
        .init(
          "items", Schema.list(share, least: 1), "The share of the group's width for each item"),
        .init("item_spacing", Schema.notNegative, "Points between the columns of a group"),
        .init(
          "group_width",
          Schema.any(
            share,
            Schema.object([.init("points", Schema.estimate, "Points")], required: ["points"])),
          "The share of the section's room that a group takes, or {points: 132}"),
        .init(
          "height",
          Schema.any(
            Schema.estimate,
            Schema.object(
              [.init("estimated", Schema.estimate, "Points, until it was measured")],
              required: ["estimated"])), "Of a group, in points, or {estimated: 80}"),
        .init("spacing", Schema.notNegative, "Points between groups"),
        .init("insets", insets(Schema.notNegative), "Points around the groups"),
        .init(
          "scrolls", Schema.words(Scenario.Layout.Scrolling.self), "Whether it scrolls to the side"),
      ], required: ["height"])
  }
}
