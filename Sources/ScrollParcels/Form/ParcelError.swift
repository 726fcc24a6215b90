/// Why something could not be written into a parcel or read from one.
///
/// Offsets count bytes from the beginning of the parcel for problems of its frame, and from the beginning of a value
/// for problems inside it.
public enum ParcelError: Error, Hashable, Sendable {
  /// The bytes do not begin as a parcel does.
  case notAParcel
  /// The parcel is of a later form than this library knows.
  case unknownForm(UInt32)
  /// The bytes end before the value does.
  case truncated(at: Int)
  /// There are bytes after the end.
  case trailingBytes(at: Int)
  /// The bytes are not those that were written: their check differs.
  case damaged
  /// No value is written like this: text that is not UTF-8, a number longer than need be, a byte that is
  /// neither false nor true, an unknown tag, a key of a parcel twice.
  case malformed(at: Int)
  /// The number does not fit the type that is read.
  case outOfRange(at: Int)
  /// Values are nested deeper than ``ParcelWriter/depthLimit``.
  case tooDeep
  /// The value was written by a later version of its type.
  case newerVersion(of: String, found: UInt32, known: UInt32)
  /// The key's value is of another type, or was written by other means: its coding, not its own form.
  case wrongType(key: String, found: String, expected: String)
  /// The name of a private or local type differs from process to process. Keys and values of a parcel
  /// that leaves the process are internal or public types.
  case unstableName(String)
  /// A type's own coding could not encode the value.
  case encoding(path: String, reason: String)
  /// A type's own coding could not decode the value.
  case decoding(path: String, reason: String)
}
