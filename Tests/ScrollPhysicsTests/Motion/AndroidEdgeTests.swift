import ScrollTools
import Testing

@testable import ScrollPhysics

/// What AOSP's `OverScroller` gives frame by frame for bounded flings and spring-backs.
@Suite("Android's edges")
struct AndroidEdgeTests {
  /// The same fling in pixels: the resistance grows with the density, gravity does not.
  private func law(_ item: Case) -> MotionLaw {
    MotionLaw(
      deceleration: .spline(friction: AndroidFling.standardFriction * item.density),
      edge: .overfling(distance: item.over, gravity: 2000))
  }

  @Test("lie where the frames of a device do, but for the time of a frame", arguments: cases)
  func frames(item: Case) throws {
    let law = law(item)
    // AOSP's spring-back begins at rest, for any velocity of the release.
    let springsBack = item.start > item.upper && item.velocity < 0
    let motion = try Motion(
      position: item.start, velocity: springsBack ? 0 : item.velocity, lower: item.lower,
      upper: item.upper, law: law)
    let crossing = motion.events.first { $0.kind == .bounceBegan && $0.time > 0 }
    // AOSP goes over the edge with the velocity of the frame before: a second motion from the edge.
    var early = motion
    if let crossing {
      early = try Motion(
        position: crossing.edge, velocity: motion.velocity(at: crossing.time - item.frame / 1000),
        lower: item.lower, upper: item.upper, law: law)
    }
    for (time, place) in item.samples {
      let seconds = time / 1000
      let exact = motion.position(at: seconds)
      var other = exact
      if let crossing, seconds > crossing.time {
        other = early.position(at: seconds - crossing.time)
      }
      // The frame in which AOSP meets the edge shows the edge when the way out and its end fit into it.
      if let crossing, 0..<(item.frame / 1000) ~= seconds - crossing.time { other = crossing.edge }
      // Whole pixels and milliseconds, and 100 straight pieces for the curve.
      let slack = 2 + abs(motion.velocity(at: seconds)) / 500
      #expect(place >= min(exact, other) - slack, "\(time) ms: \(exact) \(other)")
      #expect(place <= max(exact, other) + slack, "\(time) ms: \(exact) \(other)")
    }
    #expect(abs(motion.endTime * 1000 - item.end) <= 2 * item.frame + 25, "\(motion.endTime)")
  }

  @Test("a release toward the edge keeps its velocity, which AOSP drops")
  func releaseVelocity() throws {
    let item = try #require(Self.cases.first { $0.name == "P15" })
    let motion = try Motion(
      position: item.start, velocity: item.velocity, lower: item.lower, upper: item.upper,
      law: law(item))
    #expect(motion.velocity(at: 0) == -300)
    for (time, place) in item.samples where time < 350 {
      #expect(motion.position(at: time / 1000) < place - 1, "\(time) ms")
    }
    #expect(motion.endTime * 1000 <= item.end && motion.restPosition == item.upper)
  }

  @Test("no fling goes farther over an edge than the distance", arguments: seeds)
  func distance(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let (over, speed) = (random.pick([6, random.number(0...900)]), random.number(0...8))
      let law = MotionLaw(
        deceleration: .spline(friction: random.number(0.005...0.1)),
        edge: .overfling(distance: over, gravity: random.number(100...9000)))
      let motion = try Motion(
        position: random.number(0...1000), velocity: Elementary.pow(10, speed), lower: 0,
        upper: 1000, law: law)
      var farthest = 0.0
      for step in 0...300 {
        farthest = max(farthest, motion.position(at: motion.endTime * Double(step) / 300) - 1000)
      }
      for event in motion.events { farthest = max(farthest, event.overshoot) }
      #expect(farthest <= over * (1 + 1e-12) + 1e-9, "seed \(seed) \(law) \(speed)")
    }
  }
}
