import ScrollPhysics
import ScrollTools
import Testing

@Suite("Every motion ends")
struct TerminationTests {
  static let speeds = [0, 1e-9, 1e-3, 1, 30, 1e3, 1e4, 1e5, 1e6, 1e12, 1e300, 1.7e308]
  static let ranges: [(Double, Double)] = [
    (0, 0), (250, 250), (0, 1e-9), (1000, 1000.nextUp), (-0.5, 0.5), (0, 1000), (-1e6, 1e9),
    (-1e300, 1e300), (-.infinity, 0), (0, .infinity), (-.infinity, .infinity),
    (-.greatestFiniteMagnitude, .greatestFiniteMagnitude),
  ]

  @Test("in numbers, at its edge, after a bounded number of pieces", arguments: speeds)
  func ends(speed: Double) throws {
    var random = SeededGenerator(seed: 7)
    for law in try random.laws(25) {
      for (lower, upper) in Self.ranges {
        let inside = max(lower, min(upper, 0))
        for position in [inside, 1000, -1000, 1e12, -1e300, 1.7e308] {
          for velocity in [speed, -speed] {
            let release = Release(
              position: position, velocity: velocity, lower: lower, upper: upper)
            check(try release.motion(law), release, law)
          }
        }
      }
    }
  }

  private func check(_ motion: Motion, _ release: Release, _ law: MotionLaw) {
    let comment = "\(release) \(law)"
    #expect(motion.endTime.isFinite && motion.endTime >= 0, "\(comment)")
    #expect(motion.pieces.count <= 256 && motion.events.count <= 768, "\(comment)")
    #expect(motion.restPosition.isFinite, "\(comment)")
    #expect(motion.position(at: motion.endTime) == motion.restPosition, "\(comment)")
    if let edge = motion.restingEdge {
      let bound = edge == .leading ? release.lower : release.upper
      #expect(motion.position(at: motion.endTime) == bound, "\(comment)")
    }
    #expect(motion.restPosition >= release.lower, "\(comment)")
    #expect(motion.restPosition <= release.upper, "\(comment)")
    for share in [0, 1e-12, 0.01, 0.3, 0.9, 1, 1.5] {
      let time = motion.endTime * share
      guard time.isFinite else { continue }
      let numbers = [
        motion.position(at: time), motion.velocity(at: time), motion.runningPosition(at: time),
        motion.runningVelocity(at: time),
      ]
      let isSound = numbers.allSatisfy { $0.isFinite }
      #expect(isSound, "\(numbers) \(comment)")
    }
    for piece in motion.pieces { #expect(piece.start.isFinite && piece.start >= 0, "\(comment)") }
    for event in motion.events {
      let numbers = [event.time, event.edge, event.velocity, event.overshoot]
      let isSound = numbers.allSatisfy { $0.isFinite } && event.overshoot >= 0
      #expect(isSound, "\(event) \(comment)")
    }
  }

  @Test("no number that is none makes a motion", arguments: PhysicsErrorTests.broken)
  func broken(value: Double) {
    for law in ScrollProfile.all.map({ $0.law(scale: 2) }) {
      #expect(throws: PhysicsError.notFinite(parameter: "position")) {
        try Motion(position: value, velocity: 0, lower: 0, upper: 1, law: law)
      }
      #expect(throws: PhysicsError.notFinite(parameter: "velocity")) {
        try Motion(position: 0, velocity: value, lower: 0, upper: 1, law: law)
      }
      for (name, numbers) in [
        ("position", [value, 0, 0]), ("velocity", [0, value, 0]), ("target", [0, 0, value]),
      ] {
        #expect(throws: PhysicsError.notFinite(parameter: name)) {
          try Motion(
            position: numbers[0], velocity: numbers[1], target: numbers[2], law: law,
            spring: .bounce)
        }
      }
      for (name, path) in [
        ("stopDistance", \MotionLaw.stopDistance), ("settleDistance", \MotionLaw.settleDistance),
      ] {
        var law = law
        law[keyPath: path] = value
        #expect(throws: PhysicsError.notFinite(parameter: name)) {
          try Motion(position: 0, velocity: 0, lower: 0, upper: 1, law: law)
        }
      }
    }
  }
}
