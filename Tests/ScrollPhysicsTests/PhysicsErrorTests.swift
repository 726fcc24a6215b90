import ScrollPhysics
import Testing

@Suite("What cannot be made")
struct PhysicsErrorTests {
  static let broken = [Double.nan, .infinity, -.infinity]

  @Test("numbers that are not finite are named", arguments: broken)
  func notFinite(value: Double) {
    #expect(throws: PhysicsError.notFinite(parameter: "perMillisecond")) {
      try DecelerationRate(perMillisecond: value)
    }
    #expect(throws: PhysicsError.notFinite(parameter: "velocity")) {
      try Decay(position: 0, velocity: value, rate: .normal)
    }
    #expect(throws: PhysicsError.notFinite(parameter: "dampingRatio")) {
      try Spring(mass: 1, stiffness: 100, dampingRatio: value)
    }
    #expect(throws: PhysicsError.notFinite(parameter: "displacement")) {
      try SpringCurve(spring: .bounce, displacement: value, velocity: 0)
    }
    #expect(throws: PhysicsError.notFinite(parameter: "coefficient")) {
      try RubberBand(coefficient: value)
    }
    #expect(throws: PhysicsError.notFinite(parameter: "target")) {
      try EaseCurve(position: 0, velocity: 0, target: value, duration: 1)
    }
    for index in 0..<6 where !(2...3).contains(index) || value.isNaN {
      var numbers = [0.0, 0, 0, 10, 0.5, 0.5]
      numbers[index] = value
      let names = ["position", "velocity", "lower", "upper", "stopDistance", "settleDistance"]
      #expect(throws: PhysicsError.notFinite(parameter: names[index])) {
        try Motion(
          position: numbers[0], velocity: numbers[1], lower: numbers[2], upper: numbers[3],
          rate: .normal, spring: .bounce, stopDistance: numbers[4], settleDistance: numbers[5],
          crossing: .asymptotic)
      }
    }
  }

  @Test("an edge may be open on its own side, and on no other")
  func openEdges() throws {
    let open = try Motion(position: 0, velocity: 4000, lower: -.infinity, upper: .infinity)
    #expect(open.events.isEmpty)
    #expect(
      open.restPosition == (try Decay(position: 0, velocity: 4000, rate: .normal)).destination)
    let below = try Motion(position: 0, velocity: 4000, lower: -.infinity, upper: 100)
    #expect(below.restingEdge == .trailing)
    for (lower, upper) in [
      (Double.infinity, Double.infinity), (-.infinity, -.infinity), (.infinity, 0),
    ] {
      #expect(throws: PhysicsError.self) {
        try Motion(position: 0, velocity: 0, lower: lower, upper: upper)
      }
    }
  }

  @Test("numbers out of range are refused")
  func outOfRange() {
    for rate in [0, 1, -0.5, 1.5] {
      #expect(throws: PhysicsError.self) { try DecelerationRate(perMillisecond: rate) }
    }
    #expect(throws: PhysicsError.self) { try Spring(mass: 0, stiffness: 1, dampingRatio: 1) }
    #expect(throws: PhysicsError.self) { try Spring(mass: 1, stiffness: -1, dampingRatio: 1) }
    #expect(throws: PhysicsError.self) { try Spring(mass: 1, stiffness: 1, dampingRatio: 0) }
    #expect(throws: PhysicsError.self) {
      try Spring(mass: 1e-300, stiffness: 1e300, dampingRatio: 1)
    }
    #expect(throws: PhysicsError.self) { try RubberBand(coefficient: 0) }
    #expect(throws: PhysicsError.self) {
      try EaseCurve(position: 0, velocity: 0, target: 1, duration: -1)
    }
  }

  @Test("a range upside down is refused with its numbers")
  func upsideDown() {
    let error = PhysicsError.outOfRange(
      parameter: "lower", value: 10, allowed: "at most upper, 9.0")
    #expect(error.description == "lower is 10.0, allowed is at most upper, 9.0")
    #expect(throws: error) {
      try Motion(
        position: 0, velocity: 0, lower: 10, upper: 9, rate: .normal, spring: .bounce,
        stopDistance: 0.5, settleDistance: 0.5, crossing: .beforeStop)
    }
  }

  @Test("a profile is checked as a whole")
  func profile() throws {
    try ScrollProfile.ios.validate()
    try ScrollProfile.iosFast.validate()
    #expect(ScrollProfile.iosFast.deceleration == .exponential(.fast))
    var profile = ScrollProfile.ios
    profile.stopDistance = 0
    #expect(throws: PhysicsError.self) { try profile.validate() }
    profile = .ios
    profile.touchSlop = .nan
    #expect(throws: PhysicsError.notFinite(parameter: "touchSlop")) { try profile.validate() }
  }
}
