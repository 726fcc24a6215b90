extension Elementary {
  /// The angle of the point (`x`, `y`), in -π...π; within 0.7 ulp. Exactly odd in `y`.
  ///
  /// On the axes and for infinite coordinates as IEEE 754 says: ±0 and ±π for y = ±0, with the sign
  /// of `y`, and odd quarters of π for two infinities.
  static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let angle = arcTangent(abs(y), abs(x), isObtuse: x.sign == .minus)
    return y.sign == .minus ? -angle : angle
  }

  /// The angle for numbers that are not negative, of the point mirrored at the y axis if `isObtuse`.
  private static func arcTangent(_ y: Double, _ x: Double, isObtuse: Bool) -> Double {
    // At the axes the angle is the quotient, or a constant and less than half of its last place.
    if y == 0 || x == .infinity && y < x || y < x * 0x1p-60 {
      return isObtuse ? .pi : (y == 0 ? 0 : y / x)
    }
    if y == .infinity && x < y || x < y * 0x1p-60 { return .pi / 2 }
    if y == .infinity { return isObtuse ? 3 * eighthTurn.head : eighthTurn.head }

    // Away from the ends of the range errors of products neither over- nor underflow.
    let largest = max(x, y)
    let scale = largest > 0x1p500 ? 0x1p-600 : largest < 0x1p-300 ? 0x1p600 : 1
    let (y, x) = (y * scale, x * scale)
    // tan π/8 and its inverse part the quadrant in three: each angle is a multiple of π/4 and one
    // whose tangent is at most 0.4143.
    let slope = 0x1.a827_999f_cef32p-2
    let eighths: Double
    var tangent: Pair
    if y < slope * x {
      eighths = 0
      tangent = quotient(Pair(head: y, tail: 0), Pair(head: x, tail: 0))
    } else if x < slope * y {
      eighths = 2
      tangent = -quotient(Pair(head: x, tail: 0), Pair(head: y, tail: 0))
    } else {
      eighths = 1
      tangent = quotient(Pair(sum: y, -x), Pair(sum: y, x))
    }
    if isObtuse { tangent = -tangent }
    return arcTangent(tangent, plusEighths: isObtuse ? 4 - eighths : eighths)
  }

  /// π/4 to 106 bits.
  private static let eighthTurn = Pair(
    head: 0x1.921f_b544_42d18p-1, tail: 0x1.1a62_6331_45c07p-55)

  /// a / b, to some 100 bits.
  private static func quotient(_ a: Pair, _ b: Pair) -> Pair {
    let head = a.head / b.head
    let product = Pair(product: head, b.head)
    let rest = (a.head - product.head) - product.tail + (a.tail - head * b.tail)
    return Pair(head: head, tail: rest / b.head)
  }

  /// k π/4 + atan q for |q| ≤ 0.4143, with atan q = q + q³ A(q²). A has degree 10, the error is
  /// 2^-59.4.
  private static func arcTangent(_ q: Pair, plusEighths k: Double) -> Double {
    let z = q.head * q.head
    let square = z * z
    let fourth = square * square
    let a0 = -0x1.5555_5555_5553dp-2 + 0x1.9999_9999_9585fp-3 * z
    let a2 = -0x1.2492_4922_acecdp-3 + 0x1.c71c_70e5_d6fffp-4 * z
    let a4 = -0x1.745c_f8d5_3430fp-4 + 0x1.3b11_1891_7c0f9p-4 * z
    let a6 = -0x1.10eb_b1cc_5d2f9p-4 + 0x1.df0e_e9bc_2680bp-5 * z
    let a8 = -0x1.9cd0_fb31_d872dp-5 + 0x1.37d1_1982_82f49p-5 * z
    let high = (a4 + square * a6) + fourth * (a8 - square * 0x1.2560_422e_823bfp-6)
    let series = (a0 + square * a2) + fourth * high
    // Three eighths need one bit more than a double has.
    let base = Pair(product: k, eighthTurn.head)
    let sum = Pair(ordered: base.head, q.head)
    let rest = base.tail + k * eighthTurn.tail + q.tail / (1 + z)
    return sum.head + (sum.tail + (rest + q.head * z * series))
  }
}
