extension BouncingFling {
  /// Pixels at `t` seconds: exactly the edge whenever the spring is within both tolerances.
  public func position(at t: Double) -> Double {
    guard let crossing, let state = springState(at: t) else { return friction.position(at: t) }
    if isWithin(state) { return crossing.edge }
    return Elementary.finite(crossing.edge + state.displacement)
  }

  /// Pixels per second at `t` seconds; that of the curves even where the position has jumped to the
  /// edge. At the crossing it falls to the edge's limit.
  public func velocity(at t: Double) -> Double {
    springState(at: t)?.velocity ?? friction.velocity(at: t)
  }

  /// Whether the spring moves the content at `t` seconds; `false` at the very moment of the crossing.
  public func isBouncing(at t: Double) -> Bool {
    guard let crossing else { return false }
    return startsBeyond || t > crossing.time
  }

  /// Whether the motion counts as done at `t` seconds. A slow spring can be done at first, and not
  /// be later.
  public func isDone(at t: Double) -> Bool {
    guard let state = springState(at: t) else {
      return abs(friction.velocity(at: t)) < parameters.velocityTolerance
    }
    return isWithin(state)
  }

  private func springState(at t: Double) -> (displacement: Double, velocity: Double)? {
    guard let crossing, let bounce, isBouncing(at: t) else { return nil }
    let elapsed = t - crossing.time
    return (bounce.displacement(at: elapsed), bounce.velocity(at: elapsed))
  }

  private func isWithin(_ state: (displacement: Double, velocity: Double)) -> Bool {
    abs(state.displacement) < parameters.distanceTolerance
      && abs(state.velocity) < parameters.velocityTolerance
  }
}
