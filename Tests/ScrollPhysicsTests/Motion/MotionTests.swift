import ScrollPhysics
import ScrollTools
import Testing

@Suite("Motion")
struct MotionTests {
  @Test("a fling over the end bounces as the reference says")
  func reference() throws {
    let fling = try Motion(
      position: 100, velocity: 2500, lower: 0, upper: 1000, rate: .normal, spring: .bounce,
      stopDistance: 0.25, settleDistance: 0.25, crossing: .asymptotic)
    let crossing = try #require(fling.crossing)
    let peak = try #require(fling.turn)
    #expect(crossing.side == .trailing)
    #expect(crossing.edge == 1000)
    #expect(abs(crossing.time - 0.6371339446501869) < 1e-12)
    #expect(abs(crossing.velocity - 698.1975963942285) < 1e-9)
    #expect(abs(peak.displacement - 25.685254158875303) < 1e-10)
    #expect(abs(peak.time - 0.7371339446501869) < 1e-12)
    #expect(abs(fling.endTime - 1.4040796719937005) < 1e-12)
    #expect(fling.restPosition == 1000)
  }

  @Test("both curves meet at the crossing", arguments: seeds)
  func continuity(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let fling = try Motion(
        position: random.number(0...1000), velocity: random.number(3000...9000), lower: 0,
        upper: 1000, rate: .normal, spring: random.spring(), stopDistance: 0.5,
        settleDistance: 0.25, crossing: .asymptotic)
      let crossing = try #require(fling.crossing)
      let before = crossing.time.nextDown
      #expect(fling.position(at: crossing.time) == crossing.edge, "seed \(seed)")
      #expect(abs(fling.position(at: before) - crossing.edge) < 1e-9, "seed \(seed)")
      #expect(fling.position(at: before) <= crossing.edge)
      let velocities = (fling.velocity(at: before), fling.velocity(at: crossing.time))
      #expect(abs(velocities.0 / velocities.1 - 1) < 1e-9, "seed \(seed)")
      #expect(!fling.isBouncing(at: before) && fling.isBouncing(at: crossing.time))
      #expect(abs(fling.stopPosition - 1000) <= 0.25 + 1e-9, "seed \(seed)")
      #expect(fling.restPosition == 1000)
    }
  }

  @Test("mirrored flings are mirrored to the last bit", arguments: seeds)
  func mirror(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let (position, velocity) = (random.number(-900...900), random.number(-9000...9000))
      let (lower, upper) = (random.number(-800...0), random.number(0...800))
      let spring = try random.spring()
      let rule = random.pick([MotionLaw.CrossingRule.asymptotic, .beforeStop])
      let fling = try Motion(
        position: position, velocity: velocity, lower: lower, upper: upper, rate: .normal,
        spring: spring, stopDistance: 0.5, settleDistance: 0.25, crossing: rule)
      let mirrored = try Motion(
        position: -position, velocity: -velocity, lower: -upper, upper: -lower, rate: .normal,
        spring: spring, stopDistance: 0.5, settleDistance: 0.25, crossing: rule)
      #expect(fling.endTime == mirrored.endTime, "seed \(seed)")
      #expect(fling.restPosition == -mirrored.restPosition)
      #expect(fling.crossing?.time == mirrored.crossing?.time)
      #expect(fling.crossing?.side != mirrored.crossing?.side || fling.crossing == nil)
      #expect(fling.turn?.time == mirrored.turn?.time)
      #expect(fling.turn?.displacement == mirrored.turn.map { -$0.displacement })
      for step in 0...10 {
        let time = fling.endTime * Double(step) / 8
        #expect(fling.position(at: time) == -mirrored.position(at: time), "seed \(seed)")
        #expect(fling.velocity(at: time) == -mirrored.velocity(at: time), "seed \(seed)")
      }
    }
  }
}
