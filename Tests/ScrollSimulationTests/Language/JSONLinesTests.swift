#if CLI
  import ScrollScenario
  import Testing

  @testable import ScrollSimulation

  @Suite struct JSONLinesTests {
    private func read(_ text: String, section: String? = nil) throws(ScenarioError)
      -> ScenarioContent
    {
      try JSONLinesFile.read(
        text: text, file: "rows.jsonl",
        .init(path: "rows.jsonl", section: section, title: "t", text: "x"))
    }

    @Test("strings, numbers and truth values are texts, sections are runs of equal values")
    func rows() throws {
      let content = try read(
        #"""
        {"t": "Zürich \"A\" \u00e9 \ud83d\ude00 \/\n", "x": "words", "s": "one", "deep": {"t": [1, {"a": null}]}}

        {"t": 12.5e3, "x": null, "s": "one"}
        { "s":"two" , "t" : true,"x":"" }
        """#, section: "s")
      #expect(content.sectionCounts == [2, 1])
      #expect(content.title(section: 0, item: 0) == "Zürich \"A\" é \u{1F600} /\n")
      #expect(
        content.title(section: 0, item: 1) == "12.5e3" && content.text(section: 0, item: 1) == "")
      #expect(content.title(section: 1, item: 0) == "true" && content.sectionTitle(1) == "two")
      #expect(try read("").sectionCounts == [0])
    }

    @Test(
      "a wrong line is refused where it is wrong",
      arguments: [
        ("»[1]", "must be a JSON object"), ("{\"t\": \"a\"} »x", "nothing may follow"),
        ("{\"t\" »\"a\"}", "':' must follow"), ("{»t: 1}", "a name in quotes"),
        ("{\"t\": »nul}", "'nul' is no JSON value"), ("{\"t\": »}", "a value must stand here"),
        ("{\"t\": »01x}", "'01x' is no JSON value"), ("{\"t\": \"é»", "does not end"),
        ("{\"t\": \"a»\\x\"}", "an escape that JSON does not have"),
        ("{\"t\": \"a»\\ud800\"}", "an escape"), ("{\"t\": \"a»\u{1}\"}", "a control character"),
        ("{\"t\": 1»", "',' or '}' must"),
        (
          "{\"x\": 1}\n  »{\"T\": 1}".replacing("{\"x\": 1}\n", with: "{\"t\": 1}\n"),
          "no text 't', did you mean 'T'?"
        ),
        ("{\"t\": [1, 2»}", "',' or ']' must"),
      ])
    func refused(_ text: String, _ fragment: String) throws {
      let marked = MarkedText(text)
      let error = try #require(scenarioError { () throws(ScenarioError) in try read(marked.text) })
      #expect(error.line == marked.line && error.column == marked.column, "\(error)")
      #expect(error.message.contains(fragment), "\(error)")
    }

    @Test("lists within lists end somewhere")
    func depth() {
      let text = "{\"t\": " + String(repeating: "[", count: 100_000)
      #expect(
        scenarioError { () throws(ScenarioError) in try read(text) }?.message.contains("64 deep")
          == true)
    }

    @Test("a scenario names the file and its members")
    func scenario() throws {
      let data = "data: {jsonl: r.jsonl, title: t, section: s}"
      try withFiles([
        "a.yaml": VariableTests.base.replacing("data: {generated: {items: 3}}", with: data),
        "r.jsonl": "{\"t\": \"a\", \"s\": 1}\n{\"t\": \"b\", \"s\": 2}\n",
        "both.yaml": VariableTests.base.replacing(
          "data: {generated: {items: 3}}", with: "data: {jsonl: r.jsonl, csv: c.csv, title: t}"),
      ]) { folder in
        let located = try ScenarioFile.read(path: folder + "/a.yaml")
        #expect(
          located.scenario.data == .jsonLines(.init(path: "r.jsonl", section: "s", title: "t")))
        #expect(try ContentLoader.load(located).sectionCounts == [1, 1])
        #expect(
          ScenarioFile.problems(path: folder + "/both.yaml").first?.message
            == "the key 'csv' cannot be used with 'jsonl'")
      }
    }
  }
#endif
