import Scrollwork
import Testing

/// Bounces that are turned off, or that heights change under, keep to the edges and their events.
@Suite struct RegressionBounceTests {
  @Test("without bounces an animation stays within the edges")
  func animationWithoutBounces() throws {
    let harness = try Harness(counts: [1000])
    harness.view.bounces = false
    try harness.step()
    try harness.jump(to: 1500)
    try harness.view.fling(velocity: -9000)
    try harness.steps(6)
    try harness.view.setContentOffset(LayoutPoint(y: 0), animated: true)
    var lowest = 0.0
    try harness.settle { lowest = min(lowest, $0.contentOffset.y) }
    #expect(lowest == 0)
  }

  @Test("a fling stays within the edges once bounces are turned off")
  func turnedOffInFling() throws {
    let harness = try Harness(counts: [100])
    try harness.step()
    try harness.jump(to: 600)
    try harness.view.fling(velocity: -4000)
    try harness.step()
    harness.view.bounces = false
    var lowest = 0.0
    try harness.settle { lowest = min(lowest, $0.contentOffset.y) }
    #expect(lowest == 0)
  }

  @Test("a bounce in which bounces are turned off has a peak")
  func turnedOffInBounce() throws {
    let harness = try Harness(counts: [100])
    try harness.step()
    try harness.view.fling(velocity: -4000)
    var events = try harness.step().events
    harness.view.bounces = false
    try harness.settle { events += $0.events }
    let names = EventOrderTests.names(events)
    #expect(names.count { $0 == "began" } == names.count { $0 == "peak" }, "\(names)")
  }

  @Test("a drag beyond the edge ends as reported when bounces are turned off")
  func turnedOffInDrag() throws {
    let harness = try Harness(counts: [100])
    try harness.step()
    try harness.drag(from: 100, to: 500, duration: 0.1, lift: false)
    try harness.steps(20)
    harness.view.bounces = false
    try harness.send(.pointerUp(id: 1), y: 500)
    let names = try EventOrderTests.run(harness)
    #expect(
      names.contains("didEndDragging(true)") == names.contains("didEndDecelerating"), "\(names)")
  }

  private static func impacts(_ events: [CollectionEvent]) -> [Double] {
    events.compactMap {
      if case .scroll(.bounce(let bounce)) = $0 { bounce.impactVelocity } else { nil }
    }
  }

  @Test("the stages of a bounce have one impact velocity, though heights change in it")
  func impactVelocity() throws {
    var extra = 0.0
    let harness = try Harness(counts: [100], height: { $0.item == 70 ? 44 + extra : 44 })
    try harness.step()
    try harness.jumpToRow(99, at: .bottom)
    try harness.step()
    try harness.view.fling(velocity: 3000)
    var events: [CollectionEvent] = []
    try harness.steps(4) { events += $0.events }
    extra = 30
    try harness.reconfigure(rows: [70])
    try harness.view.setContentInset(LayoutInsets(top: 0))
    try harness.steps(3) { events += $0.events }
    extra = 60
    try harness.reconfigure(rows: [78])
    try harness.steps(197) { events += $0.events }
    let impacts = Self.impacts(events)
    #expect(Set(impacts).count == 1, "\(impacts)")
  }

  @Test("a row made ready that grows in a bounce leaves its three stages one impact velocity")
  func impactVelocityOfStages() throws {
    var heights: [Int: Double] = [:]
    let harness = try Harness(counts: [100], height: { heights[$0.item] ?? 44 })
    try harness.step()
    try harness.jumpToRow(99, at: .bottom)
    try harness.steps(30)
    try harness.view.fling(velocity: 3000)
    var events: [CollectionEvent] = []
    try harness.steps(5) { events += $0.events }
    heights[79] = 60
    try harness.reconfigure(rows: [79])
    try harness.steps(95) { events += $0.events }
    let impacts = Self.impacts(events)
    #expect(Set(impacts).count == 1 && impacts.count == 3, "\(impacts)")
  }
}
