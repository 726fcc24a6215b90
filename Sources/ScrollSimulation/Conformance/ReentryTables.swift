import ScrollPhysics

/// `design_retarget*_samples.csv`: a decay bent to a target. A row whose target does not lie ahead
/// has no values.
struct RetargetSamples: TableFamily {
  func claims(_ file: String) -> Bool {
    file.hasPrefix("design_retarget") && file.hasSuffix("_samples.csv")
  }

  let outputs: [OutputColumn] = [
    .compared("decay_per_s", 1e-9),
    .compared("equivalent_rate_per_ms", 1e-12),
    .compared("x_pt", 1e-7),
    .compared("v_pt_per_s", 1e-7),
  ]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    var values: [[TableValue]] = []
    for index in table.rows.indices {
      let row = table[index]
      let position = try row.number("x0_pt")
      let velocity = try row.number("v0_pt_per_s")
      let target = try row.number("target_pt")
      // The numbers are finite, so that the only error left is a target that lies behind.
      let motion = try? RetargetedDecay(position: position, velocity: velocity, target: target)
      let time = try row.number("t_s")
      values.append([
        .optional(motion?.exponent), .optional(motion?.ratePerMillisecond),
        .optional(motion?.position(at: time)), .optional(motion?.velocity(at: time)),
      ])
    }
    return values
  }
}

extension ReentrantFling {
  /// The tables ask for no end, so that the distances of stopping and settling do not matter.
  init(_ row: TableRow, springs: SpringNames) throws(TableError) {
    let decay = try Decay(row)
    let lower = try row.number("min_offset_pt")
    let upper = try row.number("max_offset_pt")
    let spring = try springs.spring(of: row)
    self = try row.make("min_offset_pt") { () throws(PhysicsError) in
      try ReentrantFling(
        position: decay.initialPosition, velocity: decay.initialVelocity, lower: lower,
        upper: upper, rate: decay.rate, spring: spring, stopDistance: 0.5, settleDistance: 0.5,
        crossing: .asymptotic)
    }
  }
}

/// `design_edge_reentry*_cases.csv`: when a fling from beyond an edge enters the content.
struct ReentryCases: TableFamily {
  func claims(_ file: String) -> Bool {
    file.hasPrefix("design_edge_reentry") && file.hasSuffix("_cases.csv")
  }

  let outputs: [OutputColumn] = [
    .compared("reenters", 0),
    .compared("reentry_t_s", 1e-9),
    .compared("v_at_reentry_pt_per_s", 1e-6),
    .compared("rest_or_next_edge_pt", 1e-7),
  ]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    let springs = try SpringNames(set)
    var values: [[TableValue]] = []
    for index in table.rows.indices {
      let fling = try ReentrantFling(table[index], springs: springs)
      values.append([
        .flag(fling.reentry != nil), .optional(fling.reentry?.time),
        .optional(fling.reentry?.velocity), .number(fling.restPosition),
      ])
    }
    return values
  }
}

/// `design_edge_reentry*_samples.csv`: position and velocity of such a fling.
struct ReentrySamples: TableFamily {
  func claims(_ file: String) -> Bool {
    file.hasPrefix("design_edge_reentry") && file.hasSuffix("_samples.csv")
  }

  let outputs: [OutputColumn] = [.compared("x_pt", 1e-7), .compared("v_pt_per_s", 1e-6)]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    let springs = try SpringNames(set)
    let flings = try set.cases(of: table) { (row) throws(TableError) in
      try ReentrantFling(row, springs: springs)
    }
    var values: [[TableValue]] = []
    for (index, fling) in flings.enumerated() {
      let time = try table[index].number("t_s")
      values.append([.number(fling.position(at: time)), .number(fling.velocity(at: time))])
    }
    return values
  }
}
