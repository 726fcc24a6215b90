import ScrollPhysics
import ScrollTools
import Testing

extension Twin {
  /// Simpson's rule.
  static func area(under function: (Double) -> Double, to end: Double, cells: Int) -> Double {
    let h = end / Double(cells)
    return (0..<cells).map { cell in
      let t = Double(cell) * h
      return h / 6 * (function(t) + 4 * function(t + h / 2) + function(t + h))
    }.reduce(0, +)
  }
}

@Suite("Flutter's motions")
struct FlutterMotionTests {
  @Test("the way of a friction is the area under its velocity", arguments: seeds)
  func friction(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let motion = try FrictionMotion(
        position: random.number(-500...500), velocity: random.number(-9e3...9e3),
        drag: random.pick([0.135, random.number(0.01...0.9)]),
        constantDeceleration: random.pick([0, 1400, random.number(0...5e3)]))
      let end = min(motion.finalTime, random.number(0...3))
      let area = Twin.area(under: motion.velocity(at:), to: end, cells: 400)
      let way = motion.position(at: end) - motion.initialPosition
      #expect(abs(way - area) < 1e-6, "seed \(seed)")
      #expect(abs(motion.velocity(at: motion.finalTime)) < 1e-6, "seed \(seed)")
      let time = motion.time(toReach: motion.position(at: end))
      #expect(abs(motion.position(at: time) - motion.position(at: end)) < 1e-7, "seed \(seed)")
      let slow = motion.time(untilSlowerThan: 20)
      #expect(slow == 0 || abs(abs(motion.velocity(at: slow)) - 20) < 1e-6, "seed \(seed)")
      let beyond = motion.finalPosition + (motion.initialVelocity < 0 ? -1 : 1)
      #expect(motion.time(toReach: beyond) == .infinity)
    }
  }

  @Test("ten steps of Newton's method are enough for crossings within 3 s", arguments: seeds)
  func newton(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let velocity = random.number(-9e3...9e3)
      let deceleration = random.pick([0, 1400.0])
      let exact = try FrictionMotion(
        position: 0, velocity: velocity, constantDeceleration: deceleration)
      let stepped = try FrictionMotion(
        position: 0, velocity: velocity, constantDeceleration: deceleration,
        solver: .newton(steps: 10))
      let time = random.number(0...0.98) * min(exact.finalTime, 3)
      let target = exact.position(at: time)
      #expect(abs(exact.time(toReach: target) - time) < 1e-8, "seed \(seed)")
      #expect(abs(stepped.time(toReach: target) - time) < 1e-6, "seed \(seed)")
    }
    let late = try FrictionMotion(position: 0, velocity: 1000, solver: .newton(steps: 10))
    #expect(abs(late.finalTime - 10 / 2.0024805005437076) < 1e-12)
    #expect(late.velocity(at: 5) == 0 && late.position(at: 5) == late.finalPosition)
    #expect(late.time(toReach: late.finalPosition) < 5)
  }

  @Test("the way of a clamping fling is the area under its velocity", arguments: seeds)
  func clamping(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let velocity = random.number(-2e4...2e4)
      let fling = try ClampingFling(position: 40, velocity: velocity)
      let mirrored = try ClampingFling(position: -40, velocity: -velocity)
      let time = random.number(0...0.99) * fling.duration
      let area = Twin.area(under: fling.velocity(at:), to: time, cells: 500)
      #expect(abs(fling.position(at: time) - 40 - area) < 1e-6 * abs(velocity), "seed \(seed)")
      #expect(mirrored.position(at: time) == -fling.position(at: time), "seed \(seed)")
      #expect(fling.velocity(at: 0) == velocity && fling.velocity(at: fling.duration) == 0)
      #expect(fling.position(at: 1e9) == 40 + fling.distance)
    }
    let fling = try ClampingFling(position: 0, velocity: 1000)
    #expect(abs(fling.duration - 0.45823073446423973) < 1e-12)
    #expect(abs(fling.distance - 194.31362127989578) < 1e-9)
  }

  @Test("without its own rules a bouncing fling is a fling", arguments: seeds)
  func likeFling(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let spring = try random.spring()
      var parameters = BouncingFling.Parameters(spring: spring)
      parameters.drag = 0.13506452244668302  // 0.998 to the power of 1000
      parameters.trailingTransferLimit = .infinity
      parameters.distanceTolerance = 1e-12
      parameters.velocityTolerance = 1e-12
      let (position, velocity) = (random.number(-50...1050), random.number(-8e3...8e3))
      let bouncing = try BouncingFling(
        position: position, velocity: velocity, leading: 0, trailing: 1000, parameters: parameters)
      let fling = try Motion(
        position: position, velocity: velocity, lower: 0, upper: 1000, rate: .normal,
        spring: spring, stopDistance: 0.5, settleDistance: 0.5, crossing: .asymptotic)
      #expect((bouncing.crossing == nil) == (fling.crossing == nil), "seed \(seed)")
      #expect(bouncing.crossing?.side == fling.crossing?.side)
      #expect((bouncing.peakOvershoot == nil) == (fling.turn == nil))
      for time in [0, 0.016, 0.3, 1, random.number(0...4)] {
        let difference = bouncing.position(at: time) - fling.runningPosition(at: time)
        #expect(abs(difference) < 1e-6, "seed \(seed)")
        #expect(bouncing.isBouncing(at: time) == fling.isBouncing(at: time), "seed \(seed)")
      }
    }
  }

  @Test("mirrored flings with the limits exchanged are mirrored", arguments: seeds)
  func mirror(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      var parameters = BouncingFling.Parameters(spring: try random.spring())
      parameters.constantDeceleration = random.pick([0, 1400])
      parameters.solver = random.pick([.exact, .newton(steps: 10)])
      var exchanged = parameters
      exchanged.leadingTransferLimit = parameters.trailingTransferLimit
      exchanged.trailingTransferLimit = parameters.leadingTransferLimit
      let (position, velocity) = (random.number(-550...550), random.number(-2e4...2e4))
      let fling = try BouncingFling(
        position: position, velocity: velocity, leading: -500, trailing: 500,
        parameters: parameters)
      let other = try BouncingFling(
        position: -position, velocity: -velocity, leading: -500, trailing: 500,
        parameters: exchanged)
      #expect(fling.doneTime == other.doneTime, "seed \(seed)")
      #expect(fling.finalPosition == -other.finalPosition, "seed \(seed)")
      #expect(fling.peakOvershoot == other.peakOvershoot.map { -$0 }, "seed \(seed)")
      for time in [0, 0.1, 0.5, 2] {
        #expect(fling.position(at: time) == -other.position(at: time), "seed \(seed)")
        #expect(fling.velocity(at: time) == -other.velocity(at: time), "seed \(seed)")
      }
      #expect(fling.isDone(at: fling.doneTime + 1e-6), "seed \(seed)")
    }
  }

  @Test("the spring takes over 5000 px/s at most at the trailing edge alone")
  func limit() throws {
    let spring = try Spring(mass: 0.5, stiffness: 100, dampingRatio: 1.1)
    let parameters = BouncingFling.Parameters(spring: spring)
    for (position, velocity, taken) in [(0.0, 8e3, 5e3), (500, -8e3, -6998.759749728146)] {
      let crossing = try #require(
        BouncingFling(
          position: position, velocity: velocity, leading: 0, trailing: 500,
          parameters: parameters
        ).crossing)
      #expect(abs(abs(crossing.arrivalVelocity) - 6998.759749728146) < 1e-8)
      #expect(abs(crossing.springVelocity - taken) < 1e-8)
    }
    // Within both tolerances the edge is shown at once.
    let near = try BouncingFling(
      position: -0.9, velocity: 1, leading: 0, trailing: 500, parameters: parameters)
    #expect(near.isDone(at: 0) && near.position(at: 0) == 0)
  }

  @Test("extreme motions give numbers", arguments: ExtremeTests.speeds)
  func extremes(speed: Double) throws {
    for deceleration in [0, 1e-300, 1400, 1e300] {
      for solver in [FrictionMotion.Solver.exact, .newton(steps: 10)] {
        var parameters = BouncingFling.Parameters(spring: .bounce)
        parameters.constantDeceleration = deceleration
        parameters.solver = solver
        for position in [-1e6, 0, 500, 1e300] {
          let fling = try BouncingFling(
            position: position, velocity: -speed, leading: 0, trailing: 1e3,
            parameters: parameters)
          #expect(fling.doneTime >= 0 && fling.doneTime.isFinite)
          for time in [0, 1e-9, fling.doneTime, 1e6, .infinity] {
            #expect(fling.position(at: time).isFinite && fling.velocity(at: time).isFinite)
          }
        }
      }
    }
    let clamping = try ClampingFling(position: 1e6, velocity: speed)
    for time in [0, 1e-9, clamping.duration / 2, 1e6, .infinity] {
      #expect(clamping.position(at: time).isFinite && clamping.velocity(at: time).isFinite)
    }
  }

  @Test("what cannot be made is refused")
  func refused() throws {
    for value in PhysicsErrorTests.broken {
      #expect(throws: PhysicsError.notFinite(parameter: "velocity")) {
        try ClampingFling(position: 0, velocity: value)
      }
      #expect(throws: PhysicsError.notFinite(parameter: "friction")) {
        try ClampingFling(position: 0, velocity: 1, friction: value)
      }
      #expect(throws: PhysicsError.notFinite(parameter: "constantDeceleration")) {
        try FrictionMotion(position: 0, velocity: 1, constantDeceleration: value)
      }
    }
    #expect(throws: PhysicsError.self) { try FrictionMotion(position: 0, velocity: 1, drag: 1) }
    #expect(throws: PhysicsError.self) {
      try FrictionMotion(position: 0, velocity: 1, solver: .newton(steps: 0))
    }
    let good = BouncingFling.Parameters(spring: .bounce)
    for field in [
      \BouncingFling.Parameters.distanceTolerance, \.velocityTolerance, \.leadingTransferLimit,
      \.trailingTransferLimit, \.drag,
    ] {
      for value in [0, -1, .nan] {
        var parameters = good
        parameters[keyPath: field] = value
        #expect(throws: PhysicsError.self) {
          try BouncingFling(
            position: 0, velocity: 0, leading: 0, trailing: 1, parameters: parameters)
        }
      }
    }
    #expect(throws: PhysicsError.self) {
      try BouncingFling(position: 0, velocity: 0, leading: 2, trailing: 1, parameters: good)
    }
  }
}
