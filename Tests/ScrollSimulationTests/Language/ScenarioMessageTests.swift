#if CLI
  import Foundation
  import Testing

  @testable import ScrollScenario
  @testable import ScrollSimulation

  /// One thing that goes wrong at a key or an element of a scenario.
  private enum Accident: String, CaseIterable {
    case missing, misspelled, twice
    case list, mapping, word, negative, huge, empty

    /// What a value is replaced by.
    var content: YAMLNode.Content? {
      switch self {
      case .missing, .misspelled, .twice: nil
      case .list: .list([])
      case .mapping: .mapping([])
      case .word: .scalar(YAMLScalar(text: "zzz", kind: .text))
      case .negative: .scalar(YAMLScalar(text: "-1.5", kind: .number))
      case .huge: .scalar(YAMLScalar(text: "99999999999999999999", kind: .number))
      case .empty: .scalar(YAMLScalar(text: "", kind: .empty))
      }
    }
  }

  @Suite struct ScenarioMessageTests {
    /// The trees that have the accident at one of their places, by the keys on the way to it.
    private static func accidents(
      _ node: YAMLNode, _ way: String
    ) -> [(way: String, accident: Accident, tree: YAMLNode)] {
      var all: [(way: String, accident: Accident, tree: YAMLNode)] = []
      func add(_ way: String, _ accident: Accident, _ content: YAMLNode.Content) {
        var tree = node
        tree.content = content
        all.append((way, accident, tree))
      }
      switch node.content {
      case .scalar, .alias: break
      case .list(let elements):
        for (index, element) in elements.enumerated() {
          let inner = way + ".*"
          for accident in Accident.allCases {
            guard let content = accident.content else { continue }
            var changed = elements
            changed[index].content = content
            add(inner, accident, .list(changed))
          }
          for deeper in accidents(element, inner) {
            var changed = elements
            changed[index] = deeper.tree
            add(deeper.way, deeper.accident, .list(changed))
          }
        }
      case .mapping(let pairs):
        for (index, pair) in pairs.enumerated() {
          let inner = way.isEmpty ? pair.key.text ?? "" : way + "." + (pair.key.text ?? "")
          for accident in Accident.allCases {
            var changed = pairs
            switch accident {
            case .missing: changed.remove(at: index)
            case .misspelled:
              let name = (pair.key.text ?? "") + "x"
              changed[index].key.content = .scalar(YAMLScalar(text: name, kind: .text))
            case .twice: changed.insert(pair, at: index)
            default: changed[index].value.content = accident.content ?? pair.value.content
            }
            add(inner, accident, .mapping(changed))
          }
          for deeper in accidents(pair.value, inner) {
            var changed = pairs
            changed[index].value = deeper.tree
            add(deeper.way, deeper.accident, .mapping(changed))
          }
        }
      }
      return all
    }

    /// What is said of each accident, a line each; those that change nothing are left out.
    private static func messages() throws -> [String] {
      var seen: Set<String> = []
      var lines: [String] = []
      for (path, text) in try SchemaTests.shipped().sorted(by: { $0.path < $1.path }) {
        let file = URL(fileURLWithPath: path).lastPathComponent
        let tree = try ScenarioTree(text: text, name: path, overrides: [:])
        guard let wanted = tree.cases.first else { continue }
        for (way, accident, changed) in accidents(tree.root(of: wanted).root, "") {
          guard seen.insert(way + " " + accident.rawValue).inserted else { continue }
          var problems: [ScenarioError]
          do throws(ScenarioError) {
            problems = try wanted.read(changed).problems
          } catch {
            problems = [error]
          }
          for problem in tree.sorted(problems) {
            let message = problem.message.replacing(path, with: file)
            lines.append("\(file) \(way) \(accident) \(problem.line):\(problem.column) \(message)")
          }
        }
      }
      return lines
    }

    /// `RECORD_MESSAGES=1` writes the file again: its difference shows the changed messages.
    @Test(
      "what is said of every key that is missing, misspelled, written twice or of a wrong value")
    func snapshot() throws {
      let path = SchemaTests.package.appendingPathComponent(
        "Tests/ScrollSimulationTests/Tables/scenario-messages.txt"
      ).path
      let messages = try Self.messages()
      #expect(messages.count > 1000)
      if ProcessInfo.processInfo.environment["RECORD_MESSAGES"] != nil {
        try (messages.joined(separator: "\n") + "\n").write(
          toFile: path, atomically: true, encoding: .utf8)
      }
      let known = try String(contentsOfFile: path, encoding: .utf8)
        .split(separator: "\n").map(String.init)
      let difference = messages.difference(from: known)
      #expect(
        difference.isEmpty,
        "\(difference.count) messages differ, the first: \(difference.first.map { "\($0)" } ?? "")")
    }
  }
#endif
