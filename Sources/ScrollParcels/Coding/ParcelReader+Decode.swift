extension ParcelReader {
  /// Reads a value that was written by ``ParcelWriter/encode(_:)``.
  ///
  /// - Throws: ``ParcelError/decoding(path:reason:)`` for what the type throws.
  public mutating func decode<Value: Decodable>(
    _ type: Value.Type = Value.self
  ) throws(ParcelError) -> Value {
    let coding = state ?? DecodingState(names: names)
    self.coding = coding
    let limit = depth
    let version = storedVersion
    swap(&self, &coding.reader)
    defer { swap(&self, &coding.reader) }
    return try coding.decodeRoot(type, depth: limit, version: version)
  }

  /// The decoders, once something was decoded.
  private var state: DecodingState? {
    coding.map { unsafeDowncast($0, to: DecodingState.self) }
  }
}
