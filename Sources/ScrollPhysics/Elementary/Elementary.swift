/// The elementary functions the curves are made of, in one place and the same to the bit everywhere.
///
/// They consist of IEEE operations that every machine rounds alike: sum, product, quotient, square
/// root, and work on bits. There is no fused multiply-add and nothing of the platform's library.
/// Special values are those of IEEE 754: NaN in, NaN out; NaN outside the domain.
///
/// Bounds in their doc comments are in units in the last place of the exact result (ulp); half a unit is the least
/// possible. Polynomials are minimax: Remez exchange with 200 bits, coefficients rounded to double one after the
/// other from the lowest, the rest fitted again each time. Their error is given relative to the function, after that
/// rounding.
enum Elementary {
  static let pi = Double.pi

  /// `x` to the power of `y` for `x` of 0 or more and positive `y`.
  ///
  /// The error grows with the result's logarithm: at most |y ln x| + 2 ulp.
  static func pow(_ x: Double, _ y: Double) -> Double { x == 0 ? 0 : exp(y * log(x)) }

  static func sqrt(_ x: Double) -> Double { x.squareRoot() }

  /// The logarithm of `a / b` for positive `a` and `b`, also where the quotient overflows and
  /// without cancellation where it is near 1.
  static func logRatio(_ a: Double, _ b: Double) -> Double {
    let ratio = a / b
    // Within a factor of two the difference is exact.
    if ratio > 0.5, ratio < 2 { return log1p((a - b) / b) }
    if ratio.isFinite, ratio >= .leastNormalMagnitude { return log(ratio) }
    return log(a) - log(b)
  }

  /// `x`, or the largest finite number of its sign where it overflowed.
  static func finite(_ x: Double) -> Double {
    // In this form each line is one instruction. NaN stays NaN.
    let bounded = x > .greatestFiniteMagnitude ? .greatestFiniteMagnitude : x
    return bounded < -.greatestFiniteMagnitude ? -.greatestFiniteMagnitude : bounded
  }
}
