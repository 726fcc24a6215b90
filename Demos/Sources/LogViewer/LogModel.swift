/// The lines of a log, and which of them are shown.
///
/// A line is known by its number, from 0 for the oldest. A row is a place in the list: while a filter is set, rows are
/// fewer than lines.
final class LogModel {
  /// How many lines the log begins with. They are generated when they are read.
  private let generatedCount: Int
  private var appended: [LogLine] = []
  /// The least serious level that is shown.
  private(set) var level = LogLevel.debug
  /// The numbers of the shown lines, in order; `nil` while all lines are shown.
  private var matches: [Int]?

  init(generatedCount: Int) {
    self.generatedCount = generatedCount
  }

  // MARK: Lines

  var lineCount: Int { generatedCount + appended.count }

  subscript(line: Int) -> LogLine {
    line < generatedCount ? .generated(line) : appended[line - generatedCount]
  }

  func level(ofLine line: Int) -> LogLevel {
    line < generatedCount
      ? LogLine.generatedLevel(line) : appended[line - generatedCount].level
  }

  private func time(ofLine line: Int) -> Int {
    line < generatedCount ? LogLine.generatedTime(line) : appended[line - generatedCount].time
  }

  /// The first line at or after a time in milliseconds since midnight; `lineCount` after the last one.
  func line(at time: Int) -> Int {
    Self.first(below: lineCount) { self.time(ofLine: $0) >= time }
  }

  // MARK: Rows

  var rowCount: Int { matches?.count ?? lineCount }

  func line(atRow row: Int) -> Int { matches?[row] ?? row }

  /// The first row whose line is this one or a later one; `rowCount` after the last one. O(log rows).
  func row(from line: Int) -> Int {
    guard let matches else { return min(line, lineCount) }
    return Self.first(below: matches.count) { matches[$0] >= line }
  }

  /// The row of a line; `nil` for a line that is not shown.
  func row(of line: Int) -> Int? {
    let row = row(from: line)
    return row < rowCount && self.line(atRow: row) == line ? row : nil
  }

  // MARK: Changes

  /// Adds lines at the end.
  ///
  /// - Returns: how many of them are shown.
  func append(_ lines: [LogLine]) -> Int {
    let first = lineCount
    appended += lines
    guard matches != nil else { return lines.count }
    let shown = (first..<lineCount).filter { level(ofLine: $0) >= level }
    matches?.append(contentsOf: shown)
    return shown.count
  }

  /// Shows the lines of a level and of all that are more serious. O(lines).
  func setLevel(_ level: LogLevel) {
    self.level = level
    matches =
      level == .debug ? nil : (0..<lineCount).filter { self.level(ofLine: $0) >= level }
  }

  /// The first number from 0 on for which a condition holds that holds for all after it as well, or `count`.
  private static func first(below count: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
