#if CLI
  import ScrollTools

  /// A scenario file with what it includes, before its variables have values.
  package struct ScenarioTree {
    /// The most cases of one file.
    static let caseLimit = 1000

    /// Everything but variables and matrix.
    private let root: YAMLNode
    private let main: YAMLFile
    /// Names and values of variables, in the order of the file.
    private var variables: [YAMLNode.Pair] = []
    /// Variables that have several values.
    private var dimensions: [Dimension] = []
    private let matrixPlace: SourcePlace
    /// The place of a file that does not say its version itself.
    private let unversioned: SourcePlace?
    /// The names of all files that it was read from, the scenario's first.
    package let files: [String]

    private struct Dimension {
      var name: YAMLNode
      var values: [YAMLNode]
    }

    /// One case of a file: values for the variables of its matrix.
    package struct Case {
      var choices: [LocatedScenario.Choice] = []
      fileprivate var values: [String: YAMLNode] = [:]
    }

    /// - Parameters:
    ///   - text: the scenario in YAML.
    ///   - name: its path; files it includes are relative to its folder.
    ///   - overrides: values, in YAML, that take the place of those that the file has for variables.
    ///   - settings: values that take the place of others, of which those of `variables` do as overrides do.
    package init(
      text: String, name: String, overrides: [String: String], settings: [ScenarioSetting] = []
    ) throws(ScenarioError) {
      main = YAMLFile(path: name)
      var includes = ScenarioIncludes(main)
      let written = try YAMLDocument.root(text: text, file: main)
      // The version of a file it includes says nothing of this one.
      unversioned = written["scrollsim"] == nil ? written.sourcePlace : nil
      var whole = try includes.expand(written)
      var overrides = overrides
      for setting in settings {
        if let variable = setting.variable {
          overrides[variable] = setting.value
        } else {
          whole = try whole.applying(setting)
        }
      }
      files = includes.files
      root = whole.without(keys: ["variables", "matrix"])
      matrixPlace = (whole["matrix"] ?? whole).sourcePlace
      if let value = whole["variables"] {
        for pair in try Self.named(value, "'variables'") { variables.append(pair) }
      }
      if let value = whole["matrix"] {
        for pair in try Self.named(value, "'matrix'") {
          dimensions.append(
            Dimension(name: pair.key, values: try Self.values(pair)))
        }
      }
      try replace(overrides, (whole["variables"] ?? whole).place)
      var count = 1
      for dimension in dimensions where count <= Self.caseLimit { count *= dimension.values.count }
      guard count <= Self.caseLimit else {
        throw ScenarioError(
          place: matrixPlace,
          message: "the matrix has more than \(Self.caseLimit) cases")
      }
    }

    /// The entries of a mapping whose keys are names of variables.
    private static func named(
      _ node: YAMLNode, _ label: String
    ) throws(ScenarioError) -> [YAMLNode.Pair] {
      guard let pairs = node.pairs else {
        throw YAMLValue(node: node, label: label).wrongType("a mapping")
      }
      for pair in pairs {
        guard let name = pair.key.text, VariableText.isName(name) else {
          throw pair.key.error(VariableText.misnamed(pair.key.flowText))
        }
      }
      return pairs
    }

    private static func values(_ pair: YAMLNode.Pair) throws(ScenarioError) -> [YAMLNode] {
      let value = YAMLValue(node: pair.value, label: "'\(pair.key.flowText)'")
      let elements = try value.list()
      guard !elements.isEmpty else { throw value.error("\(value.label) must not be empty") }
      var texts: Set<String> = []
      for element in elements where !texts.insert(element.node.flowText).inserted {
        throw element.error("\(element.node.flowText) is written twice in \(value.label)")
      }
      return elements.map(\.node)
    }

    /// Values from outside: a variable that has one is no dimension of the matrix any more.
    private mutating func replace(
      _ overrides: [String: String], _ place: YAMLNode.Place
    ) throws(ScenarioError) {
      let known = variables.compactMap(\.key.text) + dimensions.compactMap(\.name.text)
      for (name, text) in overrides.sorted(by: { $0.key < $1.key }) {
        guard known.contains(name) else {
          let hint = Suggestion.phrase(for: name, among: known)
          let list =
            known.isEmpty ? "; the file has none" : "; there are \(known.joined(separator: ", "))"
          throw YAMLNode.made(.alias, at: place).error(
            "there is no variable '\(name)' to set\(hint.isEmpty ? list : hint)")
        }
        let node = try Self.value(text, of: name, at: place)
        dimensions.removeAll { $0.name.text == name }
        if let index = variables.firstIndex(where: { $0.key.text == name }) {
          variables[index].value = node.moved(to: variables[index].value.place)
        } else {
          let key = YAMLNode.Content.scalar(YAMLScalar(text: name, kind: .text))
          variables.append(YAMLNode.Pair(key: .made(key, at: place), value: node))
        }
      }
    }

    private static func value(
      _ text: String, of name: String, at place: YAMLNode.Place
    ) throws(ScenarioError) -> YAMLNode {
      guard text.contains(where: { !$0.isWhitespace }) else {
        return .made(
          .scalar(YAMLScalar(text: text, kind: .text, quoting: .quotes)), at: place)
      }
      do throws(ScenarioError) {
        return try YAMLDocument.root(text: text, file: place.file).moved(to: place)
      } catch {
        throw YAMLNode.made(.alias, at: place).error(
          "the value set for '\(name)' cannot be read: \(error.message)")
      }
    }
  }

  extension ScenarioTree {
    /// All cases in the order of the matrix, the last variable changing first; one without a matrix.
    package var cases: [Case] {
      var cases = [Case()]
      for dimension in dimensions {
        let name = dimension.name.text ?? ""
        cases = cases.flatMap { first in
          dimension.values.map { value in
            var next = first
            next.choices.append(LocatedScenario.Choice(name: name, value: value.flowText))
            next.values[name] = value
            return next
          }
        }
      }
      return cases
    }

    /// The tree of a case, with everything that is wrong with variables.
    func root(of wanted: Case) -> (root: YAMLNode, problems: [ScenarioError]) {
      var values = wanted.values
      for pair in variables {
        guard let name = pair.key.text, values[name] == nil else { continue }
        values[name] = pair.value
      }
      var variables = VariableValues(values)
      let root = variables.substitute(root)
      // Where a value could not be made, what it uses is not known.
      let problems = variables.problems
      return (root, problems.isEmpty ? unused(variables.used) : problems)
    }

    /// What nothing uses, of this file: one that is included may serve others, too.
    private func unused(_ used: Set<String>) -> [ScenarioError] {
      var problems: [ScenarioError] = []
      for key in variables.map(\.key) + dimensions.map(\.name) {
        guard let name = key.text, !used.contains(name), key.place.file == main else { continue }
        let hint = Suggestion.phrase(for: name, among: used.sorted())
        problems.append(key.error("nothing uses the variable '\(name)'\(hint)"))
      }
      return problems
    }

    /// What is wrong with a file that only one it includes says the version of.
    private var versionProblem: ScenarioError? {
      unversioned.map {
        ScenarioError(place: $0, message: "the scenario lacks the key 'scrollsim'")
      }
    }

    /// What a case says, as far as it can be read, and everything that is wrong with it, in the order of the files.
    ///
    /// - Returns: `nil` for the case where nothing can be read: variables have no values, or the file is of
    ///   another version.
    package func read(_ wanted: Case) -> (case: LocatedScenario.Reading?, problems: [ScenarioError])
    {
      let (root, problems) = root(of: wanted)
      guard problems.isEmpty else { return (nil, sorted(problems)) }
      do throws(ScenarioError) {
        var reading = try wanted.read(root)
        reading.located.files = files
        let all = reading.problems + (versionProblem.map { [$0] } ?? [])
        return (reading, sorted(all))
      } catch {
        return (nil, [error])
      }
    }

    /// In the order of the files, those of other files last.
    package func sorted(_ problems: [ScenarioError]) -> [ScenarioError] {
      let order = Dictionary(
        files.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      return problems.sorted { a, b in
        (order[a.file] ?? .max, a.line, a.column) < (order[b.file] ?? .max, b.line, b.column)
      }
    }

    /// The scenario of a case. Its name ends with the values of the matrix: `feed[rate=60,width=320]`.
    func scenario(of wanted: Case) throws(ScenarioError) -> LocatedScenario {
      let (reading, problems) = read(wanted)
      guard let located = reading?.located, problems.isEmpty else {
        throw problems.first ?? ScenarioError(place: matrixPlace, message: "nothing can be read")
      }
      return located
    }

    /// The case with a name, or the only one.
    func scenario(named name: String?) throws(ScenarioError) -> LocatedScenario {
      let cases = cases
      guard let name else {
        guard cases.count == 1 else {
          throw ScenarioError(
            place: matrixPlace,
            message: "the file has \(cases.count) cases; name one: \(Self.list(cases))")
        }
        return try scenario(of: cases[0])
      }
      // The problems of any case are reported even if another one is wanted.
      for wanted in cases {
        let located = try scenario(of: wanted)
        if located.scenario.name == name || wanted.suffix == name { return located }
      }
      guard !dimensions.isEmpty else {
        throw ScenarioError(
          place: matrixPlace, message: "there is no case '\(name)': the file has no matrix")
      }
      let hint = Suggestion.phrase(for: name, among: cases.map(\.suffix))
      throw ScenarioError(
        place: matrixPlace,
        message:
          "there is no case '\(name)'\(hint.isEmpty ? "; there are \(Self.list(cases))" : hint)")
    }

    private static func list(_ cases: [Case]) -> String {
      let names = cases.prefix(8).map { $0.suffix.isEmpty ? "the only one" : $0.suffix }
      return names.joined(separator: ", ") + (cases.count > 8 ? ", …" : "")
    }
  }

  extension ScenarioTree.Case {
    /// `[rate=60,width=320]`; empty without a matrix.
    var suffix: String {
      guard !choices.isEmpty else { return "" }
      return "[" + choices.map { "\($0.name)=\($0.value)" }.joined(separator: ",") + "]"
    }

    /// What a tree says whose variables have values.
    func read(_ root: YAMLNode) throws(ScenarioError) -> LocatedScenario.Reading {
      var reading = try LocatedScenario.read(YAMLValue(node: root, label: "the scenario"))
      reading.located.choices = choices
      reading.located.scenario.name += suffix
      return reading
    }
  }
#endif
