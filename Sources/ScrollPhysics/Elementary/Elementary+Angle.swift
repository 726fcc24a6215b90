extension Elementary {
  /// An angle as a whole number of quarter turns and a rest of at most an eighth.
  struct Angle {
    /// Quarter turns, modulo 4 in the lowest two bits.
    let quadrant: Int
    /// Radians. Its error is below 2^-60 times its size, even very near a quarter turn.
    let rest: Pair

    init(quadrant: Int, rest: Pair) {
      self.quadrant = quadrant
      self.rest = rest
    }

    /// NaN for an infinite or undefined angle.
    init(_ x: Double) {
      if abs(x) < 0x1p20 {
        self.init(moderate: x)
      } else if x.isFinite {
        let angle = Angle(large: abs(x))
        self = x > 0 ? angle : Angle(quadrant: -angle.quadrant, rest: -angle.rest)
      } else {
        self.init(quadrant: 0, rest: Pair(head: .nan, tail: .nan))
      }
    }

    /// π/2 in four parts, of 33 bits except for the last: below 2^20 quarter turns all products but the last are
    /// exact, and the omitted rest is below 2^-132.
    private init(moderate x: Double) {
      let shift = 0x1.8p52
      let shifted = x * (2 / .pi) + shift
      let turns = shifted - shift
      let first = x - turns * 0x1.921f_b544p+0
      let second = Pair(sum: first, -turns * 0x1.0b46_11a6p-34)
      let third = Pair(sum: second.head, -turns * 0x1.3198_a2e0p-69)
      let tail = second.tail + (third.tail - turns * 0x1.b839_a252_049c1p-104)
      rest = Pair(sum: third.head, tail)
      quadrant = Int(truncatingIfNeeded: shifted.bitPattern)
    }

    /// The fraction of x · 2/π in whole numbers, from the 192 bits of 2/π that decide about it:
    /// those before them add whole turns, those behind less than 2^-137 quarter turns.
    private init(large x: Double) {
      let mantissa = x.significandBitPattern | 1 << 52
      // The first bit that counts stands for two quarter turns.
      let offset = Int(x.exponent) - 52 + 62
      let last = mantissa.multipliedFullWidth(by: Self.bits(at: offset + 128))
      let middle = mantissa.multipliedFullWidth(by: Self.bits(at: offset + 64))
      let (second, carries) = middle.low.addingReportingOverflow(last.high)
      let first = mantissa &* Self.bits(at: offset) &+ middle.high &+ (carries ? 1 : 0)
      // Two bits of quarter turns, then the fraction; from one half on it counts back from the next.
      let isPast = first >> 61 & 1 == 1
      quadrant = Int(first >> 62) + (isPast ? 1 : 0)
      let flip: UInt64 = isPast ? .max : 0
      let upper = (first << 2 | second >> 62) ^ flip
      let lower = (second << 2 | last.low >> 62) ^ flip
      // No double comes so close to a quarter turn that fewer than 64 bits are left.
      let zeros = upper.leadingZeroBitCount
      let (u, l) = (upper << zeros | lower >> (64 - zeros), lower << zeros)

      let (u0, l0) = u.multipliedFullWidth(by: Self.eighth.upper)
      let (l1, carry1) = l0.addingReportingOverflow(
        u.multipliedFullWidth(by: Self.eighth.lower).high)
      let (l2, carry2) = l1.addingReportingOverflow(
        l.multipliedFullWidth(by: Self.eighth.upper).high)
      let u2 = u0 &+ (carry1 ? 1 : 0) &+ (carry2 ? 1 : 0)
      // The upper 53 bits are a double, the next 75 the other one.
      let unit = Double(sign: isPast ? .minus : .plus, exponent: -63 - zeros, significand: 1)
      let tail = Double(u2 & 0x7ff) + Double(l2) * 0x1p-64
      let radians = Pair(ordered: Double(u2 & ~0x7ff), tail)
      rest = Pair(head: radians.head * unit, tail: radians.tail * unit)
    }

    /// 64 bits of 2/π, the first of them `offset` - 63 places behind the binary point.
    private static func bits(at offset: Int) -> UInt64 {
      let (word, bit) = (offset >> 6, offset & 63)
      return twoOverPi[word] << bit | twoOverPi[word + 1] >> (64 - bit)
    }

    /// π/4 · 2^128, rounded down.
    private static let eighth: (upper: UInt64, lower: UInt64) = (
      0xc90f_daa2_2168_c234, 0xc4c6_628b_80dc_1cd1
    )

    /// 2/π in 1216 bits after the binary point; the first word is the whole part.
    private static let twoOverPi: [UInt64] = [
      0x0000_0000_0000_0000, 0xa2f9_836e_4e44_1529, 0xfc27_57d1_f534_ddc0, 0xdb62_9599_3c43_9041,
      0xfe51_63ab_debb_c561, 0xb724_6e3a_424d_d2e0, 0x0649_2eea_09d1_921c, 0xfe1d_eb1c_b129_a73e,
      0xe882_35f5_2ebb_4484, 0xe99c_7026_b45f_7e41, 0x3991_d639_8353_39f4, 0x9c84_5f8b_bdf9_283b,
      0x1ff8_97ff_de05_980f, 0xef2f_118b_5a0a_6d1f, 0x6d36_7ecf_27cb_09b7, 0x4f46_3f66_9e5f_ea2d,
      0x7527_bac7_ebe5_f17b, 0x3d07_39f7_8a52_92ea, 0x6bfb_5fb1_1f8d_5d08, 0x5603_3046_fc7b_6bab,
    ]
  }
}
