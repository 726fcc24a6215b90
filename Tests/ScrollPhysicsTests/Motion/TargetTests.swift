import ScrollPhysics
import ScrollTools
import Testing

@Suite("Motions to a chosen target")
struct TargetTests {
  private static let paces: [Motion.Pace] = [.natural, .prompt]

  @Test(
    "they begin where the content is, end at the target, and never pass one ahead",
    arguments: seeds)
  func never(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var ahead = 0
    for law in try random.laws(30) {
      for pace in Self.paces {
        for _ in 0..<20 {
          let position = random.number(-1000...1000)
          let way = random.pick([random.number(-2000...2000), random.number(-5...5)])
          let target = position + way
          let speed = random.pick([0, random.number(0...100), random.number(0...9000)])
          let velocity = random.pick([speed, -speed])
          let spring = try Spring(
            mass: 1, stiffness: random.number(20...600),
            dampingRatio: random.pick([1, random.number(1...30)]))
          let motion = try Motion(
            position: position, velocity: velocity, target: target, law: law, spring: spring,
            pace: pace)
          let comment =
            "seed \(seed) x \(position) v \(velocity) to \(target) \(pace) \(spring) \(law)"
          #expect(motion.position(at: motion.endTime) == target, "\(comment)")
          #expect(motion.restPosition == target && motion.events.isEmpty, "\(comment)")
          #expect(abs(motion.runningPosition(at: 0) - position) <= 1e-12 * 3000, "\(comment)")
          #expect(motion.runningVelocity(at: 0) == velocity, "\(comment)")
          let near = abs(motion.runningPosition(at: motion.endTime.nextDown) - target)
          #expect(near <= law.settleDistance * (1 + 1e-9) + 1e-9, "\(comment)")
          guard way != 0, velocity * way >= 0 else { continue }
          ahead += 1
          for index in 0...300 {
            let time = motion.endTime * Double(index) / 250
            let past = (motion.runningPosition(at: time) - target) * (way < 0 ? -1 : 1)
            #expect(past <= 1e-9, "past by \(past) \(comment)")
          }
        }
      }
    }
    #expect(ahead > 100)
  }

  @Test("led to its own destination, content moves as it would by itself", arguments: seeds)
  func own(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let rate = try DecelerationRate(perMillisecond: random.number(0.98...0.9995))
      let law = MotionLaw(
        deceleration: .exponential(rate), edge: .spring(SpringEdge(.bounce)))
      let (position, velocity) = (random.number(-1e3...1e3), random.number(-9e3...9e3))
      let free = try Motion(
        position: position, velocity: velocity, lower: -.infinity, upper: .infinity, law: law)
      let led = try Motion(
        position: position, velocity: velocity, target: free.restPosition, law: law,
        spring: .bounce)
      #expect(led.restPosition == free.restPosition)
      for index in 0..<40 {
        let time = Double(index) / 10
        let way = led.runningPosition(at: time) - free.runningPosition(at: time)
        let speed = led.runningVelocity(at: time) - free.runningVelocity(at: time)
        #expect(abs(way) < 1e-8 && abs(speed) < 1e-8, "seed \(seed) \(position) \(velocity)")
      }
    }
  }

  @Test("other edges are nothing to a motion to a target", arguments: seeds)
  func edges(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for law in try random.laws(10) {
      for pace in Self.paces {
        let motion = try Motion(
          position: 0, velocity: random.number(-3000...3000), target: random.number(-900...900),
          law: law, spring: .bounce, pace: pace)
        for time in [0, motion.endTime / 2, motion.endTime] {
          let adapted = try motion.adapted(lower: -1e4, upper: 1e4, law: law, at: time)
          #expect(adapted == motion, "seed \(seed) \(pace) t \(time) \(law)")
        }
      }
    }
  }

  @Test("extreme targets give numbers", arguments: ExtremeTests.speeds)
  func extremes(size: Double) throws {
    for law in ScrollProfile.all.map({ $0.law(scale: 2) }) {
      for pace in Self.paces {
        for target in [0, 1e-300, 1e-9, -1, 1e6, 1.7e308, -1.7e308] {
          for (position, velocity) in [(0, size), (-size, size), (size, -size), (size, 1)] {
            let motion = try Motion(
              position: position, velocity: velocity, target: target, law: law, spring: .bounce,
              pace: pace)
            #expect(motion.endTime.isFinite && motion.endTime >= 0)
            #expect(motion.position(at: motion.endTime) == target)
            for time in [0, 1e-9, motion.endTime / 2, motion.endTime, 1e6] {
              #expect(motion.position(at: time).isFinite && motion.velocity(at: time).isFinite)
              #expect(motion.runningPosition(at: time).isFinite)
            }
          }
        }
      }
    }
  }
}
