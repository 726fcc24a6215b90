#if CLI
  import FoundationEssentials
  import ScrollScenario
  import ScrollTools
  import Scrollwork

  /// Lines as texts.
  extension JournalLine {
    private static let encoder: JSONEncoder = {
      let encoder = JSONEncoder()
      encoder.keyEncodingStrategy = .convertToSnakeCase
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      return encoder
    }()

    private static let decoder: JSONDecoder = {
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      return decoder
    }()

    /// The line without its end. Equal lines are equal texts.
    var text: String {
      get throws { String(decoding: try Self.encoder.encode(self), as: UTF8.self) }
    }

    /// Reads a line.
    ///
    /// - Throws: a message and the number of Unicode scalars of the line before the wrong value.
    init(text: Substring) throws(JSONLine.Problem) {
      do {
        self = try Self.decoder.decode(JournalLine.self, from: Data(text.utf8))
        // What a recorder writes has no other keys; a comparison of bytes is quick.
        let written = try self.text
        if written != text { try Self.refuseOtherKeys(of: text, than: written) }
      } catch let problem as JSONLine.Problem {
        throw problem
      } catch let problem as JournalProblem {
        throw Self.place(problem, in: text)
      } catch {
        throw try Self.problem(error, in: text)
      }
    }

    /// Decoding ignores keys that it does not know, and those that come twice.
    private static func refuseOtherKeys(
      of text: Substring, than written: String
    ) throws(JSONLine.Problem) {
      let known = Set(try values(of: written[...]).map(\.path))
      var seen: Set<[String]> = []
      for value in try values(of: text) {
        let key = value.path.last ?? ""
        guard known.contains(value.path) else {
          let parent = value.path.dropLast()
          let others = known.filter { $0.dropLast() == parent }.compactMap(\.last).sorted()
          throw JSONLine.Problem(
            message: "'\(parent.last ?? "")' has no key '\(key)'"
              + Suggestion.phrase(for: key, among: others), offset: value.key)
        }
        guard seen.insert(value.path).inserted else {
          throw JSONLine.Problem(message: "'\(key)' is written twice", offset: value.key)
        }
      }
    }

    private static func values(
      of text: Substring
    ) throws(JSONLine.Problem) -> [(path: [String], key: Int, offset: Int)] {
      try JSONLine(Array(text.unicodeScalars), notesValues: true).values
    }

    /// The problem with the place of the innermost of its keys that the line has.
    static func place(_ problem: JournalProblem, in text: Substring) -> JSONLine.Problem {
      let keys = problem.keys.map(snakeCase)
      let values = (try? values(of: text)) ?? []
      let place = values.filter { keys.starts(with: $0.path) }.max { $0.path.count < $1.path.count }
      return JSONLine.Problem(message: problem.message, offset: place?.offset ?? 0)
    }

    /// The problem of a line that cannot be decoded.
    private static func problem(
      _ error: any Error, in text: Substring
    ) throws(JSONLine.Problem) -> JSONLine.Problem {
      // Says where the text stops being JSON, which the decoder does not.
      let values = try values(of: text)
      let names = CodingKeys.allCases.map { snakeCase($0.rawValue) }
      let keys = values.filter { $0.path.count == 1 }
      guard let first = keys.first, let name = first.path.first else {
        return JSONLine.Problem(message: "a line has one key, which says what happened", offset: 0)
      }
      guard names.contains(name) else {
        return JSONLine.Problem(
          message: "a journal has no line '\(name)'" + Suggestion.phrase(for: name, among: names),
          offset: first.key)
      }
      if keys.count > 1 {
        return JSONLine.Problem(message: "a line has one key", offset: keys[1].key)
      }
      switch error {
      case DecodingError.keyNotFound(let key, let context):
        return place(of: context, needs: "'\(snakeCase(key.stringValue))'", in: text)
      case DecodingError.typeMismatch(let type, let context),
        DecodingError.valueNotFound(let type, let context):
        return place(of: context, needs: phrase(for: type), in: text)
      default:
        return JSONLine.Problem(
          message: "'\(name)' has a number that is out of range", offset: first.offset)
      }
    }

    private static func place(
      of context: DecodingError.Context, needs what: String, in text: Substring
    ) -> JSONLine.Problem {
      let name = context.codingPath.last { $0.intValue == nil }?.stringValue ?? ""
      return place(
        JournalProblem("'\(snakeCase(name))' needs \(what)", at: path(context)), in: text)
    }

    private static func path(_ context: DecodingError.Context) -> [String] {
      context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    }

    private static func phrase(for type: any Any.Type) -> String {
      switch type {
      case is Double.Type: "a number"
      case is Bool.Type: "true or false"
      case is String.Type: "a text"
      case is [Any].Type: "a list"
      case is JournalLine.Edit.Type, is JournalLine.Snapping.Type, is JournalLine.Anchor.Type:
        "an object with one known key"
      default: "an object"
      }
    }

    /// A name as it is written.
    private static func snakeCase(_ name: String) -> String {
      name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
    }
  }
#endif
