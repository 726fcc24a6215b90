#if CLI
  import FoundationEssentials

  /// Values as JSON, all in one way: sorted keys in snake case, on lines of their own, ending in a newline.
  public enum JSONOutput {
    /// Encodes a value as JSON text.
    public static func text(_ value: some Encodable) throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      encoder.keyEncodingStrategy = .convertToSnakeCase
      return JSONText.escaped(String(decoding: try encoder.encode(value), as: UTF8.self)) + "\n"
    }
  }
#endif
