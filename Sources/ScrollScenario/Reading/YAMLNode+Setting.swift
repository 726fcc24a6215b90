#if CLI
  extension ScenarioSetting {
    /// The name of the variable whose value it is.
    var variable: String? {
      let prefix = "variables."
      guard key.hasPrefix(prefix) else { return nil }
      return String(key.dropFirst(prefix.count))
    }
  }

  extension YAMLNode {
    /// The tree with a value in the place that a setting names. O(nodes on the way).
    func applying(_ setting: ScenarioSetting) throws(ScenarioError) -> YAMLNode {
      let keys = setting.key.split(separator: ".", omittingEmptySubsequences: false).map(
        String.init)
      guard keys.allSatisfy({ !$0.isEmpty }) else { throw error("a key is empty") }
      guard keys[0] != "include" else { throw error("'include' belongs in the file") }
      guard keys.count <= 64 else { throw error("a key has at most 64 parts") }
      let value: YAMLNode
      do throws(ScenarioError) {
        value = try YAMLDocument.root(text: setting.value, file: place.file)
      } catch {
        throw self.error("the value cannot be read: \(error.message)")
      }
      return try replacing(keys, from: 0, by: value)
    }

    private func replacing(
      _ keys: [String], from depth: Int, by value: YAMLNode
    ) throws(ScenarioError) -> YAMLNode {
      guard depth < keys.count else { return value.moved(to: place) }
      let key = keys[depth]
      let parent =
        depth == 0 ? "the scenario" : "'\(keys[..<depth].joined(separator: "."))'"
      var node = self
      switch content {
      case .mapping(var pairs):
        if let index = pairs.firstIndex(where: { $0.key.text == key }) {
          pairs[index].value = try pairs[index].value.replacing(keys, from: depth + 1, by: value)
        } else {
          // A new key stands where the mapping does.
          let name = YAMLNode.made(.scalar(YAMLScalar(text: key, kind: .text)), at: place)
          let empty = YAMLNode.made(.mapping([]), at: place)
          let child = try empty.replacing(keys, from: depth + 1, by: value)
          pairs.append(Pair(key: name, value: child))
        }
        node.content = .mapping(pairs)
      case .list(var elements):
        guard let index = Int(key), elements.indices.contains(index) else {
          let range = elements.isEmpty ? "" : ", whose elements are 0 to \(elements.count - 1)"
          throw error("\(parent) is a list of \(elements.count)\(range)")
        }
        elements[index] = try elements[index].replacing(keys, from: depth + 1, by: value)
        node.content = .list(elements)
      case .scalar, .alias:
        throw error("\(parent) is neither a mapping nor a list")
      }
      return node
    }
  }
#endif
