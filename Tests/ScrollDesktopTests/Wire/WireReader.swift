#if DBus
  /// Takes values out of the bytes of a message. Whatever the bytes, it throws or gives a value, and needs
  /// no more memory than a fixed multiple of them.
  struct WireReader {
    let bytes: [UInt8]
    let isBigEndian: Bool
    private(set) var offset: Int
    /// Where the message ends.
    let end: Int

    init(_ bytes: [UInt8], from offset: Int = 0, to end: Int? = nil, isBigEndian: Bool = false) {
      self.bytes = bytes
      self.offset = offset
      self.end = min(end ?? bytes.count, bytes.count)
      self.isBigEndian = isBigEndian
    }

    private func wrong(_ problem: String) -> WireError {
      .malformed(offset: offset, problem: problem)
    }

    private mutating func take(_ count: Int) throws(WireError) -> ArraySlice<UInt8> {
      guard count >= 0, end - offset >= count else { throw wrong("it ends early") }
      defer { offset += count }
      return bytes[offset..<offset + count]
    }

    mutating func align(_ count: Int) throws(WireError) {
      let rest = offset % count
      guard rest != 0 else { return }
      guard try take(count - rest).allSatisfy({ $0 == 0 }) else {
        throw wrong("filling is not null")
      }
    }

    mutating func read<Number: FixedWidthInteger & UnsignedInteger>(
      _: Number.Type
    ) throws(WireError) -> Number {
      let count = Number.bitWidth / 8
      try align(count)
      let taken = try take(count)
      var value: Number = 0
      for (place, byte) in taken.enumerated() {
        let shift = 8 * (isBigEndian ? count - 1 - place : place)
        value |= Number(byte) << Number(shift)
      }
      return value
    }

    mutating func read(_ type: WireType, depth: Int = 0) throws(WireError) -> WireValue {
      guard depth <= 2 * WireType.depthLimit else { throw wrong("values lie too deep") }
      switch type {
      case .byte: return .byte(try read(UInt8.self))
      case .bool:
        let number = try read(UInt32.self)
        guard number <= 1 else { throw wrong("neither true nor false") }
        return .bool(number == 1)
      case .int16: return .int16(Int16(bitPattern: try read(UInt16.self)))
      case .uint16: return .uint16(try read(UInt16.self))
      case .int32: return .int32(Int32(bitPattern: try read(UInt32.self)))
      case .uint32, .unixFile: return .uint32(try read(UInt32.self))
      case .int64: return .int64(Int64(bitPattern: try read(UInt64.self)))
      case .uint64: return .uint64(try read(UInt64.self))
      case .double: return .double(Double(bitPattern: try read(UInt64.self)))
      case .string: return .string(try readText(Int(try read(UInt32.self))))
      case .objectPath:
        let path = try readText(Int(try read(UInt32.self)))
        guard DBusName.isPath(path) else { throw wrong("no object path") }
        return .objectPath(path)
      case .signature: return .signature(try readSignature().map(\.text).joined())
      case .variant:
        let types = try readSignature()
        guard types.count == 1 else { throw wrong("a variant holds one value") }
        return .variant(try read(types[0], depth: depth + 1))
      case .array(let element): return try readArray(element, depth)
      case .structure(let types):
        try align(8)
        var values: [WireValue] = []
        for type in types { values.append(try read(type, depth: depth + 1)) }
        return .structure(values)
      case .entry(let key, let value):
        try align(8)
        return .entry(
          key: try read(key, depth: depth + 1), try read(value, depth: depth + 1))
      }
    }

    private mutating func readArray(
      _ element: WireType, _ depth: Int
    ) throws(WireError) -> WireValue {
      let length = Int(try read(UInt32.self))
      try align(element.alignment)
      guard length <= end - offset else { throw wrong("an array ends behind the message") }
      let last = offset + length
      var values: [WireValue] = []
      // Every value takes a byte at least, so this ends.
      while offset < last { values.append(try read(element, depth: depth + 1)) }
      guard offset == last else { throw wrong("an array ends within a value") }
      return .array(of: element, values)
    }

    private mutating func readText(_ count: Int) throws(WireError) -> String {
      let taken = try take(count)
      guard try take(1).first == 0 else { throw wrong("a text does not end") }
      guard !taken.contains(0), let text = String(validating: taken, as: UTF8.self) else {
        throw wrong("a text is not UTF-8")
      }
      return text
    }

    mutating func readSignature() throws(WireError) -> [WireType] {
      let text = try readText(Int(try read(UInt8.self)))
      guard let types = WireType.parse(text) else { throw wrong("no signature") }
      return types
    }
  }
#endif
