extension ParcelWriter {
  /// Writes a value as its `Encodable` conformance encodes it, whether or not the type is parcelable.
  ///
  /// What it encodes by name is kept by number, and each name once for everything that is written.
  ///
  /// - Throws: ``ParcelError/tooDeep``, or ``ParcelError/encoding(path:reason:)`` for what the type throws.
  public mutating func encode<Value: Encodable>(_ value: Value) throws(ParcelError) {
    let coding = state ?? EncodingState()
    self.coding = coding
    let limit = depth
    swap(&self, &coding.sink.writer)
    defer { swap(&self, &coding.sink.writer) }
    let start = coding.sink.writer.count
    do {
      try coding.encodeRoot(value, depth: limit)
    } catch {
      coding.sink.writer.count = start
      throw error
    }
  }

  /// Names and encoders, once something was encoded.
  private var state: EncodingState? {
    coding.map { unsafeDowncast($0, to: EncodingState.self) }
  }
}
