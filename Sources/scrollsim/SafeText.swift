#if CLI
  import ScrollSimulation

  /// What a command says when it ends early: one line, or several.
  ///
  /// What is put into it stands on one line, without control characters: names of files and words of a command line
  /// cannot forge a second message, nor send anything to a terminal.
  struct SafeText: ExpressibleByStringInterpolation, Sendable {
    /// Safe to print.
    let text: String

    init(stringLiteral value: String) { text = value }

    init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Several messages, each on lines of its own.
    init(lines: some Sequence<SafeText>) { text = lines.map(\.text).joined(separator: "\n") }

    /// A text of several lines, such as a list of operations.
    init(report: String) { text = PlainText.lines(report) }

    struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var text = ""

      init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + 16 * interpolationCount)
      }

      mutating func appendLiteral(_ literal: String) { text += literal }

      mutating func appendInterpolation(_ value: some CustomStringConvertible) {
        text += PlainText.line(value.description)
      }

      mutating func appendInterpolation(_ error: any Error) { text += PlainText.line("\(error)") }

      /// Appends a message with its lines as they are.
      mutating func appendInterpolation(_ message: SafeText) { text += message.text }
    }
  }
#endif
