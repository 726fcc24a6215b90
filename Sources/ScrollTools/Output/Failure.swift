#if CLI
  /// What ends a command early.
  public struct Failure: Error {
    /// The exit code that the process ends with.
    public var code: Int32
    private let safe: SafeText

    /// Creates a failure; control characters of values in the message are escaped.
    public init(code: Int32, message: SafeText) {
      self.code = code
      safe = message
    }

    /// What is printed, without control characters but the ends of its lines.
    package var message: String { safe.text }

    /// Several failures as one, each on lines of its own.
    package init(code: Int32, all failures: [Failure]) {
      self.init(code: code, message: SafeText(lines: failures.map(\.safe)))
    }

    /// A failure with exit code 2, for input that is wrong.
    public static func badInput(_ message: SafeText) -> Failure {
      Failure(code: 2, message: message)
    }
    package static func engine(_ message: SafeText) -> Failure {
      Failure(code: 3, message: message)
    }
  }
#endif
