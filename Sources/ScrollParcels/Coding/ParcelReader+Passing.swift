extension ParcelReader {
  /// The next byte, which stays unread.
  func peek() throws(ParcelError) -> UInt8 {
    guard position < bytes.count else { throw .truncated(at: position) }
    return bytes[position]
  }

  /// Reads the number of a field's name, or 0 at the end of the fields.
  mutating func readName() throws(ParcelError) -> Int {
    let start = position
    let number = try readVarint()
    guard number <= UInt64(names.count) else { throw .malformed(at: start) }
    return Int(number)
  }

  /// Passes over a value that was encoded, without making anything of it.
  mutating func pass(depth: Int) throws(ParcelError) {
    guard depth <= ParcelWriter.depthLimit else { throw .tooDeep }
    let start = position
    switch try readByte() {
    case CodedTag.null, CodedTag.no, CodedTag.yes: return
    case CodedTag.positive, CodedTag.negative: _ = try readVarint()
    case CodedTag.float: _ = try readRaw(length: 4)
    case CodedTag.double: _ = try readRaw(length: 8)
    case CodedTag.text: _ = try readRaw(length: try readVarint())
    case CodedTag.wide, CodedTag.unsignedWide: _ = try readRaw(length: 16)
    case CodedTag.keyed:
      while try readName() > 0 { try pass(depth: depth + 1) }
    case CodedTag.list:
      while try peek() != CodedTag.end { try pass(depth: depth + 1) }
      position &+= 1
    default: throw .malformed(at: start)
    }
  }

  /// Copies a value that was encoded, with the numbers that its names have elsewhere.
  mutating func copy(
    into writer: inout ParcelWriter, numbers: inout EncodedNames
  ) throws(ParcelError) {
    let start = position
    let tag = try peek()
    switch tag {
    case CodedTag.keyed:
      writer.writeByte(try readByte())
      while true {
        let name = try readName()
        guard name > 0 else { break }
        writer.writeVarint(UInt64(numbers.number(of: names[name - 1])))
        try copy(into: &writer, numbers: &numbers)
      }
      writer.writeByte(CodedTag.end)
    case CodedTag.list:
      writer.writeByte(try readByte())
      while try peek() != CodedTag.end { try copy(into: &writer, numbers: &numbers) }
      writer.writeByte(try readByte())
    default:
      try pass(depth: 0)
      writer.writeRaw(UnsafeRawBufferPointer(rebasing: bytes[start..<position]))
    }
  }
}

extension EncodingState {
  /// Puts what was encoded alone at the end of a sink.
  func copy(_ document: [UInt8], into sink: Sink) throws(ParcelError) {
    let failure: ParcelError? = document.withUnsafeBytes { bytes in
      var reader = ParcelReader(bytes)
      do throws(ParcelError) {
        try reader.readNames()
        try reader.copy(into: &sink.writer, numbers: &known.names)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }
}
