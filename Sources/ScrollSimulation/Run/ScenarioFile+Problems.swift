#if CLI
  package import ScrollScenario
  import ScrollTools

  extension ScenarioFile {
    /// Everything that is wrong with a scenario file and the data it names, in the order of the file.
    ///
    /// The file is read without the entry that is wrong until nothing is: entries are keys of the scenario,
    /// actions of its script and gates. What hides behind a wrong entry (a row that would have come) is not
    /// looked at. Quadratic in the number of problems, of which at most ``problemLimit`` are found.
    ///
    /// - Parameters:
    ///   - path: relative to the working directory; also the name shown in problems and the
    ///     base of the paths inside the scenario.
    ///   - variables: as in ``read(path:variables:case:settings:)``.
    /// - Returns: nothing where the scenario, and every case of it, can be run.
    package static func problems(
      path: String, variables: [String: String] = [:]
    ) -> [ScenarioError] {
      do throws(ScenarioError) {
        let text = try SourceText.read(path: path, blame: SourcePlace(file: path))
        return problems(text: text, name: path, variables: variables)
      } catch {
        return [error]
      }
    }

    /// The most problems that are found in one file.
    package static let problemLimit = 100

    /// Everything that is wrong with a text and the data it names.
    ///
    /// - Parameters:
    ///   - text: the scenario in YAML.
    ///   - name: the path shown in problems; paths inside the scenario are relative to its folder.
    ///   - variables: as in ``read(path:variables:case:settings:)``.
    static func problems(
      text: String, name: String, variables: [String: String] = [:]
    ) -> [ScenarioError] {
      let tree: ScenarioTree
      do throws(ScenarioError) {
        tree = try ScenarioTree(text: text, name: name, overrides: variables)
      } catch {
        return [error]
      }
      var search = ProblemSearch(files: tree.files)
      for wanted in tree.cases { search.look(at: wanted, tree) }
      if search.problems.isEmpty, let problem = tree.versionProblem { return [problem] }
      return search.problems.sorted { a, b in
        let (first, second) = (tree.files.firstIndex(of: a.file), tree.files.firstIndex(of: b.file))
        return (first ?? .max, a.line, a.column) < (second ?? .max, b.line, b.column)
      }
    }
  }

  /// Looks for everything that is wrong with the cases of a scenario.
  private struct ProblemSearch {
    let files: [String]
    private(set) var problems: [ScenarioError] = []
    /// The contents that were looked at: cases often differ in something else.
    private var checked: [LocatedScenario] = []

    init(files: [String]) { self.files = files }

    private var isFull: Bool { problems.count >= ScenarioFile.problemLimit }

    mutating func look(at wanted: ScenarioTree.Case, _ tree: ScenarioTree) {
      let variables = tree.root(of: wanted)
      for problem in variables.problems { note(problem) }
      guard variables.problems.isEmpty else { return }
      var root = variables.root
      var isContentKnown = true
      // One that comes back is written once and used twice, or cannot be left out.
      var repeated = 0
      while !isFull, repeated < ScenarioFile.problemLimit {
        do throws(ScenarioError) {
          let located = try wanted.scenario(root)
          if isContentKnown { try check(located) }
          break
        } catch {
          if !note(error) { repeated += 1 }
          // Data files are read last.
          guard files.contains(error.file) else { break }
          let completed = root.completed(for: error)
          if completed != nil || root.decidesRows(at: error.place) { isContentKnown = false }
          guard let rest = completed ?? root.without(error.place), rest != root else { break }
          root = rest
        }
      }
    }

    /// Says whether the problem is a new one.
    @discardableResult private mutating func note(_ problem: ScenarioError) -> Bool {
      guard !problems.contains(problem), !isFull else { return false }
      problems.append(problem)
      return true
    }

    private mutating func check(_ located: LocatedScenario) throws(ScenarioError) {
      let isKnown = checked.contains { known in
        known.scenario.data == located.scenario.data
          && known.scenario.layout == located.scenario.layout
          && known.scenario.script == located.scenario.script
      }
      guard !isKnown else { return }
      _ = try Simulation(located, content: ContentLoader.load(located))
      checked.append(located)
    }
  }

  extension YAMLNode {
    /// Keys that must be there and what harmless thing stands for each; that of the version is not among
    /// them, because a file of another version may have any other keys.
    private var harmless: [(key: String, value: YAMLNode)] {
      func number(_ text: String) -> YAMLNode {
        .made(.scalar(YAMLScalar(text: text, kind: .number)), at: place)
      }
      func word(_ text: String) -> YAMLNode {
        .made(.scalar(YAMLScalar(text: text, kind: .text)), at: place)
      }
      func mapping(_ pairs: [(String, YAMLNode)]) -> YAMLNode {
        .made(.mapping(pairs.map { Pair(key: word($0.0), value: $0.1) }), at: place)
      }
      return [
        ("name", word("name")),
        ("viewport", mapping([("width", number("1")), ("height", number("1"))])),
        ("data", mapping([("generated", mapping([("items", number("1"))]))])),
        ("script", .made(.list([]), at: place)),
      ]
    }

    /// The tree with the key whose absence is the error; `nil` for any other error.
    fileprivate func completed(for error: ScenarioError) -> YAMLNode? {
      guard let pairs, error.place == sourcePlace else { return nil }
      for (key, value) in harmless where error.message == "the scenario lacks the key '\(key)'" {
        var node = self
        let name = YAMLNode.made(.scalar(YAMLScalar(text: key, kind: .text)), at: place)
        node.content = .mapping(pairs + [Pair(key: name, value: value)])
        return node
      }
      return nil
    }

    /// Whether the entry that a place is in says which rows there are: without it nothing can be said of
    /// those that others name.
    fileprivate func decidesRows(at place: SourcePlace) -> Bool {
      guard let pairs, let index = pairs.index(of: place) else { return true }
      let name = pairs[index].key.text ?? ""
      guard name == "script" else { return name == "data" || name == "layout" }
      guard case .list(let entries) = pairs[index].value.content,
        let entry = entries.index(of: place), let actions = entries[entry].pairs
      else { return true }
      let still = [
        "at", "when", "after", "fling", "drag", "flick", "slow_drag", "hold", "back_and_forth",
        "wheel", "wait", "scroll_to", "gestures", "profile",
      ]
      return !actions.allSatisfy { still.contains($0.key.text ?? "") }
    }

    /// The tree without the entry that a place is in, or with a harmless one where there must be one;
    /// `nil` where the place is in none that can be left out.
    fileprivate func without(_ place: SourcePlace) -> YAMLNode? {
      guard var pairs, let index = pairs.index(of: place), let name = pairs[index].key.text,
        name != "scrollsim"
      else { return nil }
      if let rest = pairs[index].value.withoutElement(at: place)
        ?? harmless.first(where: { $0.key == name })?.value
      {
        pairs[index].value = rest
      } else {
        pairs.remove(at: index)
      }
      var node = self
      node.content = .mapping(pairs)
      return node
    }

    /// A list without the element that a place is in; of a mapping that of its `gates` or `except`.
    private func withoutElement(at place: SourcePlace) -> YAMLNode? {
      var node = self
      switch content {
      case .list(var elements):
        guard let index = elements.index(of: place) else { return nil }
        elements.remove(at: index)
        node.content = .list(elements)
      case .mapping(var pairs):
        guard let index = pairs.index(of: place),
          ["gates", "except"].contains(pairs[index].key.text),
          let rest = pairs[index].value.withoutElement(at: place)
        else { return nil }
        pairs[index].value = rest
        node.content = .mapping(pairs)
      case .scalar, .alias: return nil
      }
      return node
    }

    /// The last line and column, up to a place of its file, at which something of this tree begins.
    fileprivate func lastBeginning(before end: SourcePlace) -> (line: Int, column: Int)? {
      var last: (line: Int, column: Int)?
      func look(_ other: (line: Int, column: Int)?) {
        if let other, last.map({ $0 < other }) ?? true { last = other }
      }
      if place.file.path == end.file, (place.line, place.column) <= (end.line, end.column) {
        last = (place.line, place.column)
      }
      switch content {
      case .scalar, .alias: break
      case .list(let elements): for element in elements { look(element.lastBeginning(before: end)) }
      case .mapping(let pairs):
        for pair in pairs {
          look(pair.key.lastBeginning(before: end))
          look(pair.value.lastBeginning(before: end))
        }
      }
      return last
    }
  }

  extension [YAMLNode] {
    /// The element that a place is in.
    fileprivate func index(of place: SourcePlace) -> Int? {
      nearest(indices.map { self[$0].lastBeginning(before: place) })
    }
  }

  extension [YAMLNode.Pair] {
    /// The entry that a place is in.
    fileprivate func index(of place: SourcePlace) -> Int? {
      nearest(
        indices.map { index in
          let beginnings = [self[index].key, self[index].value].compactMap {
            $0.lastBeginning(before: place)
          }
          return beginnings.max { $0 < $1 }
        })
    }
  }

  /// The number of the last of the latest beginnings.
  private func nearest(_ beginnings: [(line: Int, column: Int)?]) -> Int? {
    var best: (index: Int, beginning: (line: Int, column: Int))?
    for (index, beginning) in beginnings.enumerated() {
      guard let beginning else { continue }
      if best.map({ $0.beginning <= beginning }) ?? true { best = (index, beginning) }
    }
    return best?.index
  }
#endif
