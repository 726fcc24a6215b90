import ScrollPhysics

/// The springs of the directory, with ``known`` for the names it does not tell.
struct SpringNames {
  private var springs: [String: Spring] = [:]

  /// Reads `spring_cases.csv` where there is one. Throws when it gives a name to two springs.
  init(_ set: TableSet) throws(TableError) {
    guard let table = set["spring_cases.csv"], table.index(of: "spring_id") != nil else { return }
    for index in table.rows.indices {
      let row = table[index]
      let name = try row.text("spring_id")
      let spring = try Spring(row)
      if let other = springs[name], other != spring {
        throw row.error("spring_id", "\"\(name)\" was another spring before")
      }
      springs[name] = spring
    }
  }

  /// The spring a row names.
  func spring(of row: TableRow) throws(TableError) -> Spring {
    let name = try row.text("spring_id")
    if let spring = springs[name] { return spring }
    guard let parameters = Self.known[name] else {
      throw row.error("spring_id", "no spring \"\(name)\"")
    }
    return try row.make("spring_id") { () throws(PhysicsError) in
      try Spring(
        mass: parameters.mass, stiffness: parameters.stiffness, dampingRatio: parameters.ratio)
    }
  }

  /// ScrollMechanics' bounce, ω = 2π / 0.575 (ListViewKit), Flutter's two, and one that swings.
  private static let known: [String: (mass: Double, stiffness: Double, ratio: Double)] = [
    "ios_sm": (1, 100, 1),
    "ios_0575": (1, 119.40542186573137, 1),
    "flutter": (0.5, 100, 1.1),
    "flutter_fast": (0.3, 75, 1.3),
    "under_075": (1, 200, 0.75),
  ]
}

extension Motion {
  /// The motion of a row of `ios_fling_edge*` or `design_edge_reentry*`: the tables cross an edge by
  /// the destination and settle within the distance at which they stop.
  init(
    _ row: TableRow, springs: SpringNames, reenters: Bool, stopDistance: Double
  ) throws(TableError) {
    let decay = try Decay(row)
    let lower = try row.number("min_offset_pt")
    let upper = try row.number("max_offset_pt")
    let law = MotionLaw(
      deceleration: .exponential(decay.rate),
      edge: .spring(SpringEdge(try springs.spring(of: row))), reenters: reenters,
      stopDistance: stopDistance, settleDistance: stopDistance, crossing: .asymptotic)
    self = try row.make(lower <= upper ? "stop_distance_pt" : "min_offset_pt") {
      () throws(PhysicsError) in
      try Motion(
        position: decay.initialPosition, velocity: decay.initialVelocity, lower: lower,
        upper: upper, law: law)
    }
  }

  /// A fling that an edge's spring keeps.
  fileprivate init(fling row: TableRow, springs: SpringNames) throws(TableError) {
    let distance = try row.number("stop_distance_pt")
    try self.init(row, springs: springs, reenters: false, stopDistance: distance)
  }

  /// The first moment of a kind.
  func first(_ kind: MotionEvent.Kind) -> MotionEvent? { events.first { $0.kind == kind } }

  /// The first turn of the first spring, on either side of the edge, and when.
  fileprivate var turn: (time: Double, displacement: Double)? {
    for piece in pieces {
      guard case .spring(let curve, _) = piece.segment else { continue }
      return curve.firstExtremum.map { (piece.start + $0.time, $0.displacement) }
    }
    return nil
  }
}

/// `ios_fling_edge*_cases.csv`: when a fling crosses an edge, turns and settles.
struct FlingCases: TableFamily {
  func claims(_ file: String) -> Bool {
    file.hasPrefix("ios_fling_edge") && file.hasSuffix("_cases.csv")
  }

  let outputs: [OutputColumn] = [
    .compared("crosses_edge", 0),
    .compared("edge_pt", 0),
    .compared("crossing_t_s", 1e-10),
    .compared("v_at_edge_pt_per_s", 1e-8),
    .compared("peak_overshoot_pt", 1e-7),
    .compared("peak_t_s", 1e-9),
    .compared("bounce_settle_t_s", 1e-6),
    .compared("end_t_s", 1e-6),
    .compared("rest_pt", 1e-7),
  ]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    let springs = try SpringNames(set)
    var values: [[TableValue]] = []
    for index in table.rows.indices {
      let fling = try Motion(fling: table[index], springs: springs)
      let crossing = fling.first(.bounceBegan)
      values.append([
        .flag(crossing != nil), .optional(crossing?.edge), .optional(crossing?.time),
        .optional(crossing?.velocity), .optional(fling.turn?.displacement),
        .optional(fling.turn?.time), .optional(crossing.map { fling.endTime - $0.time }),
        .number(fling.endTime), .number(fling.restPosition),
      ])
    }
    return values
  }
}

/// `ios_fling_edge*_samples.csv`: position, velocity and phase of a fling.
struct FlingSamples: TableFamily {
  func claims(_ file: String) -> Bool {
    file.hasPrefix("ios_fling_edge") && file.hasSuffix("_samples.csv")
  }

  let outputs: [OutputColumn] = [
    .compared("x_pt", 1e-7), .compared("v_pt_per_s", 1e-6), .information("phase"),
  ]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    let springs = try SpringNames(set)
    let flings = try set.cases(of: table) { (row) throws(TableError) in
      try Motion(fling: row, springs: springs)
    }
    var values: [[TableValue]] = []
    for (index, fling) in flings.enumerated() {
      let time = try table[index].number("t_s")
      values.append([
        .number(fling.runningPosition(at: time)), .number(fling.runningVelocity(at: time)),
        .text(fling.isBouncing(at: time) ? "bounce" : "decel"),
      ])
    }
    return values
  }
}
