import ScrollPhysics

/// `overscroll_drag*.csv`: the overscroll of a drag as a whole, next to what Flutter's rule makes of
/// it event by event.
struct OverscrollSteps: TableFamily {
  func claims(_ file: String) -> Bool { file.hasPrefix("overscroll_drag") }

  let outputs: [OutputColumn] = [
    .information("flutter_stepped_overscroll_px"),
    .compared("closed_form_overscroll_px", 1e-9),
    .information("abs_error_px"),
  ]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    var values: [[TableValue]] = []
    for index in table.rows.indices {
      let row = table[index]
      let coefficient = try row.number("coefficient")
      let band = try row.make("coefficient") { () throws(PhysicsError) in
        try RubberBand(coefficient: coefficient)
      }
      let dimension = try row.number("viewport_px")
      let travel = try row.number("finger_travel_px")
      let stepped = Self.stepped(
        travel, step: try row.number("event_step_px"), band: band, dimension: dimension)
      // Flutter's friction c (1 - x / d)² is the slope of the rubber band where it shows x.
      let exact = band.overscroll(forDrag: travel, dimension: dimension)
      values.append([
        .optional(stepped), .number(exact), .optional(stepped.map { abs($0 - exact) }),
      ])
    }
    return values
  }

  /// More events than a finger makes; a row that asks for more has no stepped value.
  private static let largestCount = 1e6

  /// Points of overscroll after events of `step` points each, as
  /// `BouncingScrollPhysics.applyPhysicsToUserOffset` adds them up: the friction of an event is that
  /// at its start, and the event that leaves the edge has none.
  private static func stepped(
    _ travel: Double, step: Double, band: RubberBand, dimension: Double
  ) -> Double? {
    guard step > 0, travel >= 0, dimension > 0, travel / step <= largestCount else { return nil }
    var shown = 0.0
    var left = travel
    while left > step * 1e-9 {
      let event = min(step, left)
      left -= event
      guard shown > 0 else {
        shown += event
        continue
      }
      let share = 1 - shown / dimension
      let friction = band.coefficient * share * share
      let slowed = shown / friction
      shown += event < slowed ? event * friction : shown + (event - slowed)
    }
    // Far past the viewport the friction grows again and the sum leaves the numbers.
    return shown.isFinite ? shown : nil
  }
}
