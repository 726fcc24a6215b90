import ScrollTools
import TestSupport
import Testing

@_spi(Index) @testable import ScrollLayout

/// A row that is filled in pieces is the row of the same elements.
@Suite struct ExtentFillerTests {
  private static let limits = [
    ExtentTree.Limits(), ExtentTree.Limits(lanes: 4, elements: 4),
    ExtentTree.Limits(lanes: 7, elements: 13),
  ]

  @Test("runs and measured elements in any pieces lie where a plain sum puts them")
  func likeArray() {
    for seed in TestRun.seeds(4) {
      for limits in Self.limits {
        var random = SeededGenerator(seed: seed)
        var expected: [(extent: Int64, isMeasured: Bool)] = []
        let index = ExtentIndex(
          itemEstimate: Ticks(rawValue: 500), headerEstimate: Ticks(rawValue: 70),
          measuredSections: [100], limits: limits
        ) { filler in
          for _ in 0..<Int.random(in: 0...40, using: &random) {
            if random.oneIn(3) {
              let run = ExtentIndex.Run(
                count: Int.random(in: 0...90, using: &random),
                extent: Ticks(rawValue: Int64.random(in: 0...2, using: &random)),
                estimate: [.item, .header, nil].randomElement(using: &random) ?? nil)
              let each =
                run.extent.rawValue
                + (run.estimate == .item ? 500 : run.estimate == .header ? 70 : 0)
              expected += Array(repeating: (each, false), count: run.count)
              filler.append(run)
            } else {
              let count = Int.random(in: 0...150, using: &random)
              var left = count
              filler.append(measured: count) { buffer in
                left -= buffer.count
                for place in buffer.indices {
                  let isLong = random.oneIn(40)
                  let extent = Int64.random(in: 0...(isLong ? 1 << 33 : 90_000), using: &random)
                  buffer[place] = Ticks(rawValue: extent)
                  expected.append((extent, true))
                }
              }
              #expect(left == 0)
            }
          }
        }
        #expect(index.checkInvariants() == [], "SEED=\(seed)")
        #expect(index.count == expected.count, "SEED=\(seed)")
        guard index.count == expected.count else { continue }
        #expect(index.total.rawValue == expected.reduce(0) { $0 + $1.extent }, "SEED=\(seed)")
        let isSame = expected.indices.allSatisfy { place in
          index.extent(at: place).rawValue == expected[place].extent
            && index.isMeasured(at: place) == expected[place].isMeasured
        }
        #expect(isSame, "SEED=\(seed), \(limits)")
      }
    }
  }
}
