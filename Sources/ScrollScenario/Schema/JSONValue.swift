/// A JSON value whose members keep their order: a part of a schema, or a value of a scenario as it is written.
package indirect enum JSONValue: Equatable, Sendable {
  case text(String)
  case number(Double)
  /// A whole number, which may be larger than a `Double` has bits for.
  case whole(String)
  case flag(Bool)
  case list([JSONValue])
  case object([Member])

  package struct Member: Equatable, Sendable {
    package var key: String
    package var value: JSONValue

    init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }
}

extension JSONValue {
  var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// JSON, indented by two spaces a level; what fits a line of 100 characters is on one.
  func json(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return Self.text(number)
    case .whole(let digits): return digits
    case .flag(let flag): return flag ? "true" : "false"
    case .list(let elements):
      if let line = oneLine(indent) { return line }
      let lines = elements.map { inner + $0.json(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      if let line = oneLine(indent) { return line }
      let parts = members.map { Self.quoted($0.key) + ": " + $0.value.json(indent: inner) }
      return "{\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private func oneLine(_ indent: String) -> String? {
    let line = line
    return indent.utf8.count + line.utf8.count <= 100 ? line : nil
  }

  /// JSON on one line, which is YAML as well.
  package var line: String {
    switch self {
    case .list(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.key) + ": " + $0.value.line }.joined(separator: ", ") + "}"
    case .text, .number, .whole, .flag: json()
    }
  }

  /// The shortest digits that read back to the same number. YAML takes a number with an exponent for a text
  /// unless it has a point.
  private static func text(_ number: Double) -> String {
    if let whole = Int(exactly: number), abs(whole) < 1 << 53, number != 0 || number.sign == .plus {
      return String(whole)
    }
    let text = "\(number)"
    guard let exponent = text.firstIndex(of: "e"), !text.contains(".") else { return text }
    return text[..<exponent] + ".0" + text[exponent...]
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case _ where scalar.value < 0x20 || (0x7F...0xA0) ~= scalar.value:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
