#if CLI
  /// Text of several lines with words in color.
  public struct StyledText {
    /// The colors of the terminal, by the numbers of their escape sequences.
    public enum Color: Int {
      /// Red.
      case red = 31
      /// Green.
      case green = 32
      /// Yellow.
      case yellow = 33
    }

    private var pieces: [(text: String, color: Color?)]

    /// Creates a text, in color if one is given.
    public init(_ text: String, _ color: Color? = nil) { pieces = [(text, color)] }

    package static func + (first: StyledText, second: StyledText) -> StyledText {
      var sum = first
      sum.pieces += second.pieces
      return sum
    }

    /// What is printed. Control characters of the pieces are escaped.
    package func text(hasColors: Bool) -> String {
      pieces.map { text, color in
        let plain = PlainText.lines(text)
        guard hasColors, let color else { return plain }
        return "\u{1B}[\(color.rawValue)m\(plain)\u{1B}[0m"
      }.joined()
    }
  }
#endif
