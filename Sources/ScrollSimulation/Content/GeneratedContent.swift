import ScrollScenario
import ScrollTools

/// Rows whose heights are computed from a seed and the row's number.
struct GeneratedContent: Sendable {
  var seed: UInt64
  var heights: Scenario.HeightDistribution

  /// Points, a multiple of ``tick``.
  func height(row: Int) -> Double {
    let bits = SplitMix64.value(seed: seed, index: UInt64(row))
    return Self.rounded(heights.height(bits: bits))
  }

  /// The finest step of a length in the engine, 1/1024 pt: sums of such lengths are exact.
  static let tick = 1.0 / 1024

  /// The multiple of the tick nearest to a height; halfway between two, the even one.
  static func rounded(_ height: Double) -> Double {
    (height * 1024).rounded(.toNearestOrEven) * tick
  }
}

extension Scenario.HeightDistribution {
  /// The height, in points, that 64 random bits stand for.
  ///
  /// - `fixed`: the height.
  /// - `uniform`: `minimum + (maximum - minimum) u`, with `u` in 0..<1 from the upper 53 bits.
  /// - `choice`: the element at the upper 64 bits of `bits` times the number of elements.
  /// - `exponential`: `-mean ln(1 - u)`, cut to the range: the ends of the range gather what lies
  ///   beyond them, so the mean of the heights differs from `mean`.
  func height(bits: UInt64) -> Double {
    switch self {
    case .fixed(let height): height
    case .uniform(let range):
      range.lowerBound + (range.upperBound - range.lowerBound) * SplitMix64.unit(bits)
    case .choice(let heights):
      heights[Int(bits.multipliedFullWidth(by: UInt64(heights.count)).high)]
    case .exponential(let mean, let range):
      min(
        max(-mean * naturalLogarithm(1 - SplitMix64.unit(bits)), range.lowerBound),
        range.upperBound)
    }
  }
}

/// The natural logarithm of a finite number greater than 0, the same on every machine.
///
/// The C library's differs in the last bit from one version to the next. Here the number is split
/// into a power of two and a factor in 0.7...1.42, whose logarithm is the series
/// 2 (s + s³/3 + s⁵/5 + …) with s = (m - 1) / (m + 1); as |s| < 0.172, eleven terms are exact to
/// the last few bits.
func naturalLogarithm(_ value: Double) -> Double {
  var factor = value.significand
  var exponent = Double(value.exponent)
  if factor > 1.4142135623730951 {
    factor /= 2
    exponent += 1
  }
  let s = (factor - 1) / (factor + 1)
  let square = s * s
  var sum = 0.0
  for n in stride(from: 23.0, through: 1, by: -2) { sum = sum * square + 1 / n }
  return exponent * 0.6931471805599453 + 2 * s * sum
}
