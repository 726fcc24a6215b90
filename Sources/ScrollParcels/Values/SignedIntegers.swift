// One byte as it is, others in as few bytes as they need, the widest in sixteen.

extension Int8: Parcelable {
  @inlinable
  public static var parcelVersion: UInt32 { 0 }

  @inlinable
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    writer.writeByte(UInt8(bitPattern: self))
  }

  @inlinable
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    self = Int8(bitPattern: try reader.readByte())
  }
}

extension Int16: Parcelable {
  @inlinable
  public static var parcelVersion: UInt32 { 0 }

  @inlinable
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    writer.writeSigned(Int64(self))
  }

  @inlinable
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    self = try reader.readSigned(as: Int16.self)
  }
}

extension Int32: Parcelable {
  @inlinable
  public static var parcelVersion: UInt32 { 0 }

  @inlinable
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    writer.writeSigned(Int64(self))
  }

  @inlinable
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    self = try reader.readSigned(as: Int32.self)
  }
}

extension Int64: Parcelable {
  @inlinable
  public static var parcelVersion: UInt32 { 0 }

  @inlinable
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    writer.writeSigned(Int64(self))
  }

  @inlinable
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    self = try reader.readSigned(as: Int64.self)
  }
}

extension Int: Parcelable {
  @inlinable
  public static var parcelVersion: UInt32 { 0 }

  @inlinable
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    writer.writeSigned(Int64(self))
  }

  @inlinable
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    self = try reader.readSigned(as: Int.self)
  }
}

extension Int128: Parcelable {
  @inlinable
  public static var parcelVersion: UInt32 { 0 }

  @inlinable
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    writer.writeFixed(self)
  }

  @inlinable
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    self = try reader.readFixed(Int128.self)
  }
}
