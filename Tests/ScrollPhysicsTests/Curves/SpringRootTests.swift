import ScrollPhysics
import ScrollTools
import Testing

@Suite("Spring roots")
struct SpringRootTests {
  /// A spring, a start, and a time by which everything of interest is over.
  private func curve(_ random: inout SeededGenerator) throws -> (curve: SpringCurve, end: Double) {
    let spring = try random.spring()
    let curve = try SpringCurve(
      spring: spring, displacement: random.pick([0, random.number(-200...200)]),
      velocity: random.pick([0, random.number(-5000...5000)]))
    let ratio = spring.dampingRatio
    let rate = ratio > 1 ? ratio - ((ratio - 1) * (ratio + 1)).squareRoot() : ratio
    return (curve, 25 / (rate * spring.angularFrequency))
  }

  @Test("the settle time is the last moment at the distance", arguments: seeds)
  func settle(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<6 {
      let (curve, end) = try curve(&random)
      let distance = random.pick([0.25, 0.5, 5])
      let twin = Twin.lastSignChange(to: end, cells: 3000) { t in
        abs(curve.displacement(at: t)) - distance
      }
      let settle = curve.settleTime(within: distance)
      #expect(abs(settle - (twin ?? 0)) < 1e-10, "seed \(seed), \(curve)")
    }
  }

  @Test("the settle time for a speed is the last moment not within both", arguments: seeds)
  func settleSpeed(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<4 {
      let (curve, end) = try curve(&random)
      let twin = Twin.lastSignChange(to: end, cells: 3000) { t in
        max(abs(curve.displacement(at: t)) - 1, abs(curve.velocity(at: t)) / 20 - 1)
      }
      let settle = curve.settleTime(within: 1, speed: 20)
      #expect(abs(settle - (twin ?? 0)) < 1e-9, "seed \(seed), \(curve)")
    }
  }

  @Test("the first extremum and the first zero are where a scan finds them", arguments: seeds)
  func firsts(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<6 {
      let (curve, end) = try curve(&random)
      let turn = Twin.firstSignChange(to: end, cells: 2000) { curve.velocity(at: $0) }
      let zero = Twin.firstSignChange(to: end, cells: 2000) { curve.displacement(at: $0) }
      // Beyond the scan just below the critical damping, where the curve is next to nothing.
      let time = curve.firstExtremum.flatMap { $0.time < end ? $0.time : nil }
      let crossing = curve.firstZeroCrossing.flatMap { $0 < end ? $0 : nil }
      #expect((turn == nil) == (time == nil), "seed \(seed), \(curve)")
      #expect((zero == nil) == (crossing == nil), "seed \(seed), \(curve)")
      if let turn, let time { #expect(abs(turn - time) < 1e-9, "seed \(seed), \(curve)") }
      if let zero, let crossing { #expect(abs(zero - crossing) < 1e-9, "seed \(seed), \(curve)") }
    }
  }

  @Test("a weakly damped spring settles after many swings")
  func manySwings() throws {
    let spring = try Spring(mass: 1, stiffness: 100, dampingRatio: 0.001)
    let curve = try SpringCurve(spring: spring, displacement: 0, velocity: 1000)
    let settle = curve.settleTime(within: 0.25)
    #expect(abs(abs(curve.displacement(at: settle)) - 0.25) < 1e-9)
    for cell in 0..<2000 {
      #expect(abs(curve.displacement(at: settle + 1e-9 + Double(cell) / 1000)) < 0.25)
    }
  }

  @Test("a distance that an extremum just touches counts from that extremum or the one before")
  func touching() throws {
    for ratio in [0.05, 0.2, 0.6] {
      let spring = try Spring(mass: 1, stiffness: 100, dampingRatio: ratio)
      let curve = try SpringCurve(spring: spring, displacement: 0, velocity: 1000)
      let first = try #require(curve.firstExtremum)
      let halfPeriod = Double.pi / (10 * ((1 - ratio) * (1 + ratio)).squareRoot())
      for swing in 1...6 {
        let time = first.time + Double(swing) * halfPeriod
        let size = abs(curve.displacement(at: time))
        let inside = curve.settleTime(within: size * (1 - 1e-9))
        #expect(inside > time && inside < time + halfPeriod / 4)
        let outside = curve.settleTime(within: size * (1 + 1e-9))
        #expect(outside > time - halfPeriod && outside < time - halfPeriod / 4)
        for distance in [size.nextDown, size, size.nextUp] {
          let settle = curve.settleTime(within: distance)
          #expect(settle > time - halfPeriod && settle < time + halfPeriod / 4)
          #expect(abs(abs(curve.displacement(at: settle)) - distance) < 1e-9)
        }
      }
    }
  }

  @Test("no distance is never reached for good")
  func noDistance() throws {
    let curve = try SpringCurve(spring: .bounce, displacement: 3, velocity: 0)
    #expect(curve.settleTime(within: 0) == .infinity)
    #expect(curve.settleTime(within: -1) == .infinity)
    #expect(curve.settleTime(within: 3) == 0)
  }
}
