import ScrollPhysics
import ScrollTools
import Testing

@Suite("Spring curve")
struct SpringCurveTests {
  @Test("the closed form follows the integrated equation", arguments: seeds)
  func integrated(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<4 {
      let spring = try random.spring()
      let (x, v) = (random.number(-200...200), random.number(-3000...3000))
      let curve = try SpringCurve(spring: spring, displacement: x, velocity: v)
      let time = random.number(0.02...0.8)
      let twin = Twin.integrate(x, v, over: time, steps: 4000, Twin.force(of: spring))
      #expect(abs(curve.displacement(at: time) - twin.x) < 1e-7, "seed \(seed), \(spring)")
      #expect(abs(curve.velocity(at: time) - twin.v) < 1e-6, "seed \(seed), \(spring)")
    }
  }

  @Test("going on from any moment is the same motion", arguments: seeds)
  func composition(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let spring = try random.spring()
    let curve = try SpringCurve(
      spring: spring, displacement: random.number(-200...200),
      velocity: random.number(-3000...3000))
    let (first, second) = (random.number(0...0.5), random.number(0...0.5))
    let rest = try SpringCurve(
      spring: spring, displacement: curve.displacement(at: first),
      velocity: curve.velocity(at: first))
    let (together, apart) = (
      curve.displacement(at: first + second), rest.displacement(at: second)
    )
    #expect(abs(together - apart) < 1e-9, "seed \(seed), \(spring)")
  }

  @Test("near a damping ratio of 1 the curve has no jump", arguments: [1e-15, 1e-12, 1e-9, 1e-7])
  func nearCritical(distance: Double) throws {
    let curves = try [1 - distance, 1, 1 + distance].map { ratio in
      try SpringCurve(
        spring: Spring(mass: 1, stiffness: 100, dampingRatio: ratio), displacement: 120,
        velocity: -2000)
    }
    for time in [0.01, 0.1, 0.3, 1, 3] {
      let values = curves.map { $0.displacement(at: time) }
      #expect(abs(values[0] - values[1]) < 1e3 * distance + 1e-11)
      #expect(abs(values[2] - values[1]) < 1e3 * distance + 1e-11)
    }
    let settle = curves.map { $0.settleTime(within: 0.25) }
    #expect(abs(settle[0] - settle[1]) < 1e2 * distance + 1e-12)
    #expect(abs(settle[2] - settle[1]) < 1e2 * distance + 1e-12)
    let extrema = curves.map { $0.firstExtremum?.time ?? .nan }
    #expect(abs(extrema[0] - extrema[1]) < 10 * distance + 1e-12)
    #expect(abs(extrema[2] - extrema[1]) < 10 * distance + 1e-12)
  }

  @Test("a spring at rest stays there")
  func atRest() throws {
    let curve = try SpringCurve(spring: .bounce, displacement: 0, velocity: 0)
    #expect(curve.displacement(at: 1) == 0)
    #expect(curve.settleTime(within: 0) == 0)
    #expect(curve.settleTime(within: 1, speed: 20) == 0)
    #expect(curve.firstExtremum == nil)
    #expect(curve.firstZeroCrossing == nil)
  }

  @Test("the bounce spring has an angular frequency of 10 and a damping coefficient of 20")
  func bounce() {
    #expect(Spring.bounce.angularFrequency == 10)
    #expect(Spring.bounce.dampingCoefficient == 20)
  }
}
