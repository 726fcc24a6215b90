extension ParcelWriter {
  /// Writes what a list of `count` elements ends with: zeros, where the elements took fewer bytes than
  /// there are elements. So a reader may trust that a list has at least a byte for each element.
  @inlinable
  mutating func endList(count elements: Int, from start: Int) {
    var length = count - start
    while length < elements {
      writeByte(0)
      length += 1
    }
  }
}

extension ParcelWriter {
  /// All that was written, behind the names that it refers to by number.
  @usableFromInline
  func document() -> [UInt8] {
    var head = ParcelWriter()
    let names = coding?.encodedNames ?? []
    head.writeVarint(UInt64(names.count))
    for name in names { head.writeText(name) }
    let length = head.count + count
    return [UInt8](unsafeUninitializedCapacity: length) { buffer, initialized in
      guard let start = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
      if let base = head.base { start.copyMemory(from: base, byteCount: head.count) }
      if let base { (start + head.count).copyMemory(from: base, byteCount: count) }
      initialized = length
    }
  }
}

/// What a key of a dictionary or an element of a set takes alone, which says in which order they are
/// written.
@usableFromInline
struct SortKey {
  /// Names, then the fields.
  @usableFromInline
  let document: [UInt8]
  /// Whether there are no names, so that the fields are the same wherever they are written.
  @usableFromInline
  let isPlain: Bool

  @usableFromInline
  init<Value: Parcelable>(of value: Value, in outer: borrowing ParcelWriter) throws(ParcelError) {
    var writer = ParcelWriter()
    writer.depth = outer.depth
    writer.sorting = outer.sorting + 1
    try writer.writeFields(of: value)
    document = writer.document()
    isPlain = writer.coding?.encodedNames.isEmpty ?? true
    guard isPlain || writer.sorting <= ParcelWriter.sortingLimit else { throw .tooDeep }
  }

  @inlinable
  static func < (a: SortKey, b: SortKey) -> Bool {
    a.document.lexicographicallyPrecedes(b.document)
  }
}

extension ParcelWriter {
  /// Writes the value of a key, mostly as bytes that exist already: writing it again would double the
  /// time at each depth of nested sets.
  @inlinable
  mutating func writeFields<Value: Parcelable>(
    of value: Value, _ key: SortKey
  ) throws(ParcelError) {
    guard key.isPlain else {
      sorting += 1
      defer { sorting -= 1 }
      return try writeFields(of: value)
    }
    // The count of names is one byte.
    key.document.withUnsafeBytes { writeRaw(UnsafeRawBufferPointer(rebasing: $0.dropFirst())) }
  }
}
