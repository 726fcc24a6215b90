import ScrollPrimitives
import ScrollScenario
import ScrollTools
import Testing

@testable import ScrollSimulation
@testable import Scrollwork

/// Areas of the screen without a cell are found, also next to moving, pinned or fading ones.
@Suite struct BlankScanTests {
  private static let scenario: Scenario = {
    var scenario = SimulationTests.scenario(items: 100, sections: 1, script: [.init(.wait(0.1))])
    scenario.layout.spacing = 0
    scenario.layout.headers = false
    return scenario
  }()

  private static func element(
    _ item: Int, _ start: Double, _ extent: Double, isDisplaced: Bool = false, hasCell: Bool = true
  ) -> VisibleElement {
    VisibleElement(
      element: .item(ItemPath(section: 0, item: item)), index: item + 1,
      start: Ticks(clamping: start), extent: Ticks(clamping: extent), isDisplaced: isDisplaced,
      hasCell: hasCell)
  }

  private static func frame(_ elements: [VisibleElement], offset: Double = 1000) -> Frame {
    var frame = Frame()
    frame.viewportSize = LayoutSize(width: 390, height: 844)
    frame.contentSize = LayoutSize(width: 390, height: 10_000)
    frame.contentOffset = LayoutPoint(y: offset)
    frame.visible = elements
    return frame
  }

  private static func scan(
    _ frame: Frame, change: ScreenChange = ScreenChange(),
    _ context: BlankScan.Surroundings = BlankScan.Surroundings(sectionCounts: [100])
  ) -> BlankScan.Finding {
    var scan = BlankScan(scenario)
    let identities = frame.visible.map { ElementIdentity($0.element, $0.index, nil) }
    return scan.see(frame, identities, change: change, context)
  }

  @Test("elements on their way hide nothing that they do not cover")
  func inFlight() {
    let frame = Self.frame([
      Self.element(10, 459, 99, isDisplaced: true), Self.element(11, 558, 226, isDisplaced: true),
      Self.element(12, 784, 60),
    ])
    #expect(Self.scan(frame) == BlankScan.Finding(uncovered: 459, opened: 0))
  }

  @Test("an element without a cell covers nothing, and a cell that fades away covers its place")
  func cells() {
    let frame = Self.frame([
      Self.element(10, 0, 300), Self.element(11, 300, 244, hasCell: false),
      Self.element(12, 544, 300),
    ])
    #expect(Self.scan(frame).uncovered == 244)
    let gone = Self.frame([
      Self.element(10, 0, 300), Self.element(11, 544, 300, isDisplaced: true),
    ])
    #expect(Self.scan(gone).uncovered == 244)
    let leaving = BlankScan.Surroundings(
      leaving: [(start: Ticks(clamping: 300), extent: Ticks(clamping: 244))], sectionCounts: [100])
    #expect(Self.scan(gone, leaving).uncovered == 0)
  }

  private static func scan(_ frame: Frame, _ context: BlankScan.Surroundings) -> BlankScan.Finding {
    scan(frame, change: ScreenChange(), context)
  }

  @Test("a row that is moved or carried leaves its own length open, and no more")
  func wandering() {
    let frame = Self.frame([
      Self.element(10, 0, 300), Self.element(12, 400, 444, isDisplaced: true),
      Self.element(11, 700, 100, isDisplaced: true),
    ])
    // Without rows an item uses its flat index.
    let moved = ScreenChange(isEdited: true, moved: [12])
    #expect(Self.scan(frame, change: moved) == BlankScan.Finding(uncovered: 100, opened: 100))
    let carried = BlankScan.Surroundings(
      sectionCounts: [100], carried: ItemPath(section: 0, item: 11))
    #expect(Self.scan(frame, carried) == BlankScan.Finding(uncovered: 100, opened: 100))
    let wide = Self.frame([
      Self.element(10, 0, 100), Self.element(12, 400, 444, isDisplaced: true),
      Self.element(11, 700, 100, isDisplaced: true),
    ])
    #expect(Self.scan(wide, change: moved) == BlankScan.Finding(uncovered: 300, opened: 100))
  }

  @Test("content that becomes longer in an animation ends with its last element")
  func growing() {
    var frame = Self.frame(
      [
        Self.element(0, 0, 100), Self.element(1, 0, 100, isDisplaced: true),
        Self.element(2, 100, 100, isDisplaced: true),
      ], offset: 0)
    frame.contentSize.height = 300
    let context = BlankScan.Surroundings(sectionCounts: [3])
    #expect(Self.scan(frame, context).uncovered == 0)
    frame.visible[2].isDisplaced = false
    frame.visible[1].isDisplaced = false
    #expect(Self.scan(frame, context).uncovered == 100)
  }

  @Test("rows of any places and lengths: the sum of the gaps is what a painted screen shows")
  func property() {
    for seed in UInt64(1)...300 {
      var random = SeededGenerator(seed: seed)
      let elements = (0..<Int(random.next() % 12)).map { item in
        Self.element(
          10 + item, Double(random.next() % 1000) - 100, 1 + Double(random.next() % 200),
          isDisplaced: random.next() % 2 == 0)
      }
      var painted = Array(repeating: false, count: 844)
      for element in elements {
        let (start, end) = (element.start.points, (element.start + element.extent).points)
        for y in painted.indices where y >= Int(start) && y < Int(end) { painted[y] = true }
      }
      let blank = painted.count { !$0 }
      let finding = Self.scan(Self.frame(elements))
      #expect(finding.uncovered == Double(blank), "seed \(seed)")
    }
  }
}
