import Gestures
import Scrollwork
import Testing

@testable import LogViewer

@Suite struct LogFilterTests {
  @Test("a filter keeps the first line that it lets through where it is")
  func filterKeeps() throws {
    var stand = try LogStand.readBack()
    let log = stand.log
    let levels: [LogLevel] = [.info, .debug, .warning, .info, .debug, .error, .debug]
    for level in levels {
      #expect(!log.view.isFollowingEnd)
      let staying = log.shownLines.first { log.model.level(ofLine: $0.line) >= level }
      try log.show(from: level)
      let frame = try stand.step()
      #expect(frame.diagnostics.isEmpty)
      #expect(log.shownLines.allSatisfy { log.model.level(ofLine: $0.line) >= level })
      guard let staying else { continue }
      #expect(log.shownLines.contains(staying), "\(level)")
      #expect(frame.displacement == .zero)
    }
  }

  @Test("a filter that is set while the content moves does not disturb it")
  func filterInMotion() throws {
    var stand = try LogStand()
    let log = stand.log
    try stand.step()
    try log.view.swipe(from: 20, to: 150, start: 0.1, duration: 0.1)
    try stand.play(0.5)
    for level in [LogLevel.info, .debug, .info] {
      let before = log.shownLines
      let staying = try #require(before.first { log.model.level(ofLine: $0.line) >= level })
      try log.show(from: level)
      let frame = try stand.step()
      #expect(frame.phase == .decelerating && frame.displacement < .zero)
      #expect(stand.expectStill([staying], frame) == 1)
    }
  }

  @Test("where no line on screen is let through, the next one that is comes to the top")
  func filterReloads() throws {
    var stand = try LogStand.readBack()
    let log = stand.log
    // Between two errors that are further apart than a screen is high.
    let errors = (0..<100_000).filter { log.model.level(ofLine: $0) == .error }
    let gap = try #require(zip(errors, errors.dropFirst()).first { $0.1 - $0.0 > 40 })
    try log.jump(toLine: gap.0 + 5)
    try stand.step()
    try log.show(from: .error)
    try stand.step()
    #expect(log.shownLines.first == LogView.ShownLine(line: gap.1, start: .zero))
    // Two filters between two frames.
    try log.show(from: .debug)
    try log.show(from: .error)
    try stand.step()
    #expect(log.shownLines.first == LogView.ShownLine(line: gap.1, start: .zero))
  }

  @Test("a filter that is set at the end follows the end", arguments: LogLevel.allCases)
  func filterAtEnd(level: LogLevel) throws {
    var stand = try LogStand()
    let log = stand.log
    try stand.play(1)
    try log.show(from: level)
    for _ in 0..<120 {
      try stand.step()
      let last = try #require(log.shownLines.last)
      #expect(last.line == log.model.line(atRow: log.model.rowCount - 1))
      #expect((last.start + LogStand.rowHeight).points == LogStand.screen.height)
    }
  }

  @Test("a filter that lets nothing through shows nothing, until a line arrives")
  func filterEmpty() throws {
    let log = try LogView(LogModel(generatedCount: 2), size: LogStand.screen)
    try log.step(to: .zero)
    try log.show(from: .error)
    let quiet = LogLine(time: 100, level: .info, text: "quiet")
    try log.append([quiet])
    try log.step(to: .zero)
    #expect(log.shownLines.isEmpty)
    try log.append([quiet, LogLine(time: 101, level: .error, text: "loud")])
    try log.step(to: .zero)
    #expect(log.shownLines.map(\.line) == [4] && log.model[4].text == "loud")
  }
}
