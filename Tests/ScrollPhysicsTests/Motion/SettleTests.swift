import ScrollTools
import Testing

@testable import ScrollPhysics

@Suite("When a bounce has settled")
struct SettleTests {
  /// W with w e^w = y on the branch below -1, for y in (-1/e, 0): Newton on ln(-w) + w = ln(-y).
  private static func lambert(_ y: Double) -> Double {
    let goal = Elementary.log(-y)
    var w = goal < -2 ? goal - Elementary.log(-goal) : -1 - Elementary.sqrt(2 * (1 + 2.72 * y))
    if !(w < -1) { w = -1.5 }
    for _ in 0..<100 {
      let step = (Elementary.log(-w) + w - goal) / (1 / w + 1)
      w -= step
      if !(w < -1) { w = -1 - 1e-9 }
      if abs(step) < 1e-15 * abs(w) { break }
    }
    return w
  }

  @Test("the branch of W is the one defined")
  func branch() {
    for w in [-1.0001, -1.5, -3, -10, -40] {
      #expect(abs(Self.lambert(w * Elementary.exp(w)) - w) < 1e-6 * -w)
    }
  }

  @Test("a critically damped spring settles as W says", arguments: seeds)
  func critical(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var seen = 0
    for _ in 0..<200 {
      let (out, speed) = (random.pick([0, random.number(1...300)]), random.number(10...9000))
      let spring = try Spring(mass: 1, stiffness: random.number(40...600), dampingRatio: 1)
      let distance = random.number(0.05...1)
      let law = MotionLaw(
        deceleration: .exponential(.normal), edge: .spring(SpringEdge(spring)),
        settleDistance: distance)
      let motion = try Motion(
        position: 1000 + out, velocity: speed, lower: 0, upper: 1000, law: law)
      let rate = spring.angularFrequency
      let gain = speed + rate * out
      let shift = out / gain
      // (x0 + K t) e^(-ωt) = d with s = t + x0 / K is K s e^(-ωs) = d e^(-ω x0 / K).
      let y = -rate * distance / gain * Elementary.exp(-rate * shift)
      // The outermost point lies within the distance: nothing to wait for.
      guard y > -1 / Elementary.exp(1), motion.endTime > 0 else { continue }
      seen += 1
      let exact = -Self.lambert(y) / rate - shift
      #expect(abs(motion.endTime - exact) < 1e-6, "seed \(seed) \(out) \(speed) \(spring)")
    }
    #expect(seen > 150)
  }

  @Test("any other spring settles when it is last that far out", arguments: seeds)
  func others(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let spring = try random.wideSpring()
      let distance = random.number(0.05...1)
      let law = MotionLaw(
        deceleration: .exponential(.normal),
        edge: .spring(SpringEdge(spring, transferredShare: random.pick([1, 0.31, 2]))),
        reenters: false, settleDistance: distance)
      let release = Release(
        position: random.number(900...1200), velocity: random.number(1000...9000), lower: 0,
        upper: 1000)
      let motion = try release.motion(law)
      let piece = try #require(motion.pieces.last)
      guard motion.restingEdge != nil, case .spring(let curve, _) = piece.segment else {
        Issue.record("no spring, seed \(seed)")
        continue
      }
      let reach = (motion.endTime - piece.start) * 2 + 2
      let twin = Twin.lastSignChange(to: reach, cells: 20_000) {
        abs(curve.displacement(at: $0)) - distance
      }
      let comment = "seed \(seed) \(release) \(law)"
      #expect(abs(piece.start + (twin ?? 0) - motion.endTime) < 1e-6, "\(comment)")
    }
  }
}
