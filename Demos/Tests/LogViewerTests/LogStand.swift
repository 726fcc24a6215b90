import Gestures
import Scrollwork
import Testing

@testable import LogViewer

/// A log without a window that 200 lines a second arrive at.
struct LogStand {
  /// A little more than ten rows are high.
  static let screen = LayoutSize(width: 476, height: 164)
  static let rowHeight = Ticks(clamping: LogCell.height)

  let log: LogView
  private var tail: LogTail

  init(lines: Int = 100_000) throws {
    log = try LogView(LogModel(generatedCount: lines), size: Self.screen)
    tail = LogTail(from: lines)
  }

  /// A log that rests between two rows, far from its end.
  static func readBack() throws -> LogStand {
    var stand = try LogStand()
    try stand.log.jump(toLine: 60_000)
    try stand.step()
    try stand.log.view.swipe(from: 20, to: 139.5, start: 0.1, duration: 0.2, hold: 0.2)
    try stand.play(2)
    #expect(stand.log.view.phase == .idle && stand.log.shownLines.first?.start != .zero)
    return stand
  }

  var time: Timestamp { tail.time }

  @discardableResult
  mutating func step() throws -> Frame { try tail.step(log) }

  @discardableResult
  mutating func play(_ seconds: Double) throws -> Frame { try tail.play(log, seconds: seconds) }

  /// Compares two frames in a row: a line that both show moves by the displacement and by nothing else.
  ///
  /// - Returns: how many lines were compared.
  func expectStill(_ before: [LogView.ShownLine], _ frame: Frame) -> Int {
    let old = Dictionary(uniqueKeysWithValues: before.map { ($0.line, $0.start) })
    var count = 0
    for shown in log.shownLines {
      guard let start = old[shown.line] else { continue }
      #expect(shown.start == start - frame.displacement, "line \(shown.line)")
      count += 1
    }
    return count
  }
}
