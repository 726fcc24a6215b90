#if CLI
  import ArgumentParser
  import ScrollTools

  /// How much a command prints besides its result.
  struct Verbosity: ParsableArguments {
    @Flag(
      name: .shortAndLong,
      help: "Print nothing but what went wrong, and show no progress. Files are written as ever.")
    var quiet = false

    @Flag(
      name: .shortAndLong,
      help: "Say on standard error how long a run took on this machine, too.")
    var verbose = false

    func validate() throws {
      if quiet, verbose { throw ValidationError("'--quiet' and '--verbose' cannot both be") }
    }

    /// Prints what a command is for.
    func write(_ text: String) { write(StyledText(text)) }

    func write(_ text: StyledText) {
      if !quiet { Terminal.write(text) }
    }

    /// The text to print besides files; `nil` to print nothing.
    func output(_ text: String) -> StyledText? { quiet ? nil : StyledText(text) }

    /// Says on standard error which file a name stands for.
    func say(_ message: SafeText) {
      if !quiet { Terminal.writeError(message.text + "\n") }
    }

    /// Says something about this machine.
    func note(_ text: @autoclosure () -> String) {
      if verbose { Terminal.writeError(text() + "\n") }
    }
  }
#endif
