#if CLI
  import Foundation

  @testable import ScrollScenario
  @testable import ScrollSimulation

  /// Checks trees against a JSON Schema, as far as the shipped one goes: every keyword it does not know is an
  /// error.
  struct SchemaValidator {
    let root: [String: Any]
    /// The mappings of the schema that were compared with a mapping, by their keys.
    private(set) var visited: Set<String> = []

    struct Unknown: Error { var keyword: String }

    init(json: String) throws {
      root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any] ?? [:]
    }

    mutating func accepts(_ node: YAMLNode) throws -> Bool { try accepts(node, root) }

    private func resolved(_ schema: [String: Any]) -> [String: Any] {
      guard let reference = schema["$ref"] as? String else { return schema }
      let name = String(reference.dropFirst("#/definitions/".count))
      let known = (root["definitions"] as? [String: Any])?[name] as? [String: Any]
      return resolved(known ?? ["enum": [] as [Any]])
    }

    private mutating func accepts(_ node: YAMLNode, _ written: [String: Any]) throws -> Bool {
      let schema = resolved(written)
      for (keyword, value) in schema.sorted(by: { $0.key < $1.key }) {
        guard try keeps(node, keyword, value, schema) else { return false }
      }
      if schema["properties"] != nil, node.pairs != nil { note(schema) }
      return true
    }

    private mutating func keeps(
      _ node: YAMLNode, _ keyword: String, _ value: Any, _ schema: [String: Any]
    ) throws -> Bool {
      let schemas = value as? [[String: Any]] ?? []
      switch keyword {
      case "$schema", "title", "description", "definitions", "then": return true
      case "type": return node.isOf(type: value as? String ?? "")
      case "enum":
        return (value as? [Any] ?? []).contains { option in
          if let text = option as? String { return node.isText && node.text == text }
          return (option as? NSNumber).map { Double(truncating: $0) } == node.number
        }
      case "pattern":
        guard node.isText, let text = node.text else { return true }
        return text.range(of: value as? String ?? "", options: .regularExpression) != nil
      case "minLength": return !node.isText || node.text?.isEmpty == false
      case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum":
        guard let number = node.number,
          let limit = (value as? NSNumber).map({ Double(truncating: $0) })
        else { return true }
        switch keyword {
        case "minimum": return number >= limit
        case "maximum": return number <= limit
        case "exclusiveMinimum": return number > limit
        default: return number < limit
        }
      case "items":
        guard case .list(let elements) = node.content else { return true }
        let element = value as? [String: Any] ?? [:]
        return try elements.allSatisfy { try accepts($0, element) }
      case "minItems", "maxItems":
        guard case .list(let elements) = node.content, let limit = value as? Int else {
          return true
        }
        return keyword == "minItems" ? elements.count >= limit : elements.count <= limit
      case "uniqueItems":
        guard case .list(let elements) = node.content else { return true }
        return Set(elements.map(\.flowText)).count == elements.count
      case "minProperties": return node.pairs.map { $0.count >= value as? Int ?? 0 } ?? true
      case "required":
        guard node.pairs != nil else { return true }
        return (value as? [String] ?? []).allSatisfy { node[$0] != nil }
      case "properties":
        for pair in node.pairs ?? [] {
          guard let key = pair.key.text,
            let property = (value as? [String: Any])?[key] as? [String: Any]
          else { continue }
          guard try accepts(pair.value, property) else { return false }
        }
        return true
      case "patternProperties":
        for pair in node.pairs ?? [] {
          for (pattern, property) in value as? [String: [String: Any]] ?? [:] {
            guard pair.key.text?.range(of: pattern, options: .regularExpression) != nil else {
              continue
            }
            guard try accepts(pair.value, property) else { return false }
          }
        }
        return true
      case "additionalProperties":
        let known = (schema["properties"] as? [String: Any])?.keys.map { $0 } ?? []
        let patterns = (schema["patternProperties"] as? [String: Any])?.keys.map { $0 } ?? []
        return (node.pairs ?? []).allSatisfy { pair in
          guard let key = pair.key.text else { return false }
          return known.contains(key)
            || patterns.contains { key.range(of: $0, options: .regularExpression) != nil }
        }
      case "anyOf":
        for option in schemas where try accepts(node, option) { return true }
        return false
      case "oneOf":
        var count = 0
        for option in schemas where try accepts(node, option) { count += 1 }
        return count == 1
      case "not": return try !accepts(node, value as? [String: Any] ?? [:])
      case "if":
        guard try accepts(node, value as? [String: Any] ?? [:]) else { return true }
        return try accepts(node, schema["then"] as? [String: Any] ?? [:])
      default: throw Unknown(keyword: keyword)
      }
    }

    // MARK: Keys

    /// The keys of a mapping of the schema, which tell it from others.
    private static func text(_ schema: [String: Any]) -> String {
      (schema["properties"] as? [String: Any] ?? [:]).keys.sorted().joined(separator: " ")
    }

    private mutating func note(_ schema: [String: Any]) {
      guard schema["additionalProperties"] != nil else { return }
      visited.insert(Self.text(schema))
    }

    /// Every mapping of known keys that the schema has, by its keys.
    var mappings: Set<String> {
      var found: Set<String> = []
      func look(_ value: Any) {
        if let object = value as? [String: Any] {
          if object["properties"] is [String: Any], object["additionalProperties"] as? Bool == false
          {
            found.insert(Self.text(object))
          }
          for value in object.values { look(value) }
        }
        for value in value as? [Any] ?? [] { look(value) }
      }
      look(root)
      return found
    }

    /// The keys that any shape of the schema has at a place in a tree: the steps to it are keys and elements.
    mutating func keys(at steps: [Step], of node: YAMLNode) throws -> Set<String> {
      try keys(steps[...], node, root)
    }

    enum Step {
      case key(String)
      case element(Int)
    }

    private mutating func keys(
      _ steps: ArraySlice<Step>, _ node: YAMLNode, _ written: [String: Any]
    ) throws -> Set<String> {
      let schema = resolved(written)
      var found: Set<String> = []
      for option in schema["anyOf"] as? [[String: Any]] ?? [] where try accepts(node, option) {
        found.formUnion(try keys(steps, node, option))
      }
      guard let step = steps.first else {
        found.formUnion((schema["properties"] as? [String: Any])?.keys.map { $0 } ?? [])
        return found
      }
      switch step {
      case .key(let key):
        if let property = (schema["properties"] as? [String: Any])?[key] as? [String: Any],
          let value = node[key]
        {
          found.formUnion(try keys(steps.dropFirst(), value, property))
        }
      case .element(let index):
        if let items = schema["items"] as? [String: Any], case .list(let elements) = node.content {
          found.formUnion(try keys(steps.dropFirst(), elements[index], items))
        }
      }
      return found
    }
  }

  extension YAMLNode {
    fileprivate var isText: Bool {
      guard case .scalar(let scalar) = content else { return false }
      return scalar.kind == .text
    }

    fileprivate var number: Double? {
      guard case .scalar(let scalar) = content, scalar.kind == .number else { return nil }
      return Double(scalar.text.filter { $0 != "_" })
    }

    fileprivate func isOf(type: String) -> Bool {
      switch content {
      case .mapping: return type == "object"
      case .list: return type == "array"
      case .alias: return false
      case .scalar(let scalar):
        switch scalar.kind {
        case .text: return type == "string"
        case .boolean: return type == "boolean"
        case .empty: return type == "null"
        case .tagged: return false
        case .number:
          guard type == "integer" else { return type == "number" }
          return number.map { $0 == $0.rounded() } ?? false
        }
      }
    }
  }
#endif
