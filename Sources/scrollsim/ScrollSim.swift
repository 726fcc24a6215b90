#if CLI
  import ArgumentParser
  import ScrollSimulation

  /// The command line. Exit codes: 0 pass, 1 a gate failed, 2 a bad scenario or usage, 3 the engine
  /// refused or reported a mistake, 4 not deterministic.
  @main
  struct ScrollSim: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "scrollsim",
      abstract: "Scrolls lists on a virtual clock and reports what happened.",
      discussion: """
        EXIT CODES:
          0  pass
          1  a gate failed, a recording came out otherwise, a law was broken, or a table is out of tolerance,
             or the app did not take a push
          2  a bad scenario (FILE:LINE:COLUMN) or usage; nothing was written
          3  the engine refused a request or noticed a mistake
          4  not deterministic: two runs of the same scenario differ
        """,
      version: ToolVersion.current,
      subcommands: [
        Run.self, CheckCommand.self, SweepCommand.self, Compare.self, Explain.self,
        ReplayCommand.self,
        Record.self, Validate.self,
        Scenarios.self, FuzzCommand.self, Physics.self, Conformance.self, Push.self,
      ])

    static func main() {
      ExitSignals.ignoreSizeLimit()
      do {
        try CommandWords(CommandLine.arguments.dropFirst()).check()
        var command = try parsed()
        try command.run()
      } catch {
        finish(error)
      }
    }

    /// The command that the arguments name. What is wrong with them is said with control characters escaped.
    private static func parsed() throws -> any ParsableCommand {
      let arguments = Array(CommandLine.arguments.dropFirst())
      do { return try parseAsRoot(arguments) } catch {
        let plain = arguments.map(PlainText.line)
        if plain != arguments { _ = try parseAsRoot(plain) }
        throw error
      }
    }

    /// Ends the process as `error` says: usage errors with 2, what a command found with its own code.
    private static func finish(_ error: any Error) -> Never {
      if let failure = error as? Failure {
        Terminal.writeError(failure.message + "\n")
        Terminal.exit(failure.code)
      }
      let code = exitCode(for: error)
      let message = fullMessage(for: error)
      if code.isSuccess {
        Terminal.write(message.isEmpty ? "" : message + "\n")
        Terminal.exit(0)
      }
      Terminal.writeError(message.isEmpty ? "" : message + "\n")
      Terminal.exit(code == .validationFailure || code == .failure ? 2 : code.rawValue)
    }
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
