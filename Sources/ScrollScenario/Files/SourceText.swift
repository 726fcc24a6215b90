#if CLI
  package import ScrollTools

  /// Text files: reading, decoding as UTF-8, and places in them.
  package enum SourceText {
    /// The text of a file without its byte order mark.
    ///
    /// - Parameter blame: the place of an error that concerns the file as a whole.
    /// - Throws: the reason why it cannot be read, or where it is not valid UTF-8.
    package static func read(path: String, blame: SourcePlace) throws(ScenarioError) -> String {
      let bytes: [UInt8]
      do throws(FileProblem) { bytes = try FileProblem.bytes(of: path) } catch {
        throw ScenarioError(place: blame, message: "the file '\(path)' \(error.readingPhrase)")
      }
      return try decode(bytes, file: path)
    }

    /// The path of a data file: relative paths start in the folder of the scenario file.
    package static func path(_ path: String, besides scenario: String) -> String {
      guard !path.hasPrefix("/"), let slash = scenario.lastIndex(of: "/") else { return path }
      return scenario[...slash] + path
    }

    /// The text without its byte order mark.
    static func decode(_ bytes: [UInt8], file: String) throws(ScenarioError) -> String {
      if let text = String(validating: bytes, as: UTF8.self) { return withoutMark(text) }
      let good = validPrefix(bytes)
      let place = end(of: withoutMark(String(decoding: bytes[..<good], as: UTF8.self)), file: file)
      let byte = String(bytes[good], radix: 16, uppercase: true)
      throw ScenarioError(place: place, message: "the byte 0x\(byte) is not valid UTF-8")
    }

    static func withoutMark(_ text: String) -> String {
      text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    }

    /// The place right after `text`. Lines end with a line feed.
    static func end(of text: some StringProtocol, file: String) -> SourcePlace {
      var place = SourcePlace(file: file)
      for scalar in text.unicodeScalars {
        if scalar == "\n" {
          place.line += 1
          place.column = 1
        } else {
          place.column += 1
        }
      }
      return place
    }

    /// The number of leading bytes that are whole scalars.
    private static func validPrefix(_ bytes: [UInt8]) -> Int {
      var parser = Unicode.UTF8.ForwardParser()
      var source = bytes.makeIterator()
      var length = 0
      while case .valid(let encoded) = parser.parseScalar(from: &source) {
        length += encoded.count
      }
      return length
    }
  }
#endif
