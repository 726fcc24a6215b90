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

  static func fling(upper: Double) throws -> Motion {
    try Motion(
      position: 0, velocity: 3000, lower: 0, upper: upper, law: ScrollProfile.ios.law(scale: 3))
  }

  private static func positions(
    of curve: Motion, from start: Double, to end: Double
  ) -> Measurement.Sample {
    Measurement.Sample(cost: measure { sample(curve, from: start, to: end, count) } / count)
  }

  private static func exponentials() -> Measurement.Sample {
    Measurement.Sample(cost: measure { exponentials(count) } / count)
  }

  /// Asks a curve for positions at even distances.
  @inline(never)
  static func sample(_ curve: Motion, from start: Double, to end: Double, _ count: Int) {
    let step = (end - start) / Double(count)
    for index in 0..<count { black_hole(curve.position(at: start + Double(index) * step)) }
  }

  /// Exponentials of the C library, in the same loop.
  @inline(never)
  static func exponentials(_ count: Int) {
    let step = 3.0 / Double(count)
    for index in 0..<count { black_hole(exp(Double(index) * -step)) }
  }
}
