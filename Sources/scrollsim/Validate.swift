#if CLI
  import ArgumentParser
  import ScrollScenario
  import ScrollSimulation
  import ScrollTools

  struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Says everything that is wrong with scenario files, and runs nothing.",
      discussion: """
        EXAMPLE:
          scrollsim validate Demos/Scenarios/*.yaml

        Prints each problem as FILE:LINE:COLUMN: error: MESSAGE and ends with 2, or with 0 when there is \
        none. The data and the recordings that a scenario names are read as well.
        """)

    @Argument(help: "Scenario files (YAML).", completion: .file(extensions: ["yaml", "yml"]))
    var scenarios: [String]

    func run() throws {
      let paths = try scenarios.map { given throws(Failure) in
        try ScenarioPath.resolve(given) { Terminal.writeError($0.text + "\n") }
      }
      try Self.check(paths)
      Terminal.write("\(counted(scenarios.count, "scenario")), nothing wrong\n")
    }

    /// Ends with 2 when there is anything wrong with any of the files.
    static func check(_ scenarios: [String]) throws(Failure) {
      let problems = scenarios.flatMap { ScenarioFile.problems(path: $0) }
      guard problems.isEmpty else {
        throw .badInput(SafeText(lines: problems.map { "\($0)" }))
      }
    }
  }
#endif
