#if CLI
  import ScrollPrimitives
  import ScrollScenario
  import Testing

  @testable import ScrollSimulation

  @Suite struct VariableTests {
    static let base = """
      scrollsim: 1
      name: base
      viewport: {width: 100, height: 200}
      data: {generated: {items: 3}}
      script: []

      """

    private func read(
      _ text: String, _ variables: [String: String] = [:]
    ) throws -> LocatedScenario {
      try ScenarioFile.parse(text: Self.base + text, name: "v.yaml", variables: variables)
    }

    private func refusal(_ text: String, _ variables: [String: String] = [:]) -> String? {
      scenarioError { () throws(ScenarioError) in
        try ScenarioFile.parse(text: Self.base + text, name: "v.yaml", variables: variables)
      }?.description
    }

    @Test("a value keeps its type: numbers, words, lists and mappings, with and without quotes")
    func whole() throws {
      let scenario = try read(
        """
        variables: {rate: 120, profile: android, top: {top: 4, left: 5}, size: {uniform: [3, 5]}}
        refresh_rate: ${rate}
        physics: {profile: "${profile}"}
        content_insets: ${top}
        frame_cost: '${half}'
        layout: {kind: flow, widths: "${size}"}
        """.replacing("rate: 120", with: "half: 0.5, rate: 120")
      ).scenario
      #expect(scenario.refreshRate == 120)
      #expect(scenario.physics.profile == .android)
      #expect(scenario.contentInsets.top == 4 && scenario.contentInsets.left == 5)
      #expect(scenario.frameCost == 0.5)
      #expect(scenario.layout.kind == .flow(.init(widths: .uniform(3...5))))
    }

    @Test("inside a text a value is put in, and in a gate")
    func inside() throws {
      let scenario = try read(
        """
        variables: {count: 40, phase: dragging, twice: "${count} and ${count}"}
        frame_cost: 1
        description: at most ${twice}, $${count} is plain, 5 $
        expect: ["cells_created <= ${count}", "hitch_ratio < 5 ms/s ${phase}"]
        """
      ).scenario
      #expect(scenario.summary == "at most 40 and 40, ${count} is plain, 5 $")
      #expect(scenario.expect == [.cellsCreated <= 40, .hitchRatioDragging < 5])
    }

    @Test("a number serves as a text")
    func numberAsText() throws {
      #expect(
        try read("variables: {year: 1999}\ndescription: ${year}\n").scenario.summary == "1999")
    }

    @Test("values from outside take the place of those of the file")
    func outside() throws {
      let text = """
        variables: {rate: 60, insets: {top: 1}, words: hello}
        refresh_rate: ${rate}
        content_insets: ${insets}
        description: ${words}
        """
      let scenario = try read(text, ["rate": "90", "insets": "{left: 7}", "words": ""]).scenario
      #expect(scenario.refreshRate == 90)
      #expect(scenario.contentInsets.top == 0 && scenario.contentInsets.left == 7)
      #expect(scenario.summary == "")
      #expect(
        refusal(text, ["raet": "90"])
          == "v.yaml:6:12: error: there is no variable 'raet' to set, did you mean 'rate'?")
      #expect(
        refusal(text, ["rate": "9000"])
          == "v.yaml:7:15: error: 'refresh_rate' must be from 1 to 1000, not 9000; it is the value of "
          + "the variable 'rate'")
      #expect(
        refusal(text, ["rate": "[1"])?.hasPrefix(
          "v.yaml:6:12: error: the value set for 'rate' cannot be read: not YAML") == true)
      #expect(
        refusal("", ["rate": "1"])
          == "v.yaml:1:1: error: there is no variable 'rate' to set; the file has none")
    }

    @Test(
      "a wrong variable is refused where it stands",
      arguments: [
        (
          "variables: {rate: 60}\nrefresh_rate: »${raet}\nframe_cost: ${rate}",
          "there is no variable 'raet', did you mean 'rate'?"
        ),
        ("refresh_rate: »${rate}", "there is no variable 'rate'; there are none"),
        ("description: at »${rate} per second", "there is no variable 'rate'"),
        ("description: \"at »${rate} per second\"", "there is no variable 'rate'"),
        ("description: »${9a}", "no digit first, not '9a'"),
        ("description: a »${b", "'${' needs its '}'"),
        ("variables: {»unused: 1}", "nothing uses the variable 'unused'"),
        ("variables: {»a b: 1}", "the name of a variable is of letters"),
        ("variables: »[1]", "'variables' must be a mapping, not a list"),
        ("variables: {a: »'${b}', b: '${a}'}\nframe_cost: ${b}", "'b' uses 'a' uses 'b'"),
        ("variables: {a: [1]}\ndescription: x »${a}", "more than one value"),
        (
          "variables: {a: »-1}\nframe_cost: ${a}".replacing("»", with: "").replacing(
            "frame_cost: ", with: "frame_cost: »"),
          "'frame_cost' must be 0 or more, not -1; it is the value of the variable 'a'"
        ),
        ("variables: {a: {top: »x}}\ncontent_insets: ${a}", "'top' must be a number"),
      ])
    func refused(_ text: String, _ fragment: String) throws {
      let marked = MarkedText(Self.base + text)
      let error = try #require(
        scenarioError { () throws(ScenarioError) in
          try ScenarioFile.parse(text: marked.text, name: "v.yaml")
        })
      #expect(error.line == marked.line && error.column == marked.column, "\(error)")
      #expect(error.message.contains(fragment), "\(error)")
    }

    @Test("a variable without quotes between braces is refused with what to do")
    func braces() {
      #expect(
        refusal("variables: {a: 1}\nreuse: {pool: ${a}}")?.contains(
          "between braces a variable needs quotes: \"${name}\"") == true)
    }

    @Test("values that use values do not grow without end")
    func growth() {
      var text = "variables:\n  v0: [1, 2, 3, 4, 5, 6, 7, 8]\n"
      for level in 1...30 {
        let parts = Array(repeating: "'${v\(level - 1)}'", count: 8).joined(separator: ", ")
        text += "  v\(level): [\(parts)]\n"
      }
      text += "description: ${v30}\n"
      #expect(refusal(text)?.contains("are more than 1000000 here") == true)
    }

    @Test("every wrong variable is named at once")
    func problems() {
      let problems = ScenarioFile.problems(
        text: Self.base + "refresh_rate: ${a}\nframe_cost: ${b}\n", name: "v.yaml")
      #expect(problems.map(\.line) == [6, 7])
    }
  }
#endif
