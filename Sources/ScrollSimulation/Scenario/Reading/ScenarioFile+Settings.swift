#if CLI
  import Yams

  extension ScenarioFile {
    /// Reads a file with some values other than it says.
    ///
    /// - Parameters:
    ///   - path: relative to the working directory.
    ///   - settings: what is other; later ones win. Keys that are not in the file are added.
    /// - Throws: what is wrong with the file as it is; then, at the key that is set, what is wrong with a
    ///   setting.
    public static func read(
      path: String, settings: [ScenarioSetting]
    ) throws(ScenarioError) -> LocatedScenario {
      let text = try SourceText.read(path: path, blame: SourcePlace(file: path))
      return try parse(text: text, name: path, settings: settings)
    }

    /// Reads a text with some values other than it says.
    ///
    /// - Parameters:
    ///   - text: the scenario in YAML.
    ///   - name: the path shown in errors.
    ///   - settings: what is other.
    public static func parse(
      text: String, name: String, settings: [ScenarioSetting]
    ) throws(ScenarioError) -> LocatedScenario {
      let plain = try parse(text: text, name: name)
      guard !settings.isEmpty else { return plain }
      var root = try YAMLDocument.root(text: text, file: name)
      for setting in settings { try root.apply(setting) }
      do throws(ScenarioError) {
        return try LocatedScenario(yaml: root)
      } catch {
        // The file alone is right: one of the settings is what is wrong.
        let names = settings.map(\.description).joined(separator: ", ")
        throw ScenarioError(place: error.place, message: "with \(names): \(error.message)")
      }
    }
  }

  extension YAMLValue {
    /// Puts a value in the place that a setting names.
    fileprivate mutating func apply(_ setting: ScenarioSetting) throws(ScenarioError) {
      let keys = setting.key.split(separator: ".", omittingEmptySubsequences: false).map(
        String.init)
      guard keys.allSatisfy({ !$0.isEmpty }) else {
        throw error("cannot set '\(setting.key)': a key is empty")
      }
      let value: YAMLValue
      do throws(ScenarioError) {
        value = try YAMLDocument.root(text: setting.value, file: setting.key)
      } catch {
        throw self.error("cannot set \(setting): \(error.message)")
      }
      var path: [String] = []
      node = try replaced(node, keys[...], by: value.node.withoutPlaces, &path)
    }

    private func replaced(
      _ node: Node, _ keys: ArraySlice<String>, by value: Node, _ path: inout [String]
    ) throws(ScenarioError) -> Node {
      guard let key = keys.first else { return value }
      let parent = path.isEmpty ? "the scenario" : "'\(path.joined(separator: "."))'"
      path.append(key)
      switch node {
      case .mapping(var mapping):
        let rest = keys.dropFirst()
        // A new key stands where the mapping does.
        let child = mapping[key] ?? (rest.isEmpty ? value : .mapping(.init([])))
        let new = try replaced(child, rest, by: value, &path)
        if let old = Array(mapping.keys).first(where: { $0.string == key }) {
          mapping[old] = new
        } else {
          mapping[Node(key)] = new
        }
        return .mapping(mapping)
      case .sequence(var sequence):
        guard let index = Int(key), sequence.indices.contains(index) else {
          throw error(
            "cannot set '\(path.joined(separator: "."))': \(parent) is a list of \(sequence.count), "
              + "whose elements are 0 to \(sequence.count - 1)")
        }
        sequence[index] = try replaced(sequence[index], keys.dropFirst(), by: value, &path)
        return .sequence(sequence)
      case .scalar, .alias:
        throw error(
          "cannot set '\(path.joined(separator: "."))': \(parent) is neither a mapping nor a list")
      }
    }
  }

  extension Node {
    /// The same without places: messages name the key that it is set for.
    fileprivate var withoutPlaces: Node {
      switch self {
      case .scalar(let scalar): .scalar(.init(scalar.string, scalar.tag, scalar.style))
      case .mapping(let mapping):
        .mapping(
          .init(
            mapping.map { ($0.key.withoutPlaces, $0.value.withoutPlaces) }, mapping.tag,
            mapping.style))
      case .sequence(let sequence):
        .sequence(.init(sequence.map(\.withoutPlaces), sequence.tag, sequence.style))
      case .alias: self
      }
    }
  }
#endif
