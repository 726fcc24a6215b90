extension ParcelReader {
  /// Reads a value that was written as a field.
  ///
  /// - Throws: ``ParcelError/newerVersion(of:found:known:)``, ``ParcelError/tooDeep``, or the error
  ///   of the value. Values read until then are lost; reading does not go on.
  @inlinable
  public mutating func read<Value: Parcelable>(
    _ type: Value.Type = Value.self
  ) throws(ParcelError) -> Value {
    let outer = try readVersion(of: Value.self)
    let value = try readFields(of: Value.self)
    storedVersion = outer
    return value
  }

  /// Reads a type's version and returns that of the value around.
  @inlinable
  mutating func readVersion<Value: Parcelable>(
    of type: Value.Type
  ) throws(ParcelError) -> UInt32 {
    let outer = storedVersion
    let known = Value.parcelVersion
    guard known > 0 else { return outer }
    let start = position
    let found = try readVarint()
    guard found > 0, found <= UInt64(UInt32.max) else { throw .malformed(at: start) }
    guard found <= UInt64(known) else { throw Self.newer(Value.self, UInt32(found)) }
    storedVersion = UInt32(found)
    return outer
  }

  @inlinable
  mutating func readFields<Value: Parcelable>(of type: Value.Type) throws(ParcelError) -> Value {
    guard depth < ParcelWriter.depthLimit else { throw .tooDeep }
    depth &+= 1
    defer { depth &-= 1 }
    return try Value(from: &self)
  }

  @usableFromInline
  static func newer<Value: Parcelable>(_ type: Value.Type, _ found: UInt32) -> ParcelError {
    .newerVersion(of: String(reflecting: type), found: found, known: Value.parcelVersion)
  }
}
