/// A JSON value whose members keep their order: a part of a schema.
indirect enum SchemaValue: Equatable, Sendable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([SchemaValue])
  case object([Member])

  struct Member: Equatable, Sendable {
    var key: String
    var value: SchemaValue

    init(_ key: String, _ value: SchemaValue) {
      self.key = key
      self.value = value
    }
  }
}

extension SchemaValue {
  /// JSON, indented by two spaces a level; what fits a line of 100 characters is on one.
  func json(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return Int(exactly: number).map(String.init) ?? "\(number)"
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

  private var line: String {
    switch self {
    case .list(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.key) + ": " + $0.value.line }.joined(separator: ", ") + "}"
    case .text, .number, .flag: json()
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
