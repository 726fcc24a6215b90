struct KeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) throws { try encoder.putNull(key) }

  func encode<Scalar: CodedScalar>(_ value: Scalar, forKey key: Key) throws {
    try encoder.put(value, name: key.stringValue)
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try encoder.put(value, key: key)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder.nest(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.nest(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.nest(CodedKey.superclass) }

  func superEncoder(forKey key: Key) -> any Encoder { encoder.nest(key) }
}

struct ListEncoding: UnkeyedEncodingContainer {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.count }

  func encodeNil() throws { try encoder.putNull(nil) }

  func encode<Scalar: CodedScalar>(_ value: Scalar) throws { try encoder.put(value) }

  func encode<Value: Encodable>(_ value: Value) throws { try encoder.put(value, key: nil) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    encoder.nest(nil).container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    encoder.nest(nil).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.nest(nil) }
}

struct SingleEncoding: SingleValueEncodingContainer {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() throws { try encoder.putNull(nil) }

  func encode<Scalar: CodedScalar>(_ value: Scalar) throws { try encoder.put(value) }

  func encode<Value: Encodable>(_ value: Value) throws { try encoder.put(value, key: nil) }
}
