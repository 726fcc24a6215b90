#if CLI
  import ScrollPrimitives
  import Testing

  @testable import ScrollScenario
  @testable import ScrollSimulation

  @Suite struct MatrixTests {
    private static let text =
      VariableTests.base
        + """
        variables: {rate: 30, cost: 1}
        matrix:
          rate: [60, 120]
          screen: [{width: 320, height: 568}, {width: 390, height: 844}]
        refresh_rate: ${rate}
        frame_cost: ${cost}
        viewport: ${screen}
        """.replacing("viewport", with: "layout: {}\nviewport")

    /// The base has a viewport of its own.
    private static let matrix = text.replacing("viewport: {width: 100, height: 200}\n", with: "")

    private func refusal(
      _ text: String, _ variables: [String: String] = [:], case name: String? = nil
    ) -> String? {
      scenarioError { () throws(ScenarioError) in
        try ScenarioTree(text: text, name: "m.yaml", overrides: variables).scenario(named: name)
      }?.description
    }

    @Test("every combination is a case, the last variable changing first")
    func cases() throws {
      let cases = try ScenarioFile.cases(text: Self.matrix, name: "m.yaml")
      #expect(
        cases.map(\.scenario.name) == [
          "base[rate=60,screen={width: 320, height: 568}]",
          "base[rate=60,screen={width: 390, height: 844}]",
          "base[rate=120,screen={width: 320, height: 568}]",
          "base[rate=120,screen={width: 390, height: 844}]",
        ])
      #expect(cases.map(\.scenario.refreshRate) == [60, 60, 120, 120])
      #expect(cases.map(\.scenario.viewport.size.width) == [320, 390, 320, 390])
      #expect(cases[1].choices.map(\.value) == ["60", "{width: 390, height: 844}"])
    }

    @Test("a value from outside leaves one dimension less")
    func outside() throws {
      let cases = try ScenarioFile.cases(
        text: Self.matrix, name: "m.yaml", variables: ["rate": "90", "cost": "2"])
      #expect(cases.count == 2)
      #expect(cases.allSatisfy { $0.scenario.refreshRate == 90 && $0.scenario.frameCost == 2 })
      let one = try ScenarioFile.parse(
        text: Self.matrix, name: "m.yaml",
        variables: ["rate": "90", "screen": "{width: 1, height: 2}"])
      #expect(one.scenario.name == "base" && one.choices.isEmpty)
    }

    @Test("one case is asked for by name")
    func named() throws {
      let tree = try ScenarioTree(text: Self.matrix, name: "m.yaml", overrides: [:])
      let name = "[rate=120,screen={width: 320, height: 568}]"
      #expect(try tree.scenario(named: name).scenario.refreshRate == 120)
      #expect(try tree.scenario(named: "base" + name).scenario.name == "base" + name)
      #expect(
        refusal(Self.matrix)?.hasPrefix(
          "m.yaml:7:3: error: the file has 4 cases; name one: [rate=60") == true)
      #expect(
        refusal(Self.matrix, case: "[rate=61]")?.contains("there is no case '[rate=61]'") == true)
      #expect(refusal(VariableTests.base, case: "x")?.contains("the file has no matrix") == true)
    }

    @Test(
      "a wrong matrix is refused where it is wrong",
      arguments: [
        ("matrix: »[1]", "'matrix' must be a mapping"),
        ("matrix: {rate: »5}\nrefresh_rate: ${rate}", "'rate' must be a list"),
        ("matrix: {rate: »[]}\nrefresh_rate: ${rate}", "must not be empty"),
        ("matrix: {rate: [5, 6, »5]}\nrefresh_rate: ${rate}", "5 is written twice in 'rate'"),
        ("matrix: {»rate: [5, 6]}", "nothing uses the variable 'rate'"),
        ("matrix: {»r-t: [5, 6]}", "the name of a variable is"),
        (
          "matrix: {rate: [5, 6000]}\nrefresh_rate: »${rate}",
          "not 6000; it is the value of the variable"
        ),
      ])
    func refused(_ text: String, _ fragment: String) throws {
      let marked = MarkedText(VariableTests.base + text)
      let error = try #require(
        scenarioError { () throws(ScenarioError) in
          try ScenarioFile.cases(text: marked.text, name: "m.yaml")
        })
      #expect(error.line == marked.line && error.column == marked.column, "\(error)")
      #expect(error.message.contains(fragment), "\(error)")
    }

    @Test("a thousand cases are enough")
    func limit() throws {
      let values = (1...32).map(String.init).joined(separator: ", ")
      let text =
        VariableTests.base
        + "matrix: {a: [\(values)], b: [\(values)]}\nframe_cost: ${a}\nrefresh_rate: ${b}\n"
      #expect(refusal(text) == "m.yaml:6:9: error: the matrix has more than 1000 cases")
      let fewer = text.replacing("b: [1, ", with: "b: [").replacing(", 32]}", with: "]}")
      #expect(try ScenarioFile.cases(text: fewer, name: "m.yaml").count == 32 * 30)
    }

    @Test("what is wrong with any of the cases is found")
    func problems() {
      let text =
        VariableTests.base + """
          matrix: {rate: [60, 6000], row: [2, 7]}
          refresh_rate: ${rate}
          script:
            - scroll_to: {row: "${row}"}
          """
      let problems = ScenarioFile.problems(
        text: text.replacing("script: []\n", with: ""), name: "m.yaml")
      #expect(problems.map(\.line) == [6, 8], "\(problems)")
    }
  }
#endif
