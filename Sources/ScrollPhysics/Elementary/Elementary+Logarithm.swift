extension Elementary {
  /// The natural logarithm of `x`, within 0.7 ulp.
  static func log(_ x: Double) -> Double {
    if x > 0, x < .infinity {
      return x < .leastNormalMagnitude
        ? logarithm(Pair(head: x * 0x1p54, tail: 0), shift: -54)
        : logarithm(Pair(head: x, tail: 0), shift: 0)
    }
    if x == 0 { return -.infinity }
    return x > 0 || x.isNaN ? x : .nan
  }

  /// The logarithm of 1 + `x`, without cancellation near 0; within 0.7 ulp.
  static func log1p(_ x: Double) -> Double {
    if abs(x) < 0x1p-54 { return x }
    if x > -1, x < .infinity {
      // Where 1 + x needs no power of two, its fraction is x itself.
      if x > -0.29, x < 0.41 { return logarithm(fraction: x, tail: 0, power: 0) }
      return logarithm(Pair(sum: 1, x), shift: 0)
    }
    if x == -1 { return -.infinity }
    return x > 0 || x.isNaN ? x : .nan
  }

  /// The logarithm of a normal number above 0, times 2 to the power of `shift`.
  private static func logarithm(_ x: Pair, shift: Int64) -> Double {
    // The bits of √½, the lower end of the fraction's interval.
    let lowest: Int64 = 0x3fe6_a09e_667f_3bcd
    let power = (Int64(bitPattern: x.head.bitPattern) - lowest) >> 52
    let bits = Int64(bitPattern: x.head.bitPattern) - power << 52
    let factor = Double(bitPattern: UInt64(bitPattern: bits))
    return logarithm(
      fraction: factor - 1, tail: x.tail == 0 ? 0 : x.tail / x.head, power: Double(power + shift))
  }

  /// k ln 2 + ln(1 + f) + `tail` for √½ ≤ 1 + f ≤ √2 and a whole k = `power`.
  ///
  /// ln(1 + f) = f - f²/2 + s (f²/2 + s² L(s²)) with s = f / (2 + f), from the series of the inverse hyperbolic
  /// tangent, 2 (s + s³/3 + s⁵/5 + …). L has degree 6 for |s| ≤ 0.1716; the error is 2^-59.5. Terms that are not
  /// small are summed without error.
  private static func logarithm(fraction f: Double, tail: Double, power: Double) -> Double {
    let s = f / (2 + f)
    let z = s * s
    let square = z * z
    let l0 = 0x1.5555_5555_55592p-1 + 0x1.9999_9999_7ff39p-2 * z
    let l2 = 0x1.2492_4941_df14ep-2 + 0x1.c71c_5216_1e5bcp-3 * z
    let l4 = 0x1.7466_3c9a_b0a3ap-3 + 0x1.39a1_ef63_d8168p-3 * z
    let series = z * (l0 + square * (l2 + square * (l4 + 0x1.2f03_8be9_b2adcp-3 * square)))

    let (upper, lower) = f.halves
    let halfSquare = 0.5 * upper * upper
    let squareRest = 0.5 * lower * (f + upper)
    // ln 2 in 40 bits and the rest: the first product is exact.
    let whole = Pair(ordered: power * 0x1.62e4_2fef_a2p-1, f)
    let difference = Pair(ordered: whole.head, -halfSquare)
    let small = tail + power * 0x1.9ef3_5793_c7673p-41
    let rest = small + (s * (0.5 * f * f + series) - squareRest)
    return difference.head + (difference.tail + (whole.tail + rest))
  }
}
