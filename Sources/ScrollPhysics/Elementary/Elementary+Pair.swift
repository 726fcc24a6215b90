extension Elementary {
  /// A number as an unevaluated sum of a double and its rounding error, some 106 bits.
  struct Pair {
    let head: Double
    let tail: Double

    init(head: Double, tail: Double) {
      self.head = head
      self.tail = tail
    }

    /// `a + b` exactly.
    init(sum a: Double, _ b: Double) {
      head = a + b
      let virtual = head - a
      tail = (a - (head - virtual)) + (b - virtual)
    }

    /// `a + b` exactly, for |a| ≥ |b| or a = 0.
    init(ordered a: Double, _ b: Double) {
      head = a + b
      tail = (a - head) + b
    }

    /// `a * b` to at least 106 bits, as long as neither it nor its error under- or overflows.
    init(product a: Double, _ b: Double) {
      let (upperA, lowerA) = a.halves
      let (upperB, lowerB) = b.halves
      head = a * b
      tail = ((upperA * upperB - head) + upperA * lowerB + lowerA * upperB) + lowerA * lowerB
    }

    static prefix func - (pair: Pair) -> Pair { Pair(head: -pair.head, tail: -pair.tail) }
  }
}

extension Double {
  /// Two numbers with this sum: 26 bits and the rest, at most 27. The product of two upper halves is exact, and so is
  /// that of an upper and a lower one.
  var halves: (upper: Double, lower: Double) {
    let upper = Double(bitPattern: bitPattern & 0xffff_ffff_f800_0000)
    return (upper, self - upper)
  }
}
