import ScrollPrimitives
import ScrollTools
import TestSupport
import Testing

@testable import ScrollLayout

@Suite struct MasonryLayoutPropertyTests {
  static var seeds: [UInt64] { TestRun.seeds(8) }

  static func configuration(_ random: inout SeededGenerator) -> MasonryLayout.Configuration {
    func length(_ random: inout SeededGenerator) -> Double {
      random.oneIn(3) ? 0 : Double.random(in: 0...30, using: &random)
    }
    var configuration = MasonryLayout.Configuration()
    configuration.axis = Bool.random(using: &random) ? .vertical : .horizontal
    configuration.columns =
      random.oneIn(3)
      ? .adaptive(minimumLength: 120) : .count(Int.random(in: 1...5, using: &random))
    configuration.laneSpacing = length(&random)
    configuration.itemSpacing = length(&random)
    configuration.sectionInsets = LayoutInsets(
      top: length(&random), left: length(&random), bottom: length(&random), right: length(&random))
    configuration.hasHeaders = Bool.random(using: &random)
    configuration.hasFooters = Bool.random(using: &random)
    configuration.pinsHeaders = Bool.random(using: &random)
    configuration.pinsFooters = Bool.random(using: &random)
    configuration.estimatedItemExtent = Double.random(in: 40...160, using: &random)
    return configuration
  }

  static func size(_ random: inout SeededGenerator) -> (Ticks, Ticks) {
    let points = random.oneIn(40) ? 0 : Double.random(in: 0.2...5, using: &random) * 60
    return (Ticks(clamping: points), .zero)
  }

  @Test("nothing on screen moves through sizes, edits and scrolling; no two items overlap")
  func drift() throws {
    var comparisons = 0
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let layout = try MasonryLayout(Self.configuration(&random))
      let counts = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        random.oneIn(4) ? 0 : Int.random(in: 1...150, using: &random)
      }
      var walk = try PlacedWindowWalk(
        layout, counts: counts, container: LayoutSize(width: 390, height: 600), seed: seed,
        mayMove: { $0.index > $1.index && $0.crossStart == $1.crossStart }, size: Self.size)
      for operation in 0..<TestRun.operations(150) { try walk.perform(operation) }
      comparisons += walk.comparisons
    }
    #expect(comparisons > 1000 * Self.seeds.count)
  }
}
