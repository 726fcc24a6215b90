import ScrollPhysics

/// `paging_targets*.csv`: where releases come to rest among pages.
struct PageTargets: TableFamily {
  func claims(_ file: String) -> Bool { file.hasPrefix("paging_targets") }

  let outputs: [OutputColumn] = [
    .compared("flutter_target_pt", 1e-9),
    .compared("projected_offset_pt_998", 1e-8),
    .compared("nearest_page_to_projection_pt", 1e-9),
    .compared("nearest_page_limited_to_adjacent_pt", 1e-9),
    .compared("unlimited_page_fast_990_pt", 1e-9),
  ]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    var values: [[TableValue]] = []
    for index in table.rows.indices {
      let row = table[index]
      let pages = try PageSnapping(row)
      let offset = try row.number("offset_pt")
      let velocity = try row.number("v_pt_per_s")
      let target = pages.flingTarget(
        offset: offset, velocity: velocity,
        tolerance: try row.number("velocity_tolerance_pt_per_s"))
      let (normal, fast) = try row.make("offset_pt") { () throws(PhysicsError) in
        (
          try Decay(position: offset, velocity: velocity, rate: .normal).destination,
          try Decay(position: offset, velocity: velocity, rate: .fast).destination
        )
      }
      values.append([
        .optional(target), .number(normal), .number(pages.nearest(to: normal)),
        .number(pages.nearest(to: normal, adjacentTo: offset)), .number(pages.nearest(to: fast)),
      ])
    }
    return values
  }
}

extension PageSnapping {
  fileprivate init(_ row: TableRow) throws(TableError) {
    let page = try row.number("page_pt")
    let lower = try row.number("min_offset_pt")
    let upper = try row.number("max_offset_pt")
    self = try row.make(page > 0 ? "min_offset_pt" : "page_pt") { () throws(PhysicsError) in
      try PageSnapping(page: page, lower: lower, upper: upper)
    }
  }
}

/// `range_maintaining*.csv`: where an offset goes when its range changes.
struct MaintainedRanges: TableFamily {
  func claims(_ file: String) -> Bool { file.hasPrefix("range_maintaining") }

  let outputs: [OutputColumn] = [.compared("result_offset", 0)]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    var values: [[TableValue]] = []
    for index in table.rows.indices {
      let row = table[index]
      let offset = RangeMaintaining.offset(
        before: try Self.extent(row, "old"), after: try Self.extent(row, "new"),
        velocity: try row.number("velocity"))
      values.append([.number(offset)])
    }
    return values
  }

  private static func extent(
    _ row: TableRow, _ name: String
  ) throws(TableError) -> RangeMaintaining.Extent {
    let offset = try row.number(name + "_offset")
    let lower = try row.bound(name + "_min")
    let upper = try row.bound(name + "_max")
    return try row.make(name + "_min") { () throws(PhysicsError) in
      try RangeMaintaining.Extent(offset: offset, lower: lower, upper: upper)
    }
  }
}

/// `flutter_carried_momentum*.csv`: what a fling inherits from the one before.
struct CarriedVelocities: TableFamily {
  func claims(_ file: String) -> Bool { file.hasPrefix("flutter_carried_momentum") }

  let outputs: [OutputColumn] = [.compared("carried_px_per_s", 1e-6)]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    var values: [[TableValue]] = []
    for index in table.rows.indices {
      let velocity = try table[index].number("existing_v_px_per_s")
      values.append([.number(CarriedMomentum.velocity(from: velocity))])
    }
    return values
  }
}
