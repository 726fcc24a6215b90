extension VelocityTracker {
  /// How many of the samples the least squares and the impulse look at.
  public var samplesInWindow: Int { history.window }

  /// Points per second at the newest sample. `nil` when the strategy finds none: Android's least
  /// squares need two samples in the window that are not of one moment.
  public var estimate: Double? {
    guard history.count > 0 else { return nil }
    let velocity: Double?
    switch strategy {
    case .iosWeighted: velocity = weighted(0.6, 0.35, 0.05)
    case .macosWeighted: velocity = weighted(0.15, 0.65, 0.2)
    case .leastSquares:
      guard let parabola else { return 0 }
      velocity = parabola
    case .androidLeastSquares: velocity = androidParabola(Double.self)
    case .androidSingleLeastSquares: velocity = androidParabola(Float.self).map { Double($0) }
    case .impulse:
      guard let impulse else { return 0 }
      velocity = impulse
    }
    // Sums of huge positions overflow, to NaN where they meet; no strategy knows a velocity then.
    guard let velocity, !velocity.isNaN else { return nil }
    let finite = Elementary.finite(velocity)
    return isBounded && !strategy.isWeighted ? bounded(finite) : finite
  }

  private func weighted(_ oldest: Double, _ middle: Double, _ newest: Double) -> Double {
    history.velocity(2) * oldest + history.velocity(1) * middle + history.velocity(0) * newest
  }

  /// Flutter's fit: the columns 1, t and t² made orthogonal one after the other, t in milliseconds
  /// before the newest sample. `nil` when they depend on each other.
  private var parabola: Double? {
    let count = history.window
    guard count >= 3 else { return nil }
    var (ones, times, places) = (SIMD32<Double>(), SIMD32<Double>(), SIMD32<Double>())
    for index in 0..<count {
      ones[index] = 1
      times[index] = (history.time(index) - history.time(0)) * 1000
      // Which place counts as 0 does not change the slope; the nearer, the fewer digits are lost.
      places[index] = history.position(index) - history.position(0)
    }
    let squares = times * times
    /// Below this length a column counts as 0: `precisionErrorTolerance` of Flutter.
    let negligible = 1e-10
    let level = ones / Elementary.sqrt(Double(count))
    var slope = times - (times * level).sum() * level
    let slopeLength = Elementary.sqrt((slope * slope).sum())
    guard slopeLength >= negligible else { return nil }
    slope /= slopeLength
    var bend = squares - (squares * level).sum() * level
    bend -= (bend * slope).sum() * slope
    let bendLength = Elementary.sqrt((bend * bend).sum())
    guard bendLength >= negligible else { return nil }
    bend /= bendLength
    let curvature = (bend * places).sum() / (bend * squares).sum()
    let perMillisecond =
      ((slope * places).sum() - (slope * squares).sum() * curvature) / (slope * times).sum()
    return perMillisecond * 1000
  }

  /// Android's `calculateImpulseVelocity`: the work v dv of each step, with half of the first one.
  /// `nil` without two samples in the order of time.
  private var impulse: Double? {
    let count = history.window
    guard count >= 2, history.time(1) <= history.time(0) else { return nil }
    if count == 2 { return history.velocity(0) }
    var work = 0.0
    for index in (0..<count - 1).reversed() {
      let seconds = history.time(index) - history.time(index + 1)
      if seconds == 0 { continue }
      let velocity = (history.position(index) - history.position(index + 1)) / seconds
      work += (velocity - Self.velocity(ofWork: work)) * abs(velocity)
      if index == count - 2 { work /= 2 }
    }
    return Self.velocity(ofWork: work)
  }

  private static func velocity(ofWork work: Double) -> Double {
    let speed = Elementary.sqrt(2 * abs(work))
    return work < 0 ? -speed : speed
  }
}
