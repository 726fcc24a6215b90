import ScrollPhysics

extension RubberBand {
  init(_ row: TableRow) throws(TableError) {
    let coefficient = try row.number("c")
    self = try row.make("c") { () throws(PhysicsError) in
      try RubberBand(coefficient: coefficient)
    }
  }
}

/// `rubber_band*.csv` but for the limits: the overscroll shown for a drag, and back.
struct RubberBandDrags: TableFamily {
  func claims(_ file: String) -> Bool {
    file.hasPrefix("rubber_band") && !file.hasSuffix("_limits.csv")
  }

  let outputs: [OutputColumn] = [
    .compared("banded_pt", 1e-9),
    .compared("slope", 1e-12),
    .compared("inverse_drag_pt", 1e-8),
  ]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    var values: [[TableValue]] = []
    for index in table.rows.indices {
      let row = table[index]
      let band = try RubberBand(row)
      let dimension = try row.number("viewport_pt")
      let drag = try row.number("drag_past_edge_pt")
      let overscroll = band.overscroll(forDrag: drag, dimension: dimension)
      values.append([
        .number(overscroll), .number(band.slope(atDrag: drag, dimension: dimension)),
        .number(band.drag(forOverscroll: overscroll, dimension: dimension)),
      ])
    }
    return values
  }
}

/// `rubber_band*_limits.csv`: the position shown for a proposed one.
struct RubberBandLimits: TableFamily {
  func claims(_ file: String) -> Bool {
    file.hasPrefix("rubber_band") && file.hasSuffix("_limits.csv")
  }

  let outputs: [OutputColumn] = [.compared("resulting_offset_pt", 1e-9)]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    var values: [[TableValue]] = []
    for index in table.rows.indices {
      let row = table[index]
      let band = try RubberBand(row)
      let lower = try row.number("min_offset_pt")
      let upper = try row.number("max_offset_pt")
      guard lower <= upper else {
        throw row.error("min_offset_pt", "\(lower) is above max_offset_pt, \(upper)")
      }
      let position = band.position(
        forProposed: try row.number("proposed_offset_pt"), lower: lower, upper: upper,
        dimension: try row.number("viewport_pt"))
      values.append([.number(position)])
    }
    return values
  }
}
