#if CLI
  import ArgumentParser
  import ScrollCommands
  import ScrollSimulation
  import ScrollTools

  /// The command line. Exit codes: 0 pass, 1 a gate failed, 2 a bad scenario or usage, 3 the engine
  /// refused or reported a mistake, 4 not deterministic.
  @main
  struct ScrollSim: ToolCommand {
    static let configuration = CommandConfiguration(
      commandName: "scrollsim",
      abstract: "Scrolls lists on a virtual clock and reports what happened.",
      discussion: """
        EXIT CODES:
          0  pass
          1  a gate failed, a recording came out otherwise, or a law was broken
          2  a bad scenario (FILE:LINE:COLUMN) or usage; nothing was written
          3  the engine refused a request or noticed a mistake
          4  not deterministic: two runs of the same scenario differ
        """,
      version: ToolVersion.current,
      subcommands: [
        Run.self, CheckCommand.self, SweepCommand.self, Compare.self, Explain.self,
        ReplayCommand.self,
        Record.self, Validate.self,
        Scenarios.self, FuzzCommand.self, Physics.self,
      ])
  }

#else
  import Glibc

  @main
  enum ScrollSim {
    static func main() {
      let message = "scrollsim was built without its command line; build it with the trait CLI.\n"
      _ = message.withCString { write(2, $0, strlen($0)) }
      exit(2)
    }
  }
#endif
