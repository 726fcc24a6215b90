import Foundation
import ScrollTools
import Testing

@testable import ScrollPhysics

@Suite("Motions of a program's own")
struct CustomMotionTests {
  private func law(_ fling: some FlingLaw, _ edge: some EdgeLaw) -> MotionLaw {
    MotionLaw(
      deceleration: .custom(CustomFling(fling)), edge: .custom(CustomEdge(edge)),
      settleDistance: 0.1)
  }

  @Test("a built-in motion given by functions is the built-in one", arguments: seeds)
  func twin(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let release = random.release()
      let braking = random.number(300...6000)
      // A way that nobody sees takes no time.
      guard release.velocity * release.velocity / braking > 2 else { continue }
      let edge = EdgeResponse.stop(returning: .bounce)
      let own = MotionLaw(
        deceleration: .custom(CustomFling(BrakedFling(braking: braking))), edge: edge)
      let motion = try release.motion(own)
      let twin = try release.motion(MotionLaw(deceleration: .constant(braking), edge: edge))
      let comment = "seed \(seed) \(release) braking \(braking)"
      #expect(abs(motion.endTime - twin.endTime) < 1e-12, "\(comment)")
      #expect(abs(motion.restPosition - twin.restPosition) < 1e-9, "\(comment)")
      #expect(motion.events.map(\.kind) == twin.events.map(\.kind), "\(comment)")
      // An edge that stops content takes all of its velocity at one moment, which a cubic's root and a square root find
      // to the last digits but one. Between the two answers one motion is at rest and the other is not, so the last
      // moments compared are those before and after both.
      let ends = [motion.endTime, twin.endTime].sorted()
      for time in (0..<50).map({ ends[0] * Double($0) / 50 }) + [ends[0].nextDown, ends[1]] {
        let (place, rate) = (
          abs(motion.position(at: time) - twin.position(at: time)),
          abs(motion.velocity(at: time) - twin.velocity(at: time))
        )
        #expect(place < 1e-9 && rate < 1e-9, "\(comment) t \(time)")
      }
    }
  }

  @Test("a bounce has one beginning, one peak and one end, and both edges are alike")
  func bounce() throws {
    for (edge, name) in [
      (CustomEdge(SoftEdge()), "functions"),
      (
        try CustomEdge(
          returning: SampledCurve(times: [0, 0.1, 0.4], fractions: [0, 0.3, 1]), distance: 120,
          gravity: 4000), "samples"
      ),
    ] {
      let law = MotionLaw(
        deceleration: .custom(CustomFling(BrakedFling())), edge: .custom(edge), settleDistance: 0.1)
      let motion = try Motion(position: 0, velocity: 3000, lower: -900, upper: 900, law: law)
      let mirrored = try Motion(position: 0, velocity: -3000, lower: -900, upper: 900, law: law)
      #expect(motion.events.map(\.kind) == [.bounceBegan, .bouncePeaked, .bounceEnded], "\(name)")
      let peak = motion.events[1]
      #expect(peak.overshoot > 20 && peak.overshoot <= 120, "\(name) \(peak)")
      #expect(
        abs(motion.position(at: peak.time) - 900 - peak.overshoot) < 1e-9, "\(name) \(peak)")
      #expect(abs(motion.velocity(at: peak.time)) < 1e-9, "\(name)")
      #expect(motion.endTime == motion.events[2].time && motion.restPosition == 900, "\(name)")
      for step in 0...300 {
        let time = Double(step) / 100
        #expect(mirrored.position(at: time) == -motion.position(at: time), "\(name) \(time)")
        #expect(motion.position(at: time) <= 900 + peak.overshoot, "\(name) \(time)")
      }
    }
  }

  @Test("a bounce goes on when the other edge moves, and a fling meets a new one")
  func adapted() throws {
    let law = law(BrakedFling(), SoftEdge())
    let motion = try Motion(position: 0, velocity: 3000, lower: -900, upper: 900, law: law)
    let bouncing = motion.events[1].time
    #expect(try motion.adapted(lower: -500, upper: 900, law: law, at: bouncing) == motion)
    #expect(try motion.adapted(lower: -900, upper: 950, law: law, at: bouncing) == nil)
    let longer = try #require(try motion.adapted(lower: -900, upper: 1500, law: law, at: 0.1))
    #expect(
      try longer == Motion(position: 0, velocity: 3000, lower: -900, upper: 1500, law: law))
  }

  @Test("answers of any kind give finite motions that end, the same ones again", arguments: seeds)
  func hostile(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<150 {
      let hostile = HostileLaw(seed: random.next())
      let release = random.release()
      let edges: [EdgeResponse] = [
        .custom(CustomEdge(hostile)), .spring(SpringEdge(.bounce)),
        .spring(SpringEdge(try random.wideSpring())), .stop(returning: .bounce),
        .overfling(distance: 50, gravity: 900),
      ]
      let own: Deceleration = random.pick([
        .custom(CustomFling(hostile)), .custom(CustomFling(hostile)),
        .custom(CustomFling(BrakedFling(fault: random.pick(BrakedFling.Fault.allCases)))),
        .exponential(.normal),
      ])
      let law = MotionLaw(
        deceleration: own, edge: random.pick(edges), reenters: random.pick([true, false]))
      let motion = try release.motion(law)
      let again = try release.motion(law)
      let comment = "seed \(seed) round \(round) \(release) \(law)"
      #expect(motion.endTime.isFinite && motion.endTime >= 0, "\(comment)")
      #expect((release.lower...release.upper).contains(motion.restPosition), "\(comment)")
      for time in [
        0, 1e-3, 0.1, 0.5, 1, 3, 1e3, 1e300, .infinity, motion.endTime / 2, motion.endTime,
      ] {
        let (position, velocity) = (motion.position(at: time), motion.velocity(at: time))
        #expect(position.isFinite && velocity.isFinite, "\(comment) t \(time)")
        if case .custom(let fling) = own, fling.law is HostileLaw {
          #expect(again.position(at: time) == position, "\(comment) t \(time)")
          #expect(again.velocity(at: time) == velocity, "\(comment) t \(time)")
        }
      }
      let target = try Motion(
        position: release.position, velocity: release.velocity, target: release.lower, law: law,
        spring: .bounce)
      #expect(target.restPosition == release.lower && target.endTime.isFinite, "\(comment)")
      _ = try motion.adapted(
        lower: release.lower - 10, upper: release.upper + 90, law: law,
        at: motion.endTime * random.number(0...1))
    }
  }

  @Test("the velocity at the release is the derivative of the position", arguments: seeds)
  func firstVelocity(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<60 {
      let fault = random.pick(BrakedFling.Fault.allCases + [nil])
      let hostile = HostileLaw(seed: seed &+ UInt64(round))
      let law: MotionLaw = random.pick([
        self.law(BrakedFling(fault: fault), SoftEdge(fault: random.pick(SoftEdge.Fault.allCases))),
        self.law(hostile, hostile),
      ])
      let release = random.release()
      let motion = try release.motion(law)
      for piece in motion.pieces {
        guard case .custom(let own) = piece.segment, own.storage.duration > 1e-3 else { continue }
        // A cubic's change of velocity in so short a time, by the steepest that a table has.
        let step = own.storage.curve.times[1] * 1e-9
        let after = own.velocity(at: step)
        let steepest = own.storage.curve.tangents[0...1].map { abs($0 * own.storage.unit) }.max()
        let slack =
          1e-6
          * max(
            steepest ?? 0,
            abs(own.position(at: own.storage.curve.times[1]) - own.position(at: 0))
              / own.storage.curve.times[1])
        #expect(
          abs(own.velocity(at: 0) - after) <= slack + 1e-12, "seed \(seed) \(release) \(law)")
      }
    }
  }

  @Test("laws are equal by their values, and samples can be saved")
  func values() throws {
    #expect(CustomFling(BrakedFling()) == CustomFling(BrakedFling()))
    #expect(CustomFling(BrakedFling()) != CustomFling(BrakedFling(braking: 1)))
    #expect(CustomFling(BrakedFling()) != CustomFling(HostileLaw(seed: 1)))
    #expect(CustomEdge(SoftEdge()) == CustomEdge(SoftEdge()))
    let curve = try SampledCurve(times: [0, 0.5, 2], fractions: [0, 0.5, 1])
    var profile = ScrollProfile.ios
    // JSON has no infinity.
    profile.maximumFlingVelocity = 9000
    profile.deceleration = .custom(try CustomFling(sampled: curve))
    profile.edge = .custom(try CustomEdge(returning: curve, distance: 90, gravity: 3000))
    let data = try JSONEncoder().encode(profile)
    #expect(try JSONDecoder().decode(ScrollProfile.self, from: data) == profile)
    for breaking in [
      { $0.deceleration = .custom(CustomFling(BrakedFling())) },
      { $0.edge = .custom(CustomEdge(SoftEdge())) },
    ] as [(inout ScrollProfile) -> Void] {
      var unsaved = profile
      breaking(&unsaved)
      #expect(throws: EncodingError.self) { try JSONEncoder().encode(unsaved) }
    }
  }
}
