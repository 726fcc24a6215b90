import ScrollTools
import Testing

@testable import ScrollPhysics

@Suite("Sampled curves")
struct SampledCurveTests {
  private func curve(_ random: inout SeededGenerator) throws -> SampledCurve {
    var (times, fractions) = ([0.0], [0.0])
    for _ in 0..<random.pick([1, 2, 3, 10, 60]) {
      times.append(times[times.count - 1] + random.pick([1e-6, random.number(0.001...1)]))
      let way = random.pick([0, random.number(0...1), random.number(0...0.01)])
      fractions.append(fractions[fractions.count - 1] + way)
    }
    if fractions[fractions.count - 1] == 0 { fractions[fractions.count - 1] = 1 }
    let whole = fractions[fractions.count - 1]
    return try SampledCurve(times: times, fractions: fractions.map { min($0 / whole, 1) })
  }

  @Test("pass their samples, never go back, and invert", arguments: seeds)
  func laws(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      for curve in [try curve(&random), try curve(&random).startingAtRest] {
        for (time, fraction) in zip(curve.times, curve.fractions) {
          #expect(abs(curve.fraction(at: time) - fraction) < 1e-15, "seed \(seed) \(curve)")
        }
        var (last, time) = (0.0, 0.0)
        for step in 0...200 {
          time = curve.duration * Double(step) / 200
          let fraction = curve.fraction(at: time)
          #expect(fraction >= last - 1e-15 && fraction <= 1, "seed \(seed) t \(time) \(curve)")
          #expect(curve.slope(at: time) >= 0, "seed \(seed) t \(time) \(curve)")
          let found = curve.time(toReach: fraction)
          let miss = abs(curve.fraction(at: found) - fraction)
          #expect(miss < 1e-12, "seed \(seed) t \(time) \(curve)")
          // Where a curve is nearly at rest, the fractions of many moments are equal but for their rounding.
          #expect(found <= time + 1e-9 || miss < 1e-15, "seed \(seed) t \(time) \(curve)")
          last = fraction
        }
        #expect(curve.slope(at: curve.duration) == 0 && curve.time(toReach: 1.1) == .infinity)
      }
    }
  }

  @Test("have the integral of the slope as their fraction", arguments: seeds)
  func integral(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let curve = try curve(&random)
      // Simpson's rule is exact for the parabolas between the samples.
      var sum = 0.0
      for (from, to) in zip(curve.times, curve.times.dropFirst()) {
        let middle = curve.slope(at: (from + to) / 2)
        // The slope at a sample is that of both pieces.
        sum += (to - from) / 6 * (curve.slope(at: from) + 4 * middle + curve.slope(at: to))
        #expect(abs(sum - curve.fraction(at: to)) < 1e-9, "seed \(seed) t \(to) \(curve)")
      }
    }
  }

  @Test("of a decay lie on the decay, and two samples brake")
  func decay() throws {
    let times = (0...80).map { Double($0) / 20 }
    let whole = -Elementary.expm1(-2 * times[80])
    let curve = try SampledCurve(
      times: times, fractions: times.map { -Elementary.expm1(-2 * $0) / whole })
    for step in 0..<380 {
      let time = Double(step) / 100
      let error = curve.fraction(at: time) + Elementary.expm1(-2 * time) / whole
      #expect(abs(error) < 1e-4, "t \(time)")
    }
    #expect(abs(curve.slope(at: 0) - 2 / whole) < 0.01)
    let braked = try SampledCurve(times: [0, 2], fractions: [0, 1])
    #expect(braked.fraction(at: 1) == 0.75 && braked.slope(at: 1) == 0.5)
  }

  @Test("name the sample that is wrong")
  func errors() {
    func message(_ times: [Double], _ fractions: [Double]) -> String? {
      do throws(PhysicsError) {
        _ = try SampledCurve(times: times, fractions: fractions)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(message([0, 1], [0, 1]) == nil)
    #expect(message([0], [0]) == "times.count is 1.0, allowed is 2 or more")
    #expect(message([0, 1], [0]) == "fractions.count is 1.0, allowed is 2")
    #expect(message([0, .nan], [0, 1]) == "times[1] is not a finite number")
    #expect(message([0, 1], [0, .infinity]) == "fractions[1] is not a finite number")
    #expect(message([0.1, 1], [0, 1]) == "times[0] is 0.1, allowed is 0")
    #expect(message([0, 1], [0.1, 1]) == "fractions[0] is 0.1, allowed is 0")
    #expect(
      message([0, 1, 1], [0, 0.5, 1]) == "times[2] is 1.0, allowed is above 1.0, up to 3600.0")
    #expect(
      message([0, 1, 2, 3], [0, 0.6, 0.5, 1]) == "fractions[2] is 0.5, allowed is 0.6...1.0")
    #expect(message([0, 1], [0, 0.9]) == "fractions[1] is 0.9, allowed is 1.0...1.0")
    #expect(message([0, 1, 2], [0, 1.5, 1]) == "fractions[1] is 1.5, allowed is 0.0...1.0")
    #expect(
      message([0, .leastNonzeroMagnitude], [0, 1])
        == "times[1] is 5e-324, allowed is farther from times[0]")
    #expect(
      message([0, 4000], [0, 1]) == "times[1] is 4000.0, allowed is above 0.0, up to 3600.0")
    #expect(throws: PhysicsError.self) {
      try CustomFling(sampled: SampledCurve(times: [0, 1, 2], fractions: [0, 0, 1]))
    }
  }
}
