/// A value inside another JSON text. Members have no order of their own there.
extension JSONValue: Codable {
  package init(from decoder: any Decoder) throws {
    if let members = try? decoder.singleValueContainer().decode([String: JSONValue].self) {
      self = .object(members.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) })
    } else if let elements = try? decoder.singleValueContainer().decode([JSONValue].self) {
      self = .list(elements)
    } else {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Int.self) {
        self = .whole("\(number)")
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .whole(let digits):
      if let number = UInt64(digits) {
        try container.encode(number)
      } else {
        try container.encode(Int(digits))
      }
    case .flag(let flag): try container.encode(flag)
    case .list(let elements): try container.encode(elements)
    case .object(let members):
      try container.encode(Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first })
    }
  }
}
