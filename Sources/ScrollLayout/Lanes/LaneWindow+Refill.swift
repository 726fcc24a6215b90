extension LaneWindow {
  /// The least room that counts as free: a point. Less is what sizes come to when they are rounded.
  private static let leastRoom = Ticks(rawValue: 1024)

  /// The first item, where not all lanes of the section begin at one place.
  mutating func offsetBehindFreeRoom(
    in range: Range<Ticks>, _ span: WindowSpan, _ sizes: RowSizes, _ rules: LaneRules
  ) -> Int? {
    guard span.items.lowerBound == 0 else { return nil }
    let front = front
    guard front.greatest - front.least >= Self.leastRoom, front.least < range.upperBound,
      front.greatest > range.lowerBound
    else { return nil }
    return 0
  }
}
