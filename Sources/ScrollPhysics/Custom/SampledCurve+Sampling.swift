extension SampledCurve {
  /// The fraction of the way at `t` seconds: 0 until the start, 1 from the end on. Takes the logarithm of the number of
  /// samples.
  func fraction(at t: Double) -> Double {
    guard t > 0 else { return 0 }
    guard t < duration else { return 1 }
    let piece = piece(at: t)
    return min(max(piece.value(piece.share(of: t)), 0), 1)
  }

  /// The slope at `t` seconds, per second, 0 or more: that of the start until then, 0 from the end on.
  func slope(at t: Double) -> Double {
    guard t > 0 else { return tangents[0] }
    guard t < duration else { return 0 }
    return max(0, rate(at: t))
  }

  /// The same within the curve, also below 0 for a curve that is known to go back.
  func rate(at t: Double) -> Double {
    let piece = piece(at: t)
    return piece.slope(piece.share(of: t))
  }

  /// Seconds until the fraction is first `fraction`; infinite for more than 1.
  func time(toReach fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction <= 1 else { return .infinity }
    // The first sample that is as far.
    var (low, high) = (0, fractions.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fractions[middle] < fraction { low = middle } else { high = middle }
    }
    let piece = Piece(self, low)
    let share = BracketedRoot.falling(from: 0, to: 1) { share in
      (fraction - piece.value(share), -piece.slope(share) * piece.length)
    }
    return piece.start + share * piece.length
  }

  /// The moments of the samples before and after `t` seconds.
  func bounds(at t: Double) -> ClosedRange<Double> {
    let piece = piece(at: t)
    return piece.start...max(piece.start, piece.start + piece.length)
  }

  private func piece(at t: Double) -> Piece {
    var (low, high) = (0, times.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= t { low = middle } else { high = middle }
    }
    return Piece(self, low)
  }

  /// A cubic between two samples, by the share of the time between them.
  private struct Piece {
    let start: Double
    let length: Double
    let value: Double
    let rise: Double
    let first: Double
    let last: Double

    init(_ curve: SampledCurve, _ index: Int) {
      start = curve.times[index]
      length = curve.times[index + 1] - start
      value = curve.fractions[index]
      rise = curve.fractions[index + 1] - value
      first = curve.tangents[index]
      last = curve.tangents[index + 1]
    }

    func share(of t: Double) -> Double { (t - start) / length }

    func value(_ s: Double) -> Double {
      let left = 1 - s
      return value + rise * (s * s * (3 - 2 * s))
        + length * (s * left) * (left * first - s * last)
    }

    func slope(_ s: Double) -> Double {
      let left = 1 - s
      return 6 * (rise / length) * (s * left) + left * (1 - 3 * s) * first
        + s * (3 * s - 2) * last
    }
  }

  /// The slopes at the samples, each from 0 to 3 times those of the pieces on both sides, which keeps a cubic monotone.
  static func tangents(
    _ times: [Double], _ fractions: [Double], startsAtRest: Bool
  ) -> [Double] {
    let last = times.count - 1
    let lengths = (0..<last).map { times[$0 + 1] - times[$0] }
    let slopes = (0..<last).map { (fractions[$0 + 1] - fractions[$0]) / lengths[$0] }
    var tangents = [Double](repeating: 0, count: times.count)
    if !startsAtRest {
      if last == 1 {
        tangents[0] = 2 * slopes[0]
      } else {
        let bend = lengths[0] / (lengths[0] + lengths[1]) * (slopes[0] - slopes[1])
        tangents[0] = min(max(slopes[0], slopes[0] + bend), 3 * slopes[0])
      }
    }
    for index in 1..<max(1, last) where slopes[index - 1] > 0 && slopes[index] > 0 {
      let before = 2 * lengths[index] + lengths[index - 1]
      let after = lengths[index] + 2 * lengths[index - 1]
      tangents[index] = (before + after) / (before / slopes[index - 1] + after / slopes[index])
    }
    return tangents.map(Elementary.finite)
  }
}
