/// Text that a terminal shows and does not obey.
///
/// Names and values come from files and from the command line. A control character among them could move the cursor,
/// change colors or hide what follows, so it is written as an escape: `\n`, `\t`, `\r`, or `\u{1B}`. Escaping twice
/// gives the same text as escaping once.
public enum PlainText {
  /// A text on one line: the ends of lines are escaped as well.
  public static func line(_ text: String) -> String { escaped(text, keeping: []) }

  /// A text of several lines, such as a report: line feeds and tabs stay.
  public static func lines(_ text: String) -> String { escaped(text, keeping: ["\n", "\t"]) }

  /// Whether a terminal may act on a character instead of showing it: control characters, Unicode's line ends, and
  /// the marks that change the direction of the text after them.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// An escape as Swift writes it.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }

  private static func escaped(_ text: String, keeping kept: [Unicode.Scalar]) -> String {
    // All that is escaped begins with one of these bytes.
    guard
      TextBytes.contains(text, where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 })
    else { return text }
    return MarkupText.escaped(text) { scalar in
      isControl(scalar) && !kept.contains(scalar) ? escape(scalar) : nil
    }
  }
}
