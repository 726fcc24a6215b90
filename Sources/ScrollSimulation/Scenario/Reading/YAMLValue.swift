#if CLI
  import Yams

  /// A value of a YAML document, how messages call it, and where it stands.
  ///
  /// The typed accessors are strict: a number in quotes is a text, `yes` is not a truth value, and
  /// numbers are decimal. Each throws an error at the value's own place.
  struct YAMLValue {
    var node: Node
    /// How a message names the value: `'width'`, `element 2 of 'delta'`.
    var label: String
    /// The place of a value the parser gives none for.
    var fallback: SourcePlace

    var place: SourcePlace {
      node.mark.map { SourcePlace(file: fallback.file, mark: $0) } ?? fallback
    }

    func error(_ message: String) -> ScenarioError {
      ScenarioError(place: place, message: message)
    }

    func wrongType(_ expected: String) -> ScenarioError {
      error("\(label) must be \(expected), not \(kind.phrase)")
    }
  }

  extension YAMLValue {
    /// What the value is before anything is expected of it.
    enum Kind: Equatable {
      case empty
      case text(String)
      case number(String)
      case boolean(String)
      case list, mapping
      /// Marked with a type of the writer's own.
      case tagged(String)

      var phrase: String {
        switch self {
        case .empty: "empty"
        case .text(let text): "the text '\(text)'"
        case .number(let text): "the number \(text)"
        case .boolean(let text): "the word '\(text)'"
        case .list: "a list"
        case .mapping: "a mapping"
        case .tagged(let tag): "a value tagged '\(tag)'"
        }
      }
    }

    var kind: Kind {
      switch node {
      case .mapping: return .mapping
      case .sequence: return .list
      case .alias: return .tagged("*")
      case .scalar(let scalar):
        let quoted = scalar.style != .plain && scalar.style != .any
        switch node.tag.description {
        case "tag:yaml.org,2002:int", "tag:yaml.org,2002:float":
          return quoted ? .text(scalar.string) : .number(scalar.string)
        case "tag:yaml.org,2002:bool":
          return quoted ? .text(scalar.string) : .boolean(scalar.string)
        case "tag:yaml.org,2002:null":
          return quoted ? .text(scalar.string) : .empty
        case "tag:yaml.org,2002:str", "tag:yaml.org,2002:timestamp", "tag:yaml.org,2002:merge",
          "tag:yaml.org,2002:value":
          return .text(scalar.string)
        case let tag:
          return .tagged(tag)
        }
      }
    }

    /// The value of a key, when this is a mapping that has it. Checks nothing else.
    func peek(_ key: String) -> YAMLValue? {
      guard case .mapping(let mapping) = node, let found = mapping[key] else { return nil }
      return YAMLValue(node: found, label: "'\(key)'", fallback: place)
    }

    /// A text. A number or a truth value needs quotes to be one.
    func text() throws(ScenarioError) -> String {
      switch kind {
      case .text(let text): return text
      case .number, .boolean: throw error("\(label) must be a text; put it in quotes")
      default: throw wrongType("a text")
      }
    }

    /// A text with at least one character.
    func nonEmptyText() throws(ScenarioError) -> String {
      let text = try text()
      guard !text.isEmpty else { throw error("\(label) must not be empty") }
      return text
    }

    /// `true` or `false`.
    func boolean() throws(ScenarioError) -> Bool {
      switch kind {
      case .boolean("true"): return true
      case .boolean("false"): return false
      default: throw wrongType("true or false")
      }
    }

    /// One of the words of `W`.
    func word<W: RawRepresentable<String> & CaseIterable>(
      _: W.Type = W.self
    ) throws(ScenarioError) -> W {
      let words = W.allCases.map(\.rawValue)
      let choice = words.map { "'\($0)'" }.joined(separator: ", ")
      guard case .text(let text) = kind else { throw wrongType("one of \(choice)") }
      guard let word = W(rawValue: text) else {
        let hint = Suggestion.phrase(for: text, among: words)
        throw error("\(label) must be one of \(choice), not '\(text)'\(hint)")
      }
      return word
    }

    /// The elements of a list.
    func list() throws(ScenarioError) -> [YAMLValue] {
      guard case .sequence(let sequence) = node else { throw wrongType("a list") }
      return sequence.enumerated().map { index, node in
        YAMLValue(node: node, label: "element \(index + 1) of \(label)", fallback: place)
      }
    }

    /// The elements of a list of exactly as many elements as there are `names`.
    func list(of names: [String]) throws(ScenarioError) -> [YAMLValue] {
      let form = "[" + names.joined(separator: ", ") + "]"
      guard case .sequence = node else { throw wrongType("a list \(form)") }
      let values = try list()
      guard values.count == names.count else {
        throw error("\(label) must be \(form), not a list of \(values.count)")
      }
      return values
    }
  }
#endif
