#if CLI
  extension YAMLNode {
    /// This tree with another one laid over it, as a JSON merge patch is (RFC 7386): mappings are merged
    /// key by key, any other value replaces the old one, and an empty value removes a key.
    /// An empty value for a key that was not there stays.
    ///
    /// - Parameter over: the tree that wins. O(nodes of both mappings on the way).
    func merged(with over: YAMLNode) -> YAMLNode {
      guard let own = pairs, let others = over.pairs else { return over }
      var slots: [Pair?] = own
      var indices: [String: Int] = [:]
      for (index, pair) in own.enumerated() {
        if let name = pair.key.text { indices[name] = index }
      }
      for pair in others {
        guard let name = pair.key.text, let index = indices[name], let base = slots[index] else {
          slots.append(pair)
          continue
        }
        slots[index] =
          pair.value.isEmpty
          ? nil : Pair(key: pair.key, value: base.value.merged(with: pair.value))
      }
      return YAMLNode(content: .mapping(slots.compactMap { $0 }), place: over.place)
    }

    private var isEmpty: Bool {
      guard case .scalar(let scalar) = content else { return false }
      return scalar.kind == .empty
    }

    /// A mapping without some of its keys.
    func without(keys: Set<String>) -> YAMLNode {
      guard let pairs else { return self }
      var node = self
      node.content = .mapping(pairs.filter { !keys.contains($0.key.text ?? "") })
      return node
    }

    /// The tree as if all of it were written at one place.
    func moved(to place: Place) -> YAMLNode {
      var node = self
      node.place = place
      switch content {
      case .scalar, .alias: break
      case .list(let elements): node.content = .list(elements.map { $0.moved(to: place) })
      case .mapping(let pairs):
        node.content = .mapping(
          pairs.map { Pair(key: $0.key.moved(to: place), value: $0.value.moved(to: place)) })
      }
      return node
    }
  }
#endif
