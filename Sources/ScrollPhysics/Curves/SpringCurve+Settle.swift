extension SpringCurve {
  /// Seconds until the curve stays within `distance` points: the last time |x| equals it.
  ///
  /// 0 when it never is farther out. Infinite when `distance` is not above 0 and the spring moves
  /// at all. Exact in all three cases of damping, not the bound given by the envelope.
  public func settleTime(within distance: Double) -> Double {
    if initialDisplacement == 0, initialVelocity == 0 { return 0 }
    guard distance > 0 else { return .infinity }
    let extremum = firstExtremum
    if let extremum, abs(extremum.displacement) > distance {
      return lastExit(after: extremum, distance: distance)
    }
    guard abs(initialDisplacement) > distance else { return 0 }
    // From the start to the first extremum the curve runs in one direction.
    return exit(from: 0, to: extremum?.time, distance: distance)
  }

  /// Seconds until the curve stays both within `distance` points and no faster than `speed` points
  /// per second: the last moment at which one of the two is reached from above.
  ///
  /// 0 when it always is both. The rules of ``settleTime(within:)`` apply to both limits.
  public func settleTime(within distance: Double, speed: Double) -> Double {
    max(settleTime(within: distance), derivative.settleTime(within: speed))
  }

  /// The last exit when the extremum lies outside.
  private func lastExit(
    after extremum: (time: Double, displacement: Double), distance: Double
  ) -> Double {
    guard case .underdamped(let decay, let frequency) = shape else {
      return exit(from: extremum.time, to: nil, distance: distance)
    }
    // Extrema are half a period apart and shrink by the same factor each. Find the last outside.
    let halfPeriod = Elementary.pi / frequency
    let logarithm = Elementary.logRatio(abs(extremum.displacement), distance)
    var swings = (logarithm / (decay * halfPeriod)).rounded(.down)
    func isOutside(_ swings: Double) -> Bool {
      abs(displacement(at: extremum.time + swings * halfPeriod)) > distance
    }
    // The quotient can be off by one where an extremum just touches the distance.
    if swings > 0, !isOutside(swings) { swings -= 1 }
    if isOutside(swings + 1) { swings += 1 }
    let start = extremum.time + swings * halfPeriod
    return exit(from: start, to: start + halfPeriod, distance: distance)
  }

  /// Where |x| falls to `distance` between `start`, outside, and `end`, inside, with a curve that
  /// runs in one direction between them. Without an `end` it returns to 0 for good.
  private func exit(from start: Double, to end: Double?, distance: Double) -> Double {
    var end = end ?? .infinity
    if end == .infinity {
      var reach = 1 / shape.decay
      // The envelope is below the smallest number after some 1500 of these, 11 doublings.
      for _ in 0..<64 where abs(displacement(at: start + reach)) > distance { reach *= 2 }
      end = start + reach
    }
    return BracketedRoot.falling(from: start, to: end) { t in
      let (x, v) = t > 0 ? state(at: t) : (initialDisplacement, initialVelocity)
      return (abs(x) - distance, x < 0 ? -v : v)
    }
  }
}
