import ScrollScenario
import Testing

@testable import ScrollSimulation
@testable import Scrollwork

/// What is counted of motions is what can be seen of the frames.
@Suite struct MotionMetricTests {
  @Test("jerk is the difference of two frames' ways while a finger drags")
  func jerk() throws {
    var scenario = SimulationTests.scenario(script: SimulationTests.tour)
    scenario.refreshRate = 90
    var differences: [Double] = []
    var before: Frame?
    let report = try Simulation(scenario).run(onFrame: { sample in
      if let before, before.phase == .dragging, sample.frame.phase == .dragging {
        differences.append(abs((sample.frame.displacement - before.displacement).points))
      }
      before = sample.frame
    })
    #expect(differences.count > 10)
    let mean = differences.reduce(0, +) / Double(differences.count)
    #expect(report[.jerkMax] == differences.max())
    #expect(abs((report[.jerkMean] ?? -1) - mean) < 1e-9)
  }

  @Test("a run without a finger has no jerk, and one without a scroll to a row no error")
  func unknown() throws {
    let report = try Simulation(SimulationTests.scenario(script: [.flick(2000), .untilIdle])).run()
    #expect(report[.jerkMean] == nil && report[.jerkMax] == nil && report[.scrollToError] == nil)
    #expect(report[.simulationRestarts] == 0 && report[.velocityDiscontinuityMax] == 0)
  }

  @Test(
    "a scroll to a row is judged once it rests there, and not where something else came between")
  func judged() throws {
    func errors(_ script: [Scenario.ScriptEntry]) throws -> [Double] {
      var errors: [Double] = []
      let report = try Simulation(SimulationTests.scenario(script: script))
        .run(onFrame: { if let error = $0.aimError { errors.append(error) } })
      #expect(report[.scrollToError] == errors.max())
      return errors
    }
    for position in Scenario.ScrollTo.Position.allCases {
      let there = Scenario.ScrollTo(.row(60), at: position, animated: true)
      #expect(try errors([.init(.scrollTo(there)), .untilIdle]) == [0])
      #expect(try errors([.init(.scrollTo(there)), .flick(1000), .untilIdle]) == [])
    }
  }

  private static func rows(_ count: Int = 100) throws -> LiveRows {
    let source = Scenario.GeneratedSource(items: count, sections: 1, seed: 1, heights: .fixed(100))
    return LiveRows(ScenarioContent(generated: source), Scenario.Layout())
  }

  /// A frame of rows 100 pt high, of which row 7 starts at `start` on a screen of 600 pt.
  private func frame(row start: Double, offset: Double = 4000) -> Frame {
    var input = ScrollEdges.Input()
    input.viewport = 600
    input.content = 10_000
    input.insetLeading = 40
    input.insetTrailing = 20
    var frame = Frame()
    frame.viewportSize = LayoutSize(width: 300, height: 600)
    frame.contentOffset = LayoutPoint(y: offset)
    frame.edges = ScrollEdges(input)
    frame.visible = [
      VisibleElement(
        element: .item(ItemPath(section: 0, item: 7)), index: 7, start: Ticks(clamping: start),
        extent: Ticks(clamping: 100), hasCell: true)
    ]
    return frame
  }

  @Test(
    "content that rests elsewhere is so far off",
    arguments: [
      (ScrollPosition.top, 43.0, 3.0), (.top, 40, 0), (.bottom, 480, 0), (.bottom, 481.5, 1.5),
      (.center, 260, 0), (.center, 250, 10), (.nearest, 40, 0), (.nearest, 480, 0),
      (.nearest, 300, 0), (.nearest, 39, 1), (.nearest, 490, 10), (.nearest, -60, 100),
    ])
  func aim(position: ScrollPosition, start: Double, error: Double) throws {
    let rows = try Self.rows()
    let aim = ScrollTargetWatch(identity: 7, position: position)
    let layout = Scenario.Layout()
    #expect(aim.outcome(in: frame(row: start), rows, layout) == .arrived(error: error))
    var elsewhere = frame(row: start)
    elsewhere.visible = []
    #expect(aim.outcome(in: elsewhere, rows, layout) == .arrived(error: 600))
  }

  @Test("an edge that lets content go no further is no error where its outermost row is on screen")
  func edge() throws {
    let layout = Scenario.Layout()
    func error(_ frame: Frame, rows count: Int, row: Int = 7) throws -> ScrollTargetWatch.Outcome {
      var frame = frame
      frame.visible[0].element = .item(ItemPath(section: 0, item: row))
      return ScrollTargetWatch(identity: row, position: .top)
        .outcome(in: frame, try Self.rows(count), layout)
    }
    // The content may go up to 10,000 + 20 - 600, and down to -40.
    #expect(try error(frame(row: 300, offset: 9420), rows: 8) == .arrived(error: 0))
    #expect(try error(frame(row: 300, offset: 9410), rows: 8) == .arrived(error: 10))
    #expect(try error(frame(row: -20, offset: -40), rows: 8, row: 0) == .arrived(error: 0))
    // Rows beyond it are not on screen: the edge is an estimate.
    #expect(try error(frame(row: 300, offset: 9420), rows: 9) == .arrived(error: 260))
    #expect(try error(frame(row: -20, offset: -40), rows: 8) == .arrived(error: 60))
  }
}
