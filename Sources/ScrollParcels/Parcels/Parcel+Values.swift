extension Parcel {
  /// Puts a value in a place. Whatever was there goes, unless the value throws.
  @inlinable
  public mutating func set<Key: ParcelKey>(
    _ value: Key.Value, for key: Key.Type
  ) throws(ParcelError) where Key.Value: Parcelable {
    put(try Self.written(value), .own, in: key)
  }

  /// Puts a value in a place as its `Encodable` conformance encodes it.
  @inlinable
  public mutating func set<Key: ParcelKey>(
    _ value: Key.Value, for key: Key.Type
  ) throws(ParcelError) where Key.Value: Encodable {
    put(try Self.encoded(value), .coded, in: key)
  }

  /// Puts a value in a place. Whatever was there goes, unless the value throws.
  @inlinable
  public mutating func set<Key: ParcelKey>(
    _ value: Key.Value, for key: Key.Type
  ) throws(ParcelError) where Key.Value: Parcelable & Encodable {
    put(try Self.written(value), .own, in: key)
  }

  /// The value in a place, or `nil` for an empty place.
  ///
  /// - Throws: ``ParcelError/wrongType(key:found:expected:)``, or what reading the value throws.
  @inlinable
  public func value<Key: ParcelKey>(
    for key: Key.Type
  ) throws(ParcelError) -> Key.Value? where Key.Value: Parcelable {
    try document(Key.self, .own).map { (bytes) throws(ParcelError) in try Self.read(bytes) }
  }

  /// The value in a place, as its `Decodable` conformance decodes it, or `nil` for an empty place.
  ///
  /// - Throws: ``ParcelError/wrongType(key:found:expected:)``, or what decoding the value throws.
  @inlinable
  public func value<Key: ParcelKey>(
    for key: Key.Type
  ) throws(ParcelError) -> Key.Value? where Key.Value: Decodable {
    try document(Key.self, .coded).map { (bytes) throws(ParcelError) in try Self.decoded(bytes) }
  }

  /// The value in a place, or `nil` for an empty place.
  ///
  /// - Throws: ``ParcelError/wrongType(key:found:expected:)``, or what reading the value throws.
  @inlinable
  public func value<Key: ParcelKey>(
    for key: Key.Type
  ) throws(ParcelError) -> Key.Value? where Key.Value: Parcelable & Decodable {
    try document(Key.self, .own).map { (bytes) throws(ParcelError) in try Self.read(bytes) }
  }
}

extension Parcel {
  /// Makes a parcel of one value or of one list of values, by its own type as the key.
  @inlinable
  public init<Value: Parcelable>(_ value: Value) throws(ParcelError) {
    try set(value, for: ItselfKey<Value>.self)
  }

  /// Makes a parcel of one value as its `Encodable` conformance encodes it.
  @inlinable
  public init<Value: Encodable>(_ value: Value) throws(ParcelError) {
    try set(value, for: ItselfKey<Value>.self)
  }

  /// Makes a parcel of one value or of one list of values, by its own type as the key.
  @inlinable
  public init<Value: Parcelable & Encodable>(_ value: Value) throws(ParcelError) {
    try set(value, for: ItselfKey<Value>.self)
  }

  /// The value that the parcel was made of, or `nil` without one of that type.
  @inlinable
  public func value<Value: Parcelable>(_ type: Value.Type) throws(ParcelError) -> Value? {
    try value(for: ItselfKey<Value>.self)
  }

  /// The value that the parcel was made of, or `nil` without one of that type.
  @inlinable
  public func value<Value: Decodable>(_ type: Value.Type) throws(ParcelError) -> Value? {
    try value(for: ItselfKey<Value>.self)
  }

  /// The value that the parcel was made of, or `nil` without one of that type.
  @inlinable
  public func value<Value: Parcelable & Decodable>(
    _ type: Value.Type
  ) throws(ParcelError) -> Value? {
    try value(for: ItselfKey<Value>.self)
  }
}
