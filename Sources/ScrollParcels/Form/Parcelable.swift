/// A value that can be written into a parcel and read from one.
///
/// The type chooses the order in which it writes its fields, and reads them in that order. Field names and types are
/// not stored, so the form is compact and fast:
///
/// ```swift
/// extension City: Parcelable {
///   func write(to writer: inout ParcelWriter) throws(ParcelError) {
///     try writer.write(name)
///     try writer.write(longitude)
///     try writer.write(latitude)
///   }
///
///   init(from reader: inout ParcelReader) throws(ParcelError) {
///     name = try reader.read()
///     longitude = try reader.read()
///     latitude = try reader.read()
///   }
/// }
/// ```
///
/// `Codable` and `RawRepresentable` types only need to declare the conformance. A type with a raw value that is
/// `Parcelable` is written as that value; other `Codable` types use their own coding.
public protocol Parcelable {
  /// The version of the form that ``write(to:)`` writes, 1 unless stated.
  ///
  /// It is written before the value, once for all elements of a list. A reader that meets a version
  /// greater than its own throws ``ParcelError/newerVersion(of:found:known:)``; one that meets a smaller
  /// version finds it in ``ParcelReader/version``. A type that states 0 has a form that never changes, and no
  /// version is written.
  static var parcelVersion: UInt32 { get }

  /// Writes the fields, without the version.
  ///
  /// To write a value as a field of another, call ``ParcelWriter/write(_:)``.
  func write(to writer: inout ParcelWriter) throws(ParcelError)

  /// Reads the fields in the order in which they were written.
  ///
  /// To read a value as a field of another, call ``ParcelReader/read(_:)``.
  init(from reader: inout ParcelReader) throws(ParcelError)
}

extension Parcelable {
  /// 1: the version of a form that has not changed yet.
  @inlinable
  public static var parcelVersion: UInt32 { 1 }
}

extension Parcelable where Self: Encodable {
  /// Writes the value as its `Encodable` conformance encodes it.
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    try writer.encode(self)
  }
}

extension Parcelable where Self: Decodable {
  /// Reads the value as its `Decodable` conformance decodes it.
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    self = try reader.decode(Self.self)
  }
}
