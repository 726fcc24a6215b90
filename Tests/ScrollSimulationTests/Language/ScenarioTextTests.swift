#if CLI
  import ScrollTools
  import Testing

  @testable import ScrollScenario
  @testable import ScrollSimulation

  @Suite struct ScenarioTextTests {
    @Test("every scenario of the package reads back as it is written from Swift")
    func roundTrip() throws {
      var count = 0
      for (path, text) in try SchemaTests.shipped() {
        for located in try ScenarioFile.cases(text: text, name: path) {
          let written = located.scenario.yaml
          let read = try ScenarioFile.parse(text: written, name: path).scenario
          #expect(read == located.scenario, "\(path): \(written)")
          #expect(read.yaml == written)
          count += 1
        }
      }
      #expect(count > 30)
    }

    @Test("texts keep quotes, line ends and control characters")
    func texts() throws {
      var scenario = try ScenarioFile.parse(text: VariableTests.base, name: "x").scenario
      scenario.name = "a \"b\" \\ c: # d"
      scenario.summary = "one\ntwo\t\u{1}\u{85}\u{7F} é 名 \u{1F600}"
      #expect(try ScenarioFile.parse(text: scenario.yaml, name: "x").scenario == scenario)
    }

    @Test("twenty mistakes are twenty problems, in the order of the file")
    func twenty() {
      let text = """
        scrollsim: 2_0
        name: []
        viewport: {width: -1, height: x, scales: 3}
        physics: {profile: ioss, bounces: 1, spring: {mass: 0, stiffness: no}}
        refresh_rate: 0
        color: red
        data: {generated: {items: 1.5, sections: 0, heights: {uniform: [3, 2]}}}
        layout: {kind: grid, columns: 0, spacing: -1}
        reuse: {pool: many, cache: -1}
        script:
          - fling: {velocity: fast}
          - wait: -1
          - {at: soon, wait: 1}
          - drag: {from: [1], to: [1, 2], duration: 0}
          - scroll: 3
        expect: [frames, cells_created <= x]
        budgets: {frames_max: 0}
        """
      let version = ScenarioFile.problems(text: text, name: "m.yaml")
      #expect(version.map(\.line) == [1])
      let problems = ScenarioFile.problems(
        text: text.replacing("2_0", with: "1"), name: "m.yaml")
      #expect(
        problems.map { "\($0.line):\($0.column)" } == [
          "2:7", "3:19", "3:31", "3:34", "4:20", "4:35", "4:53", "4:67", "5:15", "6:1", "7:27",
          "7:42", "7:68", "8:31", "8:43", "9:15", "9:28", "11:23", "12:11", "13:10", "14:18",
          "14:45", "15:5", "16:16", "16:35", "17:23",
        ], "\(problems.map { "\($0)" }.joined(separator: "\n"))")
    }

    /// Counted, not timed: each problem is found and noted once.
    @Test("a file with thousands of mistakes is read once, and says the first hundred")
    func thousands() {
      let entries = (0..<5000).map { "  - {wait: -\($0 + 1)}" }.joined(separator: "\n")
      let text = VariableTests.base.replacing("script: []\n", with: "") + "script:\n" + entries
      let problems = ScenarioFile.problems(text: text, name: "m.yaml")
      #expect(problems.count == ScenarioFile.problemLimit)
      #expect(zip(problems, problems.dropFirst()).allSatisfy { $0.line < $1.line })
    }

    @Test("rows that are not there are all named, up to a change that cannot be made")
    func rows() {
      let text =
        VariableTests.base.replacing("script: []\n", with: "") + """
          script:
            - scroll_to: {row: 900}
            - scroll_to: {row: 901}
            - wait: -1
            - delete: {row: 902}
            - scroll_to: {row: 903}
          """
      let problems = ScenarioFile.problems(text: text, name: "m.yaml")
      #expect(problems.map(\.message).count { $0.contains("row 90") } == 3)
      #expect(problems.count == 4)
    }
  }
#endif
