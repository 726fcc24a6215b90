import Testing

@testable import ScrollLayout

/// What the index's answers cost, counted in entries looked at and not in time.
@Suite struct ExtentIndexCostTests {
  static let small = 10_000
  static let large = 1_000_000

  private func row(_ count: Int) -> ExtentIndex {
    ExtentIndex(runs: [(count, Ticks(rawValue: 44 * 1024))])
  }

  /// Scrolls element by element from the middle of the row, forth and back, measuring on the way.
  private func scrollingSteps(count: Int, measuring: Bool) -> Int {
    var index = row(count)
    // A multiple of the block length, so that both walks cross as many blocks.
    let middle = count / 2 / ExtentIndex.blockLength * ExtentIndex.blockLength
    var offset = index.offset(of: middle)
    _ = index.takeSteps()
    for step in 0..<2000 {
      guard let place = index.index(at: offset) else { return -1 }
      if measuring, step < 1000 { index.setExtent(Ticks(rawValue: 50 * 1024), at: place) }
      offset = index.offset(of: step < 1000 ? place + 1 : place - 1)
    }
    return index.takeSteps()
  }

  @Test("scrolling to neighbours costs the same in ten thousand and in a million elements")
  func sequential() {
    let steps = scrollingSteps(count: Self.small, measuring: false)
    #expect(steps > 0)
    #expect(steps == scrollingSteps(count: Self.large, measuring: false))
    #expect(steps <= 2 * 2000)
  }

  @Test("measuring neighbours costs one path through the tree a block, whatever the count")
  func sequentialMeasuring() {
    let small = scrollingSteps(count: Self.small, measuring: true)
    let large = scrollingSteps(count: Self.large, measuring: true)
    let blocks = 1000 / ExtentIndex.blockLength + 1
    #expect(small > 0)
    #expect(large - small <= 7 * blocks)
    #expect(large <= 4 * 2000)
  }

  @Test("a jump looks at the finger's reach, one block and a path through the tree at most")
  func randomAccess() {
    var means: [Double] = []
    for count in [Self.small, Self.large] {
      var index = row(count)
      var random = SeededGenerator(seed: TestRun.seed)
      let levels = Int.bitWidth - (count / ExtentIndex.blockLength + 1).leadingZeroBitCount
      let limit = ExtentIndex.fingerReach + ExtentIndex.blockLength + 2 * levels + 1
      var sum = 0
      let jumps = 2000
      for _ in 0..<jumps {
        let total = index.total.rawValue
        let extent = Ticks(rawValue: Int64.random(in: 1...90_000, using: &random))
        index.setExtent(extent, at: Int.random(in: 0..<count, using: &random))
        _ = index.takeSteps()
        _ = index.offset(of: Int.random(in: 0...count, using: &random))
        let offsetSteps = index.takeSteps()
        _ = index.index(at: Ticks(rawValue: Int64.random(in: 0..<total / 2, using: &random)))
        let findSteps = index.takeSteps()
        #expect(max(offsetSteps, findSteps) <= limit, "SEED=\(TestRun.seed), \(count) elements")
        sum += offsetSteps + findSteps
      }
      means.append(Double(sum) / Double(jumps))
    }
    // A hundred times the elements are seven levels more, for each of the two questions; near jumps,
    // which the finger walks, are rarer in the longer row.
    #expect(means[1] - means[0] <= 40, "SEED=\(TestRun.seed): \(means)")
  }

  @Test("a change costs one path through the tree at most")
  func changes() {
    var index = row(Self.large)
    var random = SeededGenerator(seed: TestRun.seed)
    let levels = Int.bitWidth - (Self.large / ExtentIndex.blockLength + 1).leadingZeroBitCount
    for value in Int64(1)...1000 {
      let place = Int.random(in: 0..<Self.large, using: &random)
      index.setExtent(Ticks(rawValue: value), at: place)
      #expect(index.takeSteps() <= 1 + levels, "SEED=\(TestRun.seed)")
    }
  }

  @Test("a million elements without extent are not walked over one by one")
  func emptyRun() {
    var index = ExtentIndex(
      runs: [(128, Ticks(rawValue: 1)), (Self.large, .zero), (1, Ticks(rawValue: 1))])
    let levels = Int.bitWidth - (index.count / ExtentIndex.blockLength + 1).leadingZeroBitCount
    let limit = ExtentIndex.fingerReach + ExtentIndex.blockLength + 2 * levels + 1
    for (offset, place) in [(128, Self.large + 128), (127, 127), (128, Self.large + 128)] {
      #expect(index.index(at: Ticks(rawValue: Int64(offset))) == place)
      #expect(index.takeSteps() <= limit)
    }
  }

  @Test("steps are counted from the last time they were taken")
  func taking() {
    var index = row(10)
    _ = index.offset(of: 4)
    #expect(index.takeSteps() == 4)
    #expect(index.takeSteps() == 0)
  }
}
