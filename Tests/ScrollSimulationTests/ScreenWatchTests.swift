import ScrollPhysics
import ScrollScenario
import Scrollwork
import Testing

@testable import ScrollSimulation

/// The law of the watch for content that a spring draws to a page or an item.
@Suite struct ScreenWatchTests {
  @Test(
    "a spring's way in a frame is within the bound, which is no larger than it must be",
    arguments: [10, 24, 60, 144, 1000.0])
  func bound(rate: Double) throws {
    // What the bound is about.
    #expect(ScrollProfile.all.allSatisfy { $0.targetSpring == .bounce })
    let interval = 1 / rate
    let bulge = ScreenWatch.bulge(of: .bounce, interval: interval)
    var worst = 0.0
    for velocity in [-9000, -300, 0, 200, 3000, 9900.0] {
      let curve = try SpringCurve(spring: .bounce, displacement: -1000, velocity: velocity)
      for step in 0..<500 {
        let start = Double(step) / 1000
        // The fastest moment of the interval, from a fine sampling of it.
        var fastest = 0.0
        for part in 0...20 {
          fastest = max(fastest, abs(curve.velocity(at: start + interval * Double(part) / 20)))
        }
        let ends = max(abs(curve.velocity(at: start)), abs(curve.velocity(at: start + interval)))
        worst = max(worst, fastest / ends)
      }
    }
    #expect(worst <= bulge * (1 + 1e-12), "\(worst) beyond \(bulge)")
    // At the rates of screens, a few parts of a thousand.
    #expect(bulge >= 1 && bulge - 1 <= 1.1 * (worst - 1) + 2e-5, "\(bulge) of \(worst)")
  }

  @Test("every element on screen in two frames is compared, with few on screen and with many")
  func compared() throws {
    for (height, fewest) in [(100.0, 8), (40, 20), (16, 49), (8, 100)] {
      var scenario = SimulationTests.scenario(
        items: 3000, sections: 6, heights: .fixed(height),
        script: [
          .init(.fling(.init(velocity: 5000))), .init(.wait(0.4)),
          .init(.fling(.init(velocity: -5000))), .init(.wait(0.4)),
          .init(.scrollTo(.init(.row(1700)))), .init(.wait(0.1)),
        ])
      scenario.layout.spacing = 0
      var watch = ScreenWatch(scenario)
      var last: Set<Int> = []
      var most = 0
      _ = try SimulationTests.run(scenario) { sample in
        let now = Set(sample.frame.visible.map(\.index))
        let twin = last.intersection(now).count
        #expect(watch.see(sample.frame, wasAsked: true).compared == twin)
        most = max(most, now.count)
        last = now
      }
      #expect(most >= fewest, "only \(most) on screen")
    }
  }

  @Test("rows that are gone from the screen without a reason are drift, and with one they are none")
  func lost() throws {
    let scenario = SimulationTests.scenario(
      items: 3000, sections: 1, heights: .fixed(60),
      script: [.init(.wait(0.1)), .init(.scrollTo(.init(.row(1700)))), .init(.wait(0.1))])
    var frames: [Frame] = []
    _ = try SimulationTests.run(scenario) { frames.append($0.frame) }
    let jump = try #require(frames.firstIndex { $0.displacement > Ticks(clamping: 9000) })
    for hasReason in [true, false] {
      var watch = ScreenWatch(scenario)
      _ = watch.see(frames[jump - 1], wasAsked: true)
      var frame = frames[jump]
      if !hasReason { frame.displacement = .zero }
      let finding = watch.see(frame, wasAsked: true)
      #expect(finding.compared == 0)
      #expect(finding.drift == (hasReason ? .zero : Ticks(clamping: frame.viewportSize.height)))
    }
  }

  /// A fling to a page, from a standstill between two of them, frame by frame.
  private static func pagedFrames() throws -> (scenario: Scenario, frames: [FrameSample]) {
    var scenario = SimulationTests.scenario(
      items: 2000, sections: 1,
      script: [
        .init(.wait(0.1)), .init(.scrollTo(.init(.row(100)))), .init(.wait(0.1)),
        .init(.fling(.init(velocity: 310))), .init(.wait(1)),
      ])
    scenario.physics.snapping = .pages(length: 700)
    var frames: [FrameSample] = []
    _ = try SimulationTests.run(scenario) { frames.append($0) }
    return (scenario, frames)
  }

  @Test("content that a spring draws faster to its page is no drift, and two percent more is one")
  func paged() throws {
    let (scenario, frames) = try Self.pagedFrames()
    #expect(frames.allSatisfy { $0.drift == .zero })
    let speeds = frames.map { abs($0.frame.velocity) }
    let peak = try #require(speeds.indices.dropFirst().max { speeds[$0] < speeds[$1] })
    #expect(frames[peak].frame.phase == .decelerating && speeds[peak] > 400)
    for index in peak - 1...peak + 1 {
      var watch = ScreenWatch(scenario)
      _ = watch.see(frames[index - 1].frame, wasAsked: true)
      var moved = frames[index].frame
      // Two percent of a distance are found, even if the frame is consistent in itself.
      let ticks = max(512, moved.displacement.rawValue / 50) + ticksToLimit(frames, index)
      moved.displacement.rawValue += ticks
      for slot in moved.visible.indices { moved.visible[slot].start.rawValue -= ticks }
      #expect(watch.see(moved, wasAsked: false).drift > .zero)
    }
  }

  /// How far a frame's way is from its faster end's, in ticks.
  private func ticksToLimit(_ frames: [FrameSample], _ index: Int) -> Int64 {
    let speed = max(abs(frames[index].frame.velocity), abs(frames[index - 1].frame.velocity))
    let most = Ticks(clamping: speed / 60).rawValue
    return max(0, most - frames[index].frame.displacement.rawValue)
  }

  @Test("without pages the speed of a fling's frame is bounded by its ends, as ever")
  func unpaged() throws {
    let paged = try Self.pagedFrames()
    var scenario = paged.scenario
    scenario.physics.snapping = .none
    var watch = ScreenWatch(scenario)
    let drifts = paged.frames.map { watch.see($0.frame, wasAsked: false).drift }
    // The same frames, of a list that was not set to rest at pages.
    #expect(drifts.contains { $0 > .zero })
  }
}
