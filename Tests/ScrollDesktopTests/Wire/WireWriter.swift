#if DBus
  /// Puts values into the bytes of a message, the lowest byte first.
  struct WireWriter {
    private(set) var bytes: [UInt8] = []

    mutating func align(_ count: Int) {
      while !bytes.count.isMultiple(of: count) { bytes.append(0) }
    }

    mutating func write(_ value: some FixedWidthInteger) {
      let count = value.bitWidth / 8
      align(count)
      for place in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * place))) }
    }

    /// Replaces the length that stands at a place.
    mutating func setLength(_ length: Int, at place: Int) {
      for byte in 0..<4 { bytes[place + byte] = UInt8(truncatingIfNeeded: length >> (8 * byte)) }
    }

    /// - Throws: `badValue` for what its type does not allow, `tooLarge`.
    mutating func write(_ value: WireValue, depth: Int = 0) throws(WireError) {
      guard depth <= 2 * WireType.depthLimit, bytes.count <= WireMessage.sizeLimit else {
        throw .tooLarge
      }
      switch value {
      case .byte(let number): write(number)
      case .bool(let flag): write(UInt32(flag ? 1 : 0))
      case .int16(let number): write(number)
      case .uint16(let number): write(number)
      case .int32(let number): write(number)
      case .uint32(let number): write(number)
      case .int64(let number): write(number)
      case .uint64(let number): write(number)
      case .double(let number): write(number.bitPattern)
      case .string(let text): try write(text: text)
      case .objectPath(let path):
        guard DBusName.isPath(path) else { throw .badValue("'\(path)' is no object path") }
        try write(text: path)
      case .signature(let signature): try write(signature: signature)
      case .array(let type, let values):
        align(4)
        let place = bytes.count
        write(UInt32(0))
        align(type.alignment)
        let start = bytes.count
        for value in values {
          guard value.type == type else { throw .badValue("an array holds values of two types") }
          try write(value, depth: depth + 1)
        }
        setLength(bytes.count - start, at: place)
      case .structure(let values):
        align(8)
        for value in values { try write(value, depth: depth + 1) }
      case .entry(let key, let value):
        align(8)
        try write(key, depth: depth + 1)
        try write(value, depth: depth + 1)
      case .variant(let value):
        try write(signature: value.type.text)
        try write(value, depth: depth + 1)
      }
    }

    private mutating func write(text: String) throws(WireError) {
      let utf8 = Array(text.utf8)
      guard !utf8.contains(0) else { throw .badValue("a text has a null character") }
      guard utf8.count <= WireMessage.sizeLimit else { throw .tooLarge }
      write(UInt32(utf8.count))
      bytes += utf8
      bytes.append(0)
    }

    private mutating func write(signature: String) throws(WireError) {
      guard WireType.parse(signature) != nil else {
        throw .badValue("'\(signature)' is no signature")
      }
      bytes.append(UInt8(signature.utf8.count))
      bytes += Array(signature.utf8)
      bytes.append(0)
    }
  }

  /// The names that the protocol knows.
  enum DBusName {
    /// Whether a text is `/` or names of letters, digits and `_`, each after a `/`.
    static func isPath(_ text: String) -> Bool {
      guard text.utf8.first == 0x2F else { return false }
      return text == "/"
        || text.utf8.dropFirst().split(separator: 0x2F, omittingEmptySubsequences: false)
          .allSatisfy { name in !name.isEmpty && name.allSatisfy(isLetter) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == 0x5F
    }
  }
#endif
