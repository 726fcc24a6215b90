import ScrollPhysics
import Testing

@Suite("No edge gives content energy")
struct EnergyTests {
  private func law(_ ratio: Double, _ share: Double, reenters: Bool = true) throws -> MotionLaw {
    let spring = try Spring(mass: 1, stiffness: 100, dampingRatio: ratio)
    return MotionLaw(
      deceleration: .exponential(.normal),
      edge: .spring(SpringEdge(spring, transferredShare: share, transferLimit: 1e5)),
      reenters: reenters)
  }

  @Test("an edge that sends content back faster than it came is refused where content re-enters")
  func refused() throws {
    for (ratio, share) in [(0.2, 3.0), (0.5, 7), (0.7, 30), (0.01, 1.04), (1e-100, 1), (0.9, 1e9)] {
      #expect(throws: PhysicsError.self, "\(ratio) \(share)") { try law(ratio, share).validate() }
      try law(ratio, share, reenters: false).validate()
      var profile = ScrollProfile.ios
      profile.edge = try law(ratio, share).edge
      #expect(throws: PhysicsError.self) { try profile.validate() }
      profile.reenters = false
      try profile.validate()
    }
    for (ratio, share) in [(0.2, 1.8), (0.5, 6), (0.7, 20), (0.01, 1.02), (1, 1e300), (2, 13)] {
      try law(ratio, share).validate()
    }
  }

  @Test("between two edges every return is slower than the one before")
  func slower() throws {
    for (ratio, share) in [(0.2, 1.85), (0.5, 6.1), (0.7, 21), (0.05, 1.15), (0.3, 1)] {
      let motion = try Motion(
        position: 0, velocity: 3000, lower: 0, upper: 3, law: law(ratio, share))
      let arrivals = motion.events.filter { $0.kind == .bounceBegan }.map { abs($0.velocity) }
      #expect(arrivals.count > 3)
      for (a, b) in zip(arrivals, arrivals.dropFirst()) { #expect(b < a) }
    }
  }
}
