/// Decodes one value, which begins at an offset.
///
/// Fields are expected in the order in which they were written, and then each is read once. When another
/// field is wanted, all fields are indexed, and found by their names from then on.
final class ValueDecoder: Decoder {
  enum Kind {
    case none
    case single
    case keyed
    case list
  }

  let state: DecodingState
  let depth: Int
  @exclusivity(unchecked) private var progress: Progress

  /// How far the value has been read.
  private struct Progress {
    var offset: Int
    var kind = Kind.none
    /// Where the next field or element is.
    var cursor = 0
    /// Fields by the numbers of their names, once they were looked up.
    var fields: [(name: Int, offset: Int)]?
    /// The field that was found last.
    var found = 0
    var knownEnd: Int?
  }

  var offset: Int { progress.offset }

  init(_ state: DecodingState, _ offset: Int, _ depth: Int) {
    self.state = state
    progress = Progress(offset: offset)
    self.depth = depth
  }

  /// Makes a spare decoder as new.
  func begin(_ offset: Int) {
    progress = Progress(offset: offset)
  }

  var codingPath: [any CodingKey] { state.path(to: depth) }
  var userInfo: [CodingUserInfoKey: Any] {
    guard let key = CodingUserInfoKey.parcelVersion else { return [:] }
    return [key: state.version]
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try open(.keyed, CodedTag.keyed)
    return KeyedDecodingContainer(KeyedDecoding<Key>(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try open(.list, CodedTag.list)
    return ListDecoding(decoder: self, cursor: offset + 1)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    progress.kind = .single
    return SingleDecoding(decoder: self)
  }

  private func open(_ kind: Kind, _ tag: UInt8) throws {
    state.reader.position = offset
    guard try state.reader.peek() == tag else {
      let type: Any.Type = kind == .keyed ? [String: Any].self : [Any].self
      throw state.mismatch(type, codingPath)
    }
    if progress.kind == kind { return }
    progress.kind = kind
    progress.cursor = offset + 1
  }

  /// Where the value ends: known when all of it was read in order, looked for otherwise.
  func end() throws -> Int {
    if let end = progress.knownEnd { return end }
    if progress.kind == .keyed, progress.fields == nil {
      state.reader.position = progress.cursor
      if try state.reader.peek() == CodedTag.end { return progress.cursor + 1 }
    }
    state.reader.position = offset
    try state.reader.pass(depth: depth)
    return state.reader.position
  }

  func endsKnown(at end: Int) { progress.knownEnd = end }
}

extension ValueDecoder {
  /// Moves the reader to the value of a field; `nil` for a missing field.
  func find(_ name: String) throws -> CodedSteps.Step? {
    if progress.fields == nil {
      state.reader.position = progress.cursor
      let number = try state.reader.readName()
      if number > 0, state.names[number - 1] == name { return .name(number) }
      try lookUp()
    }
    guard let fields = progress.fields else { return nil }
    // Fields are mostly asked for in order.
    for distance in fields.indices {
      let place = (progress.found + distance) % fields.count
      guard state.names[fields[place].name - 1] == name else { continue }
      progress.found = place
      state.reader.position = fields[place].offset
      return .name(fields[place].name)
    }
    return nil
  }

  private func lookUp() throws {
    var all: [(name: Int, offset: Int)] = []
    state.reader.position = offset + 1
    while true {
      let name = try state.reader.readName()
      guard name > 0 else { break }
      all.append((name, state.reader.position))
      try state.reader.pass(depth: depth + 1)
    }
    progress.knownEnd = state.reader.position
    progress.fields = all
  }

  /// Notes that the field found last ends at an offset.
  private func leave(at end: Int) { progress.cursor = end }

  /// The names of all fields.
  func names() throws -> [String] {
    if progress.fields == nil { try lookUp() }
    return (progress.fields ?? []).map { state.names[$0.name - 1] }
  }

  private func require(_ key: any CodingKey) throws -> CodedSteps.Step {
    if let step = try find(key.stringValue) { return step }
    throw DecodingError.keyNotFound(
      key,
      DecodingError.Context(codingPath: codingPath, debugDescription: "there is no such field"))
  }

  func takeNull(_ key: any CodingKey) throws -> Bool {
    _ = try require(key)
    guard try state.reader.peek() == CodedTag.null else { return false }
    leave(at: state.reader.position + 1)
    return true
  }

  func take<Scalar: CodedScalar>(_ type: Scalar.Type, _ key: any CodingKey) throws -> Scalar {
    let step = try require(key)
    state.known.steps.note(step, depth + 1)
    let value = try state.scalar(type, depth + 1)
    leave(at: state.reader.position)
    return value
  }

  func take<Value: Decodable>(_ type: Value.Type, _ key: any CodingKey) throws -> Value {
    let step = try require(key)
    let value = try state.decode(
      type, at: state.reader.position, depth: depth + 1, step: step)
    leave(at: state.reader.position)
    return value
  }

  /// A decoder for the value nested in a field.
  func nest(_ key: any CodingKey) throws -> ValueDecoder {
    try nest(at: try require(key)) { leave(at: $0) }
  }

  /// A decoder for the value nested at the reader's position.
  func nest(at step: CodedSteps.Step, end: (Int) -> Void) throws -> ValueDecoder {
    guard depth + 1 < ParcelWriter.depthLimit else { throw ParcelError.tooDeep }
    let start = state.reader.position
    try state.reader.pass(depth: depth + 1)
    end(state.reader.position)
    state.known.steps.note(step, depth + 1)
    return ValueDecoder(state, start, depth + 1)
  }
}

extension CodingUserInfoKey {
  /// The version that the value was written by (``Parcelable/parcelVersion``, a `UInt32`), for types
  /// that are read by their own decoding.
  public static var parcelVersion: CodingUserInfoKey? {
    CodingUserInfoKey(rawValue: "ScrollParcels.parcelVersion")
  }
}
