// What is generic here can be compiled with the values that an app has.
extension Parcel {
  @inlinable
  static func written<Value: Parcelable>(_ value: Value) throws(ParcelError) -> [UInt8] {
    var writer = ParcelWriter()
    try writer.write(value)
    return writer.document()
  }

  @inlinable
  static func encoded<Value: Encodable>(_ value: Value) throws(ParcelError) -> [UInt8] {
    var writer = ParcelWriter()
    try writer.encode(value)
    return writer.document()
  }

  @inlinable
  static func read<Value: Parcelable>(
    _ document: ArraySlice<UInt8>
  ) throws(ParcelError) -> Value {
    try reading(document) { (reader: inout ParcelReader) throws(ParcelError) in
      try reader.read(Value.self)
    }
  }

  @inlinable
  static func decoded<Value: Decodable>(
    _ document: ArraySlice<UInt8>
  ) throws(ParcelError) -> Value {
    try reading(document) { (reader: inout ParcelReader) throws(ParcelError) in
      try reader.decode(Value.self)
    }
  }

  /// Reads the whole of a document.
  @inlinable
  static func reading<Value>(
    _ document: ArraySlice<UInt8>, _ body: (inout ParcelReader) throws(ParcelError) -> Value
  ) throws(ParcelError) -> Value {
    let result: Result<Value, ParcelError> = document.withUnsafeBytes { bytes in
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

extension Parcel {
  @usableFromInline
  mutating func put<Key: ParcelKey>(_ document: [UInt8], _ form: Form, in key: Key.Type) {
    let type = String(reflecting: Key.Value.self)
    entries[Key.name] = Entry(form: form, type: type, bytes: document[...])
  }

  /// What is in a place, when it is of the key's type.
  @usableFromInline
  func document<Key: ParcelKey>(
    _ key: Key.Type, _ form: Form
  ) throws(ParcelError) -> ArraySlice<UInt8>? {
    guard let entry = entries[Key.name] else { return nil }
    let expected = String(reflecting: Key.Value.self)
    guard entry.type == expected, entry.form == form else {
      throw .wrongType(
        key: Key.name, found: "\(entry.type), \(entry.form)", expected: "\(expected), \(form)")
    }
    return entry.bytes
  }
}
