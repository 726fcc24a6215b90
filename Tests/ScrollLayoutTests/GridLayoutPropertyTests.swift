import ScrollLayout
import TestSupport
import Testing

/// The grid places every element where a loop over all lines does.
@Suite struct GridLayoutPropertyTests {
  static var seeds: [UInt64] { TestRun.seeds(32) }

  @Test("a grid's elements lie where a loop over all lines puts them, through random changes")
  func sameAsNaive() throws {
    for seed in Self.seeds {
      var pair = try GridPair(seed: seed)
      try pair.compareAll()
      for operation in 0..<TestRun.operations(150) / 3 { try pair.perform(operation: operation) }
    }
  }
}
