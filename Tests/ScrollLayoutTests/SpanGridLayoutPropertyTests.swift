import ScrollPrimitives
import ScrollTools
import TestSupport
import Testing

@testable import ScrollLayout

@Suite struct SpanGridLayoutPropertyTests {
  static var seeds: [UInt64] { TestRun.seeds(8) }

  static func configuration(_ random: inout SeededGenerator) -> SpanGridLayout.Configuration {
    var configuration = SpanGridLayout.Configuration()
    configuration.axis = Bool.random(using: &random) ? .vertical : .horizontal
    configuration.columns =
      random.oneIn(3)
      ? .adaptive(minimumLength: 70) : .count(Int.random(in: 1...7, using: &random))
    configuration.rowExtent = Double.random(in: 20...80, using: &random)
    configuration.rowSpacing = random.oneIn(3) ? 0 : Double.random(in: 0...20, using: &random)
    configuration.columnSpacing = random.oneIn(3) ? 0 : Double.random(in: 0...20, using: &random)
    configuration.estimatedCells = Int.random(in: 1...6, using: &random)
    configuration.span = PlacedWindowTwinTests.span
    configuration.hasHeaders = Bool.random(using: &random)
    configuration.hasFooters = Bool.random(using: &random)
    configuration.pinsHeaders = Bool.random(using: &random)
    configuration.pinsFooters = Bool.random(using: &random)
    return configuration
  }

  @Test("nothing on screen moves through sizes, edits and scrolling; no two items overlap")
  func drift() throws {
    var comparisons = 0
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let counts = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        random.oneIn(4) ? 0 : Int.random(in: 1...200, using: &random)
      }
      var walk = try PlacedWindowWalk(
        SpanGridLayout(Self.configuration(&random)), counts: counts,
        container: LayoutSize(width: 390, height: 600), seed: seed,
        mayMove: { _, _ in false },
        size: { (Ticks(clamping: Double.random(in: 5...90, using: &$0)), .zero) })
      for operation in 0..<TestRun.operations(150) { try walk.perform(operation) }
      comparisons += walk.comparisons
    }
    #expect(comparisons > 100 * Self.seeds.count)
  }
}
