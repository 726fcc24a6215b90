#if CLI
  /// Text of several lines with words in color.
  public struct StyledText {
    public enum Color: Int {
      case red = 31
      case green = 32
      case yellow = 33
    }

    private var pieces: [(text: String, color: Color?)]

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
