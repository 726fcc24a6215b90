// The library's own implementations for these two throw, and win over generic ones.

extension KeyedEncoding {
  func encode(_ value: Int128, forKey key: Key) throws {
    try encoder.put(value, name: key.stringValue)
  }

  func encode(_ value: UInt128, forKey key: Key) throws {
    try encoder.put(value, name: key.stringValue)
  }
}

extension ListEncoding {
  func encode(_ value: Int128) throws { try encoder.put(value) }

  func encode(_ value: UInt128) throws { try encoder.put(value) }
}

extension SingleEncoding {
  func encode(_ value: Int128) throws { try encoder.put(value) }

  func encode(_ value: UInt128) throws { try encoder.put(value) }
}

extension KeyedDecoding {
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try decoder.take(type, key) }

  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
    try decoder.take(type, key)
  }
}

extension ListDecoding {
  mutating func decode(_ type: Int128.Type) throws -> Int128 { try scalar(type) }

  mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try scalar(type) }
}

extension SingleDecoding {
  func decode(_ type: Int128.Type) throws -> Int128 { try scalar(type) }

  func decode(_ type: UInt128.Type) throws -> UInt128 { try scalar(type) }
}
