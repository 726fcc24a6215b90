extension Fling {
  /// Points at `t` seconds. After ``endTime`` the last curve goes on; showing ``restPosition`` from
  /// then on is the caller's part. Exactly the edge at the crossing.
  public func position(at t: Double) -> Double {
    guard let crossing, let bounce else { return decay.position(at: t) }
    if t < crossing.time {
      // Rounding must not show the edge crossed before it is.
      let position = decay.position(at: t)
      return crossing.side == .trailing
        ? min(position, crossing.edge) : max(position, crossing.edge)
    }
    return Elementary.finite(crossing.edge + bounce.displacement(at: t - crossing.time))
  }

  /// Points per second at `t` seconds, continuous across the crossing.
  public func velocity(at t: Double) -> Double {
    guard let crossing, let bounce, t >= crossing.time else { return decay.velocity(at: t) }
    return bounce.velocity(at: t - crossing.time)
  }

  /// Whether the spring has taken over at `t` seconds. Stays true after ``endTime``.
  public func isBouncing(at t: Double) -> Bool {
    guard let crossing else { return false }
    return t >= crossing.time
  }

  /// Points, the position at ``endTime``: for a motion without a crossing the stop distance short
  /// of ``restPosition``.
  public var stopPosition: Double { position(at: endTime) }
}
