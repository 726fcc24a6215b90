import ScrollTools
import TestSupport
import Testing

@testable import ScrollPhysics

@Suite("Returns along samples")
struct SampledReturnTests {
  private func curve(_ random: inout SeededGenerator) throws -> SampledCurve {
    var (times, fractions) = ([0.0], [0.0])
    for _ in 0..<random.pick([1, 2, 3, 5]) {
      times.append(times[times.count - 1] + random.pick([1e-7, random.number(0.02...0.5)]))
      fractions.append(fractions[fractions.count - 1] + random.number(0.01...1))
    }
    let whole = fractions[fractions.count - 1]
    fractions = fractions.map { $0 / whole }
    fractions[fractions.count - 1] = 1
    return try SampledCurve(times: times, fractions: fractions)
  }

  private func motion(
    _ curve: SampledCurve, from start: Double, _ velocity: Double, distance: Double = 140
  ) throws -> Motion {
    let edge = try CustomEdge(returning: curve, distance: distance, gravity: 5000)
    let law = MotionLaw(
      deceleration: .exponential(.normal), edge: .custom(edge), reenters: false,
      settleDistance: 0.25)
    return try Motion(position: start, velocity: velocity, lower: -2000, upper: 0, law: law)
  }

  @Test("with a velocity inward begin with it and only come in", arguments: seeds)
  func inward(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let curve = try curve(&random)
      let start = random.pick([
        .leastNonzeroMagnitude, 1e-300, 1.0 / 1024, random.number(0.1...300),
      ])
      let velocity = -random.pick([1e-300, random.number(1...300), random.number(1...6000), 1e9])
      let motion = try motion(curve, from: start, velocity)
      let comment = "seed \(seed) from \(start) at \(velocity), \(curve)"
      // A return is as short as no frame shows, or begins as fast as the content is released.
      if motion.endTime > 1e-6 {
        #expect(abs(motion.velocity(at: 0) - velocity) <= 1e-9 * -velocity, "\(comment)")
      }
      #expect(motion.endTime <= max(1e-6, curve.duration), "\(comment)")
      var last = start
      for step in 0...400 {
        let time = motion.endTime * Double(step) / 400
        let place = motion.position(at: time)
        #expect(place <= last && place >= 0, "\(comment) t \(time)")
        last = place
      }
      let events = motion.events
      #expect(events.map(\.kind) == [.bounceBegan, .bouncePeaked, .bounceEnded], "\(comment)")
      #expect(events[1].overshoot == start && motion.restingEdge == .trailing, "\(comment)")
    }
  }

  @Test("do not stand still on their way")
  func standstill() throws {
    let curve = try SampledCurve(times: [0, 0.5, 1], fractions: [0, 0.1, 1])
    for velocity in [-10.0, -90, -300] {
      let motion = try motion(curve, from: 100, velocity)
      for step in 0...80 { #expect(motion.velocity(at: Double(step) / 100) < -1e-2) }
    }
  }

  @Test("are the law's own, in a table", arguments: seeds)
  func table(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let curve = try curve(&random)
      let (start, velocity) = (random.number(1...300), random.pick([0.0, -90, -900, -4000]))
      let law = SampledReturn(curve: curve, reach: 0, gravity: 5000)
      let motion = try motion(curve, from: start, velocity, distance: 0)
      for step in 0...100 {
        let time = motion.endTime * Double(step) / 100
        let place = law.displacement(at: time, from: start, velocity: velocity)
        #expect(
          abs(motion.position(at: time) - place) < 1e-4 * start,
          "seed \(seed) from \(start) at \(velocity), \(curve) t \(time)")
      }
    }
  }

  @Test("never lead farther out than they may, however short")
  func short() throws {
    let curve = try SampledCurve(times: [0, 1e-7], fractions: [0, 1])
    for velocity in [5000.0, 0, -5000] {
      let motion = try motion(curve, from: 2, velocity, distance: 1)
      #expect(motion.endTime == 1e-6 && motion.restPosition == 0)
      for step in 0...100 { #expect((0...2).contains(motion.position(at: Double(step) * 1e-8))) }
      // A velocity outward is lost at once.
      #expect(velocity <= 0 || motion.velocity(at: 0) == 0)
    }
  }

  /// An edge that says of no content how long it takes.
  private struct Wordless: EdgeLaw {
    func duration(from start: Double, velocity: Double) -> Double { .nan }
    func displacement(at time: Double, from start: Double, velocity: Double) -> Double { 0 }
    func velocity(at time: Double, from start: Double, velocity: Double) -> Double { 0 }
  }

  @Test("by a spring, for want of a duration, end at the edge, also between other edges")
  func spring() throws {
    for (reenters, velocity) in [(false, -5000.0), (true, -5000), (false, -800), (false, 300)] {
      // A fling too short to carry the content back inside.
      let law = MotionLaw(
        deceleration: .constant(1e9), edge: .custom(CustomEdge(Wordless())), reenters: reenters,
        settleDistance: 0.25)
      let motion = try Motion(position: 90, velocity: velocity, lower: -500, upper: 0, law: law)
      let adapted = try #require(
        try motion.adapted(lower: -900, upper: 0, law: law, at: motion.endTime / 2))
      #expect(adapted == motion)
      #expect(motion.restPosition == 0 && motion.restingEdge == .trailing)
      for step in 0...200 {
        #expect(motion.position(at: motion.endTime * Double(step) / 200) > -1e-9)
      }
      #expect(motion.events.map(\.kind) == [.bounceBegan, .bouncePeaked, .bounceEnded])
    }
  }
}
