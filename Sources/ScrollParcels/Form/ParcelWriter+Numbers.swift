extension ParcelWriter {
  /// Writes one byte.
  @inlinable
  public mutating func writeByte(_ byte: UInt8) {
    end(1).storeBytes(of: byte, as: UInt8.self)
    count &+= 1
  }

  /// Writes a number in as few bytes as it needs: seven bits a byte, the lowest first, the highest bit
  /// of all but the last one set.
  @inlinable
  public mutating func writeVarint(_ value: UInt64) {
    // 64 bits in groups of seven.
    let end = end(10)
    var rest = value
    var length = 0
    while rest >= 0x80 {
      end.storeBytes(
        of: UInt8(truncatingIfNeeded: rest) | 0x80, toByteOffset: length, as: UInt8.self)
      rest &>>= 7
      length &+= 1
    }
    end.storeBytes(of: UInt8(truncatingIfNeeded: rest), toByteOffset: length, as: UInt8.self)
    count &+= length &+ 1
  }

  /// Writes a number with its sign as the lowest bit, so that small ones of either sign are short.
  @inlinable
  public mutating func writeSigned(_ value: Int64) {
    writeVarint(UInt64(bitPattern: (value &<< 1) ^ (value &>> 63)))
  }

  /// Writes the bytes of a number, the lowest first.
  @inlinable
  mutating func writeFixed<Number: FixedWidthInteger & BitwiseCopyable>(_ value: Number) {
    let size = MemoryLayout<Number>.size
    end(size).storeBytes(of: value.littleEndian, as: Number.self)
    count &+= size
  }

  @inlinable
  mutating func writeRaw(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress, bytes.count > 0 else { return }
    end(bytes.count).copyMemory(from: start, byteCount: bytes.count)
    count &+= bytes.count
  }
}

extension ParcelWriter {
  /// Writes the length in bytes and the UTF-8 of a text.
  @inlinable
  public mutating func writeText(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      let bytes = UnsafeRawBufferPointer(utf8)
      writeVarint(UInt64(bytes.count))
      writeRaw(bytes)
    }
  }
}
