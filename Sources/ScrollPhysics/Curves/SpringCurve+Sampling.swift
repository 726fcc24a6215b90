extension SpringCurve {
  /// Displacement and velocity at `t` > 0. (0, 0) once the envelope is below the smallest number.
  ///
  /// Inlined, as is the displacement, so that who wants one of the two does not pay for both and a
  /// fling does not copy its curve: together two fifths of a sample's time (`scrollbench`).
  @inline(__always)
  func state(at t: Double) -> (displacement: Double, velocity: Double) {
    let state = unboundedState(at: t)
    return (Elementary.finite(state.displacement), Elementary.finite(state.velocity))
  }

  /// The same, infinite where a product overflows.
  @inline(__always)
  func unboundedState(at t: Double) -> (displacement: Double, velocity: Double) {
    let envelope = Elementary.exp(-shape.decay * t)
    // Also avoids 0 times infinity below.
    guard envelope > 0 else { return (0, 0) }
    let even: Double
    let odd: Double
    switch shape {
    case .underdamped(_, let frequency):
      even = Elementary.cos(frequency * t)
      odd = Elementary.sin(frequency * t) / frequency
    case .critical:
      // The spring of most bounces: two multiplications less.
      return (
        envelope * initialDisplacement + envelope * displacementGain * t,
        envelope * initialVelocity - envelope * velocityGain * t
      )
    case .overdamped(_, let gap):
      even = Elementary.exp(-gap * t)
      odd = -Elementary.expm1(-gap * t) / gap
    }
    // The envelope goes first, so that huge gains meet a small factor before a large one.
    let displacement =
      envelope * initialDisplacement * even + envelope * displacementGain * odd
    let velocity = envelope * initialVelocity * even - envelope * velocityGain * odd
    return (displacement, velocity)
  }

  /// The velocity of this curve as a curve of its own: it obeys the same equation.
  var derivative: SpringCurve {
    let omega = spring.angularFrequency
    let acceleration = Elementary.finite(
      -(2 * spring.dampingRatio * omega * initialVelocity + omega * (omega * initialDisplacement)))
    let gain = -velocityGain
    let gainOfDerivative: Double
    switch shape {
    case .underdamped(let decay, _):
      gainOfDerivative = decay * acceleration + omega * (omega * initialVelocity)
    case .critical(let decay):
      gainOfDerivative = decay * gain
    case .overdamped(let slow, _):
      gainOfDerivative = slow * gain
    }
    return SpringCurve(
      spring: spring, shape: shape, displacement: initialVelocity, velocity: acceleration,
      displacementGain: gain, velocityGain: gainOfDerivative)
  }
}
