import ScrollPhysics

extension DecelerationRate: Drawn {
  static func drawn(_ h: inout Draws) throws -> DecelerationRate {
    try DecelerationRate(perMillisecond: h.pick([0.998, 0.99, 0.5, try h()]))
  }
}

extension Spring: Drawn {
  static func drawn(_ h: inout Draws) throws -> Spring {
    try Spring(mass: try h(), stiffness: try h(), dampingRatio: try h())
  }
}

extension SpringEdge: Drawn {
  static func drawn(_ h: inout Draws) throws -> SpringEdge {
    SpringEdge(try h(), transferredShare: try h(), transferLimit: try h())
  }
}

extension SampledCurve: Drawn {
  static func drawn(_ h: inout Draws) throws -> SampledCurve {
    if try h() { return try SampledCurve(times: [0, try h()], fractions: [0, 1]) }
    return try SampledCurve(times: [0, 1e-9, 3], fractions: [0, h.pick([1e-300, 0.5, 1]), 1])
  }
}

extension Deceleration: Drawn {
  static func drawn(_ h: inout Draws) throws -> Deceleration {
    h.pick([
      .exponential(try h()), .friction(drag: try h(), constant: try h()), .constant(try h()),
      .spline(friction: try h()), .power(friction: try h()),
      .custom(try CustomFling(sampled: try h())),
    ])
  }
}

extension EdgeResponse: Drawn {
  static func drawn(_ h: inout Draws) throws -> EdgeResponse {
    h.pick([
      .spring(try h()), .overfling(distance: try h(), gravity: try h()), .stop(returning: try h()),
      .custom(
        try CustomEdge(
          returning: try h(), distance: h.pick([0, 90]), gravity: h.pick([1e-300, 2000]))),
    ])
  }
}

extension MotionLaw: Drawn {
  static func drawn(_ h: inout Draws) throws -> MotionLaw {
    if try h() { return h.pick(ScrollProfile.all).law(scale: try h()) }
    return MotionLaw(
      deceleration: try h(), edge: try h(), reenters: try h(), stopDistance: try h(),
      restDistance: try h(), settleDistance: try h(),
      crossing: h.pick([.asymptotic, .beforeStop]))
  }
}

extension ScrollProfile: Drawn {
  static func drawn(_ h: inout Draws) -> ScrollProfile { h.pick(all) }
}

extension FrictionMotion.Solver: Drawn {
  static func drawn(_ h: inout Draws) throws -> FrictionMotion.Solver {
    try h() ? .exact : .newton(steps: h.pick([10, 0, -1, 100, Int.min]))
  }
}

extension Motion: Drawn {
  static func drawn(_ h: inout Draws) throws -> Motion {
    try Motion(position: try h(), velocity: try h(), lower: try h(), upper: try h(), law: try h())
  }
}

extension BouncingFling.Parameters: Drawn {
  static func drawn(_ h: inout Draws) throws -> BouncingFling.Parameters {
    var parameters = BouncingFling.Parameters(spring: try h())
    if try h() {
      parameters.drag = try h()
      parameters.constantDeceleration = try h()
      parameters.distanceTolerance = try h()
      parameters.velocityTolerance = try h()
      parameters.leadingTransferLimit = try h()
      parameters.trailingTransferLimit = try h()
      parameters.solver = try h()
    }
    return parameters
  }
}

extension BouncingFling: Drawn {
  static func drawn(_ h: inout Draws) throws -> BouncingFling {
    try BouncingFling(
      position: try h(), velocity: try h(), leading: try h(), trailing: try h(), parameters: try h()
    )
  }
}

extension AndroidFling: Drawn {
  static func drawn(_ h: inout Draws) throws -> AndroidFling {
    try AndroidFling(position: try h(), velocity: try h(), density: try h(), friction: try h())
  }
}

extension Braking: Drawn {
  static func drawn(_ h: inout Draws) throws -> Braking {
    try Braking(position: try h(), velocity: try h(), deceleration: try h())
  }
}

extension ClampingFling: Drawn {
  static func drawn(_ h: inout Draws) throws -> ClampingFling {
    try ClampingFling(position: try h(), velocity: try h(), friction: try h())
  }
}

extension CubicReturn: Drawn {
  static func drawn(_ h: inout Draws) throws -> CubicReturn {
    try CubicReturn(displacement: try h(), velocity: try h(), duration: try h())
  }
}

extension Decay: Drawn {
  static func drawn(_ h: inout Draws) throws -> Decay {
    try Decay(position: try h(), velocity: try h(), rate: try h())
  }
}

extension EaseCurve: Drawn {
  static func drawn(_ h: inout Draws) throws -> EaseCurve {
    try EaseCurve(position: try h(), velocity: try h(), target: try h(), duration: try h())
  }
}

extension TimingCurve: Drawn {
  static func drawn(_ h: inout Draws) throws -> Self { h.pick(Array(allCases)) }
}

extension FrictionMotion: Drawn {
  static func drawn(_ h: inout Draws) throws -> FrictionMotion {
    try FrictionMotion(
      position: try h(), velocity: try h(), drag: try h(), constantDeceleration: try h(),
      solver: try h())
  }
}

extension RetargetedDecay: Drawn {
  static func drawn(_ h: inout Draws) throws -> RetargetedDecay {
    try RetargetedDecay(position: try h(), velocity: try h(), target: try h())
  }
}

extension SpringCurve: Drawn {
  static func drawn(_ h: inout Draws) throws -> SpringCurve {
    try SpringCurve(spring: try h(), displacement: try h(), velocity: try h())
  }
}

extension Segment: Drawn {
  static func drawn(_ h: inout Draws) throws -> Segment {
    h.pick([
      .rest(try h()), .decay(try h()), .friction(try h()), .braking(try h()), .spline(try h()),
      .power(try h()), .spring(try h(), about: try h()), .cubic(try h(), to: try h()),
      .approach(try h()), .ease(try h()),
    ])
  }
}

extension RubberBand: Drawn {
  static func drawn(_ h: inout Draws) throws -> RubberBand { try RubberBand(coefficient: try h()) }
}

extension VelocityTracker: Drawn {
  static func drawn(_ h: inout Draws) throws -> VelocityTracker {
    var tracker = VelocityTracker(
      strategy: h.pick(VelocityTracker.Strategy.allCases), isBounded: try h())
    for _ in 0..<h.pick([0, 1, 2, 5, 30]) { tracker.add(position: try h(), time: try h()) }
    return tracker
  }
}

extension OverScrollerFling: Drawn {
  static func drawn(_ h: inout Draws) throws -> OverScrollerFling {
    try OverScrollerFling(velocity: try h(), density: try h())
  }
}

extension CarriedMomentum: Drawn {
  static func drawn(_ h: inout Draws) throws -> CarriedMomentum {
    try some(ScrollProfile.all.lazy.compactMap(\.carriedMomentum).first)
  }
}

extension EdgeStretch: Drawn {
  static func drawn(_ h: inout Draws) throws -> EdgeStretch {
    EdgeStretch(linear: try h(), exponential: try h(), rise: try h())
  }
}

extension PageSnapping: Drawn {
  static func drawn(_ h: inout Draws) throws -> PageSnapping {
    try PageSnapping(page: try h(), lower: try h(), upper: try h())
  }
}

extension RangeMaintaining.Extent: Drawn {
  static func drawn(_ h: inout Draws) throws -> RangeMaintaining.Extent {
    try RangeMaintaining.Extent(offset: try h(), lower: try h(), upper: try h())
  }
}
