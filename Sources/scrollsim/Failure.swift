#if CLI
  import ScrollSimulation
  import Scrollwork

  /// What ends a command early.
  struct Failure: Error {
    var code: Int32
    private let safe: SafeText

    init(code: Int32, message: SafeText) {
      self.code = code
      safe = message
    }

    /// What is printed, without control characters but the ends of its lines.
    var message: String { safe.text }

    /// Several failures as one, each on lines of its own.
    init(code: Int32, all failures: [Failure]) {
      self.init(code: code, message: SafeText(lines: failures.map(\.safe)))
    }

    static func badInput(_ message: SafeText) -> Failure { Failure(code: 2, message: message) }
    static func engine(_ message: SafeText) -> Failure { Failure(code: 3, message: message) }

    /// What the engine refused, where the script asks for it.
    static func engine(_ error: CollectionError, at place: SourcePlace) -> Failure {
      .engine("\(place): error: \(error.code): \(error)")
    }
  }
#endif
