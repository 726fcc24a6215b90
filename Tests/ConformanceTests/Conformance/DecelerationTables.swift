import ScrollPhysics

extension Decay {
  /// From the columns all tables of free motion share.
  init(_ row: TableRow) throws(TableError) {
    let perMillisecond = try row.number("rate_per_ms")
    let position = try row.number("x0_pt")
    let velocity = try row.number("v0_pt_per_s")
    let rate = try row.make("rate_per_ms") { () throws(PhysicsError) in
      try DecelerationRate(perMillisecond: perMillisecond)
    }
    self = try row.make("x0_pt") { () throws(PhysicsError) in
      try Decay(position: position, velocity: velocity, rate: rate)
    }
  }
}

/// `ios_decel*_cases.csv`: where and when a free motion stops.
struct DecelerationCases: TableFamily {
  func claims(_ file: String) -> Bool {
    file.hasPrefix("ios_decel") && file.hasSuffix("_cases.csv")
  }

  let outputs: [OutputColumn] = [
    .compared("destination_pt", 1e-8),
    .compared("duration_s", 1e-9),
    .compared("speed_at_stop_pt_per_s", 1e-8),
    .compared("wwdc_projection_pt", 1e-8),
    .compared("time_to_half_distance_s", 1e-9),
  ]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    var values: [[TableValue]] = []
    for index in table.rows.indices {
      let row = table[index]
      let decay = try Decay(row)
      let duration = decay.duration(stoppingWithin: try row.number("stop_distance_pt"))
      let projection = Decay.discreteProjection(
        position: decay.initialPosition, velocity: decay.initialVelocity, rate: decay.rate)
      values.append([
        .number(decay.destination), .number(duration),
        .number(decay.velocity(at: duration).magnitude), .number(projection),
        .number(decay.halfDistanceTime),
      ])
    }
    return values
  }
}

/// `ios_decel*_samples.csv`: position and velocity of a free motion.
struct DecelerationSamples: TableFamily {
  func claims(_ file: String) -> Bool {
    file.hasPrefix("ios_decel") && file.hasSuffix("_samples.csv")
  }

  let outputs: [OutputColumn] = [.compared("x_pt", 1e-8), .compared("v_pt_per_s", 1e-8)]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    let decays = try set.cases(of: table) { (row) throws(TableError) in try Decay(row) }
    var values: [[TableValue]] = []
    for (index, decay) in decays.enumerated() {
      let time = try table[index].number("t_s")
      values.append([.number(decay.position(at: time)), .number(decay.velocity(at: time))])
    }
    return values
  }
}

/// `ios_decel*_time_to_offset.csv`: when a free motion passes a position.
struct DecelerationTimes: TableFamily {
  func claims(_ file: String) -> Bool {
    file.hasPrefix("ios_decel") && file.hasSuffix("_time_to_offset.csv")
  }

  let outputs: [OutputColumn] = [.compared("time_s", 1e-9)]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    var values: [[TableValue]] = []
    for index in table.rows.indices {
      let row = table[index]
      let decay = try Decay(row)
      values.append([.number(decay.time(toReach: try row.number("target_pt")))])
    }
    return values
  }
}
