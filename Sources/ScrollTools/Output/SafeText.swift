#if CLI
  /// What a command says when it ends early: one line, or several.
  ///
  /// What is put into it stands on one line, without control characters: names of files and words of a command line
  /// cannot forge a second message, nor send anything to a terminal.
  public struct SafeText: ExpressibleByStringInterpolation, Sendable {
    /// Safe to print.
    package let text: String

    public init(stringLiteral value: String) { text = value }

    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Several messages, each on lines of its own.
    package init(lines: some Sequence<SafeText>) {
      text = lines.map(\.text).joined(separator: "\n")
    }

    /// A text of several lines, such as a list of operations.
    package init(report: String) { text = PlainText.lines(report) }

    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var text = ""

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) { text += literal }

      /// Appends a value's description with its control characters escaped.
      public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
        text += PlainText.line(value.description)
      }

      /// Appends an error's description with its control characters escaped.
      public mutating func appendInterpolation(_ error: any Error) {
        text += PlainText.line("\(error)")
      }

      /// Appends a message with its lines as they are.
      public mutating func appendInterpolation(_ message: SafeText) { text += message.text }
    }
  }
#endif
