import ScrollLayout
import Testing

/// The extent index answers as plain arrays do, whatever was asked or changed before.
@Suite struct ExtentIndexPropertyTests {
  @Test(
    "the index answers as an array summed from its start",
    arguments: [0, 1, 2, 63, 64, 127, 128, 129, 1000, 5000])
  func sameAsNaive(count: Int) throws {
    for seed in TestRun.seeds {
      for kind in ExtentPair.Kind.allCases {
        var pair = ExtentPair(count: count, kind: kind, seed: seed)
        try pair.compareAll()
        for operation in 0..<TestRun.operations {
          try pair.perform(operation: operation)
          if operation % 50 == 0 { try pair.compareAll() }
        }
        try pair.compareAll()
      }
    }
  }

  @Test("every element is found at its first and at its last tick, in any order")
  func roundTrip() throws {
    for seed in TestRun.seeds {
      var random = SeededGenerator(seed: seed)
      let extents = (0..<1500).map { _ in
        random.oneIn(3) ? Ticks.zero : Ticks(rawValue: Int64.random(in: 1...9, using: &random))
      }
      var index = ExtentIndex(runs: extents.map { (1, $0) })
      var starts = [Ticks.zero]
      for extent in extents { starts.append(starts[starts.count - 1] + extent) }
      for place in extents.indices.shuffled(using: &random) where extents[place] > .zero {
        try #require(index.offset(of: place) == starts[place], "SEED=\(seed)")
        try #require(index.index(at: starts[place]) == place, "SEED=\(seed)")
        let last = starts[place + 1] - Ticks(rawValue: 1)
        try #require(index.index(at: last) == place, "SEED=\(seed)")
      }
    }
  }

  @Test("an index answers as a fresh one of the same extents, however it came to them")
  func history() throws {
    for seed in TestRun.seeds {
      var random = SeededGenerator(seed: seed)
      let (short, none) = (Ticks(rawValue: 5), Ticks.zero)
      var fresh = ExtentIndex(runs: [(700, short), (1200, none)])
      var used = ExtentIndex(runs: [(1900, Ticks(rawValue: 7))])
      for place in (0..<1900).shuffled(using: &random) {
        used.setExtent(place < 700 ? short : none, at: place)
      }
      for place in (0...1900).shuffled(using: &random) {
        let answer = used.offset(of: place)
        try #require(answer == fresh.offset(of: place), "SEED=\(seed), element \(place)")
      }
    }
  }
}
