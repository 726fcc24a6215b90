/// Estimates that follow what was measured.
extension ListLayout {
  /// What was measured of each kind.
  struct Medians: Sendable {
    var items = MedianEstimate()
    var headers = MedianEstimate()
  }

  /// Counts a length that was measured for the first time, and has those never measured count with the
  /// median of their kind as often as the number of the measured has doubled: so the content's length
  /// settles and changes ever more rarely. Says whether it has changed.
  mutating func note(_ extent: Ticks, at index: Int) -> Bool {
    switch structure.path(at: index) {
    case .item:
      medians.items.add(extent)
      return follow(medians.items, .item)
    case .header:
      medians.headers.add(extent)
      return follow(medians.headers, .header)
    case .footer:
      return false
    }
  }

  /// Measured elements from which on a median says more than the first estimate.
  private static let leastCount = 8

  private mutating func follow(_ medians: MedianEstimate, _ kind: ExtentIndex.Estimate) -> Bool {
    let count = medians.count
    guard count >= Self.leastCount, count & (count - 1) == 0, let median = medians.median,
      median > .zero, median != extents.estimate(for: kind)
    else { return false }
    // More than all elements of the kind would take: then the content is short enough to say so.
    let most = median.rawValue.multipliedReportingOverflow(by: Int64(structure.elementCount))
    guard !most.overflow, most.partialValue <= Ticks.maximum.rawValue - extents.total.rawValue
    else { return false }
    return extents.setEstimate(median, for: kind) != .zero
  }
}
