#if CLI
  import ArgumentParser
  import Foundation
  import ScrollCommands
  import ScrollReports
  import ScrollScenario
  import ScrollSimulation
  import ScrollTools
  import Synchronization

  struct SweepCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "sweep",
      abstract: "Runs a scenario with many values of its settings.",
      discussion: """
        EXAMPLES:
          scrollsim sweep feed.yaml --set reuse.pool=0,2,4,8
          scrollsim sweep feed.yaml --set prefetch.distance=0..1000:250 --set refresh_rate=60,120 --csv all.csv
          scrollsim sweep feed.yaml --set physics.profile=ios,android --metric scroll_distance --plot plot.svg
          scrollsim sweep feed.yaml --set reuse.pool=0..16 --best cells_created

        A key is where a value stands in the scenario, with dots between its parts; elements of lists are counted \
        from 0 (script.0.fling.velocity). Values of several keys are tried each with each, or side by \
        side with '--arrangement list'. The result does not depend on the number of jobs.

        Nothing is run when one of the cases is wrong. Gates that fail are in the table; with '--check' they end the \
        command with 1. '--best' chooses among the cases whose gates passed, and ends with 1 when none did.
        """)

    enum Arrangement: String, WordArgument { case grid, list }

    @Argument(help: "The scenario file (YAML).", completion: .file(extensions: ["yaml", "yml"]))
    var scenario: String

    @Option(
      name: .customLong("case"),
      help: ArgumentHelp("Which case of a scenario with a matrix.", valueName: "name"))
    var caseName: String?

    @Option(
      name: .customLong("set"), parsing: .singleValue,
      help: ArgumentHelp(
        "What to change: KEY=VALUE,VALUE or KEY=FROM..TO:STEP. Can be given several times.",
        valueName: "key=values"), completion: settingCompletion)
    var parameters: [String] = []

    @Option(
      help: ArgumentHelp("How values come together: grid or list.", valueName: "how"),
      transform: Arrangement.named)
    var arrangement = Arrangement.grid

    @Option(
      name: .customLong("metric"), parsing: .singleValue,
      help: ArgumentHelp(
        "A column and a panel of the plot. Can be given several times.", valueName: "name"),
      transform: Self.metric)
    var metrics: [Metric] = []

    @Option(
      help: ArgumentHelp("Print only the case with the best number.", valueName: "metric"),
      transform: Self.metric)
    var best: Metric?

    @Option(
      help: ArgumentHelp(
        "Cases to run at once; as many as there are cores without it.", valueName: "count"))
    var jobs: Int?

    @OptionGroup var loudness: Verbosity

    @Flag(help: "Print JSON with sorted keys, with all metrics.")
    var json = false

    @Flag(help: "End with 1 if a gate fails in any case.")
    var check = false

    @Option(
      help: ArgumentHelp("Write a table with all metrics (CSV).", valueName: "file"),
      completion: .file(extensions: ["csv"]))
    var csv: String?

    @Option(
      help: ArgumentHelp(
        "Draw the metrics over the values of the first key (SVG).", valueName: "file"),
      completion: .file(extensions: ["svg"]))
    var plot: String?

    private static func metric(_ name: String) throws -> Metric {
      guard let metric = Metric(rawValue: name) else {
        throw ValidationError(Metric.unknown(name))
      }
      return metric
    }

    func validate() throws {
      if let jobs, !(1...1024).contains(jobs) {
        throw ValidationError("'--jobs' is from 1 to 1024, not \(jobs)")
      }
      guard metrics.count <= SweepResult.plotLimit else {
        throw ValidationError("there are at most \(SweepResult.plotLimit) metrics at once")
      }
      if let metric = (metrics + [best].compactMap { $0 }).first(where: { $0.clock == .machine }) {
        throw ValidationError("'\(metric.rawValue)' is no number of a case, but of the machine")
      }
      if let best, best.better == .neither {
        throw ValidationError("no number of '\(best.rawValue)' is better than another")
      }
      if best != nil, json { throw ValidationError("'--best' and '--json' cannot both be") }
    }

    func run() throws {
      let scenario = try ScenarioPath.resolve(scenario, note: loudness.say)
      let result = try sweep(scenario)
      let shown = metrics.isEmpty ? SweepResult.usualMetrics : metrics
      var files: [(path: String, text: String)] = []
      if let csv { files.append((csv, result.csv())) }
      if let plot { files.append((plot, result.svg(shown))) }
      let output = bestLine(of: result) ?? (json ? result.json() : result.text(shown))
      let isMissing = best != nil && output.isEmpty
      try Files.write(
        files, keeping: try inputs(scenario),
        printing: isMissing ? nil : loudness.output(output))
      if isMissing, let best {
        throw Failure(
          code: 1, message: "\(scenario): no case whose gates passed has '\(best.rawValue)'")
      }
      let failed = result.rows.count { !$0.failures.isEmpty }
      if check, failed > 0 {
        throw Failure(
          code: 1, message: "\(scenario): gates failed in \(failed) of \(result.rows.count) cases")
      }
    }

    /// The best case on a line; empty without one, `nil` where it is not wanted.
    private func bestLine(of result: SweepResult) -> String? {
      guard let best else { return nil }
      guard let row = result.best(best), let value = row[best] else { return "" }
      let settings = row.settings.map(\.description).joined(separator: " ")
      return PlainText.line("\(settings)  \(best.rawValue) \(best.text(value))") + "\n"
    }

    /// The files that any case may be read from.
    private func inputs(_ scenario: String) throws(Failure) -> [String] {
      do throws(ScenarioError) {
        return ContentLoader.files(of: try ScenarioFile.read(path: scenario, case: caseName))
      } catch {
        throw .badInput("\(error)")
      }
    }

    private func sweep(_ scenario: String) throws(Failure) -> SweepResult {
      do throws(SweepError) {
        var list: [SweepParameter] = []
        for text in parameters { list.append(try SweepParameter(text)) }
        let sweep = try Sweep(list, arrangement: arrangement == .grid ? .grid : .list)
        let bar = Mutex(ProgressBar(isQuiet: loudness.quiet))
        let count = sweep.cases.count
        let begin = ContinuousClock.now
        defer {
          let seconds = (ContinuousClock.now - begin) / .seconds(1)
          loudness.note(
            "\(scenario): \(count) cases in \((seconds * 1000).rounded() / 1000) s on this machine")
        }
        defer { bar.withLock { $0.clear() } }
        return try sweep.run(
          path: scenario, case: caseName, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount
        ) { done in
          bar.withLock {
            $0.show(part: Double(done) / Double(count), note: "\(done) of \(count) cases")
          }
        }
      } catch {
        if case .engine(_, let place, _) = error { throw .engine("\(place): error: \(error)") }
        if case .scenario = error { throw .badInput("\(error)") }
        throw .badInput("\(scenario): error: \(error)")
      }
    }
  }
#endif
