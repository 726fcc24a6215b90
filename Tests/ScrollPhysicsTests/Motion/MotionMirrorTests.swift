import ScrollTools
import Testing

@testable import ScrollPhysics

@Suite("Mirrored motions")
struct MotionMirrorTests {
  @Test("a motion reflected about 0 is the same to the last bit", arguments: seeds)
  func exact(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for law in try random.laws(40) {
      for _ in 0..<15 {
        let release = random.release()
        let comment = "seed \(seed) \(release) \(law)"
        let (motion, mirror) = (try release.motion(law), try release.negated.motion(law))
        #expect(motion.endTime == mirror.endTime, "\(comment)")
        #expect(motion.restPosition == -mirror.restPosition, "\(comment)")
        #expect(motion.restingEdge == mirror.restingEdge?.opposite, "\(comment)")
        #expect(motion.pieces.map(\.start) == mirror.pieces.map(\.start), "\(comment)")
        #expect(motion.events == mirror.events.map(\.mirrored), "\(comment)")
        for index in 0...20 {
          let time = motion.endTime * Double(index) / 18
          #expect(motion.position(at: time) == -mirror.position(at: time), "\(comment)")
          #expect(motion.velocity(at: time) == -mirror.velocity(at: time), "\(comment)")
          #expect(
            motion.runningPosition(at: time) == -mirror.runningPosition(at: time), "\(comment)")
        }
      }
    }
  }

  @Test("reflected about the middle of its range it is the same but for rounding", arguments: seeds)
  func middle(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for law in try random.laws(40) {
      for _ in 0..<15 {
        let release = random.release()
        let (motion, mirror) = (try release.motion(law), try release.mirrored.motion(law))
        let comment = "seed \(seed) \(release) \(law)"
        #expect(motion.events.count == mirror.events.count, "\(comment)")
        for (one, other) in zip(motion.events, mirror.events) {
          #expect(one.kind == other.kind && one.side != other.side, "\(comment)")
          #expect(abs(one.time - other.time) < 1e-9, "\(comment)")
        }
        for index in 0..<20 {
          let time = min(motion.endTime, mirror.endTime) * Double(index) / 20
          let sum = motion.position(at: time) + mirror.position(at: time)
          let size = max(1, abs(release.lower), abs(release.upper), abs(motion.position(at: time)))
          #expect(
            abs(sum - release.lower - release.upper) < 1e-9 * max(1, size / 1e3), "\(comment)")
          let velocities = motion.velocity(at: time) + mirror.velocity(at: time)
          let speed = abs(motion.velocity(at: time))
          #expect(abs(velocities) < 1e-8 * max(1, speed / 1e3), "\(comment)")
        }
      }
    }
  }

  @Test("targets are met alike from both sides, to the last bit", arguments: seeds)
  func targets(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for law in try random.laws(20) {
      for pace in [Motion.Pace.natural, .prompt] {
        let (position, target) = (random.number(-900...900), random.number(-900...900))
        let velocity = random.number(-5000...5000)
        let spring = try random.wideSpring()
        let one = try Motion(
          position: position, velocity: velocity, target: target, law: law, spring: spring,
          pace: pace)
        let other = try Motion(
          position: -position, velocity: -velocity, target: -target, law: law, spring: spring,
          pace: pace)
        #expect(one.endTime == other.endTime, "seed \(seed)")
        for index in 0...20 {
          let time = one.endTime * Double(index) / 18
          #expect(one.position(at: time) == -other.position(at: time), "seed \(seed)")
          #expect(one.velocity(at: time) == -other.velocity(at: time), "seed \(seed)")
        }
      }
    }
  }
}

extension EdgeSide {
  var opposite: EdgeSide { self == .leading ? .trailing : .leading }
}

extension MotionEvent {
  /// The event as it is in the motion reflected about 0.
  var mirrored: MotionEvent {
    MotionEvent(
      kind: kind, side: side.opposite, edge: -edge, time: time, velocity: -velocity,
      overshoot: overshoot)
  }
}
