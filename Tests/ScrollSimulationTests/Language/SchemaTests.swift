#if CLI
  import Foundation
  import Testing

  @testable import ScrollScenario
  @testable import ScrollSimulation

  @Suite struct SchemaTests {
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Every scenario that the package has, by its path.
    static func shipped() throws -> [(path: String, text: String)] {
      let folder = package.appendingPathComponent("Demos/Scenarios").path
      var paths = try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".yaml") }.sorted().map { folder + "/" + $0 }
      paths += [
        "everything.yaml", "mini.yaml", "language.yaml", "language-grid.yaml",
        "language-sections.yaml",
      ].map(scenarioPath)
      return try paths.map { ($0, try String(contentsOfFile: $0, encoding: .utf8)) }
    }

    @Test("the schema in the package is the one that the command prints")
    func shippedSchema() throws {
      let path = Self.package.appendingPathComponent("Schemas/scenario.schema.json").path
      if ProcessInfo.processInfo.environment["RECORD_SCHEMA"] != nil {
        try ScenarioSchema.json.write(toFile: path, atomically: true, encoding: .utf8)
      }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == ScenarioSchema.json)
    }

    @Test("the page of keys says what the reader reads")
    func shippedPage() throws {
      let path = Self.package.appendingPathComponent(
        "Sources/ScrollScenario/ScrollScenario.docc/ScenarioKeys.md"
      ).path
      if ProcessInfo.processInfo.environment["RECORD_SCHEMA"] != nil {
        try ScenarioReference.page.write(toFile: path, atomically: true, encoding: .utf8)
      }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == ScenarioReference.page)
    }

    @Test("every key that can be set is completed, and setting it is read")
    func settings() throws {
      let settings = ScenarioReference.settings
      #expect(settings.count > 100)
      #expect(Set(settings.map(\.key)).count == settings.count)
      for key in ["reuse.pool", "physics.spring.mass", "cells.row.bind", "layout.columns.adaptive"]
      {
        #expect(settings.contains { $0.key == key }, "\(key)")
      }
      for (key, _) in settings {
        let error = scenarioError { () throws(ScenarioError) in
          try ScenarioFile.parse(
            text: VariableTests.base, name: "s", settings: [ScenarioSetting(key: key, value: "{}")])
        }
        #expect(error?.message.contains("has no key") != true || key.hasPrefix("layout."), "\(key)")
      }
    }

    @Test("every scenario of the package is as the schema says")
    func scenarios() throws {
      var validator = try SchemaValidator(json: ScenarioSchema.json)
      let shipped = try Self.shipped()
      #expect(shipped.count >= 18)
      for (path, text) in shipped {
        let root = try YAMLDocument.root(text: text, file: YAMLFile(path: path))
        #expect(try validator.accepts(root), "\(path)")
      }
      let template = ScenarioTemplate.text(name: "new")
      let root = try YAMLDocument.root(text: template, file: YAMLFile(path: "new.yaml"))
      #expect(try validator.accepts(root))
    }

    /// Every way to a mapping in a tree.
    private static func mappings(_ node: YAMLNode) -> [[SchemaValidator.Step]] {
      switch node.content {
      case .scalar, .alias: return []
      case .list(let elements):
        return elements.enumerated().flatMap { index, element in
          mappings(element).map { [.element(index)] + $0 }
        }
      case .mapping(let pairs):
        return [[]]
          + pairs.flatMap { pair in
            mappings(pair.value).map { [.key(pair.key.text ?? "")] + $0 }
          }
      }
    }

    /// The tree with one key more in the mapping at the end of some steps.
    private static func adding(
      _ key: String, _ node: YAMLNode, at steps: ArraySlice<SchemaValidator.Step>
    ) -> YAMLNode {
      var node = node
      switch (steps.first, node.content) {
      case (nil, .mapping(let pairs)):
        func word(_ text: String) -> YAMLNode {
          .made(.scalar(.init(text: text, kind: .text)), at: node.place)
        }
        node.content = .mapping([.init(key: word(key), value: word("x"))] + pairs)
      case (.key(let name)?, .mapping(var pairs)):
        for index in pairs.indices where pairs[index].key.text == name {
          pairs[index].value = adding(key, pairs[index].value, at: steps.dropFirst())
        }
        node.content = .mapping(pairs)
      case (.element(let index)?, .list(var elements)):
        elements[index] = adding(key, elements[index], at: steps.dropFirst())
        node.content = .list(elements)
      default: break
      }
      return node
    }

    @Test("the schema has the keys that the reader has, in every mapping, and no mapping besides")
    func keys() throws {
      var validator = try SchemaValidator(json: ScenarioSchema.json)
      var compared = 0
      for (path, text) in try Self.shipped() {
        let file = YAMLFile(path: path)
        let root = try YAMLDocument.root(text: text, file: file)
        #expect(try validator.accepts(root))
        let own: Set<String> = ["include", "variables", "matrix"]
        for steps in Self.mappings(root) {
          if case .key(let name)? = steps.first, own.contains(name) { continue }
          let spoilt = Self.adding("qqqqqqqqqqqq", root, at: steps[...]).without(keys: own)
          let value = YAMLValue(node: spoilt, label: "the scenario")
          let error = try LocatedScenario.read(value).problems.first
          // Percentiles are not words.
          guard let list = error?.message.components(separatedBy: "; known keys: ").last,
            list != error?.message
          else { continue }
          compared += 1
          var known = Set(list.components(separatedBy: ", "))
          if steps.isEmpty { known.formUnion(own) }
          let schema = try validator.keys(at: steps, of: root)
          #expect(known == schema, "\(path): \(steps)")
        }
      }
      #expect(compared > 500)
      let unseen = validator.mappings.subtracting(validator.visited)
      #expect(unseen.isEmpty, "no scenario has \(unseen)")
    }

    @Test(
      "what the schema refuses, the reader refuses",
      arguments: [
        "refresh_rate: 0", "refresh_rate: x", "layout: {kind: lists}", "layout: {columns: 3}",
        "layout: {kind: grid, columns: {adaptive: 0}}", "frame_cost: -1", "hosted_by_screen: 1",
        "cells: {row: {bind: {mean: -1}}}", "cells: {row: {bind: {uniform: [1]}}}",
        "reuse: {pool: 1.5}",
        "cells: {row: {bind: {percentiles: {x: 1}}}}", "physics: {spring: {mass: 0}}",
        "script: [{fling: {velocity: 1}, wait: 1}]", "script: [{}]", "script: [{wait: -1}]",
        "script: [{hold: {}}]", "script: [{repeat: {times: 0, script: []}}]", "color: red",
      ])
    func refused(_ line: String) throws {
      let text =
        (line.hasPrefix("script")
          ? VariableTests.base.replacing("script: []\n", with: "") : VariableTests.base) + line
      let root = try YAMLDocument.root(text: text, file: YAMLFile(path: "x"))
      var validator = try SchemaValidator(json: ScenarioSchema.json)
      #expect(try !validator.accepts(root))
      #expect(
        scenarioError { () throws(ScenarioError) in try ScenarioFile.parse(text: text, name: "x") }
          != nil)
    }
  }
#endif
