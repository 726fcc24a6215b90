#if CLI
  import ArgumentParser
  import ScrollReports
  import ScrollScenario
  import ScrollTools

  struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Compares two reports of the same workload.",
      discussion: """
        EXAMPLES:
          scrollsim run feed.yaml --json > before.json
          scrollsim run feed.yaml --json > after.json
          scrollsim compare before.json after.json --fail-on-regression 5

        Prints a line for each metric that differs, and whether that is better or worse. Reports of different \
        workloads (other content, script, viewport, rate, layout, physics or costs) are not compared, and end \
        with 2. With --fail-on-regression ends with 1 when a metric got worse by more per cent than that.
        """)

    @Argument(
      help: "The baseline report (JSON).", completion: .file(extensions: ["json"]))
    var before: String

    @Argument(
      help: "The new report, compared with the baseline (JSON).",
      completion: .file(extensions: ["json"]))
    var after: String

    @Flag(help: "Print metrics that are the same, too.")
    var all = false

    @Option(
      help: ArgumentHelp(
        "End with 1 when a metric is worse by more than this percentage.",
        valueName: "percent"))
    var failOnRegression: Double?

    func validate() throws {
      if let percent = failOnRegression, !(0...1_000_000).contains(percent) {
        throw ValidationError("--fail-on-regression is from 0 to 1000000")
      }
    }

    func run() throws {
      let comparison: ReportComparison
      do throws(ScenarioError) {
        comparison = try ReportComparison(
          SavedReport.read(path: before), SavedReport.read(path: after))
      } catch {
        throw Failure.badInput("\(error)")
      }
      Terminal.write(comparison.text(all: all))
      guard let percent = failOnRegression else { return }
      let worse = comparison.regressions(above: percent)
      guard worse.isEmpty else {
        let names = worse.map(\.metric.rawValue).joined(separator: ", ")
        throw Failure(code: 1, message: "\(after): worse by more than \(percent) %: \(names)")
      }
    }
  }
#endif
