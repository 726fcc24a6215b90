import ScrollPrimitives
import ScrollTools
import TestSupport
import Testing

@testable import ScrollLayout

/// Sections described at random lie where a loop over all groups puts them.
@Suite struct CompositionalLayoutPropertyTests {
  static var seeds: [UInt64] { TestRun.seeds(32) }

  @Test("described sections lie where a loop over all groups puts them, through random changes")
  func sameAsNaive() throws {
    for seed in Self.seeds {
      var pair = try CompositionPair(seed: seed)
      try pair.compareAll()
      for operation in 0..<TestRun.operations(150) / 5 { try pair.perform(operation: operation) }
    }
  }

  @Test("nothing on screen of described sections moves by itself")
  func drift() throws {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      var configuration = CompositionalLayout.Configuration()
      configuration.axis = Bool.random(using: &random) ? .vertical : .horizontal
      let specs = RandomSpecs(axis: configuration.axis, isStable: true)
      let kinds = (0..<Int.random(in: 1...3, using: &random)).map { _ in specs.section(&random) }
      let counts = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        random.oneIn(5) ? 0 : Int.random(in: 1...120, using: &random)
      }
      let layout = CompositionalLayout(configuration) { section, _, _ in
        kinds[section % kinds.count]
      }
      var screen = try Screen(
        layout, container: LayoutSize(main: 500, cross: 390, axis: configuration.axis),
        counts: counts, sizes: 12...200, seed: seed,
        run: "SEED=\(seed), \(counts), \(configuration.axis), \(kinds)")
      // New neighbors before the anchor in its own line may ask for more than the old ones.
      screen.isPushed = { layout, index in
        guard case .item(let path) = layout.structure.path(at: index) else { return false }
        let section = layout.table.sections[path.section]
        // A section that shows more than its beginning has room for a new item before the anchor.
        return section.place(ofItem: path.item) > 0 || section.offset < .zero
      }
      try screen.measure()
      for _ in 0..<TestRun.operations(150) / 2 { try screen.perform(&random) }
    }
  }
}
