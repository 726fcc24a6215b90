import ScrollTools
import TestSupport
import Testing

@testable import ScrollPhysics

@Suite("Edges that stop content")
struct StoppingEdgeTests {
  /// Points that a motion is beyond the edges at the most, for content that begins within them.
  private func farthest(_ motion: Motion, _ release: Release) -> Double {
    let moments =
      (0...200).map { motion.endTime * Double($0) / 200 }
      + [motion.endTime.nextDown] + motion.events.map { $0.time.nextDown }
    return moments.map { time in
      let place = motion.position(at: time)
      return max(release.lower - place, place - release.upper)
    }
    .max() ?? 0
  }

  private func decelerations(_ random: inout SeededGenerator) throws -> [Deceleration] {
    [
      .exponential(try DecelerationRate(perMillisecond: random.number(0.98...0.9995))),
      .friction(drag: random.number(0.01...0.9), constant: random.pick([0, 500])),
      .constant(random.number(300...6000)), .spline(friction: random.number(0.005...0.1)),
      .power(friction: random.number(0.005...0.1)),
      .custom(CustomFling(BrakedFling(braking: random.number(300...6000)))),
      .custom(try CustomFling(sampled: SampledCurve(times: [0, 1], fractions: [0, 1]))),
    ]
  }

  @Test("are passed by no motion, however short or near", arguments: seeds)
  func stop(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      for deceleration in try decelerations(&random) {
        let law = MotionLaw(
          deceleration: deceleration, edge: .stop(returning: .bounce),
          stopDistance: random.pick([0.25, 0.5, 1, 20, 100]),
          restDistance: random.pick([0.1, 0.25, 0.5]))
        let near = random.pick([
          0, .leastNonzeroMagnitude, .leastNormalMagnitude / 256, 1e-300, 1e-9, 1e-3,
          random.number(0...1),
          random.number(0...100),
        ])
        let speed = random.pick([
          random.number(0...1), random.number(0...60), random.number(0...700), 5000,
        ])
        let release = Release(position: near, velocity: -speed, lower: 0, upper: 900)
        let comment = "seed \(seed) \(release) \(law)"
        let motion = try release.motion(law)
        // One rounding of numbers near the edge.
        #expect(farthest(motion, release) <= 1e-12, "\(comment)")
        #expect(farthest(try release.negated.motion(law), release.negated) <= 1e-12, "\(comment)")
        #expect(
          abs(motion.position(at: motion.endTime.nextDown) - motion.restPosition)
            <= law.restDistance + 1e-9, "\(comment)")
      }
    }
  }

  @Test("and edges with springs are not passed by content that counts as stopped", arguments: seeds)
  func spring(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let law = MotionLaw(
        deceleration: try decelerations(&random)[random.pick([0, 0, 5, 6])],
        edge: random.pick([.spring(SpringEdge(.bounce)), .overfling(distance: 90, gravity: 5000)]),
        stopDistance: random.number(0.6...200), restDistance: 0.25)
      let release = Release(
        position: random.number(850...900), velocity: random.number(0...400), lower: 0, upper: 900)
      let motion = try release.motion(law)
      guard !motion.events.contains(where: { $0.kind == .bounceBegan }) else { continue }
      // Half a point is what platforms let pass.
      #expect(farthest(motion, release) <= 0.5 + 1e-9, "seed \(seed) \(release) \(law)")
    }
  }

  @Test("content stays where its own fling is no longer than the stop distance")
  func stays() throws {
    // 0.4802 points.
    for velocity in [49.0, -49, 10] {
      for position in [0.0, 40, 100] {
        let law = MotionLaw(
          deceleration: .custom(CustomFling(BrakedFling(braking: 2500))),
          edge: .spring(SpringEdge(.bounce)), restDistance: 0.25)
        let motion = try Motion(
          position: position, velocity: velocity, lower: 0, upper: 100, law: law)
        #expect(motion.endTime == 0 && motion.restPosition == position)
        #expect(motion.events.isEmpty && motion.position(at: 0.01) == position)
      }
    }
    let law = MotionLaw(
      deceleration: .custom(CustomFling(BrakedFling(braking: 2500))),
      edge: .stop(returning: .bounce), crossing: .asymptotic)
    let inside = try Motion(position: 40, velocity: 49, lower: 0, upper: 100, law: law)
    #expect(inside.endTime == 0 && inside.restPosition == 40)
    // A motion that is known to lead over the edge crosses it, as the built-in ones do.
    let across = try Motion(position: 100, velocity: 49, lower: 0, upper: 100, law: law)
    #expect(across.events.map(\.kind) == [.stopped] && across.restPosition == 100)
  }
}
