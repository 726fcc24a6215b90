#if CLI
  import ScrollScenario
  import Testing

  @testable import ScrollReports
  @testable import ScrollSimulation

  /// Two reports of the same workload are compared metric by metric.
  @Suite struct ReportComparisonTests {
    private static func report(_ change: (inout RunReport) -> Void = { _ in }) throws -> SavedReport
    {
      var scenario = SimulationTests.scenario(script: [.init(.fling(.init(velocity: 2000)))])
      scenario.name = "compared"
      var report = try Simulation(scenario).run()
      change(&report)
      return SavedReport(report, file: "r.json")
    }

    @Test("a report is read back as it was written")
    func reading() throws {
      let scenario = SimulationTests.scenario(script: [.init(.fling(.init(velocity: 2000)))])
      var simulation = try Simulation(scenario)
      for canaries in [FaultInjection(), FaultInjection(costMilliseconds: 3, jumpPoints: -2)] {
        simulation.canaries = canaries
        let report = try simulation.run()
        let saved = try SavedReport.parse(text: report.json(), name: "r.json")
        #expect(saved == SavedReport(report, file: "r.json"))
        #expect(saved.metrics.count > 40 && saved.tool == ToolVersion.current)
      }
    }

    @Test(
      "what is no report, or one of another version, is refused",
      arguments: [
        ("", "not a JSON report"), ("{", "not a JSON report"), ("[]", "not a JSON report"),
        ("5", "not a JSON report"),
        ("{\"format\": \"2\"}", "not a JSON report"),
        ("{\"format\": 1}", "version 1 of the report"),
        ("{\"format\": 3}", "version 3 of the report"), ("{\"format\": 2}", "lacks"),
        ("{\"format\": 2, \"metrics\": {\"frames\": \"x\"}}", "lacks"),
      ])
    func refusal(text: String, message: String) throws {
      let error = scenarioError { () throws(ScenarioError) in
        try SavedReport.parse(text: text, name: "r.json")
      }
      #expect(error?.message.contains(message) == true && error?.file == "r.json")
    }

    @Test("a number is better, worse or only another one, by what it counts")
    func changes() throws {
      let before = try Self.report()
      let after = try Self.report {
        $0.metrics["cells_created"] = 1
        $0.metrics["reuse_ratio"] = 0.1
        $0.metrics["frames"] = 7
        $0.metrics["blank_frames"] = 2
        $0.metrics["hitch_ratio_dragging"] = 3
      }
      let comparison = try ReportComparison(before, after)
      func change(_ metric: Metric) -> ReportComparison.Change? {
        comparison.rows.first { $0.metric == metric }?.change
      }
      #expect(change(.cellsCreated) == .better && change(.reuseRatio) == .worse)
      #expect(change(.frames) == .other && change(.blankFrames) == .worse)
      #expect(change(.hitchRatioDragging) == .other && change(.cellsBound) == .same)
      #expect(comparison.regressions(above: 0).map(\.metric) == [.blankFrames, .reuseRatio])
      // From none to some is more than any per cent.
      #expect(comparison.regressions(above: 1000).map(\.metric) == [.blankFrames])
      let text = comparison.text()
      #expect(text.contains("blank_frames") && !text.contains("cells_bound "))
      #expect(comparison.text(all: true).contains("cells_bound "))
      let same = try ReportComparison(before, before)
      #expect(same.regressions(above: 0).isEmpty)
      #expect(same.text().hasSuffix("\(same.rows.count) metrics are the same\n"))
    }

    @Test("another workload is not compared")
    func workloads() throws {
      let before = try Self.report()
      var after = before
      after.workload = "0123456789abcdef"
      let error = scenarioError { () throws(ScenarioError) in try ReportComparison(before, after) }
      #expect(error?.message.contains("0123456789abcdef, but that of r.json is") == true)
    }

    @Test("two texts differ at their first line that does")
    func difference() {
      #expect(RunReport.difference("a\nb\n", "a\nb\n") == nil)
      #expect(
        RunReport.difference("a\nb\n", "a\nc\n") == "line 2 is 'b' once and 'c' the other time")
      #expect(RunReport.difference("a\n", "a\nc\n") == "line 2 is '' once and 'c' the other time")
      #expect(RunReport.difference("a", "a\n") == "one has 1 lines and the other one 2")
      // Equal as texts, and not the same bytes.
      #expect(RunReport.difference("e\u{301}", "\u{E9}") != nil)
    }
  }
#endif
