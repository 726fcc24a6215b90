extension Optional: Parcelable where Wrapped: Parcelable {
  @inlinable
  public static var parcelVersion: UInt32 { 0 }

  /// Writes whether there is a value, then the value.
  @inlinable
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    guard let self else { return writer.writeByte(0) }
    writer.writeByte(1)
    try writer.write(self)
  }

  @inlinable
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    self = try reader.read(Bool.self) ? .some(try reader.read()) : nil
  }
}
