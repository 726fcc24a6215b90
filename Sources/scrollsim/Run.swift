#if CLI
  import ArgumentParser
  import ScrollReports
  import ScrollScenario
  import ScrollSimulation
  import ScrollTools

  struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Runs a scenario and prints a report.",
      discussion: """
        EXAMPLES:
          scrollsim run Demos/Scenarios/cities.yaml
          scrollsim run feed
          scrollsim run Demos/Scenarios/billion.yaml --json
          scrollsim run Demos/Scenarios/cities.yaml --html report.html --perfetto trace.json
          scrollsim run Demos/Scenarios/cities.yaml --format markdown >> "$GITHUB_STEP_SUMMARY"
          scrollsim run Demos/Scenarios/chat.yaml --format junit > chat.xml
          scrollsim run Demos/Scenarios/feed.yaml --trace frames.csv --jsonl frames.jsonl
          scrollsim run Demos/Scenarios/feed.yaml --inject-jump 2
          scrollsim run session.yaml
          scrollsim run devices.yaml --case '[rate=120,width=390]'

        The scenario names the viewport, the physics, the data, the layout and what the user does. \
        Layouts are list, grid, masonry, flow, compositional and table; items come, go, move and grow \
        while content scrolls. Everything runs on a virtual clock: the same scenario gives the same \
        bytes. Ends with 1 when a gate fails: content moved by itself, frames were late, or what the \
        scenario expects is not so.

        A scenario with a matrix is several: '--case' names the one to run, 'scrollsim check' runs all.

        Files that are asked for together are written all, or none of them when one cannot be. They are \
        written, and the report is printed, also when the run ends with 1. Standard error says which were.

        A recorded session (data: {recording: session.jsonl}) is done again: its frames at their times, \
        its requests, the sizes of its cells. Ends with 1 at the first frame that is not as it was.
        """)

    @OptionGroup var input: ScenarioInput

    @OptionGroup var outputs: RunOutputs

    @OptionGroup var options: RunOptions

    func run() throws {
      let located = try input.located(note: options.loudness.say)
      let simulation = try options.simulation(located)
      var table = outputs.trace.map { _ in TraceCSV() }
      var record = outputs.needsRecord ? RunRecord(simulation.scenario) : nil
      let scenario = located.places.file
      let report = try options.run(simulation, scenario, collectsCells: outputs.needsRecord) {
        table?.append($0)
        record?.append($0)
      }
      if let standstill = simulation.standstill(in: report) {
        options.loudness.say("\(standstill.place): warning: \(standstill.message)")
      }
      let text = try outputs.text(of: report, scenario: scenario)
      let files = outputs.files(of: report, table, record, scenario: scenario)
      try Files.write(
        files, keeping: ContentLoader.files(of: located), printing: options.loudness.output(text))
      for file in files { options.loudness.say("\(file.path): written") }
      if let failure = RunOptions.failure(of: report, scenario) { throw failure }
    }
  }
#endif
