#if CLI
  import Yams

  extension ScenarioFile {
    /// Everything that is wrong with a scenario file and the data it names, in the order of the file.
    ///
    /// The file is read without the entry that is wrong until nothing is: entries are keys of the scenario,
    /// actions of its script and gates. What hides behind a wrong entry (a row that would have come) is not
    /// looked at. Quadratic in the number of problems, of which at most ``problemLimit`` are found.
    ///
    /// - Parameter path: relative to the working directory; also the name shown in problems and the
    ///   base of the paths inside the scenario.
    /// - Returns: nothing where the scenario can be run.
    public static func problems(path: String) -> [ScenarioError] {
      do throws(ScenarioError) {
        let text = try SourceText.read(path: path, blame: SourcePlace(file: path))
        return problems(text: text, name: path)
      } catch {
        return [error]
      }
    }

    /// The most problems that are found in one file.
    public static let problemLimit = 100

    /// Everything that is wrong with a text and the data it names.
    ///
    /// - Parameters:
    ///   - text: the scenario in YAML.
    ///   - name: the path shown in problems; paths inside the scenario are relative to its folder.
    static func problems(text: String, name: String) -> [ScenarioError] {
      var root: YAMLValue
      do throws(ScenarioError) { root = try YAMLDocument.root(text: text, file: name) } catch {
        return [error]
      }
      var problems: [ScenarioError] = []
      var isContentKnown = true
      while problems.count < problemLimit {
        do throws(ScenarioError) {
          let located = try LocatedScenario(yaml: root)
          if isContentKnown { try check(located) }
          break
        } catch {
          // One that comes back is of something that cannot be left out.
          guard !problems.contains(error) else { break }
          problems.append(error)
          // Data files are read last.
          guard error.file == name else { break }
          let completed = root.completed(for: error)
          if completed != nil || root.decidesRows(at: error.place) { isContentKnown = false }
          guard let rest = completed ?? root.without(error.place) else { break }
          root.node = rest
        }
      }
      return problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }

    private static func check(_ located: LocatedScenario) throws(ScenarioError) {
      _ = try Simulation(located, content: ContentLoader.load(located))
    }
  }

  extension YAMLValue {
    /// Keys that must be there and what harmless thing stands for each; that of the version is not among
    /// them, because a file of another version may have any other keys.
    private static var harmless: KeyValuePairs<String, Node> {
      [
        "name": Node("name"),
        "viewport": Node([(Node("width"), Node("1")), (Node("height"), Node("1"))]),
        "data": Node([(Node("generated"), Node([(Node("items"), Node("1"))]))]),
        "script": Node([Node]()),
      ]
    }

    /// The tree with the key whose absence is the error; `nil` for any other error.
    fileprivate func completed(for error: ScenarioError) -> Node? {
      guard case .mapping(var mapping) = node, error.place == place else { return nil }
      for (key, value) in Self.harmless where error.message == "\(label) lacks the key '\(key)'" {
        mapping[Node(key)] = value
        return .mapping(mapping)
      }
      return nil
    }

    /// Whether the entry that a place is in says which rows there are: without it nothing can be said of
    /// those that others name.
    fileprivate func decidesRows(at place: SourcePlace) -> Bool {
      guard case .mapping(let mapping) = node,
        let (key, value) = Array(mapping).last(where: { $0.key.begins(before: place) })
      else { return true }
      guard key.string == "script" else { return key.string == "data" || key.string == "layout" }
      guard case .sequence(let entries) = value,
        let entry = entries.last(where: { $0.begins(before: place) }),
        case .mapping(let actions) = entry
      else { return true }
      let still = ["at", "fling", "drag", "wheel", "wait", "scroll_to", "gestures", "profile"]
      return !actions.keys.allSatisfy { still.contains($0.string ?? "") }
    }

    /// The tree without the entry that a place is in, or with a harmless one where there must be one;
    /// `nil` where the place is in none that can be left out.
    fileprivate func without(_ place: SourcePlace) -> Node? {
      guard case .mapping(var mapping) = node,
        let (key, value) = Array(mapping).last(where: { $0.key.begins(before: place) }),
        case .scalar(let name) = key, name.string != "scrollsim"
      else { return nil }
      let harmless = Self.harmless.first { $0.key == name.string }?.value
      mapping[key] = value.without(place) ?? harmless
      return .mapping(mapping)
    }
  }

  extension Node {
    fileprivate func begins(before place: SourcePlace) -> Bool {
      guard let mark else { return false }
      return (mark.line, mark.column) <= (place.line, place.column)
    }

    /// A list without the element that a place is in; of a mapping that of its `gates` or `except`.
    fileprivate func without(_ place: SourcePlace) -> Node? {
      switch self {
      case .sequence(var sequence):
        guard let index = sequence.lastIndex(where: { $0.begins(before: place) }) else {
          return nil
        }
        sequence.remove(at: index)
        return .sequence(sequence)
      case .mapping(var mapping):
        guard let (key, value) = Array(mapping).last(where: { $0.key.begins(before: place) }),
          case .scalar(let name) = key, ["gates", "except"].contains(name.string),
          let rest = value.without(place)
        else { return nil }
        mapping[key] = rest
        return .mapping(mapping)
      case .scalar, .alias: return nil
      }
    }
  }
#endif
