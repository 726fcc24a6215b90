extension Array: Parcelable where Element: Parcelable {
  @inlinable
  public static var parcelVersion: UInt32 { 0 }

  /// Writes the count, the version of the elements, and the elements.
  @inlinable
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    writer.writeVarint(UInt64(count))
    writer.writeVersion(of: Element.self)
    if Element.self == UInt8.self || Element.self == Double.self && Self.isLittleEndian {
      // In memory as in the parcel.
      return withUnsafeBytes { writer.writeRaw($0) }
    }
    let start = writer.count
    for element in self { try writer.writeFields(of: element) }
    writer.endList(count: count, from: start)
  }

  @inlinable
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    let count = try reader.readCount()
    let outer = try reader.readVersion(of: Element.self)
    if Element.self == UInt8.self || Element.self == Double.self && Self.isLittleEndian {
      // No more than eight times what was compared with the bytes that are left.
      let raw = try reader.readRaw(length: UInt64(count * MemoryLayout<Element>.stride))
      self.init(unsafeUninitializedCapacity: count) { buffer, initialized in
        UnsafeMutableRawBufferPointer(buffer).copyMemory(from: raw)
        initialized = count
      }
      return
    }
    let start = reader.position
    self.init()
    reserveCapacity(reader.capacity(for: count, of: Element.self))
    for _ in 0..<count { append(try reader.readFields(of: Element.self)) }
    try reader.endList(count: count, from: start)
    reader.storedVersion = outer
  }

  @inlinable
  static var isLittleEndian: Bool { 1.littleEndian == 1 }
}
