import ArgumentParser
import ScrollCommands
import ScrollTools

/// Compares the physics and the bounce detection with tables. Exit codes: 0 within tolerance, 1 past it, 2 bad input.
@main
struct Conformance: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance",
    abstract: "Computes reference tables and compares them with the given values.",
    discussion: """
      EXIT CODES:
        0  every value is within tolerance
        1  a table is out of tolerance
        2  a table that cannot be read, or wrong arguments; nothing was written
      """,
    subcommands: [Physics.self, Bounce.self])

  struct Physics: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Checks the scroll curves against a directory of tables.",
      discussion: """
        Reads *_cases.csv, *_samples.csv and stand-alone tables of the families it knows, computes \
        every output from the inputs, and writes tables of the same names and headers into OUT. \
        Output cells may be empty: then they are computed and not compared. Tolerances come from \
        columns.csv in the directory, else from the families. Ends with 1 past tolerance.

        EXAMPLE:
          conformance physics Tests/ConformanceTests/Tables/physics --out computed
        """)

    @Argument(help: "The directory of tables.", completion: .directory)
    var directory: String

    @Option(help: "The directory for the computed tables; made if missing.")
    var out: String

    func run() throws {
      try Conformance.finish(out) {
        () throws(TableError) in
        try PhysicsConformance.compute(directory: directory, output: out)
      }
    }
  }

  struct Bounce: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Checks bounce detection against a table.",
      discussion: """
        Computes the adjusted insets, the edges, the bounce flags and the legacy test's answers for \
        every row, and writes a table of the same name and header into OUT. Ends with 1 when any \
        given value differs.

        EXAMPLE:
          conformance bounce Tests/ConformanceTests/Tables/bounce_cases.csv --out computed
        """)

    @Argument(help: "The table (CSV).", completion: .file(extensions: ["csv"]))
    var file: String

    @Option(help: "The directory for the computed table; made if missing.")
    var out: String

    func run() throws {
      try Conformance.finish(out) {
        () throws(TableError) in try BounceConformance.compute(file: file, output: out)
      }
    }
  }

  /// Writes what a check computed, prints what it found and ends with its exit code.
  private static func finish(
    _ folder: String,
    _ check: () throws(TableError) -> ConformanceResult
  ) throws {
    let result: ConformanceResult
    do {
      result = try check()
    } catch {
      throw Failure.badInput("error: \(error)")
    }
    try Files.makeFolder(folder)
    try Files.write(result.files, printing: StyledText(result.report.text()))
    if !result.report.passed {
      let failed = result.report.files.count { !$0.passed }
      throw Failure(code: 1, message: "\(failed) of \(result.report.files.count) tables differ")
    }
  }
}
