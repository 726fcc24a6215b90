/// What is to be known of lengths before any of them is used, found in one pass.
struct LengthSurvey {
  /// Points. None is longer.
  private(set) var longest = 0.0
  /// Lengths whose nearest tick is zero.
  private(set) var hiddenCount = 0

  /// The number of lengths that are checked together.
  private static let block = 64
  /// Points. A usual length is at least `usualLeast`, and less than `usualEnd`.
  private static let usualLeast = 0x1p-2
  private static let usualEnd = 0x1p14

  /// - Throws: `invalidValue` for the first that is not finite, is negative or is beyond
  ///   `Ticks.maximum`.
  init(of lengths: UnsafeBufferPointer<Double>) throws(LayoutFailure) {
    var first = 0
    while first < lengths.count {
      let end = min(first &+ Self.block, lengths.count)
      if end &- first == Self.block, Self.areUsual(lengths.baseAddress, from: first) {
        longest = max(longest, Self.usualEnd)
      } else {
        try look(at: first..<end, of: lengths)
      }
      first = end
    }
  }

  /// Whether all lengths of a block are usual, found without a branch on any.
  ///
  /// Numbers that are not negative are ordered like their bits, and a power of two has no bits but those of its
  /// exponent. Minus the bits of the least usual length, the bits of a length are below a power of two if and only if
  /// the length is usual.
  @inline(__always)
  private static func areUsual(_ lengths: UnsafePointer<Double>?, from first: Int) -> Bool {
    guard let lengths else { return true }
    let block = UnsafeRawPointer(lengths + first)
    let least = SIMD8(repeating: usualLeast.bitPattern)
    var bits = SIMD8<UInt64>.zero
    for eight in 0..<(Self.block / 8) {
      bits |= block.loadUnaligned(fromByteOffset: 64 &* eight, as: SIMD8<UInt64>.self) &- least
    }
    let four = bits.lowHalf | bits.highHalf
    let two = four.lowHalf | four.highHalf
    return two[0] | two[1] < usualEnd.bitPattern &- usualLeast.bitPattern
  }

  /// Looks at each of some lengths.
  private mutating func look(
    at places: Range<Int>, of lengths: UnsafeBufferPointer<Double>
  ) throws(LayoutFailure) {
    let limit = Ticks.maximum.points
    for place in places {
      let length = lengths[place]
      guard length >= 0, length <= limit else {
        throw .invalidValue(parameter: "itemExtents[\(place)]", value: length)
      }
      longest = max(longest, length)
      if length * Ticks.perPoint < 0.5 { hiddenCount += 1 }
    }
  }
}
