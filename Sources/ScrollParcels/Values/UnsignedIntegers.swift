// One byte as it is, others in as few bytes as they need, the widest in sixteen.

extension UInt8: Parcelable {
  @inlinable
  public static var parcelVersion: UInt32 { 0 }

  @inlinable
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    writer.writeByte(self)
  }

  @inlinable
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    self = try reader.readByte()
  }
}

extension UInt16: Parcelable {
  @inlinable
  public static var parcelVersion: UInt32 { 0 }

  @inlinable
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    writer.writeVarint(UInt64(self))
  }

  @inlinable
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    self = try reader.readUnsigned(UInt16.self)
  }
}

extension UInt32: Parcelable {
  @inlinable
  public static var parcelVersion: UInt32 { 0 }

  @inlinable
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    writer.writeVarint(UInt64(self))
  }

  @inlinable
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    self = try reader.readUnsigned(UInt32.self)
  }
}

extension UInt64: Parcelable {
  @inlinable
  public static var parcelVersion: UInt32 { 0 }

  @inlinable
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    writer.writeVarint(UInt64(self))
  }

  @inlinable
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    self = try reader.readUnsigned(UInt64.self)
  }
}

extension UInt: Parcelable {
  @inlinable
  public static var parcelVersion: UInt32 { 0 }

  @inlinable
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    writer.writeVarint(UInt64(self))
  }

  @inlinable
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    self = try reader.readUnsigned(UInt.self)
  }
}

extension UInt128: Parcelable {
  @inlinable
  public static var parcelVersion: UInt32 { 0 }

  @inlinable
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    writer.writeFixed(self)
  }

  @inlinable
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    self = try reader.readFixed(UInt128.self)
  }
}
