extension RowDifference {
  /// Where a visible range is after the difference. Items that come in just before it do not count as visible.
  func relocate(_ visible: Range<Int>, count: Int) -> Range<Int> {
    guard !visible.isEmpty else {
      let place = min(visible.lowerBound, count)
      return place..<place
    }
    let lower = min(place(of: visible.lowerBound), count)
    let upper = min(place(of: visible.upperBound - 1) + 1, count)
    return lower..<max(lower, upper)
  }

  /// Where an index is after the difference, or the next one that stays. Moves do not count. O(ranges).
  private func place(of index: Int) -> Int {
    var place = index
    for range in deleted where range.lowerBound < index {
      place -= min(range.upperBound, index) - range.lowerBound
    }
    for range in inserted where range.lowerBound <= place { place += range.count }
    return place
  }
}

extension Range<Int> {
  /// The part that lies in a list.
  func clamped(toCount count: Int) -> Range<Int> {
    let lower = Swift.min(Swift.max(lowerBound, 0), count)
    return lower..<Swift.min(Swift.max(upperBound, lower), count)
  }

  /// How many indices lie between two ranges; 0 where they touch or overlap.
  func distance(to other: Range<Int>) -> Int {
    Swift.max(0, lowerBound - other.upperBound, other.lowerBound - upperBound)
  }
}

extension [Range<Int>] {
  /// Adds indices behind all others, if there are any.
  mutating func join(_ range: Range<Int>) {
    if !range.isEmpty { add(range) }
  }
}
