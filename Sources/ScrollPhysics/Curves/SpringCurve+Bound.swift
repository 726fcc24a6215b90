extension SpringCurve {
  /// Seconds after which the envelope certainly stays within `distance` points, as ScrollMechanics
  /// estimates durations. For comparison; ``settleTime(within:)`` is exact.
  ///
  /// `nil` for over-damped springs, which ScrollMechanics has not. 0 for a spring at rest.
  public func settleBound(within distance: Double) -> Double? {
    if initialDisplacement == 0, initialVelocity == 0 { return 0 }
    let displacement = abs(initialDisplacement)
    let gain = abs(displacementGain)
    switch shape {
    case .underdamped(let decay, let frequency):
      return Elementary.log((displacement + gain / frequency) / distance) / decay
    case .critical(let decay):
      let still = Elementary.log(2 * displacement / distance) / decay
      let moving = 2 / decay * Elementary.log(4 * gain / (Elementary.exp(1) * decay * distance))
      return max(still, moving)
    case .overdamped:
      return nil
    }
  }
}
