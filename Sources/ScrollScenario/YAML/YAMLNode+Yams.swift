#if CLI
  import Yams

  extension YAMLNode {
    /// What the parser made of a text.
    ///
    /// - Parameter parent: the place of a value that the parser gives none for.
    init(_ node: Node, in file: YAMLFile, parent: Place? = nil) {
      let start = parent ?? Place(file: file, line: 1, column: 1)
      place =
        node.mark.map { Place(file: file, line: max(1, $0.line), column: max(1, $0.column)) }
        ?? start
      switch node {
      case .alias: content = .alias
      case .scalar(let scalar):
        content = .scalar(
          YAMLScalar(
            text: scalar.string, kind: Kind(tag: node.tag.description, scalar.style),
            quoting: Quoting(scalar.style)))
      case .sequence(let sequence):
        var elements: [YAMLNode] = []
        elements.reserveCapacity(sequence.count)
        for element in sequence { elements.append(YAMLNode(element, in: file, parent: place)) }
        content = .list(elements)
      case .mapping(let mapping):
        var pairs: [Pair] = []
        for (key, value) in mapping {
          let name = YAMLNode(key, in: file, parent: place)
          pairs.append(Pair(key: name, value: YAMLNode(value, in: file, parent: name.place)))
        }
        content = .mapping(pairs)
      }
    }
  }

  extension YAMLNode.Kind {
    fileprivate init(tag: String, _ style: Node.Scalar.Style) {
      let isPlain = style == .plain || style == .any
      switch tag {
      case "tag:yaml.org,2002:int", "tag:yaml.org,2002:float": self = isPlain ? .number : .text
      case "tag:yaml.org,2002:bool": self = isPlain ? .boolean : .text
      case "tag:yaml.org,2002:null": self = isPlain ? .empty : .text
      case "tag:yaml.org,2002:str", "tag:yaml.org,2002:timestamp", "tag:yaml.org,2002:merge",
        "tag:yaml.org,2002:value":
        self = .text
      default: self = .tagged(tag)
      }
    }
  }

  extension YAMLNode.Quoting {
    fileprivate init(_ style: Node.Scalar.Style) {
      switch style {
      case .any, .plain: self = .none
      case .singleQuoted, .doubleQuoted: self = .quotes
      case .literal, .folded: self = .block
      }
    }
  }
#endif
