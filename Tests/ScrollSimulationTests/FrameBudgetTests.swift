#if CLI
  import ScrollScenario
  import Scrollwork
  import Testing

  @testable import ScrollReports
  @testable import ScrollSimulation

  /// A run without an end is refused or stopped, with a message that names the setting.
  @Suite struct FrameBudgetTests {
    private static func text(_ script: String, _ budgets: String = "") -> String {
      BadInput.base.replacing("  - wait: 1", with: script) + "\n" + budgets
    }

    private static func refusal(_ text: String) throws -> (ScenarioError, MarkedText) {
      let marked = MarkedText(text)
      let error = try #require(
        scenarioError { () throws(ScenarioError) in
          let located = try ScenarioFile.parse(text: marked.text, name: "long.yaml")
          _ = try Simulation(located, content: ContentLoader.load(located))
        })
      return (error, marked)
    }

    @Test("a script that must take longer is refused at the entry that does")
    func refused() throws {
      for (script, budgets) in [
        ("  - wait: 1\n  - »wait: 86400\n  - wait: 1", "budgets: {frames_max: 1000}"),
        ("  - repeat: {times: 100, script: [{»wait: 86400}]}", ""),
        ("  - »hold: {at: [1, 1], duration: 86400}", "budgets: {frames_max: 5_000_000}"),
        ("  - »wheel: {delta: [0, 1], count: 1_000_000, every: 60}", ""),
      ] {
        let (error, marked) = try Self.refusal(Self.text(script, budgets))
        #expect(error.message.contains("'budgets.frames_max' allows"), "\(error)")
        #expect(error.line == marked.line, "\(error)")
      }
    }

    @Test("a run that goes on is stopped, and fails")
    func stopped() throws {
      let text = Self.text(
        "  - fling: {velocity: 1, every: 1, until: end}", "budgets: {frames_max: 200}")
      let located = try ScenarioFile.parse(text: text, name: "long.yaml")
      let simulation = try Simulation(located, content: ContentLoader.load(located))
      let report = try simulation.run()
      #expect(report.frames.count == 200)
      let stop = try #require(report.stop)
      #expect(stop.contains("stopped after 200 frames") && stop.contains("'budgets.frames_max'"))
      #expect(!report.passes)
      let enough = Self.text("  - wait: 1", "budgets: {frames_max: 200}")
      let short = try ScenarioFile.parse(text: enough, name: "short.yaml")
      let over = try Simulation(short, content: ContentLoader.load(short)).run()
      #expect(over.stop == nil && over.passes)
      #expect(try !over.json().contains("\"stop\""))
    }
  }
#endif
