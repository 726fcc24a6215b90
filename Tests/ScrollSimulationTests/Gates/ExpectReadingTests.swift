#if CLI
  import ScrollScenario
  import Testing

  @testable import ScrollSimulation

  /// Gates of a scenario file arrive in the model, or are refused at the wrong word.
  @Suite struct ExpectReadingTests {
    private static func scenario(_ expect: String) throws -> Scenario {
      let text = BadInput.base + "\n" + expect
      return try ScenarioFile.parse(text: text, name: "a.yaml").scenario
    }

    @Test("a list of gates, or a mapping with the standard ones that do not hold")
    func reading() throws {
      let list = try Self.scenario(
        """
        expect:
          - anchor_drift_max == 0
          - hitch_ratio < 5 ms/s dragging
          - "janky_pct <= 1 %"
        """)
      #expect(list.expect == [.anchorDriftMax == 0, .hitchRatioDragging < 5, .jankyPercent <= 1])
      #expect(list.defaults == .all)
      let mapping = try Self.scenario(
        "expect: {gates: [cells_created <= 40], except: [hitch_ratio, reuse_ratio_warm]}")
      #expect(mapping.expect == [.cellsCreated <= 40])
      #expect(mapping.defaults == .except([.hitchRatio, .reuseRatioWarm]))
      let none = try Self.scenario("expect: {defaults: false}")
      #expect(none.expect.isEmpty && none.defaults == .none)
      #expect(try Self.scenario("expect: {defaults: true}").defaults == .all)
      #expect(try Self.scenario("expect: {except: []}").defaults == .except([]))
    }

    static let bad = [
      ("expect: »5", "must be a list of gates"),
      ("expect: »frames > 5", "must be a list of gates"),
      ("expect: [»5]", "must be a text"),
      ("expect:\n  - »anchor_drift_mx == 0", "did you mean 'anchor_drift_max'?"),
      ("expect:\n  - frames »=> 5", "is no comparison"),
      ("expect: [frames > 1, hitch_ratio < »fast]", "no plain decimal number"),
      ("expect: {gates: [frames > 5 »ms]}", "without a unit"),
      ("expect:\n  - 'hitch_ratio < 5 ms/s »draging'", "did you mean 'dragging'?"),
      ("expect:\n  - \"frames > »x\"", "no plain decimal number"),
      ("expect:\n  - frames >»", "a number is not there"),
      ("expect: {»gate: []}", "did you mean 'gates'?"),
      ("expect: {except: [»jump_cuont]}", "did you mean 'jump_count'?"),
      ("expect: {except: [frozen, »cells_created]}", "no default gate on 'cells_created'"),
      ("expect: {defaults: »no}", "true or false"),
      ("expect: {defaults: false, except: »[frozen]}", "nothing to except"),
    ]

    @Test("a wrong word of a gate is an error at its place", arguments: bad)
    func refusal(expect: String, message: String) throws {
      let marked = MarkedText(BadInput.base + "\n" + expect)
      let error = try #require(
        scenarioError { () throws(ScenarioError) in
          try ScenarioFile.parse(text: marked.text, name: "bad.yaml")
        })
      #expect(error.message.contains(message), "\(error)")
      #expect(error.line == marked.line && error.column == marked.column, "\(error)")
    }

    @Test("the scenario that 'new' writes has nothing wrong, and its gates hold")
    func template() throws {
      let text = ScenarioTemplate.text(name: "mine")
      #expect(ScenarioFile.problems(text: text, name: "mine.yaml").isEmpty)
      let located = try ScenarioFile.parse(text: text, name: "mine.yaml")
      #expect(located.scenario.expect.count >= 5 && located.scenario.name == "mine")
      let report = try Simulation(located.scenario).run()
      #expect(report.failures.isEmpty, "\(report.failures)")
    }
  }
#endif
