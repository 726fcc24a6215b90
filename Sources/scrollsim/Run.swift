#if CLI
  import ArgumentParser
  import ScrollSimulation
  import Scrollwork

  struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Runs a scenario and prints a report.",
      discussion: """
        EXAMPLES:
          scrollsim run Demos/Scenarios/cities.yaml
          scrollsim run Demos/Scenarios/billion.yaml --json
          scrollsim run Demos/Scenarios/cities.yaml --html report.html --perfetto trace.json
          scrollsim run Demos/Scenarios/cities.yaml --format markdown >> "$GITHUB_STEP_SUMMARY"
          scrollsim run Demos/Scenarios/chat.yaml --format junit > chat.xml
          scrollsim run Demos/Scenarios/feed.yaml --trace frames.csv --jsonl frames.jsonl
          scrollsim run session.yaml

        The scenario names the viewport, the physics, the data, the layout and what the user does. \
        Layouts are list, grid, masonry, flow, compositional and table; items come, go, move and grow \
        while content scrolls. Everything runs on a virtual clock: the same scenario gives the same \
        bytes. Ends with 1 when content moved by itself, or when a budget of the scenario is exceeded.

        Files that are asked for together are written all, or none of them when one cannot be. They are \
        written, and the report is printed, also when the run ends with 1.

        A recorded session (data: {recording: session.csv}) is done again: its frames at their times, \
        its requests, the sizes of its cells. Ends with 1 at the first frame that is not as it was.
        """)

    @Argument(help: "The scenario file (YAML).", completion: .file(extensions: ["yaml", "yml"]))
    var scenario: String

    @OptionGroup var outputs: RunOutputs

    func run() throws {
      let simulation: Simulation
      do {
        let located = try ScenarioFile.read(path: scenario)
        simulation = try Simulation(located, content: ContentLoader.load(located))
      } catch {
        throw Failure.badInput("\(error)")
      }
      var table = outputs.trace.map { _ in TraceCSV() }
      var record = outputs.needsRecord ? RunRecord(simulation.scenario) : nil
      var bar = ProgressBar()
      let report: RunReport
      do throws(CollectionError) {
        report = try simulation.run(
          collectsCells: outputs.needsRecord,
          onFrame: {
            table?.append($0)
            record?.append($0)
          },
          onProgress: { bar.show(part: $0.part, note: "\($0.frames) frames") },
          peakMemory: PeakMemory.bytes)
      } catch {
        bar.clear()
        throw Failure.engine("\(scenario): error: \(error.code): \(error)")
      }
      bar.clear()
      let text = try outputs.text(of: report, scenario: scenario)
      try Files.write(outputs.files(of: report, table, record))
      Terminal.write(text)
      try judge(report)
    }

    /// Ends the command as what the run came to says.
    private func judge(_ report: RunReport) throws(Failure) {
      if !report.diagnostics.isEmpty {
        throw Failure.engine("\(scenario): the engine noticed \(report.diagnostics.count) mistakes")
      }
      if let difference = report.recording?.difference {
        throw Failure(code: 1, message: "\(scenario): not as it was recorded: \(difference)")
      }
      if !report.isStable {
        throw Failure(
          code: 1,
          message: "\(scenario): content moved by \(report.stability.anchorDriftMax) pt by itself")
      }
      if !report.isWithinBudgets {
        let budgets = report.exceededBudgets.map { verdict in
          let memory = verdict.figure == nil ? PeakMemory.bytes().map { $0 >> 20 } : nil
          return "\(verdict)\(memory.map { ", and it came to \($0)" } ?? "")"
        }
        throw Failure(
          code: 1, message: "\(scenario): over budget: " + budgets.joined(separator: "; "))
      }
    }
  }
#endif
