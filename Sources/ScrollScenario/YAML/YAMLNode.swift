package import ScrollTools

/// A value of a YAML text with its place.
///
/// Trees of several files are put together of such nodes; each still knows where it was written.
package struct YAMLNode: Equatable {
  package var content: Content
  package var place: Place
  /// The variable whose value this is.
  var variable: String?

  package indirect enum Content: Equatable {
    case scalar(YAMLScalar)
    case list([YAMLNode])
    case mapping([Pair])
    /// Of an alias, which the format has none of.
    case alias
  }

  package struct Pair: Equatable {
    package var key: YAMLNode
    package var value: YAMLNode

    package init(key: YAMLNode, value: YAMLNode) {
      self.key = key
      self.value = value
    }
  }

  /// What a plain scalar is by the rules of YAML.
  package enum Kind: Equatable {
    case text, number, boolean, empty
    /// Marked with a type of the writer's own.
    case tagged(String)
  }

  /// How a scalar was written.
  package enum Quoting: Equatable {
    case none, quotes, block
  }

  /// Where a node begins.
  package struct Place: Equatable {
    package var file: YAMLFile
    /// Counted from 1.
    package var line: Int
    /// Counted from 1, in Unicode scalars.
    package var column: Int
  }
}

/// A file that scenarios are read from.
package final class YAMLFile: Equatable {
  /// The name shown in errors.
  package let path: String
  /// What leads from the folder of the scenario file to that of this one: empty, or ends with `/`.
  let folder: String

  package init(path: String, folder: String = "") {
    self.path = path
    self.folder = folder
  }

  package static func == (a: YAMLFile, b: YAMLFile) -> Bool { a === b }
}

extension YAMLNode {
  package var sourcePlace: SourcePlace {
    SourcePlace(file: place.file.path, line: place.line, column: place.column)
  }

  func error(_ message: String) -> ScenarioError {
    ScenarioError(place: sourcePlace, message: message)
  }

  /// The text of a scalar.
  package var text: String? {
    guard case .scalar(let scalar) = content else { return nil }
    return scalar.text
  }

  package var pairs: [Pair]? {
    guard case .mapping(let pairs) = content else { return nil }
    return pairs
  }

  /// The value of a key, when this is a mapping that has it.
  subscript(key: String) -> YAMLNode? { pair(key)?.value }

  func pair(_ key: String) -> Pair? { pairs?.first { $0.key.text == key } }

  /// A node that does not come from a text.
  package static func made(_ content: Content, at place: Place) -> YAMLNode {
    YAMLNode(content: content, place: place)
  }

  /// The place of a character of a text that is written on one line without escapes; else that of the
  /// text.
  ///
  /// - Parameter offset: Unicode scalars of the text before the character.
  func place(after offset: Int) -> SourcePlace {
    var place = sourcePlace
    guard case .scalar(let scalar) = content, variable == nil else { return place }
    switch scalar.quoting {
    case .none: place.column += offset
    case .quotes: place.column += offset + 1
    case .block: break
    }
    return place
  }
}

extension YAMLNode {
  /// The value on one line, as in `{width: 320, height: 568}`.
  var flowText: String {
    switch content {
    case .scalar(let scalar): scalar.text
    case .list(let elements): "[" + elements.map(\.flowText).joined(separator: ", ") + "]"
    case .mapping(let pairs):
      "{" + pairs.map { "\($0.key.flowText): \($0.value.flowText)" }.joined(separator: ", ") + "}"
    case .alias: "*"
    }
  }
}

/// The text of a YAML value that is neither a list nor a mapping.
package struct YAMLScalar: Equatable {
  var text: String
  var kind: YAMLNode.Kind
  var quoting = YAMLNode.Quoting.none

  package init(
    text: String, kind: YAMLNode.Kind, quoting: YAMLNode.Quoting = YAMLNode.Quoting.none
  ) {
    self.text = text
    self.kind = kind
    self.quoting = quoting
  }
}
