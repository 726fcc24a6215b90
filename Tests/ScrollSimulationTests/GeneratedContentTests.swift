import ScrollScenario
import ScrollTools
import TestSupport
import Testing

@testable import ScrollSimulation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct GeneratedContentTests {
  private func content(
    _ heights: Scenario.HeightDistribution, items: Int = 20_000, sections: Int = 1, seed: UInt64 = 7
  ) -> ScenarioContent {
    ScenarioContent(
      generated: .init(items: items, sections: sections, seed: seed, heights: heights))
  }

  private func heights(_ content: ScenarioContent) -> [Double] {
    (0..<content.sectionCounts[0]).map { content.rowHeight(section: 0, item: $0, width: 390) }
  }

  @Test("the hash is SplitMix64: the numbers published for the seed 1234567")
  func reference() {
    let values = (0..<5).map { SplitMix64.value(seed: 1_234_567, index: $0) }
    #expect(
      values == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test("a seed gives the same heights for ever")
  func fixedValues() {
    let million = content(.uniform(40...200), items: 1_000_000)
    let rows = [0, 1, 2, 7500, 999_999]
    let heights = rows.map { million.rowHeight(section: 0, item: $0, width: 390) }
    #expect(
      heights == [102.373046875, 42.6865234375, 184.1220703125, 46.2392578125, 124.568359375])
    let tall = content(.exponential(mean: 60, range: 20...600), items: 1_000_000)
    let tallHeights = rows.map { tall.rowHeight(section: 0, item: $0, width: 390) }
    #expect(tallHeights == [29.640625, 20, 138.61328125, 20, 45.1171875])
  }

  @Test("neither the width nor the number of rows changes a height")
  func independence() {
    let few = content(.uniform(40...200), items: 10)
    let many = content(.uniform(40...200), items: 1000, sections: 7)
    for row in 0..<10 {
      guard let place = many.location(row: row) else { continue }
      let height = many.rowHeight(section: place.section, item: place.item, width: 1)
      #expect(height == few.rowHeight(section: 0, item: row, width: 390))
    }
    #expect(content(.uniform(40...200), seed: 8).rowHeight(section: 0, item: 0, width: 1) != 40)
  }

  @Test("uniform heights lie in their range, on the tick, around its middle")
  func uniform() {
    let heights = heights(content(.uniform(40...200)))
    #expect(heights.allSatisfy { (40...200).contains($0) && $0 * 1024 == ($0 * 1024).rounded() })
    let mean = heights.reduce(0, +) / Double(heights.count)
    // The standard error of 20,000 draws is 160 / sqrt(12 * 20000) = 0.33 pt.
    #expect(abs(mean - 120) < 1.5)
  }

  @Test("a choice takes each height about as often, and no other")
  func choice() {
    let heights = heights(content(.choice([44, 60, 120])))
    let counts = [44.0, 60, 120].map { height in heights.count { $0 == height } }
    #expect(counts.reduce(0, +) == 20_000)
    #expect(counts.allSatisfy { abs($0 - 6667) < 300 })
  }

  @Test("exponential heights keep to their range, with the mean of the cut distribution")
  func exponential() {
    let heights = heights(content(.exponential(mean: 60, range: 20...600)))
    #expect(heights.allSatisfy { (20...600).contains($0) })
    // 20 + 60 (exp(-20/60) - exp(-600/60)) = 62.99 pt; the standard error is below 0.5 pt.
    #expect(abs(heights.reduce(0, +) / Double(heights.count) - 62.99) < 2)
    #expect(abs(Double(heights.count { $0 == 20 }) / 20_000 - 0.2835) < 0.02)
  }

  @Test("a fixed height is rounded to the tick")
  func fixed() {
    #expect(heights(content(.fixed(44), items: 3)) == [44, 44, 44])
    #expect(heights(content(.fixed(0.0006), items: 1)) == [1.0 / 1024])
    #expect(heights(content(.fixed(0), items: 1)) == [0])
  }

  @Test("the logarithm agrees with the C library's")
  func logarithm() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let value = 1 - SplitMix64.unit(random.next())
      let expected = log(value)
      #expect(abs(naturalLogarithm(value) - expected) <= 4e-16 * max(1e-3, abs(expected)) * 4)
    }
    #expect(naturalLogarithm(1) == 0)
    #expect(abs(naturalLogarithm(0x1p-53) - log(0x1p-53)) < 1e-13)
  }

  @Test("rows are divided evenly, and numbers lead back and forth")
  func sections() {
    let content = content(.fixed(1), items: 11, sections: 4)
    #expect(content.sectionCounts == [3, 3, 3, 2])
    #expect(content.rowCount == 11)
    for row in 0..<11 {
      guard let place = content.location(row: row) else {
        Issue.record("no row \(row)")
        continue
      }
      #expect(content.row(section: place.section, item: place.item) == row)
      #expect(content.title(section: place.section, item: place.item) == "Row \(row)")
    }
    #expect(content.location(row: 11) == nil && content.location(row: -1) == nil)
    #expect(content.sectionTitle(3) == "Section 3")
    #expect(content.text(section: 0, item: 0) == "")
    #expect(content.headerHeight(section: 0, width: 390) == 28)
    #expect(self.content(.fixed(1), items: 2, sections: 4).sectionCounts == [1, 1, 0, 0])
  }

  @Test("a location skips sections without items")
  func emptySections() {
    var table = TableContent()
    table.titles = ["a", "b"]
    let content = ScenarioContent(table: table, sectionCounts: [0, 1, 0, 0, 1, 0])
    #expect(content.location(row: 0).map { [$0.section, $0.item] } == [1, 0])
    #expect(content.location(row: 1).map { [$0.section, $0.item] } == [4, 0])
  }
}
