import Scrollwork

/// A number of a profile that a slider can change; the others stay the platform's.
struct PhysicsConstant {
  var title: String
  var range: ClosedRange<Double>
  var digits: Int
  var read: (ScrollProfile) -> Double
  var write: (inout ScrollProfile, Double) throws -> Void

  private init(
    _ title: String, _ range: ClosedRange<Double>, _ digits: Int,
    read: @escaping (ScrollProfile) -> Double,
    write: @escaping (inout ScrollProfile, Double) throws -> Void
  ) {
    (self.title, self.range, self.digits) = (title, range, digits)
    (self.read, self.write) = (read, write)
  }

  private init(
    _ title: String, _ range: ClosedRange<Double>, _ digits: Int,
    _ path: WritableKeyPath<ScrollProfile, Double>
  ) {
    self.init(
      title, range, digits, read: { $0[keyPath: path] }, write: { $0[keyPath: path] = $1 })
  }

  /// What a profile without a number of the kind shows: that of iOS.
  private static let standard = Spring.bounce

  /// By what they are about.
  static var pages: [(title: String, constants: [PhysicsConstant])] {
    [
      ("Motion", motion), ("Edges", edges), ("Hand", hand),
    ]
  }

  private static var motion: [PhysicsConstant] {
    [
      PhysicsConstant("deceleration per ms", 0.98...0.9995, 4) { profile in
        if case .exponential(let rate) = profile.deceleration { rate.perMillisecond } else { 0.998 }
      } write: {
        $0.deceleration = .exponential(try DecelerationRate(perMillisecond: $1))
      },
      PhysicsConstant("stop distance, pt", 0.1...20, 1, \.stopDistance),
      PhysicsConstant("slowest fling, pt/s", 0...1000, 0, \.minimumFlingVelocity),
      PhysicsConstant("fastest fling, pt/s", 500...20_000, 0, \.maximumFlingVelocity),
    ]
  }

  private static var edges: [PhysicsConstant] {
    [
      PhysicsConstant("rubber band", 0.1...1, 2) {
        $0.rubberBand?.coefficient ?? RubberBand.standard.coefficient
      } write: {
        $0.rubberBand = try RubberBand(coefficient: $1)
      },
      PhysicsConstant("spring stiffness", 10...400, 0) {
        spring(of: $0).stiffness
      } write: {
        let old = spring(of: $0)
        $0.edge = $0.edge.using(
          try Spring(mass: old.mass, stiffness: $1, dampingRatio: old.dampingRatio))
      },
      PhysicsConstant("damping ratio", 0.1...1.5, 2) {
        spring(of: $0).dampingRatio
      } write: {
        let old = spring(of: $0)
        $0.edge = $0.edge.using(
          try Spring(mass: old.mass, stiffness: old.stiffness, dampingRatio: $1))
      },
      PhysicsConstant("settle distance, px", 0.1...10, 1, \.settleDistancePixels),
    ]
  }

  private static var hand: [PhysicsConstant] {
    [
      PhysicsConstant("touch slop, pt", 0...40, 0, \.touchSlop),
      PhysicsConstant("mouse slop, pt", 0...40, 0, \.mouseSlop),
      PhysicsConstant("wheel step, s", 0...1, 2, \.wheelDuration),
      PhysicsConstant("animation, s", 0...2, 2, \.animationDuration),
    ]
  }

  private static func spring(of profile: ScrollProfile) -> Spring {
    switch profile.edge {
    case .spring(let edge): edge.spring
    case .stop(let spring): spring
    case .overfling, .custom: standard
    }
  }
}
