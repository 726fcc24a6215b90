/// What encodings into one writer share: the names and the encoders.
@usableFromInline
final class EncodingState: NameKeeping {
  /// Where bytes go: the writer that encoding began with, or the memory of a nested container.
  final class Sink {
    @exclusivity(unchecked) var writer = ParcelWriter()
  }

  let sink = Sink()
  @exclusivity(unchecked) var known = Known()

  /// What is known of the values so far.
  struct Known {
    var names = EncodedNames()
    var steps = CodedSteps()
    /// Encoders by depth, used again for the next value unless someone has kept them.
    var spares: [ValueEncoder?] = []
    /// Types of which it is known whether their order is that of hashes, and the last one for which it is not.
    var unordered: [ObjectIdentifier: Bool] = [:]
    var lastPlain: ObjectIdentifier?
  }

  @usableFromInline
  init() {}

  @usableFromInline var encodedNames: [String] { known.names.all }

  /// Encodes the value of a writer, whose contents are in the sink.
  func encodeRoot<Value: Encodable>(
    _ value: Value, depth: Int
  ) throws(ParcelError) {
    defer { known.spares.removeAll() }
    do {
      try encode(value, into: sink, depth: depth, step: .none)
    } catch let error as ParcelError {
      throw error
    } catch EncodingError.invalidValue(_, let context) {
      throw .encoding(path: codedPath(context.codingPath), reason: context.debugDescription)
    } catch {
      throw .encoding(
        path: codedPath(path(to: known.steps.depth)), reason: String(describing: error))
    }
  }

  /// Encodes a value at the end of a sink.
  func encode<Value: Encodable>(
    _ value: Value, into sink: Sink, depth: Int, step: CodedSteps.Step
  ) throws {
    if Self.putScalar(value, into: sink) { return }
    guard depth < ParcelWriter.depthLimit else { throw ParcelError.tooDeep }
    let encoder = encoder(sink, depth, step)
    if isUnordered(Value.self), let unordered = value as? any CodedUnordered {
      try unordered.encodeInOrder(to: encoder)
    } else {
      try value.encode(to: encoder)
    }
    try encoder.close()
  }

  /// Elements of lists and wrapped values come here, whose type is not known when compiled.
  private static func putScalar<Value: Encodable>(_ value: Value, into sink: Sink) -> Bool {
    if Value.self == Double.self {
      unsafeBitCast(value, to: Double.self).put(into: &sink.writer)
    } else if Value.self == Int.self {
      unsafeBitCast(value, to: Int.self).put(into: &sink.writer)
    } else if Value.self == String.self {
      unsafeBitCast(value, to: String.self).put(into: &sink.writer)
    } else if Value.self == UInt8.self {
      unsafeBitCast(value, to: UInt8.self).put(into: &sink.writer)
    } else {
      return false
    }
    return true
  }

  private func encoder(_ sink: Sink, _ depth: Int, _ step: CodedSteps.Step) -> ValueEncoder {
    known.steps.note(step, depth)
    while known.spares.count <= depth { known.spares.append(nil) }
    if known.spares[depth] != nil, isKnownUniquelyReferenced(&known.spares[depth]),
      let spare = known.spares[depth]
    {
      spare.begin(sink)
      return spare
    }
    let encoder = ValueEncoder(self, sink, depth)
    known.spares[depth] = encoder
    return encoder
  }

  func path(to depth: Int) -> [any CodingKey] {
    known.steps.path(to: depth, names: known.names.all)
  }

  private func isUnordered<Value: Encodable>(_ type: Value.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if id == known.lastPlain { return false }
    let isKnown = known.unordered[id] ?? (type is any CodedUnordered.Type)
    known.unordered[id] = isKnown
    if !isKnown { known.lastPlain = id }
    return isKnown
  }
}
