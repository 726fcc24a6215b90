public import ScrollPrimitives

extension Scenario {
  /// A finger that goes down, moves on straight lines, rests and lifts.
  public struct Drag: Equatable, Sendable {
    /// Where the finger is when, at least two samples: the times start at 0 and ascend strictly.
    package var samples: [Sample]
    /// Seconds the finger rests on the last sample before it lifts, not negative.
    package var hold: Double

    /// Creates a drag from positions of the finger.
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
      package var time: Double
      /// Points in the viewport's coordinates. May be outside of it.
      package var point: LayoutPoint

      /// Creates a position at a time in seconds, in points.
      public init(time: Double, point: LayoutPoint) {
        self.time = time
        self.point = point
      }
    }
  }
}

extension Scenario.Drag {
  /// Seconds from the finger's touch to its lift, the rest included.
  package var duration: Double { (samples.last?.time ?? 0) + hold }

  /// Where the finger is `time` seconds after it went down, in the viewport's coordinates.
  ///
  /// Between two samples the finger moves at constant speed; before the first and after the last
  /// it rests. Linear in the number of samples.
  package func position(at time: Double) -> LayoutPoint {
    position(at: time, before: samples.firstIndex { time < $0.time } ?? samples.count)
  }

  /// The same, where the first sample after `time` is known. O(1).
  package func position(at time: Double, before next: Int) -> LayoutPoint {
    guard next > 0 else { return samples.first?.point ?? .zero }
    let previous = samples[next - 1]
    guard next < samples.count else { return previous.point }
    let span = samples[next].time - previous.time
    let share = span > 0 ? max(0, time - previous.time) / span : 0
    return LayoutPoint(
      x: previous.point.x + (samples[next].point.x - previous.point.x) * share,
      y: previous.point.y + (samples[next].point.y - previous.point.y) * share)
  }
}

extension Scenario.Drag {
  /// A finger that becomes faster and lifts as it is fastest: at twice its mean velocity.
  ///
  /// - Parameters:
  ///   - start: where it goes down, in the viewport's coordinates.
  ///   - way: the distance it moves, in points.
  ///   - duration: seconds, greater than 0.
  public static func flick(
    from start: LayoutPoint, by way: LayoutPoint, duration: Double = 0.12
  ) -> Scenario.Drag {
    let steps = 12
    return Scenario.Drag(
      samples: (0...steps).map { step in
        let part = Double(step) / Double(steps)
        return Sample(time: duration * part, point: start.gone(way, part * part))
      })
  }

  /// A finger at a low speed that rests for 0.2 s before it lifts, so that nothing is flung.
  ///
  /// - Parameters:
  ///   - start: where it goes down, in the viewport's coordinates.
  ///   - way: the distance it moves, in points; not 0.
  ///   - speed: points per second, greater than 0.
  public static func slow(
    from start: LayoutPoint, by way: LayoutPoint, speed: Double = 100
  ) -> Scenario.Drag {
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    return Scenario.Drag(
      from: start, to: start.gone(way, 1), duration: length / speed, hold: 0.2)
  }

  /// A finger that goes down and stays where it is.
  ///
  /// - Parameters:
  ///   - point: where, in the viewport's coordinates.
  ///   - duration: seconds, greater than 0.
  public static func hold(at point: LayoutPoint, for duration: Double = 0.7) -> Scenario.Drag {
    Scenario.Drag(from: point, to: point, duration: duration)
  }

  /// A finger that goes there and back again, and lifts where it went down.
  ///
  /// - Parameters:
  ///   - start: where it goes down, in the viewport's coordinates.
  ///   - way: the distance it moves, in points.
  ///   - times: how often; from 1 to 10,000, the nearest of these for other numbers.
  ///   - duration: seconds in one direction, greater than 0.
  ///   - hold: seconds it rests before it lifts, not negative.
  public static func backAndForth(
    from start: LayoutPoint, by way: LayoutPoint, times: Int = 3, duration: Double = 0.4,
    hold: Double = 0
  ) -> Scenario.Drag {
    Scenario.Drag(
      samples: (0...2 * min(max(1, times), 10_000)).map { turn in
        let point = turn.isMultiple(of: 2) ? start : start.gone(way, 1)
        return Sample(time: Double(turn) * duration, point: point)
      }, hold: hold)
  }
}

extension LayoutPoint {
  fileprivate func gone(_ way: LayoutPoint, _ part: Double) -> LayoutPoint {
    LayoutPoint(x: x + way.x * part, y: y + way.y * part)
  }
}
