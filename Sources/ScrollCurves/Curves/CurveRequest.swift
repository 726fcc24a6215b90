/// A release of content, and how finely its motion is to be shown.
///
/// Positions are points, velocities points per second, times seconds from the release.
package struct CurveRequest: Equatable, Sendable {
  /// Where the content is released.
  package var position = 0.0
  /// The content's velocity at the release, positive toward the trailing edge.
  package var velocity: Double
  /// The leading edge; `nil` for content without one.
  package var lower: Double? = 0
  /// The trailing edge; `nil` for content without one.
  package var upper: Double?
  /// Pixels per point; decides when a spring counts as settled.
  package var scale = 3.0
  /// Rows per second of a table.
  package var rate = 60.0
  /// When tables and pictures end; `nil` when the motion does.
  package var duration: Double?
  /// Whether the velocity is held within a profile's limits, as it is for a finger.
  package var isLimited = true

  /// The most rows of a table. Chosen: above it a table is a mistake, not something to look at.
  package static let rowLimit = 1_000_000
  /// The largest size of a position or a velocity, as in scenario files.
  static let sizeLimit = 1e9

  package init(velocity: Double) {
    self.velocity = velocity
  }

  /// Throws for the first number that cannot be used.
  package func check() throws(CurveError) {
    try checkSize(position, "position")
    try checkSize(velocity, "velocity")
    try checkSize(lower ?? 0, "lower")
    try checkSize(upper ?? 0, "upper")
    if let lower, let upper, upper < lower {
      throw .crossedEdges(lower: lower, upper: upper)
    }
    guard scale > 0, scale <= 100 else {
      throw .notAllowed(parameter: "scale", value: scale, allowed: "more than 0, at most 100")
    }
    guard rate >= 1, rate <= 1000 else {
      throw .notAllowed(parameter: "rate", value: rate, allowed: "from 1 to 1000")
    }
    let duration = duration ?? 1
    guard duration > 0, duration < .infinity else {
      throw .notAllowed(
        parameter: "duration", value: duration, allowed: "a finite number above 0")
    }
  }

  private func checkSize(_ value: Double, _ parameter: String) throws(CurveError) {
    guard abs(value) <= Self.sizeLimit else {
      throw .notAllowed(parameter: parameter, value: value, allowed: "a number from -1e9 to 1e9")
    }
  }

  /// Throws when a table that ends at `end` seconds would have more than ``rowLimit`` rows.
  func checkRows(until end: Double) throws(CurveError) {
    let count = (end * rate).rounded(.up) + 1
    guard count <= Double(Self.rowLimit) else { throw .tooManyRows(count) }
  }

  /// The times of a table that ends at `end` seconds: whole rows of the rate before it, and `end`.
  func times(until end: Double) -> [Double] {
    var times: [Double] = []
    var row = 0
    while Double(row) / rate < end {
      times.append(Double(row) / rate)
      row += 1
    }
    times.append(end)
    return times
  }
}
