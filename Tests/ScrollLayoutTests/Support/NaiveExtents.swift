@_spi(Index) import ScrollLayout

/// The slow twin of `ExtentIndex`: a plain array of elements, and a prefix array rebuilt for every
/// question. O(n).
struct NaiveExtents {
  struct Element: Equatable {
    /// What it takes without an estimate.
    var extent: Ticks
    var estimate: ExtentIndex.Estimate?
    var isMeasured = false
  }

  private(set) var elements: [Element]
  private(set) var estimates: [ExtentIndex.Estimate: Ticks]

  init(runs: [ExtentIndex.Run], estimates: [ExtentIndex.Estimate: Ticks] = [:]) {
    elements = runs.flatMap(Self.elements(of:))
    self.estimates = estimates
  }

  private static func elements(of run: ExtentIndex.Run) -> [Element] {
    Array(
      repeating: Element(extent: run.extent, estimate: run.estimate), count: run.count)
  }

  var count: Int { elements.count }
  var total: Ticks { starts()[count] }
  var measuredCount: Int { elements.count { $0.isMeasured } }

  func extent(at index: Int) -> Ticks {
    let element = elements[index]
    return element.extent + (element.estimate.flatMap { estimates[$0] } ?? .zero)
  }

  /// Where every element starts, and one entry more: the total.
  func starts() -> [Ticks] {
    var starts = [Ticks.zero]
    starts.reserveCapacity(count + 1)
    for place in 0..<count { starts.append(starts[place] + extent(at: place)) }
    return starts
  }

  func offset(of index: Int) -> Ticks { starts()[index] }

  func index(at offset: Ticks) -> Int? {
    let starts = starts()
    return (0..<count).first { starts[$0] <= offset && offset < starts[$0 + 1] }
  }

  mutating func setExtent(_ extent: Ticks, at index: Int) -> Ticks {
    let growth = extent - self.extent(at: index)
    elements[index] = Element(extent: extent, isMeasured: true)
    return growth
  }

  mutating func setNeedsMeasure(at index: Int) { elements[index].isMeasured = false }

  mutating func setAllNeedMeasure() {
    for index in elements.indices { elements[index].isMeasured = false }
  }

  mutating func setEstimate(_ extent: Ticks, for kind: ExtentIndex.Estimate) -> Ticks {
    let old = total
    estimates[kind] = extent
    return total - old
  }

  mutating func insert(_ run: ExtentIndex.Run, at index: Int) {
    elements.insert(contentsOf: Self.elements(of: run), at: index)
  }

  mutating func insert(measured extent: Ticks, at index: Int) {
    elements.insert(Element(extent: extent, isMeasured: true), at: index)
  }

  mutating func removeSubrange(_ range: Range<Int>) { elements.removeSubrange(range) }

  mutating func move(_ range: Range<Int>, to index: Int) {
    let moved = elements[range]
    elements.removeSubrange(range)
    elements.insert(contentsOf: moved, at: index)
  }
}
