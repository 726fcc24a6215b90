import ScrollPhysics
import ScrollTools
import Testing

@Suite("Motions begun anew from their own moments")
struct BallisticTests {
  /// Laws that depend on where and how fast the content is alone, with re-entering springs.
  private static func laws(_ random: inout SeededGenerator) throws -> [MotionLaw] {
    let swinging = try [0.02, 0.1, 0.4].map {
      MotionLaw(
        deceleration: .exponential(.normal),
        edge: .spring(SpringEdge(try Spring(mass: 1, stiffness: 300, dampingRatio: $0))))
    }
    return try random.laws(60).filter { $0.isAutonomous && $0.reenters } + swinging
  }

  @Test("begun anew every frame for five seconds, a motion stays on its curve", arguments: seeds)
  func frames(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var swings = 0
    for law in try Self.laws(&random) {
      for _ in 0..<3 {
        let release = random.release()
        let whole = try release.motion(law)
        swings = max(swings, whole.events.count / 3)
        var piecewise = whole
        var (position, velocity) = (0.0, 0.0)
        for frame in 1...300 {
          let (earlier, time) = (Double(frame - 1) / 60, Double(frame) / 60)
          // A motion at rest stays there; how it gets from the stop distance to its rest is no law.
          guard time < whole.endTime else { break }
          position = piecewise.runningPosition(at: time - earlier)
          velocity = piecewise.runningVelocity(at: time - earlier)
          let comment = "seed \(seed) \(release) frame \(frame) \(law)"
          let way = abs(position - whole.runningPosition(at: time))
          let speed = abs(velocity - whole.runningVelocity(at: time))
          guard way < 1e-6, speed < 1e-5 * max(1, abs(velocity) * 1e-3) else {
            Issue.record("off by \(way) and \(speed) \(comment)")
            break
          }
          var next = release
          (next.position, next.velocity) = (position, velocity)
          piecewise = try next.motion(law)
        }
      }
    }
    #expect(swings > 2)
  }

  @Test("begun anew at any moment it is the same motion to its end", arguments: seeds)
  func moments(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for law in try Self.laws(&random) {
      for _ in 0..<8 {
        let release = random.release()
        let whole = try release.motion(law)
        // Past the limit of pieces a spring keeps the content, counted from where one begins.
        guard whole.endTime > 0, whole.pieces.count < 100 else { continue }
        let moment = whole.endTime * random.number(0...1)
        var next = release
        next.position = whole.runningPosition(at: moment)
        next.velocity = whole.runningVelocity(at: moment)
        let rest = try next.motion(law)
        let comment = "seed \(seed) \(release) moment \(moment) \(law)"
        #expect(abs(rest.endTime + moment - whole.endTime) < 1e-6, "\(comment)")
        #expect(abs(rest.restPosition - whole.restPosition) < 1e-6, "\(comment)")
        #expect(rest.restingEdge == whole.restingEdge, "\(comment)")
        for index in 0..<30 {
          let time = (whole.endTime - moment) * Double(index) / 30
          let way = rest.runningPosition(at: time) - whole.runningPosition(at: moment + time)
          let speed = rest.runningVelocity(at: time) - whole.runningVelocity(at: moment + time)
          #expect(abs(way) < 1e-6, "\(comment)")
          #expect(abs(speed) < 1e-5 * max(1, abs(next.velocity) * 1e-3), "\(comment)")
        }
      }
    }
  }
}
