/// A JSON value that writes itself the same on every machine: keys sorted, no spaces, numbers as the
/// shortest decimals that read back as the same number.
///
/// What is written may stand in a page's script as well: no `<`, and no line end of Unicode's, is
/// written as it is.
enum JSONText {
  case null
  case bool(Bool)
  case integer(Int)
  /// Not a number and infinities are written as `null`.
  case number(Double)
  /// With so many decimals at the most, at most 9.
  case rounded(Double, Int)
  /// A moment or a length of time in nanoseconds, written in microseconds.
  case microseconds(Int64)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  /// The value as text.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += "\(value)"
    case .number(let value): text += Self.shortest(value)
    case .rounded(let value, let places): text += Self.decimals(value, places)
    case .microseconds(let nanoseconds):
      let (whole, rest) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1000)
      text += (nanoseconds < 0 ? "-" : "") + "\(whole)" + Self.fraction(rest, 3)
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let pairs):
      text += "{"
      for (index, pair) in pairs.sorted(by: { $0.0 < $1.0 }).enumerated() {
        if index > 0 { text += "," }
        Self.write(pair.0, to: &text)
        text += ":"
        pair.1.write(to: &text)
      }
      text += "}"
    }
  }

  private static func shortest(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  /// Rounded half away from zero. What is too large for that is written in full.
  private static func decimals(_ value: Double, _ places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (abs(value) * scale).rounded(.toNearestOrAwayFromZero)
    guard scaled < 0x1p53 else { return shortest(value) }
    let (whole, rest) = UInt64(scaled).quotientAndRemainder(dividingBy: UInt64(scale))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return sign + "\(whole)" + fraction(rest, places)
  }

  /// The digits behind the point, with the point, without zeros at the end.
  private static func fraction(_ rest: UInt64, _ places: Int) -> String {
    guard rest > 0 else { return "" }
    let digits = "\(rest)"
    var text = "." + String(repeating: "0", count: places - digits.utf8.count) + digits
    while text.last == "0" { text.removeLast() }
    return text
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\u{0}"..<" ", "<", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
