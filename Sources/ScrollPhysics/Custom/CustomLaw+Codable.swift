// Sampled laws can be saved; functions of a program cannot.

extension CustomFling: Codable {
  /// Decodes the curve of a sampled motion.
  ///
  /// - Throws: also for a curve that is no motion.
  public init(from decoder: any Decoder) throws {
    try self.init(sampled: SampledCurve(from: decoder))
  }

  /// Encodes the curve of a sampled motion.
  ///
  /// - Throws: `EncodingError.invalidValue` for a law of functions.
  public func encode(to encoder: any Encoder) throws {
    guard let sampled = law as? SampledFling else {
      throw EncodingError.functions(self, encoder, instead: "CustomFling(sampled:)")
    }
    try sampled.curve.encode(to: encoder)
  }
}

extension CustomEdge: Codable {
  private enum CodingKeys: String, CodingKey {
    case curve, distance, gravity
  }

  /// Decodes an edge with a sampled return.
  ///
  /// - Throws: also for numbers that the type does not take.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      returning: values.decode(SampledCurve.self, forKey: .curve),
      distance: values.decode(Double.self, forKey: .distance),
      gravity: values.decode(Double.self, forKey: .gravity))
  }

  /// Encodes an edge with a sampled return.
  ///
  /// - Throws: `EncodingError.invalidValue` for a law of functions.
  public func encode(to encoder: any Encoder) throws {
    guard let sampled = law as? SampledReturn else {
      throw EncodingError.functions(
        self, encoder, instead: "CustomEdge(returning:distance:gravity:)")
    }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(sampled.curve, forKey: .curve)
    try values.encode(sampled.reach, forKey: .distance)
    try values.encode(sampled.gravity, forKey: .gravity)
  }
}

extension EncodingError {
  /// Why a law that a program defines by functions cannot be written to a file.
  static func functions(
    _ value: Any, _ encoder: any Encoder, instead: String
  ) -> EncodingError {
    .invalidValue(
      value,
      Context(
        codingPath: encoder.codingPath,
        debugDescription: "a law of functions cannot be saved, use \(instead)"))
  }
}
