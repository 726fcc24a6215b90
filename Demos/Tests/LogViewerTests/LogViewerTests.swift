import Foundation
import Gestures
import Scrollwork
import Testing

@testable import LogViewer

@Suite struct LogViewerTests {
  @Test("five million lines open at their end, with a screen of cells")
  func opens() throws {
    var stand = try LogStand(lines: 5_000_000)
    let log = stand.log
    let frame = try stand.step()
    #expect(frame.contentSize.height == Double(log.model.rowCount) * LogCell.height)
    #expect(log.shownLines.last?.line == log.model.lineCount - 1)
    #expect(log.model.lineCount > 5_000_000 && frame.liveCells < 30)
    #expect(frame.diagnostics.isEmpty && frame.work.measured == 0)
    try log.jump(toLine: 0)
    try stand.step()
    #expect(log.shownLines.first == LogView.ShownLine(line: 0, start: .zero))
  }

  @Test("the end stays on screen while 200 lines a second arrive")
  func followsEnd() throws {
    var stand = try LogStand()
    let log = stand.log
    for _ in 0..<300 {
      let frame = try stand.step()
      let last = try #require(log.shownLines.last)
      #expect(last.line == log.model.lineCount - 1 && log.view.isFollowingEnd)
      #expect((last.start + LogStand.rowHeight).points == LogStand.screen.height)
      #expect(frame.contentOffset.y == frame.edges.maximum)
    }
    #expect(log.model.lineCount == 101_000)
  }

  @Test("lines that arrive move nothing for a reader who has scrolled away from the end")
  func staysStill() throws {
    var stand = try LogStand()
    let log = stand.log
    try stand.play(1)
    let count = log.model.lineCount
    try log.view.swipe(from: 20, to: 150, start: 1.1, duration: 0.1)
    var (compared, moving, resting) = (0, 0, 0)
    for _ in 0..<600 {
      let (before, wasIdle) = (log.shownLines, log.view.phase == .idle)
      let frame = try stand.step()
      compared += stand.expectStill(before, frame)
      if frame.displacement != .zero { moving += 1 }
      if wasIdle, frame.phase == .idle, !log.view.isFollowingEnd {
        #expect(frame.displacement == .zero && log.shownLines == before)
        resting += 1
      }
    }
    #expect(log.model.lineCount == count + 2000)
    #expect(compared > 4000 && moving > 30 && resting > 200)
    #expect(!log.view.isFollowingEnd)
    // Back at the end, the list follows it again.
    try log.jumpToEnd()
    try stand.play(1)
    #expect(log.view.isFollowingEnd && log.shownLines.last?.line == log.model.lineCount - 1)
  }

  @Test("jumps lead to a line and to a time, or to the next line that is shown")
  func jumps() throws {
    var stand = try LogStand()
    let log = stand.log
    try stand.step()
    try log.jump(toLine: 12_345)
    try stand.step()
    #expect(log.shownLines.first == LogView.ShownLine(line: 12_345, start: .zero))
    let time = 10 * 60_000
    try log.jump(toTime: time)
    try stand.step()
    let first = try #require(log.shownLines.first?.line)
    #expect(log.model[first].time >= time && log.model[first - 1].time < time)
    #expect(log.model[first].clock.hasPrefix("00:10:00.0"))
    try log.show(from: .error)
    let next = try #require((12_345..<20_000).first { log.model.level(ofLine: $0) == .error })
    try log.jump(toLine: 12_345)
    try stand.step()
    #expect(log.shownLines.first == LogView.ShownLine(line: next, start: .zero))
    try log.jump(toLine: 1_000_000)
    try stand.step()
    #expect(log.shownLines.last?.line == log.model.line(atRow: log.model.rowCount - 1))
  }

  @Test("a level has a color of its own")
  func colors() throws {
    let colors = LogLevel.allCases.map(LogCell.color(of:))
    #expect(Set(colors).count == 4)
    var stand = try LogStand()
    let log = stand.log
    try log.show(from: .error)
    let list = try stand.step().displayList
    let texts = list.commands.compactMap { command in
      if case .text(_, _, _, let color) = command { color } else { nil }
    }
    #expect(texts.contains(LogCell.color(of: .error)))
    #expect(!texts.contains(LogCell.color(of: .info)))
  }

  @Test("the program prints the same screens on every run")
  func snapshot() throws {
    let text = try LogViewerDemo.pictures(lines: 5_000_000)
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/LogViewer.txt")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }
}
