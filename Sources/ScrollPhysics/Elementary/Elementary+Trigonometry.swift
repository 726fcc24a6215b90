extension Elementary {
  /// The sine of `x` in radians, within 0.8 ulp for every `x`. Exactly odd.
  static func sin(_ x: Double) -> Double {
    let magnitude = abs(x)
    if magnitude < 0x1p-27 || x.isNaN { return x }
    if magnitude <= 0.785 { return sine(Pair(head: x, tail: 0)) }
    let angle = Angle(x)
    let value = angle.quadrant & 1 == 0 ? sine(angle.rest) : cosine(angle.rest)
    return angle.quadrant & 2 == 0 ? value : -value
  }

  /// The cosine of `x` in radians, within 0.8 ulp for every `x`. Exactly even.
  static func cos(_ x: Double) -> Double {
    if abs(x) <= 0.785 { return cosine(Pair(head: x, tail: 0)) }
    let angle = Angle(x)
    let value = angle.quadrant & 1 == 0 ? cosine(angle.rest) : sine(angle.rest)
    return (angle.quadrant + 1) & 2 == 0 ? value : -value
  }

  /// sin r = r + r³ S(r²) for |r| ≤ 0.7854; S has degree 5, the error is 2^-57.9.
  private static func sine(_ r: Pair) -> Double {
    let z = r.head * r.head
    let square = z * z
    let s0 = -0x1.5555_5555_55548p-3 + 0x1.1111_1111_0f730p-7 * z
    let s2 = -0x1.a01a_019b_e9216p-13 + 0x1.71de_3555_2b3c6p-19 * z
    let s4 = -0x1.ae5e_4b83_cd998p-26 + 0x1.5d8b_558c_580a3p-33 * z
    let series = s0 + square * (s2 + square * s4)
    return r.head + (r.head * z * series + r.tail * (1 - 0.5 * z))
  }

  /// cos r = 1 - r²/2 + r⁴ C(r²) for |r| ≤ 0.7854; C has degree 5, the error is 2^-63.9.
  private static func cosine(_ r: Pair) -> Double {
    let z = r.head * r.head
    let square = z * z
    let c0 = 0x1.5555_5555_5554bp-5 - 0x1.6c16_c16c_15013p-10 * z
    let c2 = 0x1.a01a_019c_8ed07p-16 - 0x1.27e4_f7f1_410b2p-22 * z
    let c4 = 0x1.1ee9_db8e_29922p-29 - 0x1.8fa6_5e8b_8d1ccp-37 * z
    let series = square * (c0 + square * (c2 + square * c4))
    // The square in two parts: its rounding error is not small compared with the result.
    let (upper, lower) = r.head.halves
    let sum = Pair(ordered: 1, -0.5 * upper * upper)
    let squareRest = 0.5 * lower * (r.head + upper) + r.head * r.tail
    return sum.head + (sum.tail + (series - squareRest))
  }
}
