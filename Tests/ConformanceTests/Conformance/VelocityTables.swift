import ScrollPhysics

/// `velocity_tracker*_samples.csv`: the samples of gestures. Nothing in it is computed.
struct GestureSamples: TableFamily {
  func claims(_ file: String) -> Bool {
    file.hasPrefix("velocity_tracker") && file.hasSuffix("_samples.csv")
  }

  let outputs: [OutputColumn] = []

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    table.rows.map { _ in [] }
  }
}

/// `velocity_tracker*_expected*.csv`: the velocities gestures end with, by every strategy.
struct GestureVelocities: TableFamily {
  func claims(_ file: String) -> Bool {
    file.hasPrefix("velocity_tracker") && file.contains("_expected")
  }

  let outputs: [OutputColumn] =
    Self.strategies.flatMap { name, _, share in
      [OutputColumn.relative(name + "_vx", share), .relative(name + "_vy", share)]
    } + [.information("samples_used_by_window")]

  private static let strategies: [(String, VelocityTracker.Strategy, Double)] = [
    ("flutter_lsq2", .leastSquares, 1e-6),
    ("ios_weighted", .iosWeighted, 1e-6),
    ("macos_weighted", .macosWeighted, 1e-6),
    ("android_lsq2_f64", .androidLeastSquares, 1e-6),
    ("android_lsq2_f32", .androidSingleLeastSquares, 1e-3),
    ("android_impulse", .impulse, 1e-6),
  ]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    let gestures = try Self.gestures(of: table, in: set)
    var values: [[TableValue]] = []
    for index in table.rows.indices {
      let row = table[index]
      let id = try row.text("case_id")
      guard let samples = gestures[id] else {
        throw row.error("case_id", "no samples of a gesture \"\(id)\"")
      }
      values.append(Self.velocities(of: samples))
    }
    return values
  }

  private typealias Sample = (seconds: Double, x: Double, y: Double)

  private static func velocities(of samples: [Sample]) -> [TableValue] {
    var values: [TableValue] = []
    var window = 0
    for (_, strategy, _) in strategies {
      var (x, y) = (VelocityTracker(strategy: strategy), VelocityTracker(strategy: strategy))
      for sample in samples {
        x.add(position: sample.x, time: sample.seconds)
        y.add(position: sample.y, time: sample.seconds)
      }
      values += [.optional(x.estimate), .optional(y.estimate)]
      window = x.samplesInWindow
    }
    return values + [.integer(window)]
  }

  /// The samples of every gesture, in the order of their rows.
  private static func gestures(
    of table: NumberTable, in set: TableSet
  ) throws(TableError) -> [String: [Sample]] {
    var prefix = table.file[...]
    while !prefix.isEmpty, !prefix.hasSuffix("_expected") { prefix.removeLast() }
    let file = prefix.dropLast("_expected".count) + "_samples.csv"
    guard let samples = set[String(file)] else {
      throw TableError(file: table.file, message: "\(file) with its gestures is missing")
    }
    var gestures: [String: [Sample]] = [:]
    for index in samples.rows.indices {
      let row = samples[index]
      let sample = (
        try row.number("t_ms") / 1000, try row.number("x_px"), try row.number("y_px")
      )
      gestures[try row.text("case_id"), default: []].append(sample)
    }
    return gestures
  }
}
