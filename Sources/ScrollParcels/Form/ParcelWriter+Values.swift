extension ParcelWriter {
  /// Writes a value as a field of the one being written: its version, then its fields.
  ///
  /// - Throws: ``ParcelError/tooDeep``, or what the value throws.
  @inlinable
  public mutating func write<Value: Parcelable>(_ value: Value) throws(ParcelError) {
    writeVersion(of: Value.self)
    try writeFields(of: value)
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
