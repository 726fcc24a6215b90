/// Reads values in the order in which they were written.
///
/// A reader is made by a parcel and handed to ``Parcelable/init(from:)``. Nothing that the bytes contain
/// makes it trap, read beyond their end or allocate much more memory than their size: lengths are compared
/// with the remaining bytes first.
@frozen
public struct ParcelReader: ~Copyable {
  @usableFromInline
  let bytes: UnsafeRawBufferPointer
  @usableFromInline
  var position: Int
  @usableFromInline
  var depth = 0
  /// The version of the type that the value being read was written by; see ``Parcelable/parcelVersion``.
  public internal(set) var version: UInt32 {
    @inlinable get { storedVersion }
    set { storedVersion = newValue }
  }
  @usableFromInline
  var storedVersion: UInt32 = 1
  /// Names that values refer to by number.
  @usableFromInline
  var names: [String] = []
  /// What decodings share, once something is decoded; only `decode(_:)` sets it and knows what it is.
  @usableFromInline
  var coding: AnyObject?

  @usableFromInline
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    position = 0
  }

  /// How many bytes were read, for errors that name a place.
  @inlinable
  public var offset: Int { position }

  /// Bytes that are left.
  @inlinable
  public var remaining: Int { bytes.count &- position }
}
