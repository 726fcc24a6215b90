import ScrollLayout

/// The slow twin of `ExtentIndex`: plain arrays, every answer added up from the start. O(n).
struct NaiveExtents {
  private(set) var extents: [Ticks]
  private(set) var isMeasured: [Bool]

  init(_ extents: [Ticks]) {
    self.extents = extents
    isMeasured = extents.map { _ in false }
  }

  var count: Int { extents.count }
  var total: Ticks { offset(of: count) }
  var measuredCount: Int { isMeasured.count { $0 } }

  func offset(of index: Int) -> Ticks {
    var sum = Int64(0)
    for place in 0..<index { sum += extents[place].rawValue }
    return Ticks(rawValue: sum)
  }

  func index(at offset: Ticks) -> Int? {
    var start = Int64(0)
    for place in 0..<count {
      let end = start + extents[place].rawValue
      if start <= offset.rawValue, offset.rawValue < end { return place }
      start = end
    }
    return nil
  }

  mutating func setExtent(_ extent: Ticks, at index: Int) -> Ticks {
    defer {
      extents[index] = extent
      isMeasured[index] = true
    }
    return extent - extents[index]
  }

  mutating func setNeedsMeasure(at index: Int) { isMeasured[index] = false }

  mutating func setAllNeedMeasure() { isMeasured = extents.map { _ in false } }
}
