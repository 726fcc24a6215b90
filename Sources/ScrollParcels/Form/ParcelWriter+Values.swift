extension ParcelWriter {
  /// Writes a value as a field of the one being written: its version, then its fields.
  ///
  /// - Throws: ``ParcelError/tooDeep``, or what the value throws.
  @inlinable
  public mutating func write<Value: Parcelable>(_ value: Value) throws(ParcelError) {
    writeVersion(of: Value.self)
    try writeFields(of: value)
  }

  /// Writes a value as its `Encodable` conformance encodes it, whether or not the type is parcelable.
  ///
  /// What it encodes by name is kept by number, and each name once for everything that is written.
  ///
  /// - Throws: ``ParcelError/tooDeep``, or ``ParcelError/encoding(path:reason:)`` for what the type throws.
  public mutating func encode<Value: Encodable>(_ value: Value) throws(ParcelError) {
    let coding = self.coding ?? EncodingState()
    self.coding = coding
    let limit = depth
    swap(&self, &coding.sink.writer)
    defer { swap(&self, &coding.sink.writer) }
    let start = coding.sink.writer.count
    do {
      try coding.encodeRoot(value, depth: limit)
    } catch {
      coding.sink.writer.count = start
      throw error
    }
  }

  @inlinable
  mutating func writeVersion<Value: Parcelable>(of type: Value.Type) {
    let version = Value.parcelVersion
    if version > 0 { writeVarint(UInt64(version)) }
  }

  @inlinable
  mutating func writeFields<Value: Parcelable>(of value: Value) throws(ParcelError) {
    guard depth < Self.depthLimit else { throw .tooDeep }
    depth &+= 1
    defer { depth &-= 1 }
    try value.write(to: &self)
  }
}
