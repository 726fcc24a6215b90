import ScrollTools
import TestSupport
import Testing

@_spi(Index) @testable import ScrollLayout

/// What the index's answers cost, counted in nodes and leaves looked at and not in time.
@Suite struct ExtentIndexCostTests {
  static let small = 10_000
  static let large = 1_000_000

  private func row(_ count: Int) -> ExtentIndex {
    ExtentIndex(
      runs: [.init(count: count, extent: .zero, estimate: .item)],
      itemEstimate: Ticks(rawValue: 44 * 1024))
  }

  /// Scrolls element by element from the middle of the row, forth and back, measuring on the way.
  private func scrollingSteps(count: Int, measuring: Bool) -> Int {
    var index = row(count)
    var offset = index.offset(of: count / 2)
    _ = index.takeSteps()
    for step in 0..<2000 {
      guard let place = index.index(at: offset) else { return -1 }
      if measuring, step < 1000 { index.setExtent(Ticks(rawValue: 50 * 1024), at: place) }
      offset = index.offset(of: step < 1000 ? place + 1 : place - 1)
    }
    return index.takeSteps()
  }

  @Test("scrolling to neighbors costs the same in ten thousand and in a million elements")
  func sequential() {
    let steps = scrollingSteps(count: Self.small, measuring: false)
    #expect(steps > 0)
    #expect(steps == scrollingSteps(count: Self.large, measuring: false))
    #expect(steps <= 2 * 2000)
  }

  @Test("measuring neighbors in an unmeasured row costs the same whatever the count")
  func sequentialMeasuring() {
    let small = scrollingSteps(count: Self.small, measuring: true)
    #expect(small > 0)
    #expect(small == scrollingSteps(count: Self.large, measuring: true))
    #expect(small <= 6 * 2000)
  }

  @Test("a question looks at one node a level and a leaf, a change at each twice")
  func randomAccess() {
    var random = SeededGenerator(seed: TestRun.seed)
    for (count, height) in [(Self.small, 2), (Self.large, 3)] {
      let extents = (0..<count).map { _ in
        Ticks(rawValue: Int64.random(in: 1...90_000, using: &random))
      }
      var index = ExtentIndex(measured: extents)
      #expect(index.tree.height == height)
      for _ in 0..<2000 {
        let extent = Ticks(rawValue: Int64.random(in: 1...90_000, using: &random))
        index.setExtent(extent, at: Int.random(in: 0..<count, using: &random))
        #expect(index.takeSteps() <= 2 * height, "SEED=\(TestRun.seed)")
        _ = index.offset(of: Int.random(in: 0...count, using: &random))
        #expect(index.takeSteps() <= height + 1, "SEED=\(TestRun.seed)")
        let offset = Int64.random(in: 0..<index.total.rawValue, using: &random)
        _ = index.index(at: Ticks(rawValue: offset))
        #expect(index.takeSteps() <= height + 1, "SEED=\(TestRun.seed)")
      }
    }
  }

  @Test("a million elements without extent are not walked over one by one")
  func emptyRun() {
    var index = ExtentIndex(
      runs: [(128, Ticks(rawValue: 1)), (Self.large, .zero), (1, Ticks(rawValue: 1))])
    for (offset, place) in [(128, Self.large + 128), (127, 127), (128, Self.large + 128)] {
      #expect(index.index(at: Ticks(rawValue: Int64(offset))) == place)
      #expect(index.takeSteps() <= 2)
    }
  }

  @Test("rows measured by scrolling, down or up, take at most six bytes each", arguments: [1, -1])
  func scrolledBytes(direction: Int) {
    let count = 40_000
    var index = row(2 * count)
    for step in 0..<count {
      let extent = Ticks(rawValue: Int64(40_000 + step * 7919 % 60_000))
      index.setExtent(extent, at: count + direction * step)
    }
    let used =
      index.tree.nodes.live * ExtentNode.stride + index.tree.leaves.live * ExtentLeaf.stride
    #expect(Double(used) <= 6 * Double(count))
    #expect(index.checkInvariants() == [])
  }

  @Test("steps are counted from the last time they were taken")
  func taking() {
    var index = row(10)
    _ = index.offset(of: 4)
    #expect(index.takeSteps() == 2)
    #expect(index.takeSteps() == 0)
  }
}
