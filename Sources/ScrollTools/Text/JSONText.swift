/// A JSON value that writes itself the same on every machine: keys sorted, no spaces, numbers as the
/// shortest decimals that read back as the same number.
///
/// What is written may stand in a page's script as well: no `<`, and no line end of Unicode's, is
/// written as it is.
package enum JSONText {
  case null
  case bool(Bool)
  case integer(Int)
  /// Not a number and infinities are written as `null`.
  case number(Double)
  /// With at most this number of decimals, at most 9.
  case rounded(Double, Int)
  /// A moment or a length of time in nanoseconds, written in microseconds.
  case microseconds(Int64)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  /// The value as text.
  package var text: String {
    var text = TextBytes()
    write(to: &text)
    return text.string
  }

  package func write(to text: inout TextBytes) {
    switch self {
    case .null: text.append("null")
    case .bool(let value): text.append(value ? "true" : "false")
    case .integer(let value): text.append(value)
    case .number(let value): Self.writeShortest(value, to: &text)
    case .rounded(let value, let places): Self.writeDecimals(value, places, to: &text)
    case .microseconds(let nanoseconds):
      let (whole, rest) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1000)
      if nanoseconds < 0 { text.append("-") }
      text.append(whole)
      Self.writeFraction(rest, 3, to: &text)
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      text.append("[")
      var isFirst = true
      for value in values {
        if !isFirst { text.append(",") }
        isFirst = false
        value.write(to: &text)
      }
      text.append("]")
    case .object(let pairs):
      text.append("{")
      var isFirst = true
      for (key, value) in Self.isSorted(pairs) ? pairs : pairs.sorted(by: { $0.0 < $1.0 }) {
        if !isFirst { text.append(",") }
        isFirst = false
        Self.write(key, to: &text)
        text.append(":")
        value.write(to: &text)
      }
      text.append("}")
    }
  }

  /// Whether both are the same text. Takes no text for numbers of one kind.
  package func isWritten(as other: JSONText) -> Bool {
    switch (self, other) {
    case (.integer(let number), .integer(let other)): number == other
    case (.number(let number), .number(let other)):
      number == other || !number.isFinite && !other.isFinite
    default: text == other.text
    }
  }

  /// Whether keys are in order, as those of whoever writes them down so are.
  private static func isSorted(_ pairs: [(String, JSONText)]) -> Bool {
    var place = 1
    while place < pairs.count {
      guard pairs[place - 1].0 < pairs[place].0 else { return false }
      place += 1
    }
    return true
  }

  private static func writeShortest(_ value: Double, to text: inout TextBytes) {
    guard value.isFinite else { return text.append("null") }
    if let whole = Int(exactly: value) {
      text.append(whole)
    } else {
      text.append(value.description)
    }
  }

  /// Rounded half away from zero. Numbers too large for that are written in full.
  private static func writeDecimals(_ value: Double, _ places: Int, to text: inout TextBytes) {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (abs(value) * scale).rounded(.toNearestOrAwayFromZero)
    guard scaled < 0x1p53 else { return writeShortest(value, to: &text) }
    let (whole, rest) = UInt64(scaled).quotientAndRemainder(dividingBy: UInt64(scale))
    if value < 0, scaled > 0 { text.append("-") }
    text.append(whole)
    writeFraction(rest, places, to: &text)
  }

  /// The digits behind the point, with the point, without zeros at the end.
  private static func writeFraction(_ rest: UInt64, _ places: Int, to text: inout TextBytes) {
    guard rest > 0 else { return }
    var (rest, places) = (rest, places)
    while rest % 10 == 0 {
      rest /= 10
      places -= 1
    }
    let digits = rest.description
    text.append(".")
    for _ in digits.utf8.count..<places { text.append("0") }
    text.append(digits)
  }

  private static func write(_ string: String, to text: inout TextBytes) {
    text.append("\"")
    if TextBytes.contains(string, where: needsCare) {
      writeEscaped(string, to: &text)
    } else {
      text.append(string)
    }
    text.append("\"")
  }

  /// Whether a byte is not always written as it is: all that begin what ``writeEscaped(_:to:)`` escapes.
  private static func needsCare(_ byte: UInt8) -> Bool {
    // The control characters above ASCII begin with 0xC2, the line ends of Unicode and marks of direction with 0xE2.
    byte < 0x20 || byte == 0x22 || byte == 0x3C || byte == 0x5C || byte == 0x7F || byte == 0xC2
      || byte == 0xE2
  }

  private static func writeEscaped(_ string: String, to text: inout TextBytes) {
    let escaped = MarkupText.escaped(string) { scalar in
      switch scalar {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      case "\n": return "\\n"
      case "\t": return "\\t"
      case "<": return escape(scalar)
      default: return PlainText.isControl(scalar) ? escape(scalar) : nil
      }
    }
    text.append(escaped)
  }

  /// A character of the basic plane as an escape.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }

  /// JSON of another writer, with the control characters escaped that JSON allows in strings as they are: a terminal
  /// would obey them. Line feeds between values stay.
  package static func escaped(_ json: String) -> String {
    guard TextBytes.contains(json, where: { $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else {
      return json
    }
    return MarkupText.escaped(json) { scalar in
      scalar.value >= 0x7F && PlainText.isControl(scalar) ? escape(scalar) : nil
    }
  }
}
