extension Dictionary: Parcelable where Key: Parcelable, Value: Parcelable {
  @inlinable
  public static var parcelVersion: UInt32 { 0 }

  /// Writes the count, the versions of keys and values, then each key with its value, in the order of
  /// the keys' bytes: the same for all dictionaries that are equal.
  @inlinable
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    writer.writeVarint(UInt64(count))
    writer.writeVersion(of: Key.self)
    writer.writeVersion(of: Value.self)
    let start = writer.count
    var order: [(key: SortKey, index: Index)] = []
    order.reserveCapacity(count)
    for index in indices {
      order.append((try SortKey(of: self[index].key, in: writer), index))
    }
    order.sort { $0.key < $1.key }
    for (key, index) in order {
      try writer.writeFields(of: self[index].key, key)
      try writer.writeFields(of: self[index].value)
    }
    writer.endList(count: count, from: start)
  }

  /// Reads the number of entries, then each key and value.
  ///
  /// - Throws: ``ParcelError/malformed(at:)`` when a key is there twice.
  @inlinable
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    let count = try reader.readCount()
    let outer = try reader.readVersion(of: Key.self)
    let keyVersion = reader.storedVersion
    _ = try reader.readVersion(of: Value.self)
    let valueVersion = reader.storedVersion
    let start = reader.position
    self.init(minimumCapacity: reader.capacity(for: count, of: Element.self))
    for _ in 0..<count {
      let place = reader.position
      reader.storedVersion = keyVersion
      let key = try reader.readFields(of: Key.self)
      reader.storedVersion = valueVersion
      let value = try reader.readFields(of: Value.self)
      guard updateValue(value, forKey: key) == nil else { throw .malformed(at: place) }
    }
    try reader.endList(count: count, from: start)
    reader.storedVersion = outer
  }
}

extension Set: Parcelable where Element: Parcelable {
  @inlinable
  public static var parcelVersion: UInt32 { 0 }

  /// Writes the count, the version of the elements, then the elements in the order of their bytes.
  @inlinable
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    writer.writeVarint(UInt64(count))
    writer.writeVersion(of: Element.self)
    let start = writer.count
    var order: [(key: SortKey, element: Element)] = []
    order.reserveCapacity(count)
    for element in self {
      order.append((try SortKey(of: element, in: writer), element))
    }
    order.sort { $0.key < $1.key }
    for (key, element) in order { try writer.writeFields(of: element, key) }
    writer.endList(count: count, from: start)
  }

  /// Reads the number of elements, then the elements.
  ///
  /// - Throws: ``ParcelError/malformed(at:)`` when an element is there twice.
  @inlinable
  public init(from reader: inout ParcelReader) throws(ParcelError) {
    let count = try reader.readCount()
    let outer = try reader.readVersion(of: Element.self)
    let start = reader.position
    self.init(minimumCapacity: reader.capacity(for: count, of: Element.self))
    for _ in 0..<count {
      let place = reader.position
      guard insert(try reader.readFields(of: Element.self)).inserted else {
        throw .malformed(at: place)
      }
    }
    try reader.endList(count: count, from: start)
    reader.storedVersion = outer
  }
}
