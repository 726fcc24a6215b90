import ScrollPhysics

extension ClampingFling {
  fileprivate init(_ row: TableRow) throws(TableError) {
    let position = try row.number("x0_px")
    let velocity = try row.number("v0_px_per_s")
    let friction = try row.number("friction")
    self = try row.make("friction") { () throws(PhysicsError) in
      try ClampingFling(position: position, velocity: velocity, friction: friction)
    }
  }
}

/// `flutter_clamping*_cases.csv`: how long and how far Flutter's fling for Android goes.
struct ClampingCases: TableFamily {
  func claims(_ file: String) -> Bool {
    file.hasPrefix("flutter_clamping") && file.hasSuffix("_cases.csv")
  }

  let outputs: [OutputColumn] = [.compared("duration_s", 1e-9), .compared("distance_px", 1e-6)]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    var values: [[TableValue]] = []
    for index in table.rows.indices {
      let fling = try ClampingFling(table[index])
      values.append([.number(fling.duration), .number(fling.distance)])
    }
    return values
  }
}

/// `flutter_clamping*_samples.csv`: position and velocity of such a fling.
struct ClampingSamples: TableFamily {
  func claims(_ file: String) -> Bool {
    file.hasPrefix("flutter_clamping") && file.hasSuffix("_samples.csv")
  }

  let outputs: [OutputColumn] = [.compared("x_px", 1e-6), .compared("v_px_per_s", 1e-6)]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    let flings = try set.cases(of: table) { (row) throws(TableError) in try ClampingFling(row) }
    var values: [[TableValue]] = []
    for (index, fling) in flings.enumerated() {
      let time = try table[index].number("t_s")
      values.append([.number(fling.position(at: time)), .number(fling.velocity(at: time))])
    }
    return values
  }
}

extension BouncingFling {
  /// With Flutter's own ten steps of Newton's method.
  fileprivate init(_ row: TableRow) throws(TableError) {
    var parameters = Parameters(spring: try Spring(row))
    parameters.constantDeceleration = try row.number("constant_deceleration_px_per_s2")
    parameters.distanceTolerance = try row.number("tolerance_distance_px")
    parameters.velocityTolerance = try row.number("tolerance_velocity_px_per_s")
    parameters.solver = .newton(steps: 10)
    let position = try row.number("x0_px")
    let velocity = try row.number("v0_px_per_s")
    let leading = try row.number("leading_px")
    let trailing = try row.number("trailing_px")
    self = try row.make("leading_px") { [parameters] () throws(PhysicsError) in
      try BouncingFling(
        position: position, velocity: velocity, leading: leading, trailing: trailing,
        parameters: parameters)
    }
  }
}

/// `flutter_bouncing*_cases.csv`: when Flutter's fling for iOS passes an edge, turns and ends.
struct BouncingCases: TableFamily {
  func claims(_ file: String) -> Bool {
    file.hasPrefix("flutter_bouncing") && file.hasSuffix("_cases.csv")
  }

  let outputs: [OutputColumn] = [
    .compared("crosses_edge", 0),
    .compared("spring_time_s", 1e-6),
    .compared("v_at_edge_uncapped_px_per_s", 1e-6),
    .compared("v_handed_to_spring_px_per_s", 1e-6),
    .compared("peak_overshoot_px", 1e-6),
    .information("done_t_s"),
    .compared("final_px", 1e-6),
  ]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    var values: [[TableValue]] = []
    for index in table.rows.indices {
      let fling = try BouncingFling(table[index])
      let crossing = fling.crossing
      values.append([
        .flag(crossing != nil), .optional(crossing?.time), .optional(crossing?.arrivalVelocity),
        .optional(crossing?.springVelocity), .optional(fling.peakOvershoot),
        .number(fling.doneTime), .number(fling.finalPosition),
      ])
    }
    return values
  }
}

/// `flutter_bouncing*_samples.csv`: position, velocity and phase of such a fling.
struct BouncingSamples: TableFamily {
  func claims(_ file: String) -> Bool {
    file.hasPrefix("flutter_bouncing") && file.hasSuffix("_samples.csv")
  }

  let outputs: [OutputColumn] = [
    .compared("x_px", 1e-6), .compared("v_px_per_s", 1e-6), .information("phase"),
    .information("is_done"),
  ]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    let flings = try set.cases(of: table) { (row) throws(TableError) in try BouncingFling(row) }
    var values: [[TableValue]] = []
    for (index, fling) in flings.enumerated() {
      let time = try table[index].number("t_s")
      values.append([
        .number(fling.position(at: time)), .number(fling.velocity(at: time)),
        .text(fling.isBouncing(at: time) ? "spring" : "friction"), .flag(fling.isDone(at: time)),
      ])
    }
    return values
  }
}
