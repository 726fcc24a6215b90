import AllocationCounter
import Glibc
import ScrollPhysics

/// Sampling a curve of motion, against the least it could cost: one `exp` a sample.
enum CurveBenchmarks {
  static let count = 1_000_000

  static let measurements = [
    Measurement(name: "exp", unit: "call", reference: "exp"),
    Measurement(
      name: "fling, decay", unit: "sample", reference: "exp", countsEngineWork: true),
    Measurement(
      name: "fling, bounce", unit: "sample", reference: "exp", countsEngineWork: true),
  ]

  static func repeatOnce() throws -> [String: Measurement.Sample] {
    // A fling of 3000 pt/s stops after some 1500 pt; an edge at 1000 pt makes it bounce.
    let decay = try fling(upper: 10_000)
    let bounce = try fling(upper: 1000)
    return [
      "exp": exponentials(),
      "fling, decay": positions(of: decay, from: 0, to: decay.endTime),
      "fling, bounce": positions(
        of: bounce, from: bounce.pieces[1].start, to: bounce.endTime),
    ]
  }

  /// What `scrollbench work` does.
  enum Work: String {
    case exp, decay, bounce
  }

  /// Does it so often and nothing else that grows with `count`, so that the difference of two runs under a
  /// profiler is what it costs.
  static func perform(_ work: Work, _ count: Int) throws {
    switch work {
    case .exp: _ = exponentials(count)
    case .decay:
      let curve = try fling(upper: 10_000)
      _ = positions(of: curve, from: 0, to: curve.endTime, count)
    case .bounce:
      let curve = try fling(upper: 1000)
      _ = positions(of: curve, from: curve.pieces[1].start, to: curve.endTime, count)
    }
  }

  private static func fling(upper: Double) throws -> Motion {
    try Motion(
      position: 0, velocity: 3000, lower: 0, upper: upper, law: ScrollProfile.ios.law(scale: 3))
  }

  private static func positions(
    of curve: Motion, from start: Double, to end: Double, _ count: Int = count
  ) -> Measurement.Sample {
    let step = (end - start) / Double(count)
    let cost = measure {
      for index in 0..<count { black_hole(curve.position(at: start + Double(index) * step)) }
    }
    return Measurement.Sample(cost: cost / count)
  }

  private static func exponentials(_ count: Int = count) -> Measurement.Sample {
    let step = 3.0 / Double(count)
    let cost = measure {
      for index in 0..<count { black_hole(exp(Double(index) * -step)) }
    }
    return Measurement.Sample(cost: cost / count)
  }
}
