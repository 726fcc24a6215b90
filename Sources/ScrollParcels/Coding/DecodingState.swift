/// What decodings from one reader share: the bytes, the names and the decoders.
@usableFromInline
final class DecodingState {
  /// The bytes while something is decoded, and empty at other times: a decoder that someone has kept finds nothing.
  @exclusivity(unchecked) var reader = ParcelReader(UnsafeRawBufferPointer(start: nil, count: 0))
  let names: [String]
  private(set) var version: UInt32 = 1
  @exclusivity(unchecked) var known = Known()

  /// What is known of the values so far.
  struct Known {
    var steps = CodedSteps()
    /// Decoders by depth, used again for the next value unless someone has kept them.
    var spares: [ValueDecoder?] = []
  }

  init(names: [String]) { self.names = names }

  func decodeRoot<Value: Decodable>(
    _ type: Value.Type, depth: Int, version: UInt32
  ) throws(ParcelError) -> Value {
    self.version = version
    defer { known.spares.removeAll() }
    do {
      return try decode(type, at: reader.position, depth: depth, step: .none)
    } catch let error as ParcelError {
      throw error
    } catch let error as DecodingError {
      throw Self.mapped(error)
    } catch {
      throw .decoding(
        path: codedPath(path(to: known.steps.depth)), reason: String(describing: error))
    }
  }

  private static func mapped(_ error: DecodingError) -> ParcelError {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      return .decoding(path: codedPath(context.codingPath), reason: context.debugDescription)
    case .keyNotFound(let key, let context):
      let path = codedPath(context.codingPath + [key])
      return .decoding(path: path, reason: context.debugDescription)
    @unknown default:
      return .decoding(path: "", reason: String(describing: error))
    }
  }

  /// Decodes the value at an offset, and leaves the reader where it ends.
  func decode<Value: Decodable>(
    _ type: Value.Type, at offset: Int, depth: Int, step: CodedSteps.Step
  ) throws -> Value {
    known.steps.note(step, depth)
    reader.position = offset
    // Elements of lists and wrapped values come here, whose type is not known when compiled. An optional
    // or a tuple of it would be looked up at each value.
    if type == Double.self {
      return unsafeBitCast(try scalar(Double.self, depth), to: Value.self)
    } else if type == Int.self {
      return unsafeBitCast(try scalar(Int.self, depth), to: Value.self)
    } else if type == String.self {
      return unsafeBitCast(try scalar(String.self, depth), to: Value.self)
    } else if type == UInt8.self {
      return unsafeBitCast(try scalar(UInt8.self, depth), to: Value.self)
    }
    guard depth < ParcelWriter.depthLimit else { throw ParcelError.tooDeep }
    let decoder = decoder(offset, depth)
    let value = try Value(from: decoder)
    reader.position = try decoder.end()
    return value
  }

  /// Takes a scalar at the reader's position.
  func scalar<Scalar: CodedScalar>(_ type: Scalar.Type, _ depth: Int) throws -> Scalar {
    let start = reader.position
    if let value = try Scalar.take(from: &reader) { return value }
    let path = path(to: depth)
    if start < reader.bytes.count, reader.bytes[start] == CodedTag.null {
      throw DecodingError.valueNotFound(
        type, DecodingError.Context(codingPath: path, debugDescription: "there is no \(type)"))
    }
    throw mismatch(type, path)
  }

  func mismatch(_ type: Any.Type, _ path: [any CodingKey]) -> DecodingError {
    .typeMismatch(
      type, DecodingError.Context(codingPath: path, debugDescription: "not of type \(type)"))
  }

  private func decoder(_ offset: Int, _ depth: Int) -> ValueDecoder {
    while known.spares.count <= depth { known.spares.append(nil) }
    if known.spares[depth] != nil, isKnownUniquelyReferenced(&known.spares[depth]),
      let spare = known.spares[depth]
    {
      spare.begin(offset)
      return spare
    }
    let decoder = ValueDecoder(self, offset, depth)
    known.spares[depth] = decoder
    return decoder
  }

  func path(to depth: Int) -> [any CodingKey] { known.steps.path(to: depth, names: names) }
}
