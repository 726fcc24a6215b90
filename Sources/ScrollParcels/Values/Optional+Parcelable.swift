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
    // Not as a `Bool`, which would be a level deeper than was written.
    let byte = try reader.readByte()
    guard byte <= 1 else { throw .malformed(at: reader.offset - 1) }
    self = byte == 1 ? .some(try reader.read()) : nil
  }
}
