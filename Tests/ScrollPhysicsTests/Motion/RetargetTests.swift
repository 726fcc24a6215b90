import ScrollPhysics
import ScrollTools
import Testing

@Suite("Retargeted and re-entering motions")
struct RetargetTests {
  @Test("a motion bent to its own destination is the same motion", arguments: seeds)
  func sameDestination(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let rate = try DecelerationRate(perMillisecond: random.number(0.98...0.9995))
      let decay = try Decay(
        position: random.number(-1e3...1e3), velocity: random.number(-9e3...9e3), rate: rate)
      let bent = try RetargetedDecay(
        position: decay.initialPosition, velocity: decay.initialVelocity, target: decay.destination)
      #expect(abs(bent.ratePerMillisecond - rate.perMillisecond) < 1e-12, "seed \(seed)")
      for time in [0, 0.01, random.number(0...3), 20] {
        #expect(abs(bent.position(at: time) - decay.position(at: time)) < 1e-8, "seed \(seed)")
        #expect(abs(bent.velocity(at: time) - decay.velocity(at: time)) < 1e-8, "seed \(seed)")
      }
    }
  }

  @Test("a bent motion obeys its equation, ends at the target and has a mirror", arguments: seeds)
  func equation(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let (position, way) = (random.number(-1e3...1e3), random.number(1...4e3))
      let speed = random.number(1...9e3)
      let bent = try RetargetedDecay(position: position, velocity: speed, target: position + way)
      let mirrored = try RetargetedDecay(
        position: -position, velocity: -speed, target: -(position + way))
      let time = random.number(0...2) * way / speed
      let slow = Twin.integrate(position, speed, over: time, steps: 400) { _, v in
        bent.exponent * v
      }
      #expect(abs(bent.position(at: time) - slow.x) < 1e-7 * way, "seed \(seed)")
      #expect(abs(bent.velocity(at: time) - slow.v) < 1e-7 * speed, "seed \(seed)")
      #expect(bent.position(at: 100 * way / speed) == position + way, "seed \(seed)")
      #expect(mirrored.position(at: time) == -bent.position(at: time), "seed \(seed)")
      #expect(mirrored.velocity(at: time) == -bent.velocity(at: time), "seed \(seed)")
    }
  }

  @Test("no decay leads to a target behind, to the start itself, or out of rest")
  func behind() {
    for (velocity, target) in [(100.0, -1.0), (-100, 1), (100, 0), (0, 0), (0, 5)] {
      #expect(throws: PhysicsError.self) {
        try RetargetedDecay(position: 0, velocity: velocity, target: target)
      }
    }
    for value in PhysicsErrorTests.broken {
      #expect(throws: PhysicsError.notFinite(parameter: "target")) {
        try RetargetedDecay(position: 0, velocity: 1, target: value)
      }
      #expect(throws: PhysicsError.notFinite(parameter: "velocity")) {
        try Motion(0, value, .bounce)
      }
    }
  }

  @Test("extreme motions give numbers", arguments: ExtremeTests.speeds.dropFirst())
  func extremes(size: Double) throws {
    for target in [1e-300, 1e-9, 1e6, 1.7e308] {
      let bent = try RetargetedDecay(position: -size, velocity: size, target: target)
      for time in [0, 1e-9, 1, 1e6, .infinity] {
        #expect(bent.position(at: time).isFinite && bent.velocity(at: time).isFinite)
      }
    }
    for position in [-size, 1000 + size] {
      for velocity in [0, size, -size] {
        let fling = try Motion(position, velocity, .bounce)
        #expect(fling.endTime.isFinite && fling.restPosition.isFinite)
        for time in [0, 1e-9, fling.endTime, 1e6] {
          #expect(fling.position(at: time).isFinite && fling.velocity(at: time).isFinite)
        }
      }
    }
  }

  @Test("a release within the range is a plain fling")
  func within() throws {
    for velocity in [-5e3, -100, 0, 100, 5e3] {
      let fling = try Motion(400, velocity, .bounce)
      let plain = try Motion(
        position: 400, velocity: velocity, lower: 0, upper: 1000, rate: .normal, spring: .bounce,
        stopDistance: 0.5, settleDistance: 0.5, crossing: .asymptotic)
      #expect(fling.reentry == nil)
      #expect(fling.endTime == plain.endTime && fling.restPosition == plain.restPosition)
      for time in [0, 0.1, 1, 3] { #expect(fling.position(at: time) == plain.position(at: time)) }
    }
  }

  @Test("a re-entry nobody can see does not put off the end")
  func late() throws {
    let spring = try Spring(mass: 1, stiffness: 100, dampingRatio: 1 - 1e-9)
    for speed in [0, 599.9, 600.1, 601] {
      let fling = try Motion(-60, speed, spring)
      #expect(fling.endTime < 1.2)
      #expect(abs(fling.position(at: fling.endTime)) <= 0.5 + 1e-9)
      #expect(abs(fling.restPosition) < 1e-9)
    }
  }

  @Test("nor does it where content stops by itself")
  func lateStopping() throws {
    for deceleration in [
      Deceleration.power(friction: 0.015), .spline(friction: 0.015), .constant(900),
      .friction(drag: 0.135, constant: 1400), .exponential(.normal),
    ] {
      let law = MotionLaw(deceleration: deceleration, edge: .spring(SpringEdge(.bounce)))
      for speed in [600 + 1e-9, 600.1, 601, 610] {
        let motion = try Motion(position: -60, velocity: speed, lower: 0, upper: 1000, law: law)
        #expect(motion.endTime < 1.2, "\(deceleration) \(speed)")
        #expect(motion.restPosition == 0 && motion.restingEdge == .leading)
      }
    }
  }

  @Test("the spring is left at the edge without a jump, and mirrors agree", arguments: seeds)
  func continuity(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let spring = try random.spring()
      let (out, speed) = (random.number(1...200), random.number(-500...9000))
      let fling = try Motion(-out, speed, spring)
      let mirrored = try Motion(1000 + out, -speed, spring)
      for time in [0, 0.05, 0.2, 0.7] {
        #expect(abs(1000 - mirrored.position(at: time) - fling.position(at: time)) < 1e-9)
        #expect(abs(mirrored.velocity(at: time) + fling.velocity(at: time)) < 1e-8)
      }
      let force = Twin.force(of: spring)
      guard let reentry = fling.reentry else {
        // The twin stays beyond, too, or goes in no further than what counts as standing still.
        for time in [0.05, 0.2, 0.7] {
          let slow = Twin.integrate(-out, speed, over: time, steps: 2000, force)
          #expect(slow.x < 0.5, "seed \(seed)")
        }
        #expect(fling.restPosition == 0)
        continue
      }
      #expect(reentry.side == .leading && reentry.edge == 0 && reentry.velocity > 0)
      #expect(fling.position(at: reentry.time) == 0)
      #expect(abs(fling.position(at: reentry.time.nextDown)) < 1e-9, "seed \(seed)")
      let before = fling.velocity(at: reentry.time.nextDown)
      #expect(abs(before - reentry.velocity) < 1e-7, "seed \(seed)")
      #expect(fling.velocity(at: reentry.time) == reentry.velocity)
      if reentry.time < 2 {
        let slow = Twin.integrate(-out, speed, over: reentry.time, steps: 4000, force)
        #expect(abs(slow.x) < 1e-5, "seed \(seed)")
        #expect(abs(slow.v - reentry.velocity) < 1e-4, "seed \(seed)")
      }
    }
  }
}

extension Motion {
  /// Between 0 and 1000 points, with the stop distances of iOS.
  fileprivate init(_ position: Double, _ velocity: Double, _ spring: Spring) throws(PhysicsError) {
    try self.init(
      position: position, velocity: velocity, lower: 0, upper: 1000, rate: .normal,
      spring: spring, stopDistance: 0.5, settleDistance: 0.5, crossing: .asymptotic,
      reenters: true)
  }
}
