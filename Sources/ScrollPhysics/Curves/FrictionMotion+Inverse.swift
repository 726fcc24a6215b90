extension FrictionMotion {
  /// Seconds until the motion passes `target`, in pixels.
  ///
  /// 0 for the initial position; infinite when the target lies behind or beyond the end.
  public func time(toReach target: Double) -> Double {
    let toward = Elementary.finite(target - initialPosition)
    if toward == 0 { return 0 }
    let wanted = abs(toward)
    guard initialVelocity != 0, (toward < 0) == (initialVelocity < 0),
      wanted <= way(at: .infinity)
    else { return .infinity }
    if case .newton(let steps) = solver {
      var time = 0.0
      for _ in 0..<steps {
        let step = (wanted - way(at: time)) / speed(at: time)
        // The way is concave: no step passes the target, but for rounding.
        guard step > 0, step.isFinite else { break }
        time += step
      }
      return time
    }
    guard constantDeceleration > 0 else {
      // Rounding may make the whole way a little more than itself.
      let lost = max(wanted / abs(initialVelocity) * exponent, -1)
      return Elementary.log1p(lost) / exponent
    }
    return BracketedRoot.falling(from: 0, to: finalTime) { t in
      (wanted - way(at: t), -speed(at: t))
    }
  }

  /// Seconds until the motion is slower than `speed`, in pixels per second, above 0.
  public func time(untilSlowerThan speed: Double) -> Double {
    min(
      finalTime,
      Self.time(
        untilSpeed: speed, from: abs(initialVelocity), exponent: exponent,
        braking: constantDeceleration, solver: .exact))
  }

  /// The t with s e^(Lt) - c t = `end`. Infinite where the speed only tends to it.
  static func time(
    untilSpeed end: Double, from start: Double, exponent: Double, braking: Double, solver: Solver
  ) -> Double {
    if start <= end { return 0 }
    if case .newton(let steps) = solver {
      var time = 0.0
      for _ in 0..<steps {
        let dragged = start * Elementary.exp(exponent * time)
        let step = (dragged - braking * time - end) / (dragged * exponent - braking)
        guard step.isFinite else { break }
        time -= step
      }
      return time
    }
    if braking == 0 {
      return end > 0 ? Elementary.logRatio(start, end) / -exponent : .infinity
    }
    return BracketedRoot.falling(from: 0, to: Elementary.finite(start / braking)) { t in
      let dragged = start * Elementary.exp(exponent * t)
      return (dragged - braking * t - end, dragged * exponent - braking)
    }
  }
}
