/// One line of the table: the repetitions of one kind of work, and what they are compared with.
struct Measurement {
  /// One repetition.
  struct Sample {
    /// Of one unit of work.
    var cost: Cost
    /// Counted work of one unit, the same on every machine.
    var indexSteps = 0.0
    var elementsVisited = 0.0
  }

  var name: String
  /// What is counted: a frame, a sample, a row.
  var unit: String
  /// The name of the measurement that the time is divided by.
  var reference: String
  var samples: [Sample] = []
  /// Whether allocations are work of the engine, and not of the benchmark's cells as well.
  var countsEngineWork = false

  /// Nanoseconds of one unit.
  var times: [Double] { samples.map(\.cost.nanoseconds) }
}

/// The middle of some numbers, with the smallest and the largest.
struct Spread: Equatable {
  var median: Double
  var min: Double
  var max: Double

  /// - Precondition: there is at least one value. Of an even number the upper middle is taken.
  init(_ values: [Double]) {
    let sorted = values.sorted()
    median = sorted[sorted.count / 2]
    min = sorted[0]
    max = sorted[sorted.count - 1]
  }
}

extension [Measurement] {
  /// The time divided by the reference's of the same repetition, so that a machine that is slow for a
  /// while slows both.
  func ratio(of measurement: Measurement) -> Spread? {
    guard let reference = first(where: { $0.name == measurement.reference }) else { return nil }
    return Spread(zip(measurement.times, reference.times).map { $0 / $1 })
  }
}
