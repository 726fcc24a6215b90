extension Parcel {
  /// Puts a value in a place. Whatever was there goes, unless the value throws.
  public mutating func set<Key: ParcelKey>(
    _ value: Key.Value, for key: Key.Type
  ) throws(ParcelError) where Key.Value: Parcelable {
    entries[Key.name] = try Self.written(value)
  }

  /// Puts a value in a place as its `Encodable` conformance encodes it.
  public mutating func set<Key: ParcelKey>(
    _ value: Key.Value, for key: Key.Type
  ) throws(ParcelError) where Key.Value: Encodable {
    entries[Key.name] = try Self.encoded(value)
  }

  /// Puts a value in a place. Whatever was there goes, unless the value throws.
  public mutating func set<Key: ParcelKey>(
    _ value: Key.Value, for key: Key.Type
  ) throws(ParcelError) where Key.Value: Parcelable & Encodable {
    entries[Key.name] = try Self.written(value)
  }

  /// The value in a place, or `nil` when there is none.
  ///
  /// - Throws: ``ParcelError/wrongType(key:found:expected:)``, or what reading the value throws.
  public func value<Key: ParcelKey>(
    for key: Key.Type
  ) throws(ParcelError) -> Key.Value? where Key.Value: Parcelable {
    try entry(Key.self, .own)?.read(Key.Value.self)
  }

  /// The value in a place, as its `Decodable` conformance decodes it, or `nil` when there is none.
  ///
  /// - Throws: ``ParcelError/wrongType(key:found:expected:)``, or what decoding the value throws.
  public func value<Key: ParcelKey>(
    for key: Key.Type
  ) throws(ParcelError) -> Key.Value? where Key.Value: Decodable {
    try entry(Key.self, .coded)?.decode(Key.Value.self)
  }

  /// The value in a place, or `nil` when there is none.
  ///
  /// - Throws: ``ParcelError/wrongType(key:found:expected:)``, or what reading the value throws.
  public func value<Key: ParcelKey>(
    for key: Key.Type
  ) throws(ParcelError) -> Key.Value? where Key.Value: Parcelable & Decodable {
    try entry(Key.self, .own)?.read(Key.Value.self)
  }
}

extension Parcel {
  /// Makes a parcel of one value or of one list of values, by its own type as the key.
  public init<Value: Parcelable>(_ value: Value) throws(ParcelError) {
    try set(value, for: ItselfKey<Value>.self)
  }

  /// Makes a parcel of one value as its `Encodable` conformance encodes it.
  public init<Value: Encodable>(_ value: Value) throws(ParcelError) {
    try set(value, for: ItselfKey<Value>.self)
  }

  /// Makes a parcel of one value or of one list of values, by its own type as the key.
  public init<Value: Parcelable & Encodable>(_ value: Value) throws(ParcelError) {
    try set(value, for: ItselfKey<Value>.self)
  }

  /// The value that the parcel was made of, or `nil` when there is none of that type.
  public func value<Value: Parcelable>(_ type: Value.Type) throws(ParcelError) -> Value? {
    try value(for: ItselfKey<Value>.self)
  }

  /// The value that the parcel was made of, or `nil` when there is none of that type.
  public func value<Value: Decodable>(_ type: Value.Type) throws(ParcelError) -> Value? {
    try value(for: ItselfKey<Value>.self)
  }

  /// The value that the parcel was made of, or `nil` when there is none of that type.
  public func value<Value: Parcelable & Decodable>(
    _ type: Value.Type
  ) throws(ParcelError) -> Value? {
    try value(for: ItselfKey<Value>.self)
  }
}

extension Parcel {
  private static func written<Value: Parcelable>(_ value: Value) throws(ParcelError) -> Entry {
    var writer = ParcelWriter()
    try writer.write(value)
    return Entry(form: .own, type: String(reflecting: Value.self), bytes: writer.document()[...])
  }

  private static func encoded<Value: Encodable>(_ value: Value) throws(ParcelError) -> Entry {
    var writer = ParcelWriter()
    try writer.encode(value)
    return Entry(form: .coded, type: String(reflecting: Value.self), bytes: writer.document()[...])
  }

  /// What is in a place, when it is of the key's type.
  private func entry<Key: ParcelKey>(
    _ key: Key.Type, _ form: Form
  ) throws(ParcelError) -> Entry? {
    guard let entry = entries[Key.name] else { return nil }
    let expected = String(reflecting: Key.Value.self)
    guard entry.type == expected, entry.form == form else {
      throw .wrongType(
        key: Key.name, found: "\(entry.type), \(entry.form)", expected: "\(expected), \(form)")
    }
    return entry
  }
}

extension Parcel.Entry {
  fileprivate func read<Value: Parcelable>(_ type: Value.Type) throws(ParcelError) -> Value {
    try reading { (reader: inout ParcelReader) throws(ParcelError) in try reader.read(type) }
  }

  fileprivate func decode<Value: Decodable>(_ type: Value.Type) throws(ParcelError) -> Value {
    try reading { (reader: inout ParcelReader) throws(ParcelError) in try reader.decode(type) }
  }

  /// Reads the whole of the bytes.
  private func reading<Value>(
    _ body: (inout ParcelReader) throws(ParcelError) -> Value
  ) throws(ParcelError) -> Value {
    let result: Result<Value, ParcelError> = bytes.withUnsafeBytes { bytes in
      var reader = ParcelReader(bytes)
      do throws(ParcelError) {
        try reader.readNames()
        let value = try body(&reader)
        guard reader.remaining == 0 else { return .failure(.trailingBytes(at: reader.position)) }
        return .success(value)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
