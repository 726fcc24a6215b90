/// The motion of a damped spring about its equilibrium 0.
///
/// Displacements are points, velocities points per second, times seconds from the start; moments
/// before the start count as the start. Under-damped, critically damped and over-damped springs
/// are each a closed form
///
///     x(t) = E (x0 C + K S)        v(t) = E (v0 C - M S)
///
/// whose parts go over into one another without a jump as the damping ratio passes 1:
///
/// | damping  | E       | C         | S                | K             | M             |
/// |----------|---------|-----------|------------------|---------------|---------------|
/// | under    | e^(-βt) | cos ut    | (sin ut) / u     | v0 + β x0     | β v0 + ω² x0  |
/// | critical | e^(-ωt) | 1         | t                | v0 + ω x0     | ω K           |
/// | over     | e^(-st) | e^(-gt)   | (1 - e^(-gt)) / g| v0 + (s+g) x0 | s K           |
///
/// with β = ζω, u = ω√(1-ζ²), s the slower and s + g the faster of the two rates.
///
/// Sampling allocates nothing and does not depend on earlier samples.
public struct SpringCurve: Equatable, Sendable {
  /// Which of the three solutions applies, with its rates per second.
  enum Shape: Equatable, Sendable {
    case underdamped(decay: Double, frequency: Double)
    case critical(decay: Double)
    case overdamped(slow: Double, gap: Double)
  }

  /// The spring whose motion this is.
  public let spring: Spring
  /// Points, at time 0.
  public let initialDisplacement: Double
  /// Points per second, at time 0.
  public let initialVelocity: Double
  let shape: Shape
  /// K and M of the table above, points per second and points per second squared.
  let displacementGain: Double
  let velocityGain: Double

  /// Throws when the displacement or the velocity is NaN or infinite.
  public init(
    spring: Spring, displacement: Double, velocity: Double
  ) throws(PhysicsError) {
    try Check.finite(displacement, "displacement")
    try Check.finite(velocity, "velocity")
    self.init(finite: spring, displacement: displacement, velocity: velocity)
  }

  /// For numbers that are known to be finite.
  init(finite spring: Spring, displacement: Double, velocity: Double) {
    let shape = Shape(spring)
    let omega = spring.angularFrequency
    let gain: Double
    let velocityGain: Double
    switch shape {
    case .underdamped(let decay, _):
      gain = velocity + decay * displacement
      // Each part by itself: their sum would be NaN where they overflow to both sides.
      velocityGain =
        Elementary.finite(decay * velocity) + Elementary.finite(omega * (omega * displacement))
    case .critical(let decay):
      gain = Elementary.finite(velocity + Elementary.finite(decay * displacement))
      velocityGain = decay * gain
    case .overdamped(let slow, let gap):
      gain = Elementary.finite(velocity + Elementary.finite((slow + gap) * displacement))
      velocityGain = slow * gain
    }
    self.init(
      spring: spring, shape: shape, displacement: displacement, velocity: velocity,
      displacementGain: gain, velocityGain: velocityGain)
  }

  init(
    spring: Spring, shape: Shape, displacement: Double, velocity: Double,
    displacementGain: Double, velocityGain: Double
  ) {
    self.spring = spring
    self.shape = shape
    initialDisplacement = displacement
    initialVelocity = velocity
    self.displacementGain = Elementary.finite(displacementGain)
    self.velocityGain = Elementary.finite(velocityGain)
  }

  /// Points from the equilibrium at `t` seconds.
  public func displacement(at t: Double) -> Double {
    Elementary.finite(unboundedDisplacement(at: t))
  }

  /// The same, infinite where a product overflows.
  @inline(__always)
  func unboundedDisplacement(at t: Double) -> Double {
    t > 0 ? unboundedState(at: t).displacement : initialDisplacement
  }

  /// Points per second at `t` seconds.
  public func velocity(at t: Double) -> Double {
    t > 0 ? state(at: t).velocity : initialVelocity
  }
}

extension SpringCurve.Shape {
  init(_ spring: Spring) {
    let omega = spring.angularFrequency
    let ratio = spring.dampingRatio
    if ratio < 1 {
      // (1 - ζ)(1 + ζ) keeps the digits that 1 - ζ² loses near 1.
      let root = Elementary.sqrt((1 - ratio) * (1 + ratio))
      self = .underdamped(decay: ratio * omega, frequency: omega * root)
    } else if ratio == 1 {
      self = .critical(decay: omega)
    } else {
      let root = Elementary.sqrt(ratio - 1) * Elementary.sqrt(ratio + 1)
      // ζ - root as a quotient: the difference cancels for strong damping.
      self = .overdamped(slow: omega / (ratio + root), gap: 2 * omega * root)
    }
  }

  /// The rate of the envelope, per second.
  var decay: Double {
    switch self {
    case .underdamped(let decay, _), .critical(let decay), .overdamped(let decay, _): decay
    }
  }
}
