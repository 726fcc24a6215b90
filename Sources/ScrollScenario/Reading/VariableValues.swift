#if CLI
  import ScrollTools

  /// Puts the values of variables where `${name}` stands.
  struct VariableValues {
    /// Names and values as they are written. Values may have variables in them.
    private let values: [String: YAMLNode]
    private var finished: [String: YAMLNode] = [:]
    private var sizes: [String: Int] = [:]
    private var depths: [String: Int] = [:]
    /// The variables whose values cannot be made, which was said.
    private var failed: Set<String> = []
    /// The variables whose values are being made, each used by the one before it.
    private var chain: [String] = []
    /// The variables that something uses.
    private(set) var used: Set<String> = []
    /// What is wrong with references, in the order in which they were met.
    private(set) var problems: [ScenarioError] = []
    private var size = 0

    /// The most nodes and characters of all values where they are used. Values that use values can make a
    /// few lines stand for more than memory holds.
    static let sizeLimit = 1_000_000

    /// How many variables may use one another in a row.
    static let chainLimit = 64
    /// How deep values may lie in one another: a little more than the parser lets those of one text.
    static let depthLimit = 1200
    /// The depth of the current value.
    private var depth = 0

    init(_ values: [String: YAMLNode]) { self.values = values }

    /// A tree with the values in it. Wrong uses are noted in ``problems`` and left as they are.
    mutating func substitute(_ node: YAMLNode) -> YAMLNode {
      guard depth < Self.depthLimit else {
        note("values lie more than \(Self.depthLimit) deep in one another", node.sourcePlace)
        return node
      }
      depth += 1
      defer { depth -= 1 }
      var node = node
      switch node.content {
      case .alias: break
      case .scalar(let scalar):
        guard scalar.text.contains("${") else { break }
        return substitute(scalar, node)
      case .list(let elements):
        var list: [YAMLNode] = []
        list.reserveCapacity(elements.count)
        for element in elements { list.append(substitute(element)) }
        node.content = .list(list)
      case .mapping(let pairs):
        var mapping: [YAMLNode.Pair] = []
        mapping.reserveCapacity(pairs.count)
        for pair in pairs {
          mapping.append(YAMLNode.Pair(key: pair.key, value: substitute(pair.value)))
        }
        node.content = .mapping(mapping)
      }
      return node
    }

    private mutating func substitute(_ scalar: YAMLScalar, _ node: YAMLNode) -> YAMLNode {
      let pieces: [VariableText.Piece]
      do throws(VariableText.Problem) {
        pieces = try VariableText.pieces(of: scalar.text)
      } catch {
        note(error.message, node.place(after: error.offset))
        return node
      }
      if case .variable(let name, _) = pieces.first, pieces.count == 1, scalar.quoting != .block {
        guard var value = value(of: name, at: node.sourcePlace) else { return node }
        value.place = node.place
        value.variable = name
        return value
      }
      var text = ""
      for piece in pieces {
        switch piece {
        case .text(let part): text += part
        case .variable(let name, let offset):
          let place = node.place(after: offset)
          guard let value = value(of: name, at: place) else { return node }
          guard let part = value.text else {
            note("'\(name)' is more than one value and cannot be put into a text", place)
            return node
          }
          text += part
        }
      }
      var node = node
      // Its characters are not where they were written.
      node.content = .scalar(YAMLScalar(text: text, kind: .text, quoting: .block))
      return node
    }

    /// The value of a variable, or `nil` when something is wrong with it.
    private mutating func value(of name: String, at place: SourcePlace) -> YAMLNode? {
      used.insert(name)
      guard !failed.contains(name), size <= Self.sizeLimit else { return nil }
      if finished[name] == nil {
        guard let raw = values[name] else {
          let names = values.keys.sorted()
          let hint = Suggestion.phrase(for: name, among: names)
          let list = names.isEmpty ? "there are none" : "there are " + names.joined(separator: ", ")
          note("there is no variable '\(name)'\(hint.isEmpty ? "; \(list)" : hint)", place)
          return nil
        }
        guard !chain.contains(name) else {
          let circle = (chain.drop { $0 != name } + [name]).map { "'\($0)'" }
          note("a variable cannot use itself: \(circle.joined(separator: " uses "))", place)
          return nil
        }
        guard chain.count < Self.chainLimit else {
          note("variables use one another \(Self.chainLimit) deep at most", place)
          return nil
        }
        let before = problems.count
        chain.append(name)
        let value = substitute(raw)
        chain.removeLast()
        guard problems.count == before, size <= Self.sizeLimit else {
          failed.insert(name)
          return nil
        }
        finished[name] = value
        sizes[name] = value.size
        depths[name] = value.levels
      }
      size += sizes[name] ?? 0
      guard size <= Self.sizeLimit else {
        note("the values of variables are more than \(Self.sizeLimit) here", place)
        return nil
      }
      guard depth + (depths[name] ?? 0) <= Self.depthLimit else {
        note("values lie more than \(Self.depthLimit) deep in one another", place)
        return nil
      }
      return finished[name]
    }

    private mutating func note(_ message: String, _ place: SourcePlace) {
      problems.append(ScenarioError(place: place, message: message))
    }
  }

  extension YAMLNode {
    /// The values from this one to the deepest in it.
    fileprivate var levels: Int {
      switch content {
      case .alias, .scalar: 1
      case .list(let elements): 1 + (elements.map(\.levels).max() ?? 0)
      case .mapping(let pairs): 1 + (pairs.map(\.value.levels).max() ?? 0)
      }
    }

    /// Nodes and characters of texts.
    fileprivate var size: Int {
      switch content {
      case .alias: 1
      case .scalar(let scalar): 1 + scalar.text.utf8.count
      case .list(let elements): elements.reduce(1) { $0 + $1.size }
      case .mapping(let pairs): pairs.reduce(1) { $0 + $1.key.size + $1.value.size }
      }
    }
  }
#endif
