/// Encodes one value: into the sink of the value around it, or, for a nested container, into one of its
/// own, since the value around may go on before the container is complete.
final class ValueEncoder: Encoder {
  enum Kind {
    case none
    case single
    case keyed
    case list
    case closed
  }

  let state: EncodingState
  @exclusivity(unchecked) private(set) var sink: EncodingState.Sink
  let depth: Int
  @exclusivity(unchecked) private var progress = Progress()

  /// How far the value has come.
  private struct Progress {
    var kind = Kind.none
    /// Elements or fields so far.
    var count = 0
    /// A value of this one is being encoded, and nothing else can be until it is complete.
    var isBusy = false
    /// What went wrong where nothing can be thrown.
    var failure: (any Error)?
    /// Nested containers and where in the sink they belong.
    var nested: [(offset: Int, encoder: ValueEncoder)] = []
  }

  var count: Int { progress.count }

  init(_ state: EncodingState, _ sink: EncodingState.Sink, _ depth: Int) {
    self.state = state
    self.sink = sink
    self.depth = depth
  }

  /// Makes a spare encoder as new.
  func begin(_ sink: EncodingState.Sink) {
    if self.sink !== sink { self.sink = sink }
    progress = Progress()
  }

  var codingPath: [any CodingKey] { state.path(to: depth) }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    open(.keyed, CodedTag.keyed)
    return KeyedEncodingContainer(KeyedEncoding<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    open(.list, CodedTag.list)
    return ListEncoding(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    open(.single, nil)
    return SingleEncoding(encoder: self)
  }

  /// The same kind may be requested again, as a class and its superclass do.
  private func open(_ kind: Kind, _ tag: UInt8?) {
    guard progress.kind == .none else {
      if progress.kind != kind {
        progress.failure = invalid("containers of two kinds were requested")
      }
      return
    }
    progress.kind = kind
    if let tag { sink.writer.writeByte(tag) }
  }

  func invalid(_ reason: String) -> EncodingError {
    .invalidValue(0, EncodingError.Context(codingPath: codingPath, debugDescription: reason))
  }
}

extension ValueEncoder {
  /// Checks that something may be written now.
  private func begin(_ kind: Kind) throws {
    if let failure = progress.failure { throw failure }
    guard progress.kind == kind, !progress.isBusy else {
      throw invalid("a container was used while another value was encoded, or after its own was")
    }
    if kind == .single, progress.count > 0 { throw invalid("more than one single value") }
    progress.count += 1
  }

  /// Writes what comes before a value, and returns the step to it.
  private func lead(_ key: (any CodingKey)?) throws -> CodedSteps.Step {
    guard let key else {
      try begin(progress.kind == .single ? .single : .list)
      return progress.kind == .single ? .none : .place(progress.count - 1)
    }
    return try lead(name: key.stringValue)
  }

  private func lead(name: String) throws -> CodedSteps.Step {
    try begin(.keyed)
    let number = state.known.names.number(of: name)
    sink.writer.writeVarint(UInt64(number))
    return .name(number)
  }

  func put<Scalar: CodedScalar>(_ value: Scalar, name: String) throws {
    _ = try lead(name: name)
    value.put(into: &sink.writer)
  }

  func put<Scalar: CodedScalar>(_ value: Scalar) throws {
    _ = try lead(nil)
    value.put(into: &sink.writer)
  }

  func putNull(_ key: (any CodingKey)?) throws {
    _ = try lead(key)
    sink.writer.writeByte(CodedTag.null)
  }

  func put<Value: Encodable>(_ value: Value, key: (any CodingKey)?) throws {
    let start = sink.writer.count
    let step = try lead(key)
    progress.isBusy = true
    defer { progress.isBusy = false }
    do {
      try state.encode(value, into: sink, depth: depth + 1, step: step)
    } catch {
      // Whoever catches this goes on as if the value had not been there.
      sink.writer.count = start
      progress.count -= 1
      throw error
    }
  }

  /// Puts an element that was encoded alone.
  func put(copy document: [UInt8]) throws {
    _ = try lead(nil)
    try state.copy(document, into: sink)
  }

  /// An encoder for something nested, which is put in its place when this one is closed.
  func nest(_ key: (any CodingKey)?) -> ValueEncoder {
    let encoder = ValueEncoder(state, EncodingState.Sink(), depth + 1)
    do {
      let step = try lead(key)
      guard depth + 1 < ParcelWriter.depthLimit else { throw ParcelError.tooDeep }
      state.known.steps.note(step, depth + 1)
      progress.nested.append((sink.writer.count, encoder))
    } catch {
      progress.failure = error
      encoder.progress.failure = error
    }
    return encoder
  }

  /// Completes the value. What encodes nothing is as if it had fields, and had none.
  func close() throws {
    if let failure = progress.failure { throw failure }
    if progress.kind == .single, progress.count == 0 { throw invalid("no value was encoded") }
    if progress.kind == .none { sink.writer.writeByte(CodedTag.keyed) }
    if !progress.nested.isEmpty { try insertNested() }
    if progress.kind != .single { sink.writer.writeByte(CodedTag.end) }
    progress.kind = .closed
  }

  private func insertNested() throws {
    let first = progress.nested[0].offset
    let tail = sink.writer.cut(from: first)
    var written = 0
    for (offset, encoder) in progress.nested {
      tail.withUnsafeBytes { bytes in
        sink.writer.writeRaw(UnsafeRawBufferPointer(rebasing: bytes[written..<(offset - first)]))
      }
      written = offset - first
      try encoder.close()
      encoder.sink.writer.append(to: &sink.writer)
    }
    tail.withUnsafeBytes { bytes in
      sink.writer.writeRaw(UnsafeRawBufferPointer(rebasing: bytes[written...]))
    }
    progress.nested.removeAll(keepingCapacity: true)
  }
}

extension ParcelWriter {
  /// Takes the bytes from an offset away.
  fileprivate mutating func cut(from offset: Int) -> [UInt8] {
    let tail = [UInt8](UnsafeRawBufferPointer(start: base, count: count)[offset...])
    count = offset
    return tail
  }

  fileprivate func append(to other: inout ParcelWriter) {
    other.writeRaw(UnsafeRawBufferPointer(start: base, count: count))
  }
}
