/// A text that is written piece by piece, as the bytes of its UTF-8.
///
/// Appending to a `String` looks at what is appended, and at what it comes behind; for files of tens of
/// megabytes made of short pieces, that took most of the time.
struct TextBytes {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  /// All of it. O(bytes).
  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Appends a part of another text, by the places of its bytes.
  mutating func append(_ part: Range<Int>, of other: TextBytes) {
    bytes.append(contentsOf: other.bytes[part])
  }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Whether any byte of a text is one for which `isFound` holds.
  static func contains(_ text: String, where isFound: (UInt8) -> Bool) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for byte in bytes where isFound(byte) { return true }
      return false
    }
  }
}
