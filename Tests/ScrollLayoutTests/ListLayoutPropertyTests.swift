import ScrollLayout
import TestSupport
import Testing

/// The list layout places every element where a loop over all of them does.
@Suite struct ListLayoutPropertyTests {
  /// Layouts are smaller than rows of extents, so there are more of them.
  static var seeds: [UInt64] { TestRun.seeds(32) }

  @Test(
    "elements lie where a loop over all of them puts them, through random changes",
    arguments: ListPair.Sizes.allCases)
  func sameAsNaive(sizes: ListPair.Sizes) throws {
    for seed in Self.seeds {
      var pair = try ListPair(seed: seed, sizes)
      try pair.compareAll()
      for operation in 0..<TestRun.operations(150) / 3 { try pair.perform(operation: operation) }
      try pair.compareAll()
    }
  }

  @Test(
    "attributes brought up to date are those asked for anew",
    arguments: ListPair.Sizes.allCases)
  func updating(sizes: ListPair.Sizes) throws {
    for seed in Self.seeds {
      var pair = try ListPair(seed: seed, sizes)
      var known = pair.attributes()
      for operation in 0..<TestRun.operations(150) / 10 {
        let before = pair.layout.structure
        try pair.perform(operation: operation)
        if pair.layout.structure != before { known = pair.attributes() }
        if operation % 4 == 0 { pair.update(&known) }
      }
      pair.update(&known)
      let answer = pair.attributes()
      try #require(known == answer, "SEED=\(seed)")
    }
  }

  @Test(
    "slots follow each other without a gap and hold their elements",
    arguments: ListPair.Sizes.allCases)
  func slots(sizes: ListPair.Sizes) throws {
    for seed in Self.seeds {
      var pair = try ListPair(seed: seed, sizes)
      for operation in 0..<TestRun.operations(150) / 10 { try pair.perform(operation: operation) }
      var end = Ticks.zero
      for attributes in pair.attributes() where attributes.pins.isEmpty {
        let isNext = attributes.slotStart == end || !pair.isPlain
        try #require(isNext, "SEED=\(seed), \(attributes.element)")
        try #require(attributes.slotStart <= attributes.start, "SEED=\(seed)")
        try #require(attributes.end <= attributes.slotEnd, "SEED=\(seed)")
        try #require(attributes.extent >= .zero, "SEED=\(seed)")
        end = attributes.slotEnd
      }
      if pair.isPlain { #expect(end == pair.layout.contentExtent, "SEED=\(seed)") }
    }
  }
}
