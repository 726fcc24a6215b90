extension TableTrack {
  /// Whether any part of a range lies in the content.
  func isInside(_ range: Range<Ticks>) -> Bool {
    range.upperBound > .zero && range.lowerBound < length
  }

  /// Adds those of a part that have an extent and touch a range; `nil` for all. O(part + log count).
  mutating func find(
    in part: Range<Int>, touching range: Range<Ticks>?, into found: inout [Place]
  ) {
    var index = firstShown(from: part.lowerBound)
    while index < part.upperBound {
      let place = place(at: index)
      if range.map(place.touches) ?? true { found.append(place) }
      index = firstShown(from: index + 1)
    }
  }
}
