#if CLI
  import ScrollTools
  import Yams

  /// The tree of a YAML text. Whatever is not YAML becomes a located error.
  ///
  /// Nesting is limited by the parser to 1,000 levels.
  package enum YAMLDocument {
    /// - Parameters:
    ///   - text: YAML, with or without a byte order mark.
    ///   - file: where it comes from.
    package static func root(text: String, file: YAMLFile) throws(ScenarioError) -> YAMLNode {
      let text = SourceText.withoutMark(text)
      try refuseControlCharacters(text, file: file.path)
      if let alias = YAMLAliases.first(in: text) {
        throw ScenarioError(
          place: SourceText.end(of: text[..<alias], file: file.path),
          message: "aliases (*name) are not part of the format; quote the text if it begins with *")
      }
      let node: Node?
      do {
        node = try Yams.compose(yaml: text, .default, .default, .utf8)
      } catch {
        throw located(error, text, file: file.path)
      }
      guard let node else {
        throw ScenarioError(place: SourcePlace(file: file.path), message: "the file is empty")
      }
      return YAMLNode(node, in: file)
    }

    /// The characters YAML excludes. Looked for here because the parser does not say their line.
    private static func refuseControlCharacters(
      _ text: String, file: String
    ) throws(ScenarioError) {
      for index in text.unicodeScalars.indices {
        let value = text.unicodeScalars[index].value
        switch value {
        case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xFEFE, 0xFF00...0xFFFD, 0x10000...:
          continue
        default:
          throw ScenarioError(
            place: SourceText.end(of: text[..<index], file: file),
            message: "the character U+\(hexadecimal(value)) is not allowed in YAML")
        }
      }
    }

    private static func hexadecimal(_ value: UInt32) -> String {
      let digits = String(value, radix: 16, uppercase: true)
      return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// What to do where the wrong line has a variable without quotes.
    private static func hint(_ text: String, line: Int) -> String {
      let lines = text.split(
        separator: "\n", maxSplits: max(1, line), omittingEmptySubsequences: false)
      let isVariable = lines.dropFirst(max(1, line) - 1).first?.contains("${") ?? false
      return isVariable ? "; between braces a variable needs quotes: \"${name}\"" : ""
    }

    private static func located(
      _ error: any Error, _ text: String, file: String
    ) -> ScenarioError {
      guard let error = error as? YamlError else {
        return ScenarioError(place: SourcePlace(file: file), message: "not YAML: \(error)")
      }
      switch error {
      case .scanner(let context, let problem, let mark, _),
        .parser(let context, let problem, let mark, _),
        .composer(let context, let problem, let mark, _):
        let intent = context.map { "\($0.text), " } ?? ""
        return ScenarioError(
          place: SourcePlace(file: file, mark: mark),
          message: "not YAML: \(intent)\(problem)\(hint(text, line: mark.line))")
      case .duplicatedKeysInMapping(let duplicates, let context):
        return ScenarioError(
          place: SourcePlace(file: file, mark: context.mark),
          message: "the key '\(duplicates.first ?? "")' is written twice in this mapping")
      case .reader(let problem, _, _, _), .writer(let problem), .emitter(let problem),
        .representer(let problem):
        return ScenarioError(place: SourcePlace(file: file), message: "not YAML: \(problem)")
      case .no, .memory, .dataCouldNotBeDecoded:
        return ScenarioError(place: SourcePlace(file: file), message: "not YAML: \(error)")
      }
    }
  }

  extension SourcePlace {
    init(file: String, mark: Mark) {
      self.init(file: file, line: max(1, mark.line), column: max(1, mark.column))
    }
  }
#endif
