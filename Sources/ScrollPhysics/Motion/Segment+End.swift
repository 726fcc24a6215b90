extension Segment {
  /// Points, where the segment ends or tends to.
  public var destination: Double {
    switch self {
    case .rest(let position): position
    case .decay(let decay): decay.destination
    case .friction(let friction): friction.finalPosition
    case .braking(let braking): braking.destination
    case .spline(let fling): fling.position(at: .infinity)
    case .power(let fling): fling.position(at: .infinity)
    case .spring(_, let rest), .cubic(_, let rest): rest
    case .approach(let approach): approach.target
    case .ease(let curve): curve.target
    case .custom(let motion): motion.storage.end
    }
  }

  /// Seconds until the segment is over; for one that only tends to its destination, until it stays
  /// within `distance` points of it, infinite when `distance` is not above 0.
  public func duration(within distance: Double) -> Double {
    switch self {
    case .rest: 0
    case .decay(let decay): decay.duration(stoppingWithin: distance)
    case .friction(let friction): friction.duration(stoppingWithin: distance)
    case .braking(let braking): braking.duration
    case .spline(let fling): fling.duration
    case .power(let fling): fling.duration
    case .spring(let curve, _): curve.settleTime(within: distance)
    case .cubic(let curve, _): curve.duration
    case .approach(let approach): approach.duration(stoppingWithin: distance)
    case .ease(let curve): curve.duration
    case .custom(let motion): motion.duration(within: distance)
    }
  }

  /// Seconds until a free motion passes `target`, in points: 0 where it begins, infinite when it never
  /// gets there. Infinite for all other segments, which no edge ends.
  func passage(of target: Double) -> Double {
    guard target.isFinite else { return .infinity }
    return switch self {
    case .decay(let decay): decay.time(toReach: target)
    case .friction(let friction): friction.time(toReach: target)
    case .braking(let braking): braking.time(toReach: target)
    case .spline(let fling): fling.time(toReach: target)
    case .power(let fling): fling.time(toReach: target)
    case .custom(let motion): motion.passage(of: target)
    case .rest, .spring, .cubic, .approach, .ease: .infinity
    }
  }
}

extension FrictionMotion {
  /// Seconds until the motion stops or, without a constant deceleration, until the way left is
  /// `distance` points; infinite when it then is not above 0.
  func duration(stoppingWithin distance: Double) -> Double {
    guard finalTime == .infinity else { return finalTime }
    let whole = way(at: .infinity)
    guard distance > 0 else { return whole == 0 ? 0 : .infinity }
    return whole <= distance ? 0 : Elementary.logRatio(whole, distance) / -exponent
  }
}

extension RetargetedDecay {
  /// Seconds until the target is `distance` points away, 0 when it is no farther from the start;
  /// infinite when `distance` is not above 0.
  public func duration(stoppingWithin distance: Double) -> Double {
    let way = abs(Elementary.finite(target - initialPosition))
    guard distance > 0 else { return .infinity }
    return way <= distance ? 0 : Elementary.finite(Elementary.logRatio(way, distance) / -exponent)
  }
}
