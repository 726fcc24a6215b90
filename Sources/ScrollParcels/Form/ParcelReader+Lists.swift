extension ParcelReader {
  /// Reads the number of elements of a list, of which each has a byte or more.
  @inlinable
  mutating func readCount() throws(ParcelError) -> Int {
    let count = try readVarint()
    guard count <= UInt64(remaining) else { throw .truncated(at: bytes.count) }
    return Int(count)
  }

  /// The number of elements to allocate at once: at most four times the remaining bytes, even if the list
  /// claims more, and less in nested lists, each of which allocates again.
  @inlinable
  func capacity<Element>(for count: Int, of type: Element.Type) -> Int {
    min(count, remaining / max(1, MemoryLayout<Element>.stride / 4) / max(1, depth))
  }

  /// Passes over the zeros that ``ParcelWriter/endList(count:from:)`` wrote.
  @inlinable
  mutating func endList(count: Int, from start: Int) throws(ParcelError) {
    while position - start < count {
      guard try readByte() == 0 else { throw .malformed(at: position - 1) }
    }
  }

  /// Reads the names that come before everything else.
  @usableFromInline
  mutating func readNames() throws(ParcelError) {
    let count = try readCount()
    names.reserveCapacity(capacity(for: count, of: String.self))
    for _ in 0..<count { names.append(try readText()) }
  }
}
