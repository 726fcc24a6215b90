extension Parcelable where Self: FixedWidthInteger & BitwiseCopyable & Codable {
  /// The form of integers never changes.
  @inlinable
  public static var parcelVersion: UInt32 { 0 }

  /// One byte as it is, the widest numbers in sixteen, others in as few bytes as they need.
  @inlinable
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    if Self.bitWidth == 8 {
      writer.writeByte(UInt8(truncatingIfNeeded: self))
    } else if Self.bitWidth > 64 {
      writer.writeFixed(self)
    } else if Self.isSigned {
      writer.writeSigned(Int64(truncatingIfNeeded: self))
    } else {
      writer.writeVarint(UInt64(truncatingIfNeeded: self))
    }
  }

  /// Reads a raw value.
  @inlinable
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    if Self.bitWidth == 8 {
      self = Self(truncatingIfNeeded: try reader.readByte())
    } else if Self.bitWidth > 64 {
      self = try reader.readFixed(Self.self)
    } else if Self.isSigned {
      self = try reader.readSigned(as: Self.self)
    } else {
      self = try reader.readUnsigned(Self.self)
    }
  }
}

extension Int: Parcelable {}
extension Int8: Parcelable {}
extension Int16: Parcelable {}
extension Int32: Parcelable {}
extension Int64: Parcelable {}
extension Int128: Parcelable {}
extension UInt: Parcelable {}
extension UInt8: Parcelable {}
extension UInt16: Parcelable {}
extension UInt32: Parcelable {}
extension UInt64: Parcelable {}
extension UInt128: Parcelable {}
