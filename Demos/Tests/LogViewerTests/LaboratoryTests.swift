import ScrollScenario
import ScrollSimulation
import Scrollwork
import Testing

@testable import LogViewer

/// The log with its live end in the laboratory: nothing moves by itself, and a mistake is found.
@Suite struct LaboratoryTests {
  /// A phone, on which the log is read back while 200 lines a second arrive.
  static func laboratory(
    _ append: @escaping (LogView, [LogLine]) throws -> Void
  ) throws -> Laboratory {
    let lines = 5_000_000
    let size = LayoutSize(width: 390, height: 844)
    let log = try LogView(LogModel(generatedCount: lines), size: size)
    var tail = LogTail(from: lines)
    let laboratory = try Laboratory(
      view: log.view, size: size,
      script: [
        .wait(1), .flick(-4000), .wait(3), .scroll(toRow: 2_500_000, animated: true), .wait(2),
        .flick(2500), .untilIdle,
      ])
    laboratory.makeFrame = { time in
      try append(log, tail.arrivals(until: time))
      return try log.step(to: time)
    }
    laboratory.identify = { log.model.line(atRow: $0.item) }
    return laboratory
  }

  @Test("while 200 lines a second arrive, nothing moves and every gate is kept")
  func liveTail() throws {
    let laboratory = try Self.laboratory { try $0.append($1) }
    let report = try laboratory.run()
    #expect(report.failures.isEmpty, "\(report.failures)")
    #expect(report[.anchorDriftMax] == 0 && report[.blankFrames] == 0)
    #expect(report[.scrollToError] == 0)
    #expect(report.stability.compared > 20_000 && report.frames.duration > 7)
  }

  @Test("a log that tells the view the wrong end of its lines fails the gates")
  func mistake() throws {
    let laboratory = try Self.laboratory { log, lines in
      let count = log.model.append(lines)
      if count > 0 { try log.view.insertItems(at: .row(0), count: count) }
    }
    let report = try laboratory.run()
    #expect(report.failures.contains { $0.metric == .anchorDriftMax })
  }
}
