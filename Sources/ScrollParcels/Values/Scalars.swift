extension Double: Parcelable {
  @inlinable
  public static var parcelVersion: UInt32 { 0 }

  @inlinable
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    writer.writeFixed(bitPattern)
  }

  @inlinable
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    self = Double(bitPattern: try reader.readFixed(UInt64.self))
  }
}

extension Float: Parcelable {
  @inlinable
  public static var parcelVersion: UInt32 { 0 }

  @inlinable
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    writer.writeFixed(bitPattern)
  }

  @inlinable
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    self = Float(bitPattern: try reader.readFixed(UInt32.self))
  }
}

extension Bool: Parcelable {
  @inlinable
  public static var parcelVersion: UInt32 { 0 }

  @inlinable
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    writer.writeByte(self ? 1 : 0)
  }

  @inlinable
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    let byte = try reader.readByte()
    guard byte <= 1 else { throw .malformed(at: reader.position - 1) }
    self = byte == 1
  }
}

extension String: Parcelable {
  @inlinable
  public static var parcelVersion: UInt32 { 0 }

  @inlinable
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    writer.writeText(self)
  }

  @inlinable
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    self = try reader.readText()
  }
}
