import ScrollPrimitives
import ScrollScenario
import Testing

@testable import ScrollSimulation
@testable import Scrollwork

/// A window that is resized to and fro shows the same first item at the same position.
@Suite struct ReturnWatchTests {
  private static func frame(first item: Int, at start: Double) -> Frame {
    var frame = Frame()
    frame.viewportSize = LayoutSize(width: 390, height: 744)
    frame.visible = (0..<5).map { slot in
      VisibleElement(
        element: .item(ItemPath(section: 0, item: item + slot)), index: item + slot + 1,
        start: Ticks(clamping: start + Double(slot) * 200), extent: Ticks(clamping: 200),
        hasCell: true)
    }
    return frame
  }

  private static func setup(_ width: Double, layout: Int = 0) throws -> ReturnWatch.Setup {
    let view = CollectionView(layout: ListLayout())
    var frame = Frame()
    frame.viewportSize = LayoutSize(width: width, height: 744)
    return ReturnWatch.Setup(view, frame, layout: layout)
  }

  private static func see(
    _ watch: inout ReturnWatch, _ frame: Frame, _ setup: ReturnWatch.Setup
  ) -> Double? {
    watch.see(frame, setup, frame.visible.map { ElementIdentity($0.element, $0.index, nil) })
  }

  @Test("the same setup is compared with what it showed, to the tick, and others are not")
  func comparison() throws {
    var watch = ReturnWatch()
    let (narrow, wide) = (try Self.setup(390), try Self.setup(900))
    let other = try Self.setup(390, layout: 1)
    #expect(Self.see(&watch, Self.frame(first: 30, at: -7), narrow) == nil)
    #expect(Self.see(&watch, Self.frame(first: 30, at: -7), narrow) == nil)
    #expect(Self.see(&watch, Self.frame(first: 20, at: -90), wide) == nil)
    #expect(Self.see(&watch, Self.frame(first: 31, at: 0), other) == nil)
    #expect(Self.see(&watch, Self.frame(first: 30, at: -7), narrow) == 0)
    #expect(Self.see(&watch, Self.frame(first: 20, at: -90 + 0x1p-10), wide) == 0x1p-10)
    // Another first item, but the one before lies where it did.
    #expect(Self.see(&watch, Self.frame(first: 29, at: -207), narrow) == 0)
    #expect(Self.see(&watch, Self.frame(first: 20, at: -90), wide) == 0)
    // The item is off the screen.
    #expect(Self.see(&watch, Self.frame(first: 12, at: 0), narrow) == 744)
  }

  @Test("what was seen before a scroll is forgotten")
  func forgetting() throws {
    var watch = ReturnWatch()
    let (narrow, wide) = (try Self.setup(390), try Self.setup(900))
    _ = Self.see(&watch, Self.frame(first: 30, at: 0), narrow)
    _ = Self.see(&watch, Self.frame(first: 30, at: 0), wide)
    watch.forget()
    #expect(Self.see(&watch, Self.frame(first: 80, at: 0), narrow) == nil)
    #expect(Self.see(&watch, Self.frame(first: 80, at: 0), wide) == nil)
    #expect(Self.see(&watch, Self.frame(first: 80, at: 5), narrow) == 5)
  }

  private static func resizing(_ script: [Scenario.ScriptEntry]) -> Scenario {
    func resize(_ width: Double) -> Scenario.ScriptEntry {
      .init(.resize(LayoutSize(width: width, height: 844)))
    }
    return SimulationTests.scenario(
      items: 400, sections: 1, heights: .fixed(50),
      script: [.init(.wait(0.1))] + script + [
        .init(.wait(0.1)), resize(700), .init(.wait(0.1)), resize(390), .init(.wait(0.1)),
      ])
  }

  @Test("a list that is resized to and fro is compared once; with a scroll between, not at all")
  func runs() throws {
    let scroll = Scenario.ScriptEntry(.scrollTo(.init(.row(100))))
    let report = try SimulationTests.run(Self.resizing([scroll]))
    #expect(report[.thereAndBackError] == 0)
    #expect(report.gates.contains { $0.metric == .thereAndBackError && !$0.isFailure })
    var between = Self.resizing([scroll])
    between.script.insert(.init(.fling(.init(velocity: 900))), at: between.script.count - 2)
    #expect(try SimulationTests.run(between)[.thereAndBackError] == nil)
    let never = SimulationTests.scenario(script: [.init(.wait(0.1))])
    let plain = try SimulationTests.run(never)
    #expect(plain[.thereAndBackError] == nil)
    #expect(!plain.gates.contains { $0.metric == .thereAndBackError })
  }
}
