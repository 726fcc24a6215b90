/// The first byte of a value in a type's own coding. It says which kind of value follows, so that values can be
/// skipped, and fields found by name.
enum CodedTag {
  /// After the last element of a list; as the number of a name, after the last field.
  static let end: UInt8 = 0
  static let null: UInt8 = 1
  static let no: UInt8 = 2
  static let yes: UInt8 = 3
  /// An integer that is not negative.
  static let positive: UInt8 = 4
  /// A negative integer, as its complement.
  static let negative: UInt8 = 5
  static let float: UInt8 = 6
  static let double: UInt8 = 7
  static let text: UInt8 = 8
  /// Fields: numbers of names, from 1, each before its value.
  static let keyed: UInt8 = 9
  /// Values one after the other.
  static let list: UInt8 = 10
  /// Integers that 64 bits and a sign do not hold, in sixteen bytes.
  static let wide: UInt8 = 11
  static let unsignedWide: UInt8 = 12
}

/// A key by name or by place, in paths of errors and where a coding asks for the keys that are there.
struct CodedKey: CodingKey {
  var stringValue: String
  var intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = Int(stringValue)
  }

  init(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }

  static let superclass = CodedKey(stringValue: "super")
}

/// Where in a value something is, as `cities.3.name`.
func codedPath(_ path: [any CodingKey]) -> String {
  path.map(\.stringValue).joined(separator: ".")
}
