extension Decay {
  /// Seconds until the remaining distance to the destination is `distance` points.
  ///
  /// 0 if the whole distance is no longer than that; infinite if `distance` is not above 0 and the motion has a
  /// distance to travel. iOS-like profiles stop at 0.5 pt.
  public func duration(stoppingWithin distance: Double) -> Double {
    let way = abs(travel)
    if way == 0 { return 0 }
    guard distance > 0 else { return .infinity }
    if way <= distance { return 0 }
    return Elementary.logRatio(way, distance) / -exponent
  }

  /// Seconds until the motion passes `target`, in points.
  ///
  /// 0 for the initial position. Infinite when the motion never gets there: the target lies behind,
  /// beyond the destination, or is the destination itself. A target within the rounding error of
  /// the destination (about one unit in the last place of the numbers involved) counts as the
  /// destination.
  public func time(toReach target: Double) -> Double {
    let way = Elementary.finite(target - initialPosition)
    if way == 0 { return 0 }
    let whole = travel
    guard way.sign == whole.sign else { return .infinity }
    let remaining = abs(whole) - abs(way)
    let rounding = max(initialPosition.magnitude, target.magnitude).ulp / 2 + 2 * whole.ulp
    guard remaining > rounding else { return .infinity }
    // Past half of the way the difference is exact, and the quotient not near 1.
    let logarithm =
      remaining < abs(way)
      ? Elementary.log(remaining / abs(whole)) : Elementary.log1p(-(way / whole))
    return logarithm / exponent
  }

  /// Seconds until half of the way to the destination is done; the same for every velocity.
  public var halfDistanceTime: Double { Elementary.log(2) / -exponent }
}
