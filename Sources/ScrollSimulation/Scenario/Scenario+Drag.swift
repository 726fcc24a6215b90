public import ScrollPrimitives

extension Scenario {
  /// A finger that goes down, moves on straight lines, rests and lifts.
  public struct Drag: Equatable, Sendable {
    /// Where the finger is when, at least two samples: the times start at 0 and ascend strictly.
    public var samples: [Sample]
    /// Seconds the finger rests on the last sample before it lifts, not negative.
    public var hold: Double

    public init(samples: [Sample], hold: Double = 0) {
      self.samples = samples
      self.hold = hold
    }

    /// A drag on one straight line at constant speed; `duration` in seconds, greater than 0.
    public init(from: LayoutPoint, to: LayoutPoint, duration: Double, hold: Double = 0) {
      self.init(
        samples: [Sample(time: 0, point: from), Sample(time: duration, point: to)], hold: hold)
    }

    /// A place of the finger.
    public struct Sample: Equatable, Sendable {
      /// Seconds since the finger went down.
      public var time: Double
      /// Points in the viewport's coordinates. May be outside of it.
      public var point: LayoutPoint

      public init(time: Double, point: LayoutPoint) {
        self.time = time
        self.point = point
      }
    }
  }
}

extension Scenario.Drag {
  /// Seconds from the finger's touch to its lift, the rest included.
  public var duration: Double { (samples.last?.time ?? 0) + hold }

  /// Where the finger is `time` seconds after it went down, in the viewport's coordinates.
  ///
  /// Between two samples the finger moves at constant speed; before the first and after the last
  /// it rests. Linear in the number of samples.
  public func position(at time: Double) -> LayoutPoint {
    guard let first = samples.first else { return .zero }
    var previous = first
    for sample in samples {
      if time < sample.time {
        let span = sample.time - previous.time
        let share = span > 0 ? max(0, time - previous.time) / span : 0
        return LayoutPoint(
          x: previous.point.x + (sample.point.x - previous.point.x) * share,
          y: previous.point.y + (sample.point.y - previous.point.y) * share)
      }
      previous = sample
    }
    return previous.point
  }
}
