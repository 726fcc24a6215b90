import Foundation
import ScrollPrimitives
import ScrollReports
import ScrollScenario
import ScrollTools
import Scrollwork
import Testing

@testable import ScrollSimulation

/// The instruments: they find what they are there to find.
@Suite struct MeasurementTests {
  /// The frames of a small run, to be tampered with.
  static func frames() throws -> (scenario: Scenario, frames: [Frame]) {
    let scenario = SimulationTests.scenario(
      script: [.init(.fling(.init(velocity: 2000))), .init(.wait(0.5))])
    var frames: [Frame] = []
    _ = try SimulationTests.run(scenario) { frames.append($0.frame) }
    return (scenario, frames)
  }

  @Test("a row that moves on its own, by a single tick, is found")
  func drift() throws {
    let (scenario, frames) = try Self.frames()
    var honest = ScreenWatch(scenario)
    for frame in frames { #expect(honest.see(frame, wasAsked: false).drift == .zero) }
    for slot in [0, 3] {
      var watch = ScreenWatch(scenario)
      _ = watch.see(frames[10], wasAsked: false)
      var moved = frames[11]
      moved.visible[slot].start.rawValue += 1
      #expect(watch.see(moved, wasAsked: false).drift == Ticks(rawValue: 1))
    }
  }

  @Test("content that moves unasked is found, though every row moves alike and it is accounted for")
  func unasked() throws {
    let (scenario, frames) = try Self.frames()
    func drift(of frame: Frame, after before: Frame, by ticks: Int64) -> Ticks {
      var watch = ScreenWatch(scenario)
      _ = watch.see(before, wasAsked: true)
      var moved = frame
      moved.displacement.rawValue += ticks
      for slot in moved.visible.indices { moved.visible[slot].start.rawValue -= ticks }
      return watch.see(moved, wasAsked: false).drift
    }
    let fling = try #require(frames.firstIndex { $0.phase == .decelerating }) + 5
    #expect(drift(of: frames[fling], after: frames[fling - 1], by: 0) == .zero)
    let jump = drift(of: frames[fling], after: frames[fling - 1], by: 40 * 1024)
    #expect(jump > Ticks(rawValue: 30 * 1024))
    var still = frames[frames.count - 1]
    still.displacement = .zero
    #expect(still.phase == .idle)
    #expect(drift(of: still, after: still, by: 0) == .zero)
    #expect(drift(of: still, after: still, by: 1) == Ticks(rawValue: 1))
  }

  @Test("a missing row and a row without a cell are blank by their length")
  func blank() throws {
    let (scenario, frames) = try Self.frames()
    let whole = frames[20]
    var watch = ScreenWatch(scenario)
    #expect(watch.see(whole, wasAsked: false).blank.uncovered == 0)

    var missing = whole
    let row = missing.visible.remove(at: 2)
    #expect(watch.see(missing, wasAsked: false).blank.uncovered >= row.extent.points)

    var empty = whole
    empty.visible[2].hasCell = false
    #expect(watch.see(empty, wasAsked: false).blank.uncovered == row.extent.points)

    var none = whole
    none.visible = []
    #expect(watch.see(none, wasAsked: false).blank.uncovered == 844)
  }

  @Test("beyond the edges there is nothing to cover")
  func overscrolled() throws {
    let scenario = SimulationTests.scenario(
      script: [.init(.fling(.init(velocity: -3000))), .init(.wait(0.6))])
    var blank = 0.0
    var sawBounce = false
    _ = try SimulationTests.run(scenario) {
      blank = max(blank, $0.blank)
      sawBounce = sawBounce || $0.frame.isBouncingLeading
    }
    #expect(blank == 0 && sawBounce)
  }

  @Test("frames of a virtual clock that rates share fall on the same nanosecond")
  func clock() throws {
    var fast = try #require(FixedRateClock(rate: 144))
    var slow = try #require(FixedRateClock(rate: 48))
    for rate in [0, -1, Double.nan, .infinity] { #expect(FixedRateClock(rate: rate) == nil) }
    var last = Timestamp(nanoseconds: -1)
    for _ in 0..<1000 {
      let time = slow.next()
      #expect(time > last)
      #expect(fast.next() == time)
      _ = fast.next()
      _ = fast.next()
      last = time
    }
  }

  @Test("numbers for people are rounded and grouped")
  func decimals() {
    #expect(decimal(1_234_567.25, 1) == "1,234,567.3")
    #expect(decimal(-0.04, 1) == "0.0" && decimal(-0.05, 1) == "-0.1")
    #expect(decimal(999.9996, 3) == "1,000.000" && decimal(12, 0) == "12")
  }

  @Test("the trace has a row per frame and a field per column")
  func trace() throws {
    var table = TraceCSV()
    var frames = 0
    _ = try SimulationTests.run(SimulationTests.scenario(script: SimulationTests.tour)) {
      table.append($0)
      frames += 1
    }
    let lines = table.text.split(separator: "\n")
    let columns = TraceCSV.header.split(separator: ",").count
    #expect(lines.count == frames + 1)
    #expect(
      lines.allSatisfy {
        $0.split(separator: ",", omittingEmptySubsequences: false).count == columns
      })
  }

  @Test("the readable report names the promise, the bounces and the scale")
  func text() throws {
    let report = try SimulationTests.run(SimulationTests.scenario(script: SimulationTests.tour))
    let text = report.text()
    #expect(text.contains("anchor drift      0.0 pt at most"))
    #expect(text.contains("WWDC20-10077"))
    #expect(text.contains("  top               began"))
    #expect(!text.contains("nan") && !text.contains("inf"))
  }
}
