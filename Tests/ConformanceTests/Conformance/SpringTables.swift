import ScrollPhysics

extension Spring {
  init(_ row: TableRow) throws(TableError) {
    let mass = try row.number("mass")
    let stiffness = try row.number("stiffness")
    let ratio = try row.number("damping_ratio")
    self = try row.make("mass") { () throws(PhysicsError) in
      try Spring(mass: mass, stiffness: stiffness, dampingRatio: ratio)
    }
  }
}

extension SpringCurve {
  init(_ row: TableRow) throws(TableError) {
    let spring = try Spring(row)
    let displacement = try row.number("x0_pt")
    let velocity = try row.number("v0_pt_per_s")
    self = try row.make("x0_pt") { () throws(PhysicsError) in
      try SpringCurve(spring: spring, displacement: displacement, velocity: velocity)
    }
  }
}

/// `spring*_cases.csv`: when a spring settles, turns and passes its equilibrium.
struct SpringCases: TableFamily {
  func claims(_ file: String) -> Bool {
    file.hasPrefix("spring") && file.hasSuffix("_cases.csv")
  }

  let outputs: [OutputColumn] = [
    .compared("damping_coefficient", 1e-9),
    .information("scrollmechanics_duration_s"),
    .compared("exact_settle_s", 1e-6),
    .compared("settle_1pt_20pt_per_s_s", 1e-6),
    .compared("first_extremum_t_s", 1e-9),
    .compared("first_extremum_x_pt", 1e-8),
    .compared("first_zero_crossing_s", 1e-9),
  ]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    var values: [[TableValue]] = []
    for index in table.rows.indices {
      let row = table[index]
      let curve = try SpringCurve(row)
      let distance = try row.number("settle_distance_pt")
      let extremum = curve.firstExtremum
      values.append([
        .number(curve.spring.dampingCoefficient),
        .optional(curve.settleBound(within: distance)),
        .number(curve.settleTime(within: distance)),
        .number(curve.settleTime(within: 1, speed: 20)),
        .optional(extremum?.time), .optional(extremum?.displacement),
        .optional(curve.firstZeroCrossing),
      ])
    }
    return values
  }
}

/// `spring*_samples.csv`: displacement and velocity of a spring.
struct SpringSamples: TableFamily {
  func claims(_ file: String) -> Bool {
    file.hasPrefix("spring") && file.hasSuffix("_samples.csv")
  }

  let outputs: [OutputColumn] = [.compared("x_pt", 1e-9), .compared("v_pt_per_s", 1e-8)]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    let curves = try set.cases(of: table) { (row) throws(TableError) in try SpringCurve(row) }
    var values: [[TableValue]] = []
    for (index, curve) in curves.enumerated() {
      let time = try table[index].number("t_s")
      values.append([
        .number(curve.displacement(at: time)), .number(curve.velocity(at: time)),
      ])
    }
    return values
  }
}
