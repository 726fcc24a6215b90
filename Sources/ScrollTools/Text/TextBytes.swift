/// A text that is written piece by piece, as the bytes of its UTF-8.
///
/// Appending to a `String` looks at what is appended, and at what it comes behind, which takes most of
/// the time for files of tens of megabytes made of short pieces.
package struct TextBytes {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package var count: Int { bytes.count }

  /// All of it. O(bytes).
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  package mutating func append(_ number: Int) {
    if number < 0 { append("-") }
    append(UInt64(number.magnitude))
  }

  package mutating func append(_ number: UInt64) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var (rest, place) = (number, digits.count)
      repeat {
        place -= 1
        digits[place] = UInt8(truncatingIfNeeded: 48 + rest % 10)
        rest /= 10
      } while rest > 0
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[place...]))
    }
  }

  /// Appends what stands before a value, such as its key with all signs around it, and the value.
  package mutating func append(_ key: String, _ value: JSONText) {
    append(key)
    value.write(to: &self)
  }

  /// Appends a part of another text, by the places of its bytes.
  package mutating func append(_ part: Range<Int>, of other: TextBytes) {
    bytes.append(contentsOf: other.bytes[part])
  }

  package mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Whether any byte of a text is one for which `isFound` holds.
  package static func contains(_ text: String, where isFound: (UInt8) -> Bool) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for byte in bytes where isFound(byte) { return true }
      return false
    }
  }
}
