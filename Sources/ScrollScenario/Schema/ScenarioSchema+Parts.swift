import ScrollPrimitives

extension ScenarioSchema {
  static func insets(_ number: SchemaValue) -> SchemaValue {
    Schema.mapping(
      ["top", "left", "bottom", "right"].map { Schema.Key($0, number, "Points, 0 by default") },
      isMerged: true)
  }

  static var viewport: SchemaValue {
    Schema.mapping(
      [
        .init(
          "window", Schema.words(WindowPreset.self),
          "A window that people have: its size, scale, safe area and traits"),
        .init("width", Schema.screenLength, "Points"),
        .init("height", Schema.screenLength, "Points"),
        .init(
          "scale", Schema.number(0...100, above: 0),
          "Pixels per point, 1 or the window's by default"),
        .init("safe_area", insets(Schema.notNegative), "Points under bars of the system"),
      ], isMerged: true)
  }

  static var physics: SchemaValue {
    Schema.mapping(
      [
        .init("profile", Schema.reference("profile"), "The platform that scrolling feels like"),
        .init(
          "deceleration", Schema.number(above: 0, below: 1),
          "The share of the velocity left after a millisecond"),
        .init(
          "rubber_band", Schema.number(0...1, above: 0),
          "How much of a finger's way content follows right at the edge"),
        .init(
          "spring",
          Schema.mapping(
            ["mass", "stiffness", "damping_ratio"].map {
              Schema.Key($0, Schema.positive, "More than 0")
            },
            isMerged: true), "What brings content back from beyond an edge"),
        .init("bounces", Schema.boolean, "Whether content may move past its edges"),
        .init("always_bounce", Schema.boolean, "Whether content that fits can still be pulled"),
        .init("snapping", snapping, "Where releases come to rest"),
        .init(
          "directional_lock", Schema.boolean,
          "Whether a finger that first moves across the list is not for it"),
        .init(
          "stop_distance", Schema.positive, "Points of way left at which a fling counts as stopped"),
        .init("minimum_fling", Schema.notNegative, "Points per second below which a release stays"),
        .init("maximum_fling", Schema.positive, "Points per second of the fastest release"),
        .init(
          "carried_momentum", Schema.words(Scenario.Physics.CarriedMomentum.self),
          "What a fling inherits from the one that a finger stopped"),
        .init(
          "reenters", Schema.boolean,
          "Whether content that comes back over an edge goes on into the content"),
        .init("touch_slop", Schema.notNegative, "Points that a finger moves before it drags"),
        .init(
          "mouse_slop", Schema.notNegative, "Points that a pressed mouse moves before it drags"),
        .init(
          "wheel_duration", Schema.seconds, "Seconds in which content follows a step of a wheel"),
        .init("animation_duration", Schema.seconds, "Seconds of an animated scroll"),
        .init(
          "page_flick_velocity", Schema.notNegative,
          "Points per second from which a release turns a page"),
        .init(
          "velocity", Schema.words(Scenario.Physics.Velocity.self),
          "How the velocity of a finger is found"),
      ], isMerged: true)
  }

  private static var snapping: SchemaValue {
    Schema.any(
      Schema.words(["none", "pages"]),
      Schema.object(
        [
          .init("pages", Schema.positive, "Points of a page"),
          .init(
            "items", Schema.words(Scenario.Physics.Snapping.Side.self),
            "The side of the viewport at which an item comes to rest"),
          .init(
            "one_at_a_time", Schema.boolean, "Whether a release goes no further than the next item"),
        ], isMerged: true))
  }

  static var data: SchemaValue {
    let heights = Schema.reference("distribution")
    let seed = Schema.Key("seed", Schema.whole(0), "Equal seeds give equal rows")
    let generated = Schema.mapping(
      [
        .init(
          "items", Schema.whole(0, Scenario.GeneratedSource.itemLimit), "Rows over all sections"),
        .init("sections", Schema.whole(1, Scenario.GeneratedSource.sectionLimit), "1 by default"),
        seed, .init("heights", heights, "How high rows are, in points"),
      ], isMerged: true)
    let limit = Scenario.OutlineSource.itemLimit
    let outline = Schema.mapping(
      [
        .init(
          "children",
          Schema.any(Schema.whole(0, limit), Schema.list(Schema.whole(0, limit), least: 1)),
          "How many items are under each item: a number for each level, or one for all"),
        .init(
          "depth", Schema.whole(1, Scenario.OutlineSource.depthLimit),
          "Levels, where 'children' is one number"),
        .init("expanded", Schema.number(0...1), "The share that is expanded at the beginning"),
        seed,
        .init(
          "heights", Schema.any(heights, Schema.list(heights)), "For each level, or one for all"),
      ], isMerged: true)
    return Schema.mapping(
      [
        .init("csv", Schema.text, "A comma-separated file, beside the scenario"),
        .init("jsonl", Schema.text, "A file with a JSON object in each line, beside the scenario"),
        .init("section", Schema.text, "The column where a new value begins a section"),
        .init("title", Schema.text, "The column with the title of a row"),
        .init("text", Schema.text, "The column that is wrapped under the title"),
        .init("generated", generated, "Rows that are computed"),
        .init("outline", outline, "Items under items"),
        .init("recording", Schema.text, "The journal of a recorded session"),
      ], isMerged: true)
  }

