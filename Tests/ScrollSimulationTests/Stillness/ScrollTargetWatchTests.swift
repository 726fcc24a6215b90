import ScrollPrimitives
import ScrollScenario
import Testing

@testable import ScrollSimulation
@testable import Scrollwork

/// An arrival is judged where the item was requested to be, along the axis and across.
@Suite struct ScrollTargetWatchTests {
  private static func rows(_ layout: Scenario.Layout, sections: Int = 1) -> LiveRows {
    LiveRows(
      ScenarioContent(
        generated: .init(items: 100 * sections, sections: sections, heights: .fixed(100))),
      layout)
  }

  /// Items of 100 pt below one another.
  private static func frame(first: Int, at start: Double, offset: Double, maximum: Double) -> Frame
  {
    var frame = Frame()
    frame.viewportSize = LayoutSize(width: 390, height: 500)
    frame.contentOffset = LayoutPoint(y: offset)
    var input = ScrollEdges.Input()
    input.viewport = 500
    input.content = maximum + 500
    frame.edges = ScrollEdges(input)
    for item in first..<min(100, first + 6) {
      let top = start + Double(item - first) * 100
      frame.visible.append(
        VisibleElement(
          element: .item(ItemPath(section: 0, item: item)), index: item + 1,
          start: Ticks(clamping: top), extent: Ticks(clamping: 100),
          crossExtent: Ticks(clamping: 390), hasCell: true))
    }
    return frame
  }

  @Test(
    "an item that lies elsewhere is an error as large as its distance, also at an edge of estimates"
  )
  func along() {
    let layout = Scenario.Layout()
    let rows = Self.rows(layout)
    let aim = ScrollTargetWatch(identity: 52, position: .top)
    let there = Self.frame(first: 52, at: 0, offset: 5200, maximum: 9500)
    #expect(aim.outcome(in: there, rows, layout) == .arrived(error: 0))
    let beside = Self.frame(first: 50, at: 0, offset: 5000, maximum: 9500)
    #expect(aim.outcome(in: beside, rows, layout) == .arrived(error: 200))
    // The edge says that content goes no further, but its last element is not on screen.
    let stopped = Self.frame(first: 50, at: 0, offset: 5000, maximum: 5000)
    #expect(aim.outcome(in: stopped, rows, layout) == .arrived(error: 200))
    let off = Self.frame(first: 10, at: 0, offset: 1000, maximum: 9500)
    #expect(aim.outcome(in: off, rows, layout) == .arrived(error: 500))
  }

  @Test("content that has come to its end with its last element on screen has arrived")
  func end() {
    let layout = Scenario.Layout()
    let rows = Self.rows(layout)
    let last = Self.frame(first: 95, at: 0, offset: 9500, maximum: 9500)
    let aim = ScrollTargetWatch(identity: 98, position: .top)
    #expect(aim.outcome(in: last, rows, layout) == .arrived(error: 0))
    let short = Self.frame(first: 94, at: -60, offset: 9460, maximum: 9500)
    #expect(aim.outcome(in: short, rows, layout) == .arrived(error: 40))
    let first = Self.frame(first: 0, at: 0, offset: 0, maximum: 9500)
    let bottom = ScrollTargetWatch(identity: 2, position: .bottom)
    #expect(bottom.outcome(in: first, rows, layout) == .arrived(error: 0))
  }

  @Test("an item under a pinned header has not arrived, and one behind it has")
  func pinned() {
    var layout = Scenario.Layout(headers: true, pinsHeaders: true)
    let rows = Self.rows(layout)
    let header = VisibleElement(
      element: .header(section: 0), index: 0, start: .zero, extent: Ticks(clamping: 28),
      isDisplaced: true, hasCell: true)
    var frame = Self.frame(first: 52, at: 0, offset: 5200, maximum: 9500)
    frame.visible.append(header)
    let aim = ScrollTargetWatch(identity: 52, position: .top)
    #expect(aim.outcome(in: frame, rows, layout) == .arrived(error: 28))
    for slot in frame.visible.indices.dropLast() {
      frame.visible[slot].start = frame.visible[slot].start + Ticks(clamping: 28)
    }
    #expect(aim.outcome(in: frame, rows, layout) == .arrived(error: 0))
    layout.pinsHeaders = false
    #expect(aim.outcome(in: frame, rows, layout) == .arrived(error: 28))
  }

  @Test("an item that lies off the screen across has not arrived")
  func across() {
    let table = Scenario.Layout(kind: .table(.init(frozenColumns: 1)))
    let carousel = Scenario.Layout(
      kind: .compositional([.init(scrolling: .continuousGroups)]))
    for (layout, frozen) in [(table, 90.0), (carousel, 0)] {
      let rows = Self.rows(layout, sections: 3)
      var frame = Self.frame(first: 52, at: 0, offset: 0, maximum: 9500)
      let aim = ScrollTargetWatch(identity: 52, position: .nearest)
      if frozen > 0 {
        frame.visible.append(
          VisibleElement(
            element: .item(ItemPath(section: 0, item: 0)), index: 1, start: .zero,
            extent: Ticks(clamping: 100), crossExtent: Ticks(clamping: frozen), isDisplaced: true,
            hasCell: true))
      }
      frame.visible[0].crossExtent = Ticks(clamping: 100)
      for (cross, error) in [
        (350.0, 60.0), (290, 0), (frozen, 0), (frozen - 20, 20), (frozen - 70, 70),
      ] {
        frame.visible[0].crossStart = Ticks(clamping: cross)
        #expect(aim.outcome(in: frame, rows, layout) == .arrived(error: error), "\(cross)")
      }
    }
  }

  @Test("an item on its way is waited for")
  func moving() {
    let layout = Scenario.Layout()
    let rows = Self.rows(layout)
    var frame = Self.frame(first: 52, at: 0, offset: 5200, maximum: 9500)
    frame.visible[0].isDisplaced = true
    let aim = ScrollTargetWatch(identity: 52, position: .top)
    #expect(aim.outcome(in: frame, rows, layout) == .moving)
    #expect(
      ScrollTargetWatch(identity: 1000, position: .top).outcome(in: frame, rows, layout) == .nothing
    )
  }
}
