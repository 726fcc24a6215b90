import ScrollTools
import TestSupport
import Testing

@_spi(Index) @testable import ScrollLayout

/// The extent index answers as plain arrays do, after any queries and changes.
@Suite struct ExtentIndexPropertyTests {
  /// As released, and as small as they may be: a hundred elements make a tree of several levels, and
  /// a thousand fill nodes of all lanes.
  static let limits = [
    ExtentTree.Limits(), ExtentTree.Limits(lanes: 4, elements: 4),
    ExtentTree.Limits(lanes: 5, elements: 7), ExtentTree.Limits(lanes: 19, elements: 35),
    ExtentTree.Limits(elements: 4),
  ]

  @Test(
    "the index answers as an array summed from its start",
    arguments: [0, 1, 2, 63, 64, 65, 129, 1000], limits)
  func sameAsNaive(count: Int, limits: ExtentTree.Limits) throws {
    for seed in TestRun.seeds(4) {
      for kind in ExtentPair.Kind.allCases {
        var pair = ExtentPair(count: count, kind: kind, seed: seed, limits: limits)
        try pair.compareAll()
        for operation in 0..<TestRun.operations(150) {
          try pair.perform(operation: operation)
          try pair.checkInvariants()
          if operation % 50 == 0 { try pair.compareAll() }
        }
        try pair.compareAll()
      }
    }
  }

  @Test("every element is found at its first and at its last tick, in any order", arguments: limits)
  func roundTrip(limits: ExtentTree.Limits) throws {
    for seed in TestRun.seeds(4) {
      var random = SeededGenerator(seed: seed)
      let extents = (0..<1500).map { _ in
        random.oneIn(3) ? Ticks.zero : Ticks(rawValue: Int64.random(in: 1...9, using: &random))
      }
      var index = ExtentIndex(
        runs: extents.map { ExtentIndex.Run(count: 1, extent: $0) }, limits: limits)
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
    for seed in TestRun.seeds(4) {
      var random = SeededGenerator(seed: seed)
      let (short, none) = (Ticks(rawValue: 5), Ticks.zero)
      var fresh = ExtentIndex(runs: [(700, short), (1200, none)])
      var used = ExtentIndex(runs: [(1900, Ticks(rawValue: 7))])
      for place in (0..<1900).shuffled(using: &random) {
        used.setExtent(place < 700 ? short : none, at: place)
      }
      #expect(used.checkInvariants() == [])
      for place in (0...1900).shuffled(using: &random) {
        let answer = used.offset(of: place)
        try #require(answer == fresh.offset(of: place), "SEED=\(seed), element \(place)")
      }
    }
  }

  @Test("the tree answers as blocks under a Fenwick tree do")
  func sameAsBlocks() throws {
    for seed in TestRun.seeds(4) {
      var random = SeededGenerator(seed: seed)
      let extents = (0..<5000).map { _ in
        Ticks(rawValue: Int64.random(in: 0...90_000, using: &random))
      }
      var index = ExtentIndex(measured: extents)
      var blocks = BlockExtents(extents)
      for operation in 0..<(10 * TestRun.operations(150)) {
        let place = Int.random(in: 0..<5000, using: &random)
        if operation % 3 == 0 {
          let extent = Ticks(rawValue: Int64.random(in: 0...90_000, using: &random))
          let growth = index.setExtent(extent, at: place)
          try #require(growth == blocks.setExtent(extent, at: place), "SEED=\(seed)")
        }
        let offset = index.offset(of: place)
        try #require(offset == blocks.offset(of: place), "SEED=\(seed)")
        let near = offset + Ticks(rawValue: Int64.random(in: -90_000...90_000, using: &random))
        let found = index.index(at: near)
        try #require(found == blocks.index(at: near), "SEED=\(seed)")
      }
      #expect(index.checkInvariants() == [])
    }
  }

  @Test("what was removed one by one, in any order, leaves nothing behind", arguments: limits)
  func removingAll(limits: ExtentTree.Limits) throws {
    for seed in TestRun.seeds(4) {
      var random = SeededGenerator(seed: seed)
      var index = ExtentIndex(runs: [], limits: limits)
      for count in 0..<500 {
        let place = Int.random(in: 0...count, using: &random)
        index.insert(measured: Ticks(rawValue: Int64(count % 7)), at: place)
      }
      try #require(index.checkInvariants() == [], "SEED=\(seed)")
      while index.count > 0 {
        let place = Int.random(in: 0..<index.count, using: &random)
        index.removeSubrange(place..<(place + 1))
        if index.count % 16 == 0 { try #require(index.checkInvariants() == [], "SEED=\(seed)") }
      }
      #expect(index.total == .zero)
      #expect(index.tree.nodes.live == 1 && index.tree.leaves.live == 0, "SEED=\(seed)")
    }
  }

  @Test("a copy and its original change apart", arguments: limits)
  func copies(limits: ExtentTree.Limits) throws {
    for seed in TestRun.seeds(4) {
      var pair = ExtentPair(count: 200, kind: .ordinary, seed: seed, limits: limits)
      for round in 0..<10 {
        let kept = pair
        for operation in 0..<20 { try pair.perform(operation: 20 * round + operation) }
        try kept.compareAll()
        try pair.compareAll()
        if round % 3 == 2 { pair = kept }
      }
    }
  }
}
