import ScrollPrimitives
import ScrollTools
import TestSupport
import Testing

@testable import ScrollLayout

@Suite struct FlowLayoutPropertyTests {
  static var seeds: [UInt64] { TestRun.seeds(8) }

  static func configuration(_ random: inout SeededGenerator) -> FlowLayout.Configuration {
    func length(_ random: inout SeededGenerator) -> Double {
      random.oneIn(3) ? 0 : Double.random(in: 0...20, using: &random)
    }
    var configuration = FlowLayout.Configuration()
    configuration.axis = Bool.random(using: &random) ? .vertical : .horizontal
    configuration.lineAlignment =
      FlowLayout.LineAlignment.allCases.randomElement(using: &random) ?? .leading
    configuration.itemAlignment =
      FlowLayout.ItemAlignment.allCases.randomElement(using: &random) ?? .leading
    configuration.itemSpacing = length(&random)
    configuration.lineSpacing = length(&random)
    configuration.sectionInsets = LayoutInsets(
      top: length(&random), left: length(&random), bottom: length(&random), right: length(&random))
    configuration.hasHeaders = Bool.random(using: &random)
    configuration.hasFooters = Bool.random(using: &random)
    configuration.pinsHeaders = Bool.random(using: &random)
    configuration.pinsFooters = Bool.random(using: &random)
    let side = Double.random(in: 30...120, using: &random)
    configuration.estimatedItemSize = LayoutSize(width: side, height: side)
    return configuration
  }

  static func size(_ random: inout SeededGenerator) -> (Ticks, Ticks) {
    func length(_ random: inout SeededGenerator) -> Ticks {
      Ticks(clamping: random.oneIn(40) ? 0 : Double.random(in: 0.2...5, using: &random) * 40)
    }
    return (length(&random), length(&random))
  }

  @Test("nothing on screen moves through sizes, edits and scrolling; no two items overlap")
  func drift() throws {
    var comparisons = 0
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let configuration = Self.configuration(&random)
      let counts = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        random.oneIn(4) ? 0 : Int.random(in: 1...250, using: &random)
      }
      let isLeading =
        configuration.lineAlignment == .leading && configuration.itemAlignment == .leading
      var walk = try PlacedWindowWalk(
        FlowLayout(configuration), counts: counts, container: LayoutSize(width: 390, height: 600),
        seed: seed,
        mayMove: { other, changed in
          if other.index > changed.index { return true }
          // In its own line, where items do not lie at the leading side.
          return !isLeading && other.start < changed.end && changed.start < other.end
        }, sharesLine: { $0.start < $1.end && $1.start < $0.end || $0.start == $1.start },
        size: Self.size)
      for operation in 0..<TestRun.operations(150) { try walk.perform(operation) }
      comparisons += walk.comparisons
    }
    #expect(comparisons > 1000 * Self.seeds.count)
  }
}
