import ScrollPhysics
import ScrollTools
import Testing

@Suite("Android's flings")
struct AndroidFlingTests {
  @Test("the way is the area under the velocity, and mirrors agree", arguments: seeds)
  func area(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let (velocity, density) = (random.number(-2e4...2e4), random.number(0.75...4))
      let fling = try AndroidFling(position: 7, velocity: velocity, density: density)
      let mirrored = try AndroidFling(position: -7, velocity: -velocity, density: density)
      let time = random.number(0...1) * fling.duration
      let area = Twin.area(under: fling.velocity(at:), to: time, cells: 500)
      #expect(abs(fling.position(at: time) - 7 - area) < 1e-7 * abs(velocity), "seed \(seed)")
      #expect(mirrored.position(at: time) == -fling.position(at: time), "seed \(seed)")
      #expect(mirrored.velocity(at: time) == -fling.velocity(at: time), "seed \(seed)")
      let start = fling.velocity(at: fling.duration * 1e-12)
      #expect(abs(start / velocity - 1) < 1e-9, "seed \(seed)")
      #expect(abs(fling.velocity(at: fling.duration * (1 - 1e-12))) < 1e-4)
      #expect(fling.position(at: 1e9) == 7 + fling.distance)
    }
  }

  /// The curve at a share of the time, the parameter found by halving.
  private static func slowWay(_ share: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let u = (low + high) / 2
      let time = 3 * u * (1 - u) * (1 - u) * 0.175 + 3 * u * u * (1 - u) * 0.35 + u * u * u
      if time < share { low = u } else { high = u }
    }
    let u = low
    return 3 * u * (1 - u) * (1 - u) * 0.5 + 3 * u * u * (1 - u) + u * u * u
  }

  @Test("the curve is the one found by halving")
  func curve() throws {
    let fling = try AndroidFling(position: 0, velocity: 1000, density: 1)
    #expect(abs(fling.duration - 0.5551817750854166) < 1e-12)
    #expect(abs(fling.distance - 194.31362127989584) < 1e-9)
    for index in 0...1000 {
      let share = Double(index) / 1000
      let way = fling.position(at: share * fling.duration) / fling.distance
      #expect(abs(way - Self.slowWay(share)) < 1e-12)
    }
  }

  @Test("a fling of the same speed in inches lasts the same on every screen", arguments: seeds)
  func density(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (velocity, density) = (random.number(1...8e3), random.number(0.5...4))
    let plain = try AndroidFling(position: 0, velocity: velocity, density: 1)
    let dense = try AndroidFling(position: 0, velocity: velocity * density, density: density)
    #expect(abs(dense.duration / plain.duration - 1) < 1e-12, "seed \(seed)")
    #expect(abs(dense.distance / plain.distance / density - 1) < 1e-12, "seed \(seed)")
  }

  @Test("the rounded fling stays close to the exact one and runs one way", arguments: seeds)
  func rounding(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let velocity = Int32(random.number(-24e3...24e3))
      let density = random.pick([1, 2.75, 3, random.number(0.75...4)])
      let exact = try AndroidFling(position: 0, velocity: Double(velocity), density: density)
      let rounded = try OverScrollerFling(velocity: velocity, density: density)
      #expect(abs(exact.duration * 1000 - Double(rounded.duration)) <= 1.01, "seed \(seed)")
      #expect(abs(exact.distance - Double(rounded.distance)) <= 1.01, "seed \(seed)")
      #expect(rounded.position(atMillisecond: 0) == 0)
      #expect(rounded.velocity(atMillisecond: 0) == Float(velocity))
      #expect(rounded.position(atMillisecond: .max) == rounded.distance)
      var last: Int32 = 0
      for time in stride(from: 0, through: rounded.duration + 20, by: 7) {
        let place = rounded.position(atMillisecond: time)
        // A millisecond off the end of the time is as much off the way as a fast start covers.
        let slack = 2 + abs(Double(velocity)) / 1000 + abs(exact.distance) / 1000
        let difference = exact.position(at: Double(time) / 1000) - Double(place)
        #expect(abs(difference) < slack, "seed \(seed)")
        #expect(velocity < 0 ? place <= last : place >= last, "seed \(seed)")
        last = place
      }
    }
  }

  @Test("the numbers of a device's code are met to the last digit")
  func device() throws {
    let fling = try OverScrollerFling(velocity: 500, density: 1)
    #expect(fling.duration == 333 && fling.distance == 58)
    let places = [16, 32, 48, 64, 80, 160, 288].map { fling.position(atMillisecond: $0) }
    #expect(places == [8, 15, 22, 28, 33, 49, 58])
    #expect(abs(fling.velocity(atMillisecond: 16) - 484.2607) < 1e-3)
    #expect(abs(fling.velocity(atMillisecond: 288) - 21.021702) < 1e-3)
  }

  @Test("extreme flings give numbers", arguments: ExtremeTests.speeds)
  func extremes(speed: Double) throws {
    for density in [1e-9, 1, 1e6] {
      let fling = try AndroidFling(position: -1e6, velocity: speed, density: density)
      #expect(fling.duration.isFinite && fling.duration >= 0)
      for time in [0, 1e-300, 1e-9, fling.duration / 2, fling.duration, 1e6, .infinity] {
        #expect(fling.position(at: time).isFinite && fling.velocity(at: time).isFinite)
      }
    }
    for velocity in [0, 1, -1, .max, .min] as [Int32] {
      for density in [1e-300, 1e-9, 1, 1e6, 1e300] {
        let fling = try OverScrollerFling(velocity: velocity, density: density)
        for time in [.min, 0, 1, 1000, .max] as [Int32] {
          _ = fling.position(atMillisecond: time)
          #expect(!fling.velocity(atMillisecond: time).isNaN)
        }
      }
    }
  }

  @Test("what cannot be made is refused", arguments: PhysicsErrorTests.broken + [0, -1])
  func refused(value: Double) {
    #expect(throws: PhysicsError.self) {
      try AndroidFling(position: 0, velocity: 1, density: value)
    }
    #expect(throws: PhysicsError.self) {
      try AndroidFling(position: 0, velocity: 1, density: 1, friction: value)
    }
    #expect(throws: PhysicsError.self) { try OverScrollerFling(velocity: 1, density: value) }
    if !value.isFinite {
      #expect(throws: PhysicsError.notFinite(parameter: "velocity")) {
        try AndroidFling(position: 0, velocity: value, density: 1)
      }
    }
  }
}
