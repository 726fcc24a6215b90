/// The lengths of a list's items, known before these are laid out and kept until they are.
struct KnownExtents: Sendable {
  /// Points, one of each item in the order of the row; ticks hold each of them.
  let points: [Double]
  /// What the items take together, or a bound that is found without adding them up.
  let most: Ticks

  /// - Throws: `invalidValue` for the first that is not finite, is negative or is beyond
  ///   `Ticks.maximum`; `contentTooLong` where the sum is.
  init(_ extents: some Collection<Double>) throws(LayoutFailure) {
    points = Array(extents)
    // Numbers that are not negative are in the order of their bits; all others come behind them. So one
    // comparison each finds the longest, and whether there is anything that is not a length.
    var bits: UInt64 = 0
    for length in points { bits = max(bits, length.bitPattern) }
    let limit = Ticks.maximum.points
    if bits > limit.bitPattern {
      for (index, length) in points.enumerated() where !(length >= 0 && length <= limit) {
        throw .invalidValue(parameter: "itemExtents[\(index)]", value: length)
      }
      // There are negative zeros, whose bits say nothing.
      bits = points.reduce(0) { max($0, $1) }.bitPattern
    }
    let longest = Ticks.nearest(Double(bitPattern: bits) * Ticks.perPoint)
    let (bound, overflow) = longest.multipliedReportingOverflow(by: Int64(points.count))
    guard overflow || bound > Ticks.maximum.rawValue else {
      most = Ticks(rawValue: bound)
      return
    }
    most = Self.sum(points)
    guard most <= .maximum else { throw .contentTooLong(points: points.reduce(0, +)) }
  }

  /// What the items take together. O(items).
  var total: Ticks { Self.sum(points) }

  /// The sum of lengths, or of as many of the first as are too long already.
  private static func sum(_ points: [Double]) -> Ticks {
    var sum = Ticks.zero
    for length in points where sum <= .maximum {
      sum.rawValue &+= Ticks.nearest(length * Ticks.perPoint)
    }
    return sum
  }

  /// Puts the lengths of some items and the space around each into a buffer with room for them; says how
  /// many items have no length. O(items).
  @inline(__always)
  func write(
    _ items: Range<Int>, with space: Ticks, into buffer: UnsafeMutableBufferPointer<Ticks>
  ) -> Int {
    points.withUnsafeBufferPointer { points in
      var hidden = 0
      for (place, item) in items.enumerated() {
        let ticks = Ticks.nearest(points[item] * Ticks.perPoint)
        hidden &+= ticks == 0 ? 1 : 0
        buffer[place] = Ticks(rawValue: ticks &+ space.rawValue)
      }
      return hidden
    }
  }
}
