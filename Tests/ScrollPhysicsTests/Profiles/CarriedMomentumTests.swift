import ScrollPhysics
import ScrollTools
import Testing

@Suite("Velocity carried from fling to fling")
struct CarriedMomentumTests {
  static let laws: [CarriedMomentum] = [
    .none, .power, .accumulating(floor: 0.33, ceiling: 1, maximum: 6),
    .accumulating(floor: 0, ceiling: 0.5, maximum: 1),
  ]

  @Test("what is carried has a mirror, never slows and never turns a fling", arguments: laws)
  func mirror(law: CarriedMomentum) throws {
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<200 {
        let (released, caught) = (random.number(-9e3...9e3), random.number(-9e3...9e3))
        let result = law.velocity(released: released, caught: caught)
        let comment = "seed \(seed) \(released) \(caught)"
        #expect(law.velocity(released: -released, caught: -caught) == -result, "\(comment)")
        #expect(abs(result) >= abs(released) && result * released >= 0, "\(comment)")
        if released * caught <= 0 { #expect(result == released, "\(comment)") }
        #expect(law.velocity(released: released, caught: 0) == released)
        #expect(law.velocity(released: 0, caught: caught) == 0)
      }
    }
  }

  @Test("a faster release gives no slower fling", arguments: laws)
  func monotone(law: CarriedMomentum) {
    for caught in [1.0, 100, 3000, 20_000] {
      var last = 0.0
      for step in 1...2000 {
        let result = law.velocity(released: 10 * Double(step), caught: caught)
        #expect(result >= last, "\(step) \(caught)")
        last = result
      }
    }
  }

  @Test("GTK adds a factor of the old velocity that grows from a third of it on")
  func accumulating() {
    let law = CarriedMomentum.accumulating(floor: 0.33, ceiling: 1, maximum: 6)
    func added(_ released: Double) -> Double {
      law.velocity(released: released, caught: 1000) - released
    }
    #expect(added(329.9) == 0)
    #expect(abs(added(330)) < 1e-9)
    #expect(abs(added(1000) - 1000) < 1e-9)
    #expect(abs(added(665) - 500) < 1e-9)
    #expect(abs(added(1e5) - 6000) < 1e-9)
  }

  @Test("Flutter adds a power of it, to releases that are half as fast as what is added")
  func power() {
    let carried = CarriedMomentum.velocity(from: 3000)
    #expect(abs(carried / 5638.812668543222 - 1) < 1e-9)
    #expect(
      CarriedMomentum.power.velocity(released: carried * 0.499, caught: 3000) == carried * 0.499)
    #expect(CarriedMomentum.power.velocity(released: carried, caught: 3000) == 2 * carried)
    #expect(CarriedMomentum.velocity(from: 1e9) == 40_000)
    #expect(CarriedMomentum.velocity(from: -1e300) == -40_000)
    #expect(CarriedMomentum.velocity(from: .nan).isNaN)
  }

  @Test("extreme velocities give numbers", arguments: ExtremeTests.speeds)
  func extremes(speed: Double) {
    for law in Self.laws {
      for other in ExtremeTests.speeds {
        #expect(law.velocity(released: speed, caught: other).isFinite, "\(law) \(other)")
        #expect(law.velocity(released: -speed, caught: -other).isFinite, "\(law) \(other)")
      }
    }
  }
}
