struct KeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ValueDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }
  /// None when the bytes are damaged, which every other call says.
  var allKeys: [Key] { ((try? decoder.names()) ?? []).compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { (try? decoder.find(key.stringValue)) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try decoder.takeNull(key) }

  func decode<Scalar: CodedScalar>(_ type: Scalar.Type, forKey key: Key) throws -> Scalar {
    try decoder.take(type, key)
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.take(type, key)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try decoder.nest(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder.nest(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try decoder.nest(CodedKey.superclass) }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder.nest(key) }
}

struct ListDecoding: UnkeyedDecodingContainer {
  let decoder: ValueDecoder
  /// Where the next element is.
  private var cursor: Int
  private(set) var currentIndex = 0

  init(decoder: ValueDecoder, cursor: Int) {
    self.decoder = decoder
    self.cursor = cursor
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  /// Not known before the end is reached.
  var count: Int? { nil }

  /// Also where the bytes end, which the next element says.
  var isAtEnd: Bool {
    decoder.state.reader.position = cursor
    guard (try? decoder.state.reader.peek()) == CodedTag.end else { return false }
    decoder.endsKnown(at: cursor + 1)
    return true
  }

  /// Puts the reader at the next element.
  private func next(_ type: Any.Type) throws -> CodedSteps.Step {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type,
        DecodingError.Context(codingPath: codingPath, debugDescription: "the list is at its end"))
    }
    return .place(currentIndex)
  }

  private mutating func leave(at end: Int) {
    cursor = end
    currentIndex += 1
  }

  mutating func decodeNil() throws -> Bool {
    _ = try next(Any?.self)
    guard try decoder.state.reader.peek() == CodedTag.null else { return false }
    leave(at: cursor + 1)
    return true
  }

  mutating func decode<Scalar: CodedScalar>(_ type: Scalar.Type) throws -> Scalar {
    try scalar(type)
  }

  mutating func scalar<Scalar: CodedScalar>(_ type: Scalar.Type) throws -> Scalar {
    decoder.state.known.steps.note(try next(type), decoder.depth + 1)
    let value = try decoder.state.scalar(type, decoder.depth + 1)
    leave(at: decoder.state.reader.position)
    return value
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try decoder.state.decode(
      type, at: cursor, depth: decoder.depth + 1, step: try next(type))
    leave(at: decoder.state.reader.position)
    return value
  }

  private mutating func nest() throws -> ValueDecoder {
    var end = cursor
    let nested = try decoder.nest(at: try next(Any.self)) { end = $0 }
    leave(at: end)
    return nested
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try nest().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try nest().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try nest() }
}

struct SingleDecoding: SingleValueDecodingContainer {
  let decoder: ValueDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool {
    decoder.state.reader.position = decoder.offset
    guard (try? decoder.state.reader.peek()) == CodedTag.null else { return false }
    decoder.endsKnown(at: decoder.offset + 1)
    return true
  }

  func decode<Scalar: CodedScalar>(_ type: Scalar.Type) throws -> Scalar { try scalar(type) }

  func scalar<Scalar: CodedScalar>(_ type: Scalar.Type) throws -> Scalar {
    decoder.state.reader.position = decoder.offset
    let value = try decoder.state.scalar(type, decoder.depth)
    decoder.endsKnown(at: decoder.state.reader.position)
    return value
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try decoder.state.decode(
      type, at: decoder.offset, depth: decoder.depth + 1, step: .none)
    decoder.endsKnown(at: decoder.state.reader.position)
    return value
  }
}
