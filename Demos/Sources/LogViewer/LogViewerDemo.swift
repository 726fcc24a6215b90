import Foundation
import Gestures
import Scrollwork
import TextPicture
import TutorialWindow

/// Opens a log of five million lines, reads it while it grows, and prints four screens. With `--window` it is shown in a
/// window, and whoever scrolls reads it.
@main
struct LogViewerDemo {
  static let screen = LayoutSize(width: 476, height: 160)

  static func main() {
    do {
      if CommandLine.arguments.contains("--window") {
        try show(lines: 5_000_000)
      } else {
        print(try pictures(lines: 5_000_000), terminator: "")
      }
    } catch {
      print(error)
      exit(1)
    }
  }

  /// Shows the log in a window, and prints at the end how much of it was seen.
  static func show(lines: Int) throws {
    var (first, count) = (0, 0)
    try TutorialWindow.show("Log", size: LayoutSize(width: 476, height: 480)) { size, scale in
      let log = try LogView(LogModel(generatedCount: lines), size: size, scale: scale)
      var tail = LogTail(from: lines)
      return (
        { try log.view.send($0) },
        { time in
          try log.append(tail.arrivals(until: time))
          let frame = try log.step(to: time)
          (first, count) = (log.shownLines.first?.line ?? 0, log.model.lineCount)
          return frame
        }
      )
    }
    print("line \(first + 1) of \(count)")
  }

  static func pictures(lines: Int) throws -> String {
    let log = try LogView(LogModel(generatedCount: lines), size: screen)
    var tail = LogTail(from: lines)
    var pictures: [String] = []

    // A second at the end, in which 200 lines arrive.
    var frame = try tail.play(log, seconds: 1)
    pictures.append(picture(frame, log, "The end, after a second"))

    // A finger pulls the content down; the end goes on without it.
    try log.view.swipe(from: 40, to: 130, start: 1.1, duration: 0.3, hold: 0.2)
    frame = try tail.play(log, seconds: 3)
    pictures.append(picture(frame, log, "Two seconds later, reading back"))

    try log.show(from: .info)
    frame = try tail.play(log, seconds: 1)
    pictures.append(picture(frame, log, "Without lines for debugging"))

    try log.show(from: .debug)
    try log.jump(toTime: 12 * 3_600_000)
    frame = try tail.play(log, seconds: 1)
    pictures.append(picture(frame, log, "Noon"))
    return pictures.joined(separator: "\n")
  }

  private static func picture(_ frame: Frame, _ log: LogView, _ title: String) -> String {
    let first = log.shownLines.first.map { "line \($0.line + 1)" } ?? "no line"
    return """
      \(title)
      \(first) of \(log.model.lineCount), at the end: \(log.view.isFollowingEnd)
      \(CharacterPicture(frame.displayList, viewport: screen).text)
      """
  }
}

/// Lines that arrive, 200 a second, and the clock that they arrive by.
struct LogTail {
  static let rate = 200.0
  static let frameRate = 60

  /// The number of the next line.
  private var next: Int
  private var frames = 0
  private let first: Int

  init(from line: Int) {
    (first, next) = (line, line)
  }

  /// The time of the frame that is made next.
  var time: Timestamp {
    Timestamp(nanoseconds: Int64(frames) * 1_000_000_000 / Int64(Self.frameRate))
  }

  /// Makes a frame with the lines that have arrived by its time.
  mutating func step(_ log: LogView) throws -> Frame {
    frames += 1
    try log.append(arrivals(until: time))
    return try log.step(to: time)
  }

  /// The lines that arrive until a time.
  mutating func arrivals(until time: Timestamp) -> [LogLine] {
    let end = max(next, first + Int(time.seconds * Self.rate))
    defer { next = end }
    return (next..<end).map(LogLine.generated)
  }

  /// Makes the frames of some seconds.
  ///
  /// - Returns: the last one.
  mutating func play(_ log: LogView, seconds: Double) throws -> Frame {
    var frame = Frame()
    for _ in 0..<Int(seconds * Double(Self.frameRate)) { frame = try step(log) }
    return frame
  }
}
