extension SpringCurve {
  /// When the velocity is first 0 after the start, and the displacement there.
  ///
  /// `nil` when it never is: over-damped and critically damped springs turn at most once. A
  /// displacement of the other sign than the initial one is an overshoot. Just below a damping
  /// ratio of 1 the extremum lies far out, where the displacement is next to nothing.
  public var firstExtremum: (time: Double, displacement: Double)? {
    guard let time = firstExtremumTime else { return nil }
    return (time, displacement(at: time))
  }

  /// The first extremum on the side of `outward`'s sign, which is also the farthest there; `nil` if the curve has no
  /// extremum there.
  func firstTurn(outward: Double) -> (time: Double, displacement: Double)? {
    guard let first = firstExtremum else { return nil }
    if first.displacement * outward > 0 { return first }
    // Content that comes in over the edge so fast that it swings out again turns there later.
    guard case .underdamped(_, let frequency) = shape else { return nil }
    let time = first.time + Elementary.pi / frequency
    return (time, displacement(at: time))
  }

  /// Seconds until the displacement is first 0 after the start; `nil` when it never is.
  public var firstZeroCrossing: Double? {
    let x = initialDisplacement
    switch shape {
    case .underdamped(_, let frequency):
      return Self.phaseTime(even: x, odd: displacementGain, frequency: frequency)
    case .critical:
      return Self.positive(-x / displacementGain)
    case .overdamped(let slow, let gap):
      let slower = Elementary.finite(initialVelocity + slow * x)
      return Self.gapTime(
        quotient: displacementGain / slower, quotientMinusOne: x / slower * gap, gap: gap)
    }
  }

  var firstExtremumTime: Double? {
    let v = initialVelocity
    switch shape {
    case .underdamped(_, let frequency):
      return Self.phaseTime(even: v, odd: -velocityGain, frequency: frequency)
    case .critical:
      return Self.positive(v / velocityGain)
    case .overdamped(let slow, let gap):
      let slower = Elementary.finite(v + slow * initialDisplacement)
      let fast = slow + gap
      return Self.gapTime(
        quotient: slow / fast * (displacementGain / slower),
        quotientMinusOne: -(v / slower) * (gap / fast), gap: gap)
    }
  }

  /// The first t > 0 with even cos ut + odd (sin ut) / u = 0.
  private static func phaseTime(even: Double, odd: Double, frequency: Double) -> Double? {
    if even == 0 { return odd == 0 ? nil : Elementary.pi / frequency }
    // Working with the sign of `even` gives mirrored curves the same time.
    let toward = even > 0 ? -odd : odd
    return positive(
      Elementary.atan2(Elementary.finite(abs(even) * frequency), toward) / frequency)
  }

  /// The t > 0 with e^(-gap t) = quotient; the quotient minus 1 is known without cancellation.
  private static func gapTime(
    quotient: Double, quotientMinusOne: Double, gap: Double
  ) -> Double? {
    guard quotient > 0, quotientMinusOne < 0 else { return nil }
    let logarithm =
      quotientMinusOne < -0.5 ? Elementary.log(quotient) : Elementary.log1p(quotientMinusOne)
    return positive(logarithm / -gap)
  }

  private static func positive(_ t: Double) -> Double? {
    t > 0 && t.isFinite ? t : nil
  }
}
