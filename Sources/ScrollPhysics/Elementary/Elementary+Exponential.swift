extension Elementary {
  /// e to the power of `x`, within 0.55 ulp; also where the result is subnormal.
  ///
  /// Inlined: a sample of a bounce (`scrollbench`) takes a tenth less time.
  @inline(__always)
  static func exp(_ x: Double) -> Double {
    // Written so that NaN fails as well.
    guard abs(x) < normalPowers else { return exponentialOutside(x) }
    return exp(normal: x)
  }

  /// e to a power of less than this size, and to minus it, are normal numbers.
  static let normalPowers = 708.0

  /// e to the power of `x` for |x| < ``normalPowers``.
  @inline(__always)
  static func exp(normal x: Double) -> Double {
    let power = Exponential(x)
    return (power.head + power.tail) * Double(bitPattern: power.scale)
  }

  /// e to the power of `x`, minus 1, without cancellation near 0; within 0.8 ulp.
  ///
  /// Inlined: a sample of a decay (`scrollbench`) takes a twentieth less time.
  @inline(__always)
  static func expm1(_ x: Double) -> Double {
    guard abs(x) < 37 else { return exponentialMinus1Outside(x) }
    if abs(x) < 0.34 { return exponentialMinus1(small: x) }
    let power = Exponential(x)
    let scale = Double(bitPattern: power.scale)
    let head = power.head * scale
    let sum = x < 0 ? Pair(ordered: -1, head) : Pair(ordered: head, -1)
    return sum.head + (sum.tail + power.tail * scale)
  }

  /// e^x as a power of two and a sum of a table's entry and a small correction.
  ///
  /// x = (128 k + j) (ln 2) / 128 + r with whole k and j, 0 ≤ j < 128 and |r| ≤ 0.00271; so that
  /// e^x = 2^k 2^(j/128) e^r. The table has the middle factor; e^r = 1 + r + r² P(r), where P has
  /// degree 3 and the error is 2^-63.8. Its coefficients are least squares over Chebyshev points.
  private struct Exponential {
    /// The bits of 2^k.
    let scale: UInt64
    let head: Double
    let tail: Double

    /// For |x| < 746; `scale` is a number for |x| < 708.
    @inline(__always)
    init(_ x: Double) {
      // Above 2^52 doubles are whole numbers: the sum rounds to one, which stands in its last bits.
      let shift = 0x1.8p52
      let shifted = x * 0x1.7154_7652_b82fep7 + shift
      let steps = shifted - shift
      let bits = shifted.bitPattern
      scale = (bits & ~127) << 45 &+ 0x3ff0_0000_0000_0000
      // (ln 2) / 128 in 35 bits and the rest: the first product and the difference are exact.
      let r = (x - steps * 0x1.62e4_2fef_8p-8) - steps * 0x1.1cf7_9abc_9e3b4p-43
      let square = r * r
      let low = 0.5 + 0x1.5555_5555_5548cp-3 * r
      let high = 0x1.5555_5a40_d08bfp-5 + 0x1.1111_15bf_b5082p-7 * r
      let rest = r + square * (low + square * high)
      let power = Elementary.powers[Int(truncatingIfNeeded: bits & 127)]
      head = power.head
      tail = power.tail + power.head * rest
    }
  }

  /// x + x²/2 + x³ Q(x) for |x| ≤ 0.3466; Q has degree 9, the error is 2^-58.3.
  private static func exponentialMinus1(small x: Double) -> Double {
    let square = x * x
    let fourth = square * square
    let q0 = 0x1.5555_5555_55559p-3 + 0x1.5555_5555_554b9p-5 * x
    let q2 = 0x1.1111_1111_0f422p-7 + 0x1.6c16_c16c_12763p-10 * x
    let q4 = 0x1.a01a_01b1_f069cp-13 + 0x1.a01a_02ff_9833ep-16 * x
    let q6 = 0x1.71dd_f0e9_21677p-19 + 0x1.27df_b2f8_d10eep-22 * x
    let q8 = 0x1.af6e_dbf0_c91f5p-26 + 0x1.2a46_da95_239f3p-29 * x
    let series = (q0 + q2 * square) + fourth * ((q4 + q6 * square) + q8 * fourth)
    // The sum would lose the sign of -0.
    return x == 0 ? x : x + (0.5 * square + x * square * series)
  }

  @inline(never)
  private static func exponentialOutside(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 710 { return .infinity }
    if x < -746 { return 0 }
    let power = Exponential(x)
    // 64 binary digits away from the border the scale is a normal number.
    let digits: UInt64 = 64 << 52
    guard x < 0 else {
      return (power.head + power.tail) * Double(bitPattern: power.scale &- digits) * 0x1p64
    }
    let scale = Double(bitPattern: power.scale &+ digits)
    let sum = Pair(ordered: power.head * scale, power.tail * scale)
    let smallestNormal = 0x1p-958
    if sum.head >= smallestNormal { return sum.head * 0x1p-64 }
    // Beside that number the last place is that of the result, so that it is rounded only once.
    let rounded = Pair(ordered: smallestNormal, sum.head)
    return (rounded.head + (rounded.tail + sum.tail) - smallestNormal) * 0x1p-64
  }

  @inline(never)
  private static func exponentialMinus1Outside(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x < 0 { return exp(x) - 1 }
    if x >= 708 { return exp(x) }
    let power = Exponential(x)
    let scale = Double(bitPattern: power.scale)
    return (power.head + (power.tail - 1 / scale)) * scale
  }
}
