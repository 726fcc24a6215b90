/// What is written behind a tag without containers.
protocol CodedScalar: Codable {
  func put(into writer: inout ParcelWriter)
  /// `nil` when there is something of another kind.
  static func take(from reader: inout ParcelReader) throws(ParcelError) -> Self?
}

extension CodedScalar where Self: FixedWidthInteger {
  func put(into writer: inout ParcelWriter) {
    if let number = UInt64(exactly: self) {
      writer.writeByte(CodedTag.positive)
      writer.writeVarint(number)
    } else if self < 0, let number = UInt64(exactly: ~self) {
      writer.writeByte(CodedTag.negative)
      writer.writeVarint(number)
    } else if let number = Int128(exactly: self) {
      writer.writeByte(CodedTag.wide)
      writer.writeFixed(number)
    } else {
      writer.writeByte(CodedTag.unsignedWide)
      writer.writeFixed(UInt128(truncatingIfNeeded: self))
    }
  }

  static func take(from reader: inout ParcelReader) throws(ParcelError) -> Self? {
    let start = reader.position
    let number: Self?
    switch try reader.readByte() {
    case CodedTag.positive: number = Self(exactly: try reader.readVarint())
    case CodedTag.negative: number = Self(exactly: ~Int128(try reader.readVarint()))
    case CodedTag.wide: number = Self(exactly: try reader.readFixed(Int128.self))
    case CodedTag.unsignedWide: number = Self(exactly: try reader.readFixed(UInt128.self))
    default: return nil
    }
    guard let number else { throw .outOfRange(at: start) }
    return number
  }
}

extension Int: CodedScalar {}
extension Int8: CodedScalar {}
extension Int16: CodedScalar {}
extension Int32: CodedScalar {}
extension Int64: CodedScalar {}
extension Int128: CodedScalar {}
extension UInt: CodedScalar {}
extension UInt8: CodedScalar {}
extension UInt16: CodedScalar {}
extension UInt32: CodedScalar {}
extension UInt64: CodedScalar {}
extension UInt128: CodedScalar {}

extension Bool: CodedScalar {
  func put(into writer: inout ParcelWriter) {
    writer.writeByte(self ? CodedTag.yes : CodedTag.no)
  }

  static func take(from reader: inout ParcelReader) throws(ParcelError) -> Bool? {
    switch try reader.readByte() {
    case CodedTag.no: false
    case CodedTag.yes: true
    default: nil
    }
  }
}

extension String: CodedScalar {
  func put(into writer: inout ParcelWriter) {
    writer.writeByte(CodedTag.text)
    writer.writeText(self)
  }

  static func take(from reader: inout ParcelReader) throws(ParcelError) -> String? {
    try reader.readByte() == CodedTag.text ? try reader.readText() : nil
  }
}

extension Double: CodedScalar {
  func put(into writer: inout ParcelWriter) {
    writer.writeByte(CodedTag.double)
    writer.writeFixed(bitPattern)
  }

  static func take(from reader: inout ParcelReader) throws(ParcelError) -> Double? {
    guard try reader.readByte() == CodedTag.double else { return nil }
    return Double(bitPattern: try reader.readFixed(UInt64.self))
  }
}

extension Float: CodedScalar {
  func put(into writer: inout ParcelWriter) {
    writer.writeByte(CodedTag.float)
    writer.writeFixed(bitPattern)
  }

  static func take(from reader: inout ParcelReader) throws(ParcelError) -> Float? {
    guard try reader.readByte() == CodedTag.float else { return nil }
    return Float(bitPattern: try reader.readFixed(UInt32.self))
  }
}
