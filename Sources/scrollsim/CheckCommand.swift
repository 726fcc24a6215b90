#if CLI
  import ArgumentParser
  import ScrollReports
  import ScrollSimulation
  import ScrollTools

  struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Runs scenarios and prints a line for each gate.",
      discussion: """
        EXAMPLES:
          scrollsim check Demos/Scenarios/*.yaml
          scrollsim check feed.yaml --twice
          scrollsim check Demos/Scenarios/*.yaml --html failures
          scrollsim check feed.yaml --inject-cost 20

        Gates are those that every scenario has unless it switches them off, what its 'expect' says, and its \
        budgets. Of a scenario with a matrix all cases are run. Nothing is run when one of the files is wrong. The last line \
        has the sums. Ends with 2 \
        for a scenario in which nothing moves or changes, with 1 when a gate failed, with 3 \
        when the engine refused something or noticed a mistake, with 4 when two runs differ.
        """)

    @Argument(help: "Scenario files (YAML).", completion: .file(extensions: ["yaml", "yml"]))
    var scenarios: [String]

    @Flag(help: "Print the verdicts as JSON with sorted keys.")
    var json = false

    @Option(
      help: ArgumentHelp(
        "Write the page of 'run --html' for each scenario that fails, into a folder.",
        valueName: "folder"),
      completion: .directory)
    var html: String?

    @OptionGroup var settings: SettingOptions

    @OptionGroup var options: RunOptions

    func run() throws {
      let scenarios = try scenarios.map { given throws(Failure) in
        try ScenarioPath.resolve(given, note: options.loudness.say)
      }
      // With settings the files are judged as they are then.
      if settings.list.isEmpty {
        try Validate.check(scenarios)
      } else {
        for scenario in scenarios {
          for (_, located) in try settings.cases(scenario) { _ = try options.simulation(located) }
        }
      }
      var results: [Result] = []
      var failures: [Failure] = []
      var pages = html.map(FailurePages.init)
      var inputs: [String] = []
      for scenario in scenarios {
        for (name, located) in try settings.cases(scenario) {
          do {
            let simulation = try options.simulation(located)
            var record = pages.map { _ in RunRecord(simulation.scenario) }
            let report = try options.run(simulation, name, collectsCells: record != nil) {
              record?.append($0)
            }
            if let standstill = simulation.standstill(in: report) {
              throw Failure(code: 2, message: "\(standstill)")
            }
            inputs += ContentLoader.files(of: located)
            if let failure = RunOptions.failure(of: report, name) {
              failures.append(failure)
              if let record { pages?.append(record, report, scenario: name) }
            }
            let result = Result(file: scenario, name: name, report)
            results.append(result)
            if !json { options.loudness.write(result.text) }
          } catch let failure as Failure {
            failures.append(failure)
            results.append(Result(file: scenario, name: name, failure))
          }
        }
      }
      options.loudness.write(json ? StyledText(try JSONOutput.text(results)) : Result.sum(results))
      if let pages { try write(pages, keeping: inputs) }
      // What says that nothing can be trusted comes first.
      for code in [3, 4, 2, 1] as [Int32] where failures.contains(where: { $0.code == code }) {
        throw Failure(code: code, all: failures)
      }
    }

    private func write(_ pages: FailurePages, keeping inputs: [String]) throws {
      guard !pages.files.isEmpty else { return }
      try Files.makeFolder(pages.folder)
      try Files.write(pages.files, keeping: inputs)
      for file in pages.files { options.loudness.say("\(file.path): written") }
    }

    /// What came of one scenario.
    private struct Result: Encodable {
      var file: String
      var scenario: String
      var workload: String
      var tool: String
      var gates: [RunReport.Verdict]
      /// Why there is nothing to judge; `nil` where there is.
      var error: String?
      var canaries: FaultInjection?
      var isPassed: Bool
      /// What lines of text call it: the file, with its case if there are several.
      private var name: String

      init(file: String, name: String, _ report: RunReport) {
        self.file = file
        self.name = name
        scenario = report.scenario
        workload = report.workload
        tool = report.tool
        gates = report.gates
        canaries = report.canaries
        isPassed = RunOptions.failure(of: report, name) == nil
      }

      /// A scenario that could not be judged.
      init(file: String, name: String, _ failure: Failure) {
        self.file = file
        self.name = name
        (scenario, workload, tool) = ("", "", ToolVersion.current)
        gates = []
        error = failure.message
        isPassed = false
      }

      private enum CodingKeys: String, CodingKey {
        case file, scenario, workload, tool, gates, canaries, error
        case isPassed = "passed"
      }

      /// What all scenarios came to, in a line: `checked 2 scenarios, 1 failed: 24 gates passed, 1 failed`.
      static func sum(_ results: [Result]) -> StyledText {
        let failed = results.count { !$0.isPassed }
        func gates(_ outcome: RunReport.Verdict.Outcome) -> Int {
          results.reduce(0) { $0 + $1.gates.count { $0.outcome == outcome } }
        }
        var counts = "\(counted(gates(.passed), "gate")) passed"
        if gates(.failed) > 0 { counts += ", \(gates(.failed)) failed" }
        if gates(.unknown) > 0 { counts += ", \(gates(.unknown)) unknown" }
        return StyledText("checked \(counted(results.count, "scenario")), ")
          + StyledText(failed == 0 ? "all passed" : "\(failed) failed", failed == 0 ? .green : .red)
          + StyledText(": \(counts)\n")
      }

      /// A line for each gate: `passed  feed.yaml  blank_frames == 0, and it came to 0`.
      var text: StyledText {
        let canary = canaries == nil ? "" : " (with canaries)"
        return gates.map { gate in
          let outcome = gate.outcome.rawValue
          let color: StyledText.Color =
            gate.isFailure ? .red : gate.outcome == .passed ? .green : .yellow
          return StyledText(outcome, color)
            + StyledText(String(repeating: " ", count: max(1, 9 - outcome.count)))
            + StyledText(PlainText.line("\(name)\(canary): \(gate)") + "\n")
        }.reduce(StyledText(""), +)
      }
    }
  }
#endif
