import ScrollTools
import Testing

@testable import ScrollPhysics

@Suite("Hand-overs between the pieces of a motion")
struct HandOverTests {
  /// What an edge makes of a velocity, from the definition of its share and its limit.
  private static func passedOn(_ velocity: Double, _ law: MotionLaw) -> Double {
    guard case .spring(let edge) = law.edge else { return velocity }
    let share = velocity * edge.transferredShare
    return abs(share) > edge.transferLimit
      ? (share < 0 ? -edge.transferLimit : edge.transferLimit) : share
  }

  @Test(
    "no piece begins elsewhere or at another velocity than the one before ends", arguments: seeds)
  func continuity(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var seen = 0
    for law in try random.laws(30) {
      for _ in 0..<20 {
        let release = random.release()
        let motion = try release.motion(law)
        for (before, after) in zip(motion.pieces, motion.pieces.dropFirst()) {
          seen += 1
          let comment = "seed \(seed) \(release) at \(after.start) \(law)"
          #expect(after.start >= before.start, "\(comment)")
          let (old, new) = (after.start - before.origin, after.start - after.origin)
          let (from, to) = (before.segment.position(at: old), after.segment.position(at: new))
          #expect(abs(from - to) <= 1e-9 * max(1, abs(to)), "\(comment)")
          var velocity = before.segment.velocity(at: old)
          let crosses = before.side == nil && after.side != nil
          if crosses { velocity = Self.passedOn(velocity, law) }
          let next = after.segment.velocity(at: new)
          // A velocity that comes down to 0 is rounded as the one it comes from.
          let size = max(1, abs(next), 1e-3 * abs(before.segment.velocity(at: 0)))
          #expect(abs(velocity - next) <= 1e-9 * size, "\(velocity) \(next) \(comment)")
          guard crosses, let side = after.side else { continue }
          let edge = side == .leading ? release.lower : release.upper
          #expect(motion.position(at: after.start) == edge, "\(comment)")
          let earlier = motion.position(at: after.start.nextDown)
          #expect(release.out(earlier, side) <= 0, "\(comment)")
          #expect(abs(earlier - edge) <= 1e-9 * max(1, abs(edge)), "\(comment)")
        }
      }
    }
    #expect(seen > 200)
  }

  @Test("sampled closely, no motion jumps until it ends, and little then", arguments: seeds)
  func jumps(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for law in try random.laws(20) {
      for _ in 0..<6 {
        let release = random.release()
        let motion = try release.motion(law)
        let step = min(1e-3, motion.endTime / 1000)
        var last = motion.position(at: 0)
        var worst = 0.0
        for index in 1..<2000 {
          let time = step * Double(index)
          guard time < motion.endTime else { break }
          let here = motion.position(at: time)
          // What an edge passes on may be faster than the motion is before and after.
          let begun = motion.pieces.filter { time - step < $0.start && $0.start <= time }
          let moments = [time - step, time - step / 2, time] + begun.map(\.start)
          let speed = moments.reduce(0) { max($0, abs(motion.velocity(at: $1))) }
          worst = max(worst, abs(here - last) - 1.5 * speed * step - 1e-6)
          last = here
        }
        #expect(worst <= 0, "seed \(seed) \(release) \(law)")
        let end = motion.runningPosition(at: motion.endTime.nextDown)
        let allowed = max(law.stopDistance, law.settleDistance) * (1 + 1e-6) + 1e-9
        #expect(abs(end - motion.restPosition) <= allowed, "seed \(seed) \(release) \(law)")
      }
    }
  }
}
