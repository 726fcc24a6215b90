#if CLI
  import ArgumentParser
  import ScrollCommands
  import ScrollReports
  import ScrollSimulation
  import ScrollTools

  /// What a run prints, and what it writes.
  struct RunOutputs: ParsableArguments {
    enum Format: String, WordArgument {
      case text, json, markdown, junit, github
    }

    @Flag(help: "Print the report as JSON with sorted keys; short for '--format json'.")
    var json = false

    @Option(
      help: ArgumentHelp(
        """
        What to print: text, json, markdown (for pull requests), junit (XML, a test case for each gate) \
        or github (annotations of a workflow).
        """, valueName: "format"), transform: Format.named)
    var format: Format?

    @Option(
      help: ArgumentHelp("Write a table with a row per frame (CSV).", valueName: "file"),
      completion: .file(extensions: ["csv"]))
    var trace: String?

    @Option(
      help: ArgumentHelp("Write an object per frame, a line each (JSON).", valueName: "file"),
      completion: .file(extensions: ["jsonl"]))
    var jsonl: String?

    @Option(
      help: ArgumentHelp(
        "Write a trace in virtual time that Perfetto and Chrome open (JSON).", valueName: "file"),
      completion: .file(extensions: ["json"]))
    var perfetto: String?

    @Option(
      help: ArgumentHelp(
        "Write a page with the report and charts to scrub; it needs nothing else (HTML).",
        valueName: "file"),
      completion: .file(extensions: ["html"]))
    var html: String?

    @Option(
      help: ArgumentHelp("Draw offset, velocity and cost over time (SVG).", valueName: "file"),
      completion: .file(extensions: ["svg"]))
    var svg: String?

    @Option(
      help: ArgumentHelp("Write what '--format markdown' prints.", valueName: "file"),
      completion: .file(extensions: ["md"]))
    var markdown: String?

    @Option(
      help: ArgumentHelp("Write what '--format junit' prints (XML).", valueName: "file"),
      completion: .file(extensions: ["xml"]))
    var junit: String?

    func validate() throws {
      if json, let format, format != .json {
        throw ValidationError("'--json' and '--format \(format.rawValue)' cannot both be")
      }
    }

    /// Whether anything needs all frames of a run together.
    var needsRecord: Bool { jsonl != nil || perfetto != nil || html != nil || svg != nil }

    /// What is printed.
    func text(of report: RunReport, scenario: String) throws -> String {
      switch format ?? (json ? .json : .text) {
      case .text: report.text()
      case .json: try report.json()
      case .markdown: report.markdown()
      case .junit: report.junit(file: scenario)
      case .github: report.githubAnnotations(file: scenario)
      }
    }

    /// What is written.
    func files(
      of report: RunReport, _ table: TraceCSV?, _ record: RunRecord?, scenario: String
    ) -> [(path: String, text: String)] {
      var files: [(path: String, text: String)] = []
      if let trace, let table { files.append((trace, table.text)) }
      if let markdown { files.append((markdown, report.markdown())) }
      if let junit { files.append((junit, report.junit(file: scenario))) }
      guard let record else { return files }
      if let jsonl { files.append((jsonl, record.jsonLines())) }
      if let perfetto { files.append((perfetto, record.perfetto(report))) }
      if let html { files.append((html, record.html(report))) }
      if let svg { files.append((svg, record.svg(report))) }
      return files
    }
  }
#endif
