#if CLI
  public import ArgumentParser
  import ScrollTools

  /// The root of a command line whose messages are safe to show, and whose exit codes are its own.
  ///
  /// A word that names no command is an error that suggests the nearest one. Messages escape the control characters of
  /// the arguments. A `Failure` that a command throws ends the process with its code.
  public protocol ToolCommand: ParsableCommand {
    /// The exit code for wrong arguments; 2 unless a command says otherwise.
    static var usageCode: Int32 { get }

    /// The exit code for other errors than a `Failure`; 2 unless a command says otherwise.
    static var failureCode: Int32 { get }
  }

  extension ToolCommand {
    public static var usageCode: Int32 { 2 }
    public static var failureCode: Int32 { 2 }

    public static func main() {
      ExitSignals.ignoreSizeLimit()
      do {
        try CommandWords(of: Self.self, CommandLine.arguments.dropFirst()).check(code: usageCode)
        var command = try parsed()
        try command.run()
      } catch {
        finish(error)
      }
    }

    /// The command that the arguments name. Errors about them have their control characters escaped.
    private static func parsed() throws -> any ParsableCommand {
      let arguments = Array(CommandLine.arguments.dropFirst())
      do { return try parseAsRoot(arguments) } catch {
        let plain = arguments.map(PlainText.line)
        if plain != arguments { _ = try parseAsRoot(plain) }
        throw error
      }
    }

    /// Ends the process: wrong arguments with ``usageCode``, a `Failure` with its own code.
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
      switch code {
      case .validationFailure: Terminal.exit(usageCode)
      case .failure: Terminal.exit(failureCode)
      default: Terminal.exit(code.rawValue)
      }
    }
  }
#endif
