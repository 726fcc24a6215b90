import ScrollPhysics
import ScrollTools
import Testing

@Suite("Motions far from 0")
struct FarAwayTests {
  /// Multiples of 2^-20, which stay what they are ten million points away.
  private func exact(_ value: Double) -> Double { (value * 0x1p20).rounded() * 0x1p-20 }

  @Test("ten million points away a fling is the same", arguments: seeds)
  func shifted(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for law in try random.laws(40) {
      for _ in 0..<12 {
        let drawn = random.release()
        let near = Release(
          position: exact(drawn.position - drawn.lower), velocity: drawn.velocity, lower: 0,
          upper: exact(drawn.upper - drawn.lower))
        let away = random.pick([1e7, -1e7])
        let far = Release(
          position: near.position + away, velocity: near.velocity, lower: away,
          upper: near.upper + away)
        let (one, other) = (try near.motion(law), try far.motion(law))
        let comment = "seed \(seed) \(near) \(law)"
        #expect(one.events.map(\.kind) == other.events.map(\.kind), "\(comment)")
        #expect(one.restingEdge == other.restingEdge, "\(comment)")
        var worst = 0.0
        for index in 0...60 {
          let time = one.endTime * Double(index) / 57
          let shift = other.runningPosition(at: time) - away - one.runningPosition(at: time)
          worst = max(worst, abs(shift))
        }
        #expect(worst <= 4e-9, "\(worst) \(comment)")
      }
    }
  }
}
