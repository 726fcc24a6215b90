/// The lengths of a list's items, known before these are laid out and kept until they are.
struct KnownExtents: Sendable {
  /// Points, one of each item in the order of the row; ticks hold each of them.
  let points: [Double]
  /// No item is longer.
  let longest: Ticks
  /// Items whose length is no tick.
  let hiddenCount: Int
  /// What the items take together, or a bound that is found without adding them up.
  let most: Ticks

  /// O(items).
  ///
  /// - Throws: `invalidValue` for the first that is not finite, is negative or is beyond
  ///   `Ticks.maximum`; `contentTooLong` where the sum is.
  init(_ extents: some Collection<Double>) throws(LayoutFailure) {
    points = Array(extents)
    let survey = try points.withUnsafeBufferPointer { points throws(LayoutFailure) in
      try LengthSurvey(of: points)
    }
    longest = Ticks(clamping: survey.longest)
    hiddenCount = survey.hiddenCount
    let (bound, overflow) = longest.rawValue.multipliedReportingOverflow(by: Int64(points.count))
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

  /// Adds some items, each with the space around it, to those in a filler. O(items).
  func append(_ items: Range<Int>, with space: Ticks, to filler: inout ExtentFiller) {
    points[items].withUnsafeBufferPointer { points in
      filler.append(measured: points, upTo: longest, with: space)
    }
  }
}
