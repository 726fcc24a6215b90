import Foundation
import ScrollScenario
import Scrollwork
import Testing

@testable import ScrollReports
@testable import ScrollSimulation

/// A failed gate leads to the frame that explains it.
@Suite struct GateFrameTests {
  /// What all frames come to, by the course of a metric.
  private static func total(_ course: GateCourse, _ frames: [FrameRecord]) -> Double {
    switch course {
    case .sum(let value): frames.reduce(0) { $0 + value($1) }
    case .largest(let value): frames.reduce(0) { max($0, value($1)) }
    case .change(let value):
      zip(frames, frames.dropFirst()).reduce(0) { max($0, value($1.0, $1.1)) }
    }
  }

  @Test("the numbers of frames come to what the report says")
  func totals() throws {
    let exact: [Metric] = [
      .anchorDriftMax, .corrections, .correctionSum, .restError, .scrollToError,
      .thereAndBackError, .simulationRestarts, .velocityDiscontinuityMax, .jerkMax, .diagnostics,
      .blankMax, .blankFrames, .cellsCreated, .cellsBound, .cellsReused, .cellsRestored,
      .boundPerFrameMax, .measuredPerFrameMax, .livePeak, .viewportPeak, .prefetchPeak,
      .lateFrames, .costMax, .frames, .framesMoving, .scrollDistance, .topSpeed, .indexStepsMax,
      .elementsVisitedMax, .layoutRounds, .layoutRoundsMax,
    ]
    let (edited, editedReport, _) = try EditedRun.run()
    for (record, report) in [try RecordedRun.tour(), (edited, editedReport)] {
      for metric in exact {
        guard let value = report[metric] else { continue }
        let course = try #require(GateCourse(metric))
        let found = Self.total(course, record.frames)
        #expect(
          abs(found - value) <= 0.001 + abs(value) * 1e-9, "\(metric): \(found), not \(value)")
      }
    }
  }

  private static func failing(_ gates: [Scenario.Expectation]) throws -> (
    record: RunRecord, report: RunReport
  ) {
    var scenario = SimulationTests.scenario(script: SimulationTests.tour)
    scenario.reuse = .init(pool: 0, cache: 0)
    scenario.expect = gates
    return try RecordedRun.of(scenario)
  }

  @Test("the frame of a sum is the one that passes the bound, that of a peak has it")
  func frames() throws {
    let (record, report) = try Self.failing([
      .init(.cellsCreated, .atMost, 30), .init(.costMax, .below, 3),
      .init(.frames, .atLeast, 99_999),
    ])
    let judged = record.judged(report)
    func place(_ name: String) throws -> Int? {
      try #require(judged.first { $0.check.name.hasPrefix(name) }).place
    }
    let created = try #require(try place("cells_created <= 30"))
    let sums = [record.frames[..<created], record.frames[...created]].map {
      $0.reduce(0) { $0 + $1.work.created }
    }
    #expect(sums[0] <= 30 && sums[1] > 30)
    let costliest = try #require(try place("cost_max < 3"))
    #expect(record.frames[costliest].cost == report[.costMax])
    // No frame explains what never happened.
    #expect(try place("frames >= 99999") == nil)
    #expect(judged.allSatisfy { $0.check.outcome == .failed || $0.place == nil })
  }

  @Test(
    "failed gates come first and open, with links to frames; passed ones are folded and counted")
  func page() throws {
    let (record, report) = try Self.failing([.init(.cellsCreated, .atMost, 30)])
    let page = record.html(report)
    let failures = try #require(page.range(of: "<section id=\"failures\""))
    let passed = try #require(page.range(of: "<details id=\"passed\">"))
    let figures = try #require(page.range(of: "<dl>"))
    #expect(failures.lowerBound < figures.lowerBound && figures.lowerBound < passed.lowerBound)
    let judged = record.judged(report)
    let failed = judged.filter { $0.check.outcome == .failed }
    #expect(page.contains("<summary>\(judged.count - failed.count) gates passed</summary>"))
    for gate in failed {
      let place = try #require(gate.place)
      #expect(page.contains("href=\"#frame-\(record.frames[place].index)\""))
    }
    // Numbers are rounded for the eye, and in full in the report.
    let ratio = try #require(report.gates.first { $0.gate.hasPrefix("hitch_ratio") })
    let value = try #require(ratio.value)
    #expect(value != (value * 1000).rounded() / 1000 && !page.contains(ratio.finding))
    #expect(page.contains("it came to \((value * 1000).rounded() / 1000) ms/s"))
    let data = try PageTests.data(of: page)
    let faulty = try #require(data["faulty"] as? [Int])
    #expect(Set(failed.compactMap(\.place)).isSubset(of: faulty))
    for (place, frame) in record.frames.enumerated() where frame.late > 0 {
      #expect(faulty.contains(place))
    }
    let calm = try RecordedRun.tour()
    #expect(!calm.record.html(calm.report).contains("id=\"failures\""))
  }
}
