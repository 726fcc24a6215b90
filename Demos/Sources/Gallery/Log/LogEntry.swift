/// How serious a line of the log is.
enum LogLevel: Int, Comparable, CaseIterable {
  case debug, info, warning, error

  static func < (a: LogLevel, b: LogLevel) -> Bool { a.rawValue < b.rawValue }

  var title: String {
    switch self {
    case .debug: "DEBUG"
    case .info: "INFO"
    case .warning: "WARN"
    case .error: "ERROR"
    }
  }
}

/// A line of the log of a shop, made from its number: the same one on every machine.
struct LogEntry: Hashable {
  let number: Int
  let level: LogLevel
  /// The part of the shop that wrote it.
  let service: String
  let message: String
  /// Names and values that show once the line is opened.
  let details: [String]

  init(_ number: Int) {
    self.number = number
    let kinds = Self.kinds
    // One line in 30 is an error, three are warnings, eight are for debugging.
    let level: LogLevel =
      switch Prose.scatter(number &+ 311, below: 30) {
      case 0: .error
      case 1...3: .warning
      case 4...11: .debug
      default: .info
      }
    let fitting = kinds.filter { $0.level == level }
    let kind = fitting[Prose.scatter(number &+ 17, below: fitting.count)]
    self.level = level
    service = kind.service
    message = Self.filled(kind.message, number)
    details = [
      "request  \(Self.word(number &+ 1000))",
      "host  \(kind.service)-\(1 + Prose.scatter(number &+ 5, below: 4)).example.net",
      "took  \(Self.milliseconds(number)) ms",
    ]
  }

  /// Milliseconds from a line to the next: a few of them come at once, then it is quiet for a moment.
  static func gap(after number: Int) -> Int {
    Prose.scatter(number &+ 91, below: 4) == 0
      ? 700 + Prose.scatter(number &+ 7, below: 900)
      : 60 + Prose.scatter(number &+ 13, below: 260)
  }

  /// Milliseconds since midnight as `09:41:07.315`.
  static func clock(_ milliseconds: Int) -> String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let seconds = milliseconds / 1000
    let parts = [seconds / 3600 % 24, seconds / 60 % 60, seconds % 60].map { digits($0, 2) }
    return parts.joined(separator: ":") + "." + digits(milliseconds % 1000, 3)
  }

  /// Fills the places of a message: `#` with the number of an order or the like, `^` with how many, `$` with a price,
  /// `~` with milliseconds, `@` with a name.
  private static func filled(_ pattern: String, _ number: Int) -> String {
    var text = ""
    for (place, letter) in pattern.enumerated() {
      let seed = number &* 31 &+ place
      switch letter {
      case "#": text += "\(10_000 + Prose.scatter(seed, below: 90_000))"
      case "^": text += "\(2 + Prose.scatter(seed, below: 600))"
      case "$":
        text += "$\(1 + Prose.scatter(seed, below: 240)).\(10 + Prose.scatter(seed + 1, below: 90))"
      case "~": text += "\(milliseconds(number)) ms"
      case "@": text += Prose.person(Prose.scatter(seed, below: 1000))
      default: text.append(letter)
      }
    }
    return text
  }

  private static func milliseconds(_ number: Int) -> Int {
    3 + Prose.scatter(number &+ 3, below: Prose.scatter(number, below: 6) == 0 ? 2400 : 180)
  }

  /// Eight letters that look like an identifier.
  private static func word(_ number: Int) -> String {
    let letters = Array("0123456789abcdef")
    return String((0..<8).map { letters[Prose.scatter(number &* 8 &+ $0, below: 16)] })
  }
}
