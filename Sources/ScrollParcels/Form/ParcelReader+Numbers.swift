extension ParcelReader {
  /// Reads one byte.
  @inlinable
  public mutating func readByte() throws(ParcelError) -> UInt8 {
    guard position < bytes.count else { throw .truncated(at: position) }
    let byte = bytes[position]
    position &+= 1
    return byte
  }

  /// Reads a number written by ``ParcelWriter/writeVarint(_:)``.
  @inlinable
  public mutating func readVarint() throws(ParcelError) -> UInt64 {
    let first = try readByte()
    return first < 0x80 ? UInt64(first) : try readLongVarint(first)
  }

  /// The rest of a number of two to ten bytes. Only its shortest form is taken.
  @usableFromInline
  mutating func readLongVarint(_ first: UInt8) throws(ParcelError) -> UInt64 {
    let start = position - 1
    var value = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while true {
      let byte = try readByte()
      // Nine bytes hold 63 bits; the tenth holds the last one.
      if shift == 63, byte > 1 { throw .malformed(at: start) }
      value |= UInt64(byte & 0x7F) &<< shift
      if byte < 0x80 {
        if byte == 0 { throw .malformed(at: start) }
        return value
      }
      shift += 7
    }
  }

  /// Reads a number written by ``ParcelWriter/writeSigned(_:)``.
  @inlinable
  public mutating func readSigned() throws(ParcelError) -> Int64 {
    let value = try readVarint()
    return Int64(bitPattern: value &>> 1) ^ -Int64(bitPattern: value & 1)
  }

  @inlinable
  mutating func readFixed<Number: FixedWidthInteger & BitwiseCopyable>(
    _ type: Number.Type
  ) throws(ParcelError) -> Number {
    let size = MemoryLayout<Number>.size
    guard remaining >= size else { throw .truncated(at: bytes.count) }
    let value = bytes.loadUnaligned(fromByteOffset: position, as: Number.self)
    position &+= size
    return Number(littleEndian: value)
  }

  /// Reads a number that has to fit a narrower type.
  @inlinable
  mutating func readUnsigned<Number: FixedWidthInteger>(
    _ type: Number.Type
  ) throws(ParcelError) -> Number {
    let start = position
    guard let number = Number(exactly: try readVarint()) else { throw .outOfRange(at: start) }
    return number
  }

  @inlinable
  mutating func readSigned<Number: FixedWidthInteger>(
    as type: Number.Type
  ) throws(ParcelError) -> Number {
    let start = position
    guard let number = Number(exactly: try readSigned()) else { throw .outOfRange(at: start) }
    return number
  }
}

extension ParcelReader {
  /// The next bytes, which stay where they are.
  @inlinable
  mutating func readRaw(length: UInt64) throws(ParcelError) -> UnsafeRawBufferPointer {
    guard length <= UInt64(remaining) else { throw .truncated(at: bytes.count) }
    let start = position
    position &+= Int(length)
    return UnsafeRawBufferPointer(rebasing: bytes[start..<position])
  }
}
