package import ScrollPhysics

extension Scenario.Physics.Profile {
  /// The platform's own profile.
  package var physics: ScrollProfile { ScrollProfile.named(rawValue) ?? .ios }
}

extension Scenario.Physics {
  /// The profile with the values that replace parts of it.
  ///
  /// - Throws: for the first value out of its range; the error says which values are allowed.
  package func checkedProfile() throws(PhysicsError) -> ScrollProfile {
    var profile = profile.physics
    if let deceleration {
      profile.deceleration = .exponential(
        try DecelerationRate(perMillisecond: deceleration))
    }
    if let rubberBand {
      profile.rubberBand = try RubberBand(coefficient: rubberBand)
    }
    if let spring {
      let spring = try ScrollPhysics.Spring(
        mass: spring.mass, stiffness: spring.stiffness, dampingRatio: spring.dampingRatio)
      profile.edge = profile.edge.using(spring)
    }
    tuning.apply(to: &profile)
    try profile.validate()
    return profile
  }
}

extension Scenario.Physics.Tuning {
  fileprivate func apply(to profile: inout ScrollProfile) {
    if let stopDistance { profile.stopDistance = stopDistance }
    if let minimumFling { profile.minimumFlingVelocity = minimumFling }
    if let maximumFling { profile.maximumFlingVelocity = maximumFling }
    if let carriedMomentum {
      profile.carriedMomentum = carriedMomentum == .power ? .power : .none
    }
    if let reenters { profile.reenters = reenters }
    if let touchSlop { profile.touchSlop = touchSlop }
    if let mouseSlop { profile.mouseSlop = mouseSlop }
    if let wheelDuration { profile.wheelDuration = wheelDuration }
    if let animationDuration { profile.animationDuration = animationDuration }
    if let pageFlickVelocity { profile.pageFlickVelocity = pageFlickVelocity }
    if let velocity { profile.velocityStrategy = VelocityTracker.Strategy(velocity) }
  }
}

extension VelocityTracker.Strategy {
  fileprivate init(_ velocity: Scenario.Physics.Velocity) {
    switch velocity {
    case .ios: self = .iosWeighted
    case .macos: self = .macosWeighted
    case .leastSquares: self = .leastSquares
    case .android: self = .androidLeastSquares
    case .impulse: self = .impulse
    }
  }
}
