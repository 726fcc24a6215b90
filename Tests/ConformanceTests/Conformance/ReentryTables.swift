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

extension Motion {
  /// The tables ask for no end: a re-entry counts however slow it is.
  fileprivate init(reentry row: TableRow, springs: SpringNames) throws(TableError) {
    try self.init(row, springs: springs, reenters: true, stopDistance: 1e-200)
  }

  /// The moment the content is entered from beyond an edge, if the motion begins there.
  fileprivate var entry: MotionEvent? {
    guard pieces[0].side != nil, pieces.count > 1 else { return nil }
    return first(.bounceEnded)
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
      let motion = try Motion(reentry: table[index], springs: springs)
      values.append([
        .flag(motion.entry != nil), .optional(motion.entry?.time),
        .optional(motion.entry?.velocity), .number(motion.restPosition),
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
    let motions = try set.cases(of: table) { (row) throws(TableError) in
      try Motion(reentry: row, springs: springs)
    }
    var values: [[TableValue]] = []
    for (index, motion) in motions.enumerated() {
      let time = try table[index].number("t_s")
      values.append([
        .number(motion.runningPosition(at: time)), .number(motion.runningVelocity(at: time)),
      ])
    }
    return values
  }
}
