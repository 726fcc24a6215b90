import ScrollPhysics
import ScrollTools

/// A release between two edges.
struct Release: CustomStringConvertible {
  var position: Double
  var velocity: Double
  var lower: Double
  var upper: Double

  var description: String { "x \(position) v \(velocity) in \(lower)...\(upper)" }

  /// Reflected about the middle of the range.
  var mirrored: Release {
    Release(
      position: lower + upper - position, velocity: -velocity, lower: lower, upper: upper)
  }

  /// Reflected about 0.
  var negated: Release {
    Release(position: -position, velocity: -velocity, lower: -upper, upper: -lower)
  }

  func motion(_ law: MotionLaw) throws -> Motion {
    try Motion(position: position, velocity: velocity, lower: lower, upper: upper, law: law)
  }

  /// Points beyond the edge of a side, negative within it.
  func out(_ position: Double, _ side: EdgeSide) -> Double {
    side == .leading ? lower - position : position - upper
  }
}

extension MotionLaw {
  /// Whether a motion begun again from any of its own moments is the same motion.
  var isAutonomous: Bool {
    switch edge {
    case .overfling, .custom: return false
    case .spring, .stop: break
    }
    switch deceleration {
    case .exponential, .constant, .power: return true
    case .friction(_, let constant): return constant == 0
    case .spline, .custom: return false
    }
  }

  /// Whether an edge's spring swings inside unless the content goes on there.
  var swings: Bool {
    switch edge {
    case .spring(let edge): edge.spring.dampingRatio < 1
    case .stop(let spring): spring.dampingRatio < 1
    case .overfling, .custom: false
    }
  }
}

extension SeededGenerator {
  /// The profiles' laws on a sharp display, and laws of nobody.
  mutating func laws(_ count: Int = 12) throws -> [MotionLaw] {
    var laws = ScrollProfile.all.map { $0.law(scale: pick([1, 2, 3])) }
    for _ in 0..<count { laws.append(try law()) }
    return laws
  }

  mutating func law() throws -> MotionLaw {
    let deceleration: Deceleration = pick([
      .exponential(try DecelerationRate(perMillisecond: number(0.98...0.9995))),
      .friction(drag: number(0.01...0.9), constant: 0),
      .friction(drag: number(0.01...0.9), constant: number(10...3000)),
      .constant(number(300...6000)), .spline(friction: number(0.005...0.1)),
      .power(friction: number(0.005...0.1)),
    ])
    let edge: EdgeResponse = pick([
      .spring(SpringEdge(try wideSpring())), .spring(SpringEdge(try wideSpring())),
      .spring(
        SpringEdge(
          try wideSpring(), transferredShare: pick([0.31, number(0.05...1)]),
          transferLimit: pick([.infinity, 5000, number(10...9000)]))),
      // A share above 1 needs a spring that does not throw the content back faster still.
      .spring(
        SpringEdge(
          try Spring(mass: 1, stiffness: number(40...600), dampingRatio: number(0.9...3)),
          transferredShare: pick([13, number(1...13)]), transferLimit: pick([.infinity, 100_000]))),
      .overfling(distance: pick([0, 6, number(0...900)]), gravity: number(500...6000)),
      .stop(returning: try wideSpring()),
    ])
    return MotionLaw(
      deceleration: deceleration, edge: edge, reenters: pick([true, true, false]),
      stopDistance: number(0.05...1), settleDistance: number(0.05...1),
      crossing: pick([.beforeStop, .beforeStop, .asymptotic]))
  }

  /// Damping ratios from 0.02 to 30, as many below 1 as above.
  mutating func wideSpring() throws -> Spring {
    let ratio = pick([number(0.02...0.3), number(0.3...1), 1, number(1...3), number(3...30)])
    return try Spring(mass: number(0.2...2), stiffness: number(40...600), dampingRatio: ratio)
  }

  mutating func release() -> Release {
    let lower = number(-2000...2000)
    let upper = lower + pick([number(10...100), number(300...4000), number(300...4000)])
    let speed = pick([number(0...300), number(0...3000), number(0...20_000)])
    return Release(
      position: pick([
        number(lower...upper), number(lower...upper), number(lower...upper),
        number((lower - 300)...lower), number(upper...(upper + 300)),
      ]),
      velocity: pick([speed, -speed]), lower: lower, upper: upper)
  }
}
