import ScrollTools
import Testing

@testable import ScrollPhysics

@Suite("Edges of a program's own")
struct CustomEdgeTests {
  @Test("a built-in edge given by functions is the built-in one", arguments: seeds)
  func twin(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let release = random.release()
      let (distance, gravity) = (random.number(1...900), random.number(500...6000))
      func law(_ edge: EdgeResponse) -> MotionLaw {
        MotionLaw(deceleration: .constant(3000), edge: edge, settleDistance: 0.1)
      }
      let own = CustomEdge(OverflingLaw(distance: distance, gravity: gravity))
      let motion = try release.motion(law(.custom(own)))
      let twin = try release.motion(law(.overfling(distance: distance, gravity: gravity)))
      let comment = "seed \(seed) \(release) distance \(distance) gravity \(gravity)"
      #expect(abs(motion.endTime - twin.endTime) < 1e-9, "\(comment)")
      #expect(motion.restPosition == twin.restPosition, "\(comment)")
      #expect(motion.events.map(\.kind) == twin.events.map(\.kind), "\(comment)")
      for (event, other) in zip(motion.events, twin.events) {
        #expect(abs(event.time - other.time) < 1e-9, "\(comment) \(event) \(other)")
        #expect(abs(event.overshoot - other.overshoot) < 1e-9, "\(comment) \(event) \(other)")
      }
      for step in 0...100 {
        let time = twin.endTime * Double(step) / 100
        let (place, rate) = (
          abs(motion.position(at: time) - twin.position(at: time)),
          abs(motion.velocity(at: time) - twin.velocity(at: time))
        )
        #expect(place < 1e-10 && rate < 1e-8, "\(comment) t \(time)")
      }
    }
  }

  @Test("content never goes farther over an edge than it may", arguments: seeds)
  func bound(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      var (times, fractions) = ([0.0], [0.0])
      for _ in 0..<random.pick([1, 2, 5]) {
        times.append(times[times.count - 1] + random.number(0.01...0.3))
        fractions.append(random.number(fractions[fractions.count - 1]...1))
      }
      fractions[fractions.count - 1] = 1
      let distance = random.pick([0, random.number(0...1), random.number(1...900)])
      let edge = try CustomEdge(
        returning: SampledCurve(times: times, fractions: fractions), distance: distance,
        gravity: random.number(100...9000))
      let release = random.release()
      let law = MotionLaw(deceleration: .constant(2000), edge: .custom(edge), settleDistance: 0.1)
      let motion = try release.motion(law)
      let mirrored = try release.negated.motion(law)
      let begins = max(0, release.lower - release.position, release.position - release.upper)
      let most = max(distance, begins)
      let comment = "seed \(seed) \(release) distance \(distance) \(times) \(fractions)"
      for event in motion.events { #expect(event.overshoot <= most, "\(comment) \(event)") }
      let moments =
        (0...200).map { motion.endTime * Double($0) / 200 }
        + motion.events.flatMap { [$0.time.nextDown, $0.time, $0.time.nextUp] }
      for time in moments {
        let place = motion.position(at: time)
        #expect(place <= release.upper + most && place >= release.lower - most, "\(comment)")
        #expect(mirrored.position(at: time) == -place, "\(comment) t \(time)")
      }
    }
  }

  @Test("a spring given by functions is followed to a ten-thousandth of a point")
  func spring() throws {
    for velocity in [50.0, 800, 3000, 12_000] {
      let spring = try Spring(mass: 1, stiffness: 400, dampingRatio: 1)
      func motion(_ edge: EdgeResponse) throws -> Motion {
        try Motion(
          position: 0, velocity: velocity, lower: -10, upper: 0,
          law: MotionLaw(deceleration: .exponential(.normal), edge: edge, settleDistance: 1e-3))
      }
      let own = try motion(.custom(CustomEdge(SoftEdge())))
      let twin = try motion(.spring(SpringEdge(spring)))
      #expect(abs(own.events[1].time - twin.events[1].time) < 1e-9)
      #expect(abs(own.events[1].overshoot - twin.events[1].overshoot) < 1e-9)
      for step in 0..<2000 {
        let time = twin.endTime * Double(step) / 2000
        let (place, rate) = (
          abs(own.position(at: time) - twin.runningPosition(at: time)),
          abs(own.velocity(at: time) - twin.runningVelocity(at: time))
        )
        // What a cubic can say of an exponential; both grow with the velocity.
        #expect(place < 1e-8 * velocity && rate < 4e-6 * velocity, "\(velocity) pt/s, t \(time)")
      }
    }
  }
}
