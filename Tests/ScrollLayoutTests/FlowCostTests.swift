import ScrollPrimitives
import ScrollTools
import Testing

@testable import ScrollLayout

/// What lines of many items cost, counted: as much for each item as lines of few.
@Suite struct FlowCostTests {
  /// A screen of a width, with its items found, asked one after the other for sizes near the estimate, and
  /// found again. Says the steps of an item for each.
  private func steps(width: Double) throws -> (measuring: Double, finding: Double) {
    var configuration = FlowLayout.Configuration()
    configuration.estimatedItemSize = LayoutSize(width: 100, height: 44)
    var layout = try FlowLayout(configuration)
    try layout.prepare(
      LayoutContext(
        structure: try ItemStructure(sectionCounts: [100_000]),
        container: LayoutSize(width: width, height: 400)))
    let window = LayoutWindow(
      main: .zero..<Ticks(clamping: 400), cross: .zero..<Ticks(clamping: width))
    var found: [LayoutAttributes] = []
    layout.elements(in: window, into: &found)
    _ = layout.takeSteps()
    var random = SeededGenerator(seed: 7)
    for attributes in found {
      // Seldom wider: then the lines behind are broken again.
      let length = random.oneIn(200) ? 104.0 : 100
      _ = try layout.setPreferredSize(
        Ticks(clamping: Double.random(in: 40...60, using: &random)), cross: Ticks(clamping: length),
        at: attributes.index, anchor: 0)
      _ = layout.attributes(at: attributes.index + 1)
    }
    let measuring = Double(layout.takeSteps()) / Double(found.count)
    for attributes in found { _ = layout.attributes(at: attributes.index) }
    return (measuring, Double(layout.takeSteps()) / Double(found.count))
  }

  @Test("an item of a line of hundreds costs as much as one of a line of few")
  func wideLines() throws {
    let narrow = try steps(width: 1000)
    let wide = try steps(width: 16_000)
    #expect(wide.finding < 2 * narrow.finding, "\(wide), \(narrow)")
    #expect(wide.measuring < 8 * narrow.measuring, "\(wide), \(narrow)")
    #expect(wide.finding < 24, "\(wide)")
  }

  @Test("a screen of items that are estimated at less than a pixel is placed in parts")
  func tinyEstimates() throws {
    var configuration = FlowLayout.Configuration()
    configuration.estimatedItemSize = LayoutSize(width: 0.3, height: 0.3)
    var layout = try FlowLayout(configuration)
    try layout.prepare(
      LayoutContext(
        structure: try ItemStructure(sectionCounts: [1 << 30]),
        container: LayoutSize(width: 390, height: 844)))
    var found: [LayoutAttributes] = []
    layout.elements(
      in: LayoutWindow(main: .zero..<Ticks(clamping: 844), cross: .zero..<Ticks(clamping: 390)),
      into: &found)
    #expect(found.count < 1 << 15)
    #expect(layout.takeSteps() < 1 << 20)
    // Who asks again gets more, until the window is full.
    let before = layout.version
    var more: [LayoutAttributes] = []
    layout.elements(
      in: LayoutWindow(main: .zero..<Ticks(clamping: 844), cross: .zero..<Ticks(clamping: 390)),
      into: &more)
    #expect(more.count > found.count && layout.version != before)
  }
}
