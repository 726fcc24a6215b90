/// How serious a line is.
enum LogLevel: Int, Comparable, CaseIterable {
  case debug, info, warning, error

  static func < (a: LogLevel, b: LogLevel) -> Bool { a.rawValue < b.rawValue }

  /// The letter in front of a line.
  var letter: String {
    switch self {
    case .debug: "D"
    case .info: "I"
    case .warning: "W"
    case .error: "E"
    }
  }
}

/// A line of a log.
struct LogLine: Equatable {
  /// Milliseconds since midnight.
  var time: Int
  var level: LogLevel
  var text: String

  /// The time as `10:02:07.315`.
  var clock: String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let seconds = time / 1000
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    return parts.map { digits($0, 2) }.joined(separator: ":") + "." + digits(time % 1000, 3)
  }
}

/// Lines that are made from their numbers: the same ones on every machine, and no memory for any of them.
extension LogLine {
  /// Milliseconds from one line to the next: five million lines are most of a day.
  static let interval = 17

  private static let texts: [LogLevel: [String]] = [
    .debug: ["cache hit for key", "pool has room for", "retry timer set to", "parsed row"],
    .info: ["served request", "opened connection", "wrote record", "finished job"],
    .warning: ["slow answer to request", "queue is longer than", "retried record"],
    .error: ["lost connection", "no room for record", "timeout of request"],
  ]

  static func generated(_ number: Int) -> LogLine {
    let level = generatedLevel(number)
    let texts = texts[level] ?? []
    let text = texts[scatter(number + 1, below: texts.count)]
    return LogLine(
      time: generatedTime(number), level: level, text: "\(text) \(scatter(number, below: 100_000))")
  }

  /// Never before that of the line before.
  static func generatedTime(_ number: Int) -> Int {
    number * interval + scatter(number, below: interval)
  }

  /// One line in a hundred is an error, five are warnings, and half of them are for debugging.
  static func generatedLevel(_ number: Int) -> LogLevel {
    switch scatter(number, below: 100) {
    case 0: .error
    case 1...5: .warning
    case 6..<50: .info
    default: .debug
    }
  }

  /// A number below `count` that looks like chance.
  private static func scatter(_ number: Int, below count: Int) -> Int {
    var bits = UInt64(truncatingIfNeeded: number + 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 32)) &* 0xBF58_476D_1CE4_E5B9
    return Int((bits ^ (bits >> 29)) % UInt64(count))
  }
}
