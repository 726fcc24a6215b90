extension Scenario.CellCosts {
  static let keys = KeyTable(Self()) {
    Key("row", \.row, Scenario.CellCost.keys.form, "What work on a row costs")
    Key("header", \.header, Scenario.CellCost.keys.form, "What work on a section's header costs")
    Key("seed", \.seed, .seed, "What costs that are not constant are drawn from")
  }
}

extension Scenario.CellCost {
  fileprivate static let keys = KeyTable(Self()) {
    Key("create", \.create, .cost("create"), "Making a cell that no pool could provide")
    Key("bind", \.bind, .cost("bind"), "Filling a cell with an item")
    Key("measure", \.measure, .cost("measure"), "Measuring a cell's height")
    Key("draw", \.draw, .cost("draw"), "Drawing a cell, in every frame that shows it")
  }
}

extension Scenario.Estimates {
  static let keys = KeyTable(Self()) {
    Key("row", \.row, .number(.estimate, .points), "The height of a row")
    Key("header", \.header, .number(.estimate, .points), "The height of a header")
  }
}

extension Scenario.Reuse {
  static let keys = KeyTable(Self()) {
    Key("pool", \.pool, .whole(0...Int.max), "Unused cells kept of each type")
    Key("cache", \.cache, .whole(0...Int.max), "Cells kept with the item they showed last")
  }
}

extension Scenario.Prefetch {
  static let keys = KeyTable(Self()) {
    Key(
      "distance", \.distance, .number(.screenLength, .points),
      "How far cells are kept outside the viewport, both ends together")
    Key(
      "ahead", \.ahead, .number(.within(0...100)),
      "The share on the side that content moves to")
    Key("behind", \.behind, .number(.within(0...100)), "The share on the other side")
    Key("per_frame", \.perFrame, .whole(0...Int.max), "The most cells made ready in a frame")
    Key(
      "deadline", \.deadline, .number(.within(0...1000), .milliseconds),
      "The time of a frame by which they are ready")
    Key(
      "shares_unused", \.sharesUnused, .boolean,
      "Whether one side gets what the other cannot use")
  }
}

extension Scenario.Budgets {
  static let keys = KeyTable(Self()) {
    Key("drift_max", \.driftMax, .number(.notNegative, .points), "Anchor drift")
    Key(
      "blank_max", \.blankMax, .number(.notNegative, .points),
      "The screen without a cell, in the worst frame")
    Key("cells_created_max", \.cellsCreatedMax, .count, "Cells made in the whole run")
    Key(
      "bound_per_frame_max", \.boundPerFrameMax, .count, "Cells configured in the busiest frame")
    Key("frames_min", \.framesMin, .count, "Frames")
    Key(
      "frames_max", \.framesMax, .whole(1...Int.max), "Frames after which the run is stopped")
    Key("comparisons_min", \.comparisonsMin, .count, "Elements compared in two frames")
    Key(
      "peak_memory_mib_max", \.peakMemoryMiBMax, .whole(1...1_000_000),
      "The most memory the process ever held, in MiB")
    Key("diagnostics_max", \.diagnosticsMax, .count, "Mistakes the engine noticed")
  }
}

extension Form where Value == Int {
  /// A number of things.
  static let count = Form.whole(0...Int.max)
}
