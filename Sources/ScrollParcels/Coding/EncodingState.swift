/// What encodings into one writer share: the names and the encoders.
@usableFromInline
final class EncodingState: NameKeeping {
  /// Where bytes go: the writer that encoding began with, or the memory of a nested container.
  final class Sink {
    @exclusivity(unchecked) var writer = ParcelWriter()
  }

  let sink = Sink()
  @exclusivity(unchecked) var names = EncodedNames()
  /// Encoders by depth, used again for the next value unless someone has kept them.
  @exclusivity(unchecked) private var spares: [ValueEncoder?] = []
  @exclusivity(unchecked) var steps = CodedSteps()
  /// Types of which it is known whether their order is that of hashes.
  private var unordered: [ObjectIdentifier: Bool] = [:]
  @exclusivity(unchecked) private var lastPlain: ObjectIdentifier?

  @usableFromInline
  init() {}

  @usableFromInline var encodedNames: [String] { names.all }

  /// Encodes the value of a writer, whose contents are in the sink.
  func encodeRoot<Value: Encodable>(
    _ value: Value, depth: Int
  ) throws(ParcelError) {
    defer { spares.removeAll() }
    do {
      try encode(value, into: sink, depth: depth, step: .none)
    } catch let error as ParcelError {
      throw error
    } catch EncodingError.invalidValue(_, let context) {
      throw .encoding(path: codedPath(context.codingPath), reason: context.debugDescription)
    } catch {
      throw .encoding(
        path: codedPath(path(to: steps.depth)), reason: String(describing: error))
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
    steps.note(step, depth)
    while spares.count <= depth { spares.append(nil) }
    if spares[depth] != nil, isKnownUniquelyReferenced(&spares[depth]), let spare = spares[depth] {
      spare.begin(sink)
      return spare
    }
    let encoder = ValueEncoder(self, sink, depth)
    spares[depth] = encoder
    return encoder
  }

  func path(to depth: Int) -> [any CodingKey] { steps.path(to: depth, names: names.all) }

  private func isUnordered<Value: Encodable>(_ type: Value.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if id == lastPlain { return false }
    let known = unordered[id] ?? (type is any CodedUnordered.Type)
    unordered[id] = known
    if !known { lastPlain = id }
    return known
  }
}