  static var distribution: SchemaValue {
    Schema.mapping(
      [
        .init("fixed", Schema.notNegative, "All alike"),
        .init(
          "uniform", Schema.list(2, of: Schema.notNegative), "[minimum, maximum], all as likely"),
        .init("choice", Schema.list(Schema.notNegative, least: 1), "One of these, all as likely"),
        .init(
          "exponential",
          Schema.mapping(
            [
              .init("mean", Schema.positive, "Before it is cut to the range"),
              .init("minimum", Schema.notNegative, "The least"),
              .init("maximum", Schema.notNegative, "The most"),
            ], isMerged: true), "Many small ones and few large ones"),
      ], isMerged: true)
  }

  static var cells: SchemaValue {
    let cost = Schema.reference("cost")
    let costs = Schema.mapping(
      [
        .init("create", cost, "Making a cell that no pool could provide"),
        .init("bind", cost, "Filling a cell with an item"),
        .init("measure", cost, "Measuring a cell's height"),
        .init("draw", cost, "Drawing a cell, in every frame that shows it"),
      ], isMerged: true)
    return Schema.mapping(
      [
        .init("row", costs, "What work on a row costs, in milliseconds"),
        .init("header", costs, "What work on a section's header costs, in milliseconds"),
        .init("seed", Schema.whole(0), "What costs that are not constant are drawn from"),
      ], isMerged: true)
  }

  static var cost: SchemaValue {
    let percentiles = SchemaValue.object([
      .init("type", .text("object")),
      .init("minProperties", .number(1)),
      .init(
        "patternProperties",
        .object([.init("^(100|[1-9]?[0-9])(\\.[0-9]+)?$", Schema.notNegative)])),
      .init("additionalProperties", .flag(false)),
    ])
    return Schema.any(
      Schema.notNegative,
      Schema.object(
        [
          .init("mean", Schema.notNegative, "Of a normal distribution, cut at 0"),
          .init("deviation", Schema.notNegative, "The standard deviation from 'mean'"),
          .init(
            "uniform", Schema.list(2, of: Schema.notNegative), "[minimum, maximum], all as likely"),
          .init(
            "percentiles", percentiles, "Costs by the percentage of draws that are at most so much"),
          .init(
            "samples", Schema.any(Schema.text, Schema.list(Schema.notNegative, least: 1)),
            "Measured costs: a CSV file, or a list"),
          .init("column", Schema.text, "The column of the file with the costs"),
        ], isMerged: true))
  }

  static var prefetch: SchemaValue {
    Schema.mapping(
      [
        .init("distance", Schema.screenLength, "Points to divide between both ends"),
        .init("ahead", Schema.number(0...100), "The share on the side that content moves to"),
        .init("behind", Schema.number(0...100), "The share on the other side"),
        .init("per_frame", Schema.whole(0), "The most cells made ready in a frame"),
        .init(
          "deadline", Schema.number(0...1000), "Milliseconds of a frame by which they are ready"),
        .init("shares_unused", Schema.boolean, "Whether one side gets what the other cannot use"),
      ], isMerged: true)
  }

  static var expect: SchemaValue {
    let gates = Schema.list(
      .object([
        .init("type", .text("string")),
        .init(
          "description", .text("A metric, a comparison and a number: cells_created <= 40")),
      ]))
    let standard = Scenario.Expectation.standard.map(\.metric.rawValue)
    return Schema.any(
      gates,
      Schema.object(
        [
          .init("gates", gates, "What the run has to come to"),
          .init("defaults", Schema.boolean, "Whether the default gates hold"),
          .init(
            "except", Schema.list(Schema.words(standard)), "Default gates that do not hold here"),
        ], isMerged: true))
  }

  static var budgets: SchemaValue {
    Schema.mapping(
      [
        .init("drift_max", Schema.notNegative, "Points of anchor drift"),
        .init("blank_max", Schema.notNegative, "Points of the screen without a cell"),
        .init("cells_created_max", Schema.whole(0), "Cells made in the whole run"),
        .init("bound_per_frame_max", Schema.whole(0), "Cells configured in a frame"),
        .init("frames_min", Schema.whole(0), "Frames"),
        .init("frames_max", Schema.whole(1), "Frames after which the run is stopped"),
        .init("comparisons_min", Schema.whole(0), "Elements compared in two frames"),
        .init("peak_memory_mib_max", Schema.whole(1, 1_000_000), "Memory of the process"),
        .init("diagnostics_max", Schema.whole(0), "Mistakes the engine noticed"),
      ], isMerged: true)
  }
}
