import ScrollLayout

/// How many items have come beyond the screen and were not on it yet.
struct NewItems {
  private(set) var before = 0
  private(set) var after = 0

  var isEmpty: Bool { before == 0 && after == 0 }

  /// Counts how many more items there are before the first one on screen, and behind the last one; below 0 for fewer.
  mutating func add(before: Int, after: Int) {
    self.before = max(0, self.before + before)
    self.after = max(0, self.after + after)
  }

  mutating func forget() { self = NewItems() }

  /// Counts none that are not beyond the screen.
  ///
  /// - Parameters:
  ///   - before: how many items lie before the first one on screen.
  ///   - after: how many lie behind the last one.
  mutating func limit(before: Int, after: Int) {
    self.before = min(self.before, before)
    self.after = min(self.after, after)
  }
}

extension ItemStructure {
  /// How many items lie before the first of some elements, and behind the last one: flat indices in order.
  func itemsAround(_ first: Int, _ last: Int) -> (before: Int, after: Int) {
    // A header stands before the items of each section, and a footer behind them.
    let before = first - 2 * section(at: first)
    let after = (elementCount - 1 - last) - 2 * (sectionCounts.count - 1 - section(at: last))
    return (max(0, before - 1), max(0, after - 1))
  }
}
