/// A collection whose order is that of hashes, which differs from process to process. It is encoded as
/// its own coding does, but in an order that equal values share.
protocol CodedUnordered {
  func encodeInOrder(to encoder: ValueEncoder) throws
}

extension Set: CodedUnordered where Element: Encodable {
  func encodeInOrder(to encoder: ValueEncoder) throws {
    let order = try map { try bytes(of: $0, in: encoder) }
      .sorted { $0.lexicographicallyPrecedes($1) }
    _ = encoder.unkeyedContainer()
    for element in order { try encoder.put(copy: element) }
  }
}

extension Dictionary: CodedUnordered where Key: Encodable, Value: Encodable {
  func encodeInOrder(to encoder: ValueEncoder) throws {
    if let named = try fields() {
      var container = encoder.container(keyedBy: CodedKey.self)
      let sorted = named.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
      for (name, value) in sorted {
        try container.encode(value, forKey: CodedKey(stringValue: name))
      }
      return
    }
    let order = try map { (try bytes(of: $0.key, in: encoder), $0.value) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }
    var container = encoder.unkeyedContainer()
    for (key, value) in order {
      try encoder.put(copy: key)
      try container.encode(value)
    }
  }

  /// Texts, whole numbers and keys that say so are names of fields; others are not.
  private func fields() throws -> [(String, Value)]? {
    if Key.self == String.self { return map { ($0.key as? String ?? "", $0.value) } }
    if Key.self == Int.self { return map { ("\($0.key)", $0.value) } }
    guard Key.self is any CodingKeyRepresentable.Type else { return nil }
    return map { (($0.key as? any CodingKeyRepresentable)?.codingKey.stringValue ?? "", $0.value) }
  }
}

/// What a value takes when it is encoded alone, names included: the same in every process.
private func bytes<Value: Encodable>(of value: Value, in encoder: ValueEncoder) throws -> [UInt8] {
  var writer = ParcelWriter()
  writer.depth = encoder.depth + 1
  try writer.encode(value)
  return writer.document()
}
