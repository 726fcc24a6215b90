extension ExtentLeaf {
  /// The most ticks that each element may take of a leaf that is filled from points.
  static let pointsMaximum = maximum / Int64(capacity)

  /// Points that start as many ticks from zero as the lower bits of its own say: ticks are as far apart
  /// there as numbers are.
  private static let origin = 0x1p42

  /// Takes measured elements in place of all, as many as a leaf holds.
  ///
  /// A length and the origin add up to the nearest tick, of two as near to the one whose bits are even. So
  /// each is added up twice, the second time from one tick further: where a length lies halfway one of the
  /// sums is rounded up and one is not, and half of both, less the tick, rounded up, is the tick that
  /// `Ticks.nearest` gives. The origin starts behind the space, so that this costs nothing. A third of the
  /// time that a conversion of each takes.
  ///
  /// - Parameters:
  ///   - points: what each takes without the space. Not negative.
  ///   - space: what each takes on top. Together not more than `pointsMaximum`.
  @inline(__always)
  func fill(points: UnsafePointer<Double>, space: Ticks) {
    let (from, to) = (UnsafeRawPointer(points), UnsafeMutableRawPointer(extents))
    let even = SIMD8<Double>(repeating: Self.origin + space.points)
    let odd = SIMD8<Double>(repeating: Self.origin + (space.points + 1 / Ticks.perPoint))
    var start = Int32(0)
    for block in 0..<Self.blocks {
      var sums = SIMD8<Int32>.zero
      for eight in 0..<(Self.blockElements / 8) {
        let place = block &* Self.blockElements &+ 8 &* eight
        let points = from.loadUnaligned(fromByteOffset: 8 &* place, as: SIMD8<Double>.self)
        // The lower half of each.
        let first = unsafeBitCast(points + even, to: SIMD16<Int32>.self).evenHalf
        let second = unsafeBitCast(points + odd, to: SIMD16<Int32>.self).evenHalf
        let extents = (first &+ second) &>> 1
        to.storeBytes(of: extents, toByteOffset: 4 &* place, as: SIMD8<Int32>.self)
        sums &+= extents
      }
      starts[block] = start
      start &+= sums.wrappedSum()
    }
    length = Int64(start)
    measured = .max
    count = Self.capacity
  }
}
