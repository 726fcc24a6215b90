#if CLI
  import Testing

  @testable import ScrollScenario
  @testable import ScrollSimulation

  /// A gate that holds whatever the run does is an error, at its place.
  @Suite struct VacuityTests {
    private static let costless = BadInput.base.replacing("cells: {row: {bind: 1}}\n", with: "")

    static let vacuous = [
      ("expect: [»frames >= 1]", "never below 1"),
      ("expect: [frames > 5, »cells_created >= 0]", "never below 0"),
      ("expect:\n  gates:\n    - frames > 5\n    - »reuse_ratio <= 1", "never above 1"),
      ("expect: [»'janky_pct <= 100 %']", "never above 100 %"),
      ("expect: [»blank_max > -1]", "never below 0 pt"),
      ("expect: [»overrun_p99 >= -1000]", "never below -1000 ms"),
      ("budgets: {frames_min: »1}", "never below 1"),
      ("budgets: {drift_max: 0, comparisons_min: »0}", "never below 0"),
      ("expect: [»placeholder_frames_pct <= 5]", "a script shows no placeholders"),
    ]

    @Test("a gate that cannot fail is refused where it stands", arguments: vacuous)
    func refused(expect: String, fragment: String) throws {
      try Self.check(BadInput.base, expect, fragment)
    }

    static let ofCosts = [
      "expect: [»hitch_ratio < 5]", "expect: [»'overrun_p99 < 0 ms']", "expect: [»frozen == 0]",
      "expect: [»late_frames <= 3]",
    ]

    @Test("a gate on costs cannot fail where nothing costs anything", arguments: ofCosts)
    func costs(expect: String) throws {
      try Self.check(Self.costless, expect, "neither 'cells' nor 'frame_cost'")
      _ = try ScenarioFile.parse(
        text: BadInput.base + "\n" + MarkedText(expect).text, name: "good.yaml")
    }

    @Test("a gate on prefetched cells cannot fail where none are")
    func prefetch() throws {
      try Self.check(
        BadInput.base.replacing("distance: 1", with: "distance: 0"),
        "expect: [»prefetch_wasted == 0]",
        "makes no cells ready")
    }

    private static func check(_ base: String, _ expect: String, _ fragment: String) throws {
      let marked = MarkedText(base + "\n" + expect)
      let error = try #require(
        scenarioError { () throws(ScenarioError) in
          try ScenarioFile.parse(text: marked.text, name: "bad.yaml")
        })
      #expect(error.message.contains("cannot fail") && error.message.contains(fragment), "\(error)")
      #expect(error.line == marked.line && error.column == marked.column, "\(error)")
      #expect(ScenarioFile.problems(text: marked.text, name: "bad.yaml").count == 1)
    }

    @Test(
      "no metric has a gate below its own least or above its most, and every other one may fail")
    func everyMetric() throws {
      let scenario = try ScenarioFile.parse(text: BadInput.base, name: "a.yaml").scenario
      for metric in Metric.allCases where metric != .placeholderFramesPercent {
        let range = metric.range
        #expect(scenario.vacuity(of: .init(metric, .atLeast, range.lowerBound)) != nil, "\(metric)")
        #expect(scenario.vacuity(of: .init(metric, .above, range.lowerBound)) == nil, "\(metric)")
        #expect(scenario.vacuity(of: .init(metric, .equal, range.lowerBound)) == nil, "\(metric)")
        #expect(scenario.vacuity(of: .init(metric, .atMost, range.lowerBound)) == nil, "\(metric)")
        guard range.upperBound.isFinite else { continue }
        #expect(scenario.vacuity(of: .init(metric, .atMost, range.upperBound)) != nil, "\(metric)")
        #expect(scenario.vacuity(of: .init(metric, .below, range.upperBound)) == nil, "\(metric)")
      }
    }

    @Test("a scenario made in Swift is refused as well")
    func inSwift() throws {
      var scenario = SimulationTests.scenario(script: [.init(.wait(0.1))])
      scenario.expect = [.cellsCreated >= 0]
      #expect(throws: ScenarioError.self) { _ = try Simulation(scenario) }
      scenario.expect = []
      scenario.budgets.comparisonsMin = 0
      #expect(throws: ScenarioError.self) { _ = try Simulation(scenario) }
      scenario.budgets.comparisonsMin = 1
      _ = try Simulation(scenario)
    }
  }
#endif
