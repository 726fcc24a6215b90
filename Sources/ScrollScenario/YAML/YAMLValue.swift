import ScrollTools

/// A value of a YAML document, how messages call it, and where it stands.
///
/// The typed accessors are strict: a number in quotes is a text, `yes` is not a truth value, and
/// numbers are decimal. Each throws an error at the value's own place.
package struct YAMLValue {
  var node: YAMLNode
  /// How a message names the value: `'width'`, `element 2 of 'delta'`.
  var label: String
  /// Where what is wrong with the value and those in it is noted.
  let problems: Problems

  var place: SourcePlace { node.sourcePlace }

  package init(node: YAMLNode, label: String) {
    self.init(node: node, label: label, problems: Problems())
  }

  private init(node: YAMLNode, label: String, problems: Problems) {
    self.node = node
    self.label = label
    self.problems = problems
  }

  /// A value in this one, with its own name in messages.
  func child(_ node: YAMLNode, _ label: String) -> YAMLValue {
    YAMLValue(node: node, label: label, problems: problems)
  }

  func error(_ message: String) -> ScenarioError {
    guard let variable = node.variable else { return node.error(message) }
    return node.error("\(message); it is the value of the variable '\(variable)'")
  }

  func wrongType(_ expected: String) -> ScenarioError {
    error("\(label) must be \(expected), not \(kind.phrase)")
  }
}

extension YAMLValue {
  /// What the value is before anything is expected of it.
  package enum Kind: Equatable {
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
    switch node.content {
    case .mapping: return .mapping
    case .list: return .list
    case .alias: return .tagged("*")
    case .scalar(let scalar):
      switch scalar.kind {
      case .text: return .text(scalar.text)
      case .number: return .number(scalar.text)
      case .boolean: return .boolean(scalar.text)
      case .empty: return .empty
      case .tagged(let tag): return .tagged(tag)
      }
    }
  }

  /// The value of a key, when this is a mapping that has it. Checks nothing else.
  func peek(_ key: String) -> YAMLValue? {
    node[key].map { child($0, "'\(key)'") }
  }

  /// A text. A number or a truth value needs quotes to be one.
  func text() throws(ScenarioError) -> String {
    switch kind {
    case .text(let text): return text
    case .number(let text), .boolean(let text):
      // A variable's value has no quotes of its own where it is used.
      if node.variable != nil { return text }
      throw error("\(label) must be a text; put it in quotes")
    default: throw wrongType("a text")
    }
  }

  /// A text with at least one character.
  func nonEmptyText() throws(ScenarioError) -> String {
    let text = try text()
    guard !text.isEmpty else { throw error("\(label) must not be empty") }
    return text
  }

  /// The name of a file: relative to the folder of the scenario file.
  func filePath() throws(ScenarioError) -> String {
    let path = try nonEmptyText()
    return path.hasPrefix("/") ? path : node.place.file.folder + path
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
    guard case .text(let text) = kind else {
      throw wrongType("one of " + Self.choice(of: words))
    }
    guard let word = W(rawValue: text) else { throw unknown(text, among: words) }
    return word
  }

  private func unknown(_ text: String, among words: [String]) -> ScenarioError {
    let hint = Suggestion.phrase(for: text, among: words)
    return error("\(label) must be one of \(Self.choice(of: words)), not '\(text)'\(hint)")
  }

  private static func choice(of words: [String]) -> String {
    words.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// The elements of a list.
  func list() throws(ScenarioError) -> [YAMLValue] {
    guard case .list(let elements) = node.content else { throw wrongType("a list") }
    return elements.enumerated().map { index, node in
      child(node, "element \(index + 1) of \(label)")
    }
  }

  /// The elements of a list of exactly as many elements as there are `names`.
  func list(of names: [String]) throws(ScenarioError) -> [YAMLValue] {
    let form = "[" + names.joined(separator: ", ") + "]"
    guard case .list = node.content else { throw wrongType("a list \(form)") }
    let values = try list()
    guard values.count == names.count else {
      throw error("\(label) must be \(form), not a list of \(values.count)")
    }
    return values
  }
}
