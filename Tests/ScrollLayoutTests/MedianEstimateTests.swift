import ScrollTools
import TestSupport
import Testing

@testable import ScrollLayout

@Suite struct MedianEstimateTests {
  private func ticks(_ value: Int64) -> Ticks { Ticks(rawValue: value) }

  /// The slow twin: the extents in order.
  private struct SortedExtents {
    var extents: [Int64] = []
    var median: Int64? { extents.isEmpty ? nil : extents[(extents.count - 1) / 2] }

    mutating func add(_ extent: Int64) {
      extents.insert(extent, at: extents.firstIndex { $0 > extent } ?? extents.count)
    }
  }

  @Test("without extents there is no median")
  func noExtents() {
    var estimate = MedianEstimate()
    #expect(estimate.median == nil)
    estimate.add(ticks(5))
    estimate.remove(ticks(5))
    #expect(estimate.median == nil)
    #expect(estimate == MedianEstimate())
  }

  @Test("of few kinds of rows the median is exact, whatever outliers there are")
  func fewKinds() {
    var estimate = MedianEstimate()
    for _ in 0..<50 { estimate.add(ticks(44 * 1024)) }
    for _ in 0..<49 { estimate.add(ticks(90 * 1024 + 7)) }
    #expect(estimate.median == ticks(44 * 1024))
    for _ in 0..<2 { estimate.add(ticks(1 << 40)) }
    #expect(estimate.median == ticks(90 * 1024 + 7))
  }

  @Test("buckets follow each other without gaps up to the longest extent")
  func scale() {
    let buckets = MedianScale.octaves * MedianScale.steps
    #expect(MedianScale.lowerEnd(of: 0) == 0)
    let longest = Ticks.maximum.rawValue
    #expect((0..<buckets).contains(MedianScale.bucket(of: longest)))
    for bucket in 1...MedianScale.bucket(of: longest) {
      let lower = MedianScale.lowerEnd(of: bucket)
      #expect(MedianScale.bucket(of: lower) == bucket)
      #expect(MedianScale.bucket(of: lower - 1) == bucket - 1)
      let width = lower - MedianScale.lowerEnd(of: bucket - 1)
      #expect(width <= max(32, MedianScale.lowerEnd(of: bucket - 1) / 32))
    }
  }

  @Test("the median is that of the sorted extents, within the bound, as they come and go")
  func sameAsSorted() throws {
    for seed in TestRun.seeds(4) {
      var random = SeededGenerator(seed: seed)
      for most in [3, 2000, 200_000, 1 << 44] as [Int64] {
        var (estimate, sorted) = (MedianEstimate(), SortedExtents())
        for operation in 0..<TestRun.operations(150) {
          if !sorted.extents.isEmpty, random.oneIn(3) {
            let place = Int.random(in: 0..<sorted.extents.count, using: &random)
            estimate.remove(ticks(sorted.extents.remove(at: place)))
          } else {
            let extent = Int64.random(in: 0...most, using: &random)
            estimate.add(ticks(extent))
            sorted.add(extent)
          }
          let name = "SEED=\(seed), at most \(most), operation \(operation)"
          try #require(estimate.count == sorted.extents.count, "\(name)")
          guard let exact = sorted.median else {
            try #require(estimate.median == nil, "\(name)")
            continue
          }
          let error = try #require(estimate.median, "\(name)").rawValue - exact
          try #require(abs(error) <= max(32, exact / 32), "\(name)")
        }
      }
    }
  }

  @Test("the order in which extents came and went leaves no trace, and a copy does not follow")
  func history() {
    var random = SeededGenerator(seed: TestRun.seed)
    let extents = (0..<100).map { _ in ticks(Int64.random(in: 0...90_000, using: &random)) }
    var (one, other) = (MedianEstimate(), MedianEstimate())
    for extent in extents { one.add(extent) }
    other.add(ticks(77))
    for extent in extents.shuffled(using: &random) { other.add(extent) }
    let copy = other
    other.remove(ticks(77))
    #expect(one == other)
    #expect(copy.count == 101)
    #expect(copy != other)
  }
}
