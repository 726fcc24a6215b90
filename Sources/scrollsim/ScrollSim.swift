#if CLI
  import ArgumentParser

  /// The command line. Exit codes: 0 done, 1 a check failed, 2 bad input or usage, 3 the engine
  /// refused or reported a mistake.
  @main
  struct ScrollSim: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "scrollsim",
      abstract: "Scrolls lists on a virtual clock and reports what happened.",
      discussion: """
        EXIT CODES:
          0  done
          1  a check failed: content moved by itself, a budget was exceeded, a recording came out otherwise,
             a law was broken, or a table is out of tolerance
          2  bad input or usage; nothing was written
          3  the engine refused a request or noticed a mistake
        """,
      version: "0.1.0",
      subcommands: [Run.self, FuzzCommand.self, Physics.self, Conformance.self])

    static func main() {
      do {
        var command = try parseAsRoot()
        try command.run()
      } catch {
        finish(error)
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

  /// What ends a command early.
  struct Failure: Error {
    var code: Int32
    var message: String

    static func badInput(_ message: String) -> Failure { Failure(code: 2, message: message) }
    static func engine(_ message: String) -> Failure { Failure(code: 3, message: message) }
  }
#else
  @main
  enum ScrollSim {
    static func main() {
      print("scrollsim was built without its command line; build it with the trait CLI.")
    }
  }
#endif
