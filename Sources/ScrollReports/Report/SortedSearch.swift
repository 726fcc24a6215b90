extension RandomAccessCollection {
  /// The first index whose element is behind a boundary; `endIndex` without one. O(log count).
  ///
  /// - Parameter isBehind: `false` for all elements before the boundary, `true` from there on.
  func partitioningIndex(where isBehind: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, self.count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isBehind(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
