import ScrollPhysics

/// Both forms of a fling of Android.
private struct AndroidCase {
  let exact: AndroidFling
  /// `nil` for a velocity outside the platform's whole numbers.
  let rounded: OverScrollerFling?

  init(_ row: TableRow) throws(TableError) {
    let density = try row.number("density")
    let velocity = try row.number("v0_px_per_s")
    exact = try row.make("density") { () throws(PhysicsError) in
      try AndroidFling(position: 0, velocity: velocity, density: density)
    }
    let whole = Int32(exactly: velocity.rounded(.towardZero))
    // The density has been checked above.
    rounded = whole.flatMap { try? OverScrollerFling(velocity: $0, density: density) }
  }
}

/// `android_fling*_cases.csv`: how long and how far Android's flings go, exactly and as rounded.
struct AndroidCases: TableFamily {
  func claims(_ file: String) -> Bool {
    file.hasPrefix("android_fling") && file.hasSuffix("_cases.csv")
  }

  let outputs: [OutputColumn] = [
    .compared("aosp_duration_ms", 1),
    .compared("aosp_distance_px", 2),
    .compared("exact_duration_ms", 1e-6),
    .compared("exact_distance_px", 1e-6),
  ]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    var values: [[TableValue]] = []
    for index in table.rows.indices {
      let flings = try AndroidCase(table[index])
      values.append([
        .whole(flings.rounded?.duration), .whole(flings.rounded?.distance),
        .number(flings.exact.duration * 1000), .number(flings.exact.distance),
      ])
    }
    return values
  }
}

/// `android_fling*_samples.csv`: position and velocity of such flings.
struct AndroidSamples: TableFamily {
  func claims(_ file: String) -> Bool {
    file.hasPrefix("android_fling") && file.hasSuffix("_samples.csv")
  }

  let outputs: [OutputColumn] = [
    .compared("aosp_x_px", 2),
    .information("aosp_v_px_per_s"),
    // The duration, in spite of its name.
    .information("aosp_finished"),
    .compared("exact_x_px", 1e-6),
    .compared("exact_v_px_per_s", 1e-6),
  ]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    let cases = try set.cases(of: table) { (row) throws(TableError) in try AndroidCase(row) }
    var values: [[TableValue]] = []
    for (index, flings) in cases.enumerated() {
      let milliseconds = try table[index].number("t_ms")
      let rounded = flings.rounded
      let time = Int32(exactly: milliseconds.rounded(.towardZero)) ?? .max
      values.append([
        .whole(rounded?.position(atMillisecond: time)),
        .optional(rounded.map { Double($0.velocity(atMillisecond: time)) }),
        .whole(rounded?.duration),
        .number(flings.exact.position(at: milliseconds / 1000)),
        .number(flings.exact.velocity(at: milliseconds / 1000)),
      ])
    }
    return values
  }
}
