// Types with raw values are as their raw values, without a version of their own: what a raw value means
// is not a matter of form.
extension Parcelable where Self: RawRepresentable, RawValue: Parcelable {
  /// Always 0: the form is that of the raw value.
  @inlinable
  public static var parcelVersion: UInt32 { 0 }

  /// Writes the raw value.
  @inlinable
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    try writer.write(rawValue)
  }

  /// Reads a raw value.
  ///
  /// - Throws: ``ParcelError/malformed(at:)`` for a raw value that the type does not have.
  @inlinable
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    let start = reader.position
    guard let value = Self(rawValue: try reader.read()) else { throw .malformed(at: start) }
    self = value
  }
}

// Of both ways, the raw value is the shorter one.
extension Parcelable where Self: RawRepresentable & Encodable, RawValue: Parcelable {
  /// Writes the raw value.
  @inlinable
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    try writer.write(rawValue)
  }
}

extension Parcelable where Self: RawRepresentable & Decodable, RawValue: Parcelable {
  /// Reads a raw value.
  ///
  /// - Throws: ``ParcelError/malformed(at:)`` for a raw value that the type does not have.
  @inlinable
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    let start = reader.position
    guard let value = Self(rawValue: try reader.read()) else { throw .malformed(at: start) }
    self = value
  }
}
