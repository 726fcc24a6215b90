extension ParcelWriter {
  /// Writes what a list of `count` elements ends with: zeros, where the elements took fewer bytes than
  /// there are elements. So a reader may trust that a list has at least a byte for each element.
  @inlinable
  mutating func endList(count elements: Int, from start: Int) {
    var length = count - start
    while length < elements {
      writeByte(0)
      length += 1
    }
  }
}

extension ParcelWriter {
  /// All that was written, behind the names that it refers to by number.
  @usableFromInline
  func document() -> [UInt8] {
    var head = ParcelWriter()
    let names = coding?.names.all ?? []
    head.writeVarint(UInt64(names.count))
    for name in names { head.writeText(name) }
    let length = head.count + count
    return [UInt8](unsafeUninitializedCapacity: length) { buffer, initialized in
      guard let start = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
      if let base = head.base { start.copyMemory(from: base, byteCount: head.count) }
      if let base { (start + head.count).copyMemory(from: base, byteCount: count) }
      initialized = length
    }
  }

  /// The bytes that a key of a dictionary or an element of a set takes alone, which say in which order
  /// they are written.
  @usableFromInline
  static func sortKey<Value: Parcelable>(of value: Value) throws(ParcelError) -> [UInt8] {
    var writer = ParcelWriter()
    try writer.writeFields(of: value)
    return writer.document()
  }
}
