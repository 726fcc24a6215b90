import ScrollPhysics
import ScrollTools
import Testing

@Suite("Decay")
struct DecayTests {
  @Test("a fling of 1000 pt/s travels and stops as the reference says")
  func reference() throws {
    let decay = try Decay(position: 0, velocity: 1000, rate: .normal)
    #expect(abs(decay.destination - 499.4998331664548) < 1e-9)
    #expect(abs(decay.duration(stoppingWithin: 0.5) - 3.449922692823049) < 1e-12)
    #expect(abs(decay.halfDistanceTime - 0.34622690104949116) < 1e-12)
    let projection = Decay.discreteProjection(position: 0, velocity: 1000, rate: .normal)
    #expect(abs(projection - 498.99999999999955) < 1e-9)
  }

  @Test("the closed form follows the integrated equation", arguments: seeds)
  func integrated(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rate = try DecelerationRate(perMillisecond: random.number(0.98...0.9995))
    let (x, v) = (random.number(-1000...1000), random.number(-8000...8000))
    let decay = try Decay(position: x, velocity: v, rate: rate)
    let time = random.number(0.1...1)
    let twin = Twin.integrate(x, v, over: time, steps: 2000) { _, v in rate.perSecond * v }
    #expect(abs(decay.position(at: time) - twin.x) < 1e-6, "seed \(seed)")
    #expect(abs(decay.velocity(at: time) - twin.v) < 1e-6, "seed \(seed)")
  }

  @Test("going on from any moment is the same motion", arguments: seeds)
  func composition(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let decay = try Decay(
      position: random.number(-1000...1000), velocity: random.number(-8000...8000), rate: .normal)
    let (first, second) = (random.number(0...1), random.number(0...1))
    let rest = try Decay(
      position: decay.position(at: first), velocity: decay.velocity(at: first), rate: .normal)
    #expect(abs(rest.position(at: second) - decay.position(at: first + second)) < 1e-9)
    #expect(abs(rest.velocity(at: second) - decay.velocity(at: first + second)) < 1e-9)
  }

  @Test("the inverses give back the time and the remaining way", arguments: seeds)
  func inverses(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let decay = try Decay(
      position: random.number(-100...100), velocity: random.number(500...8000), rate: .fast)
    let time = random.number(0.01...0.5)
    #expect(abs(decay.time(toReach: decay.position(at: time)) - time) < 1e-10, "seed \(seed)")
    let stop = decay.duration(stoppingWithin: 0.5)
    #expect(abs(decay.destination - decay.position(at: stop) - 0.5) < 1e-10, "seed \(seed)")
  }

  @Test("positions that are never passed take infinitely long")
  func never() throws {
    let decay = try Decay(position: 10, velocity: -300, rate: .normal)
    #expect(decay.time(toReach: 10) == 0)
    #expect(decay.time(toReach: 10.5) == .infinity)
    #expect(decay.time(toReach: decay.destination) == .infinity)
    #expect(decay.time(toReach: decay.destination - 1) == .infinity)
    #expect(decay.time(toReach: decay.destination + 1e-3).isFinite)
    #expect(decay.duration(stoppingWithin: 0) == .infinity)
    #expect(decay.duration(stoppingWithin: 1e4) == 0)
    let still = try Decay(position: 10, velocity: 0, rate: .normal)
    #expect(still.time(toReach: 10) == 0)
    #expect(still.time(toReach: 11) == .infinity)
    #expect(still.duration(stoppingWithin: 0.5) == 0)
    #expect(still.destination == 10)
  }

  @Test("before the start the motion is at its start, and at infinity at its destination")
  func ends() throws {
    let decay = try Decay(position: 10, velocity: 300, rate: .normal)
    #expect(decay.position(at: -1) == 10)
    #expect(decay.velocity(at: -1) == 300)
    #expect(abs(decay.position(at: .infinity) - decay.destination) < 1e-12)
    #expect(decay.velocity(at: .infinity) == 0)
  }
}
