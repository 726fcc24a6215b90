/// Text for places in which some characters mean something else.
package enum MarkupText {
  /// For XML and HTML, in texts and in attributes between double quotes. What XML cannot say is the replacement character.
  package static func xml(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "\"": "&quot;"
      case "\n", "\t", "\r": "&#\(scalar.value);"
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      case _ where PlainText.isControl(scalar): "&#\(scalar.value);"
      default: entity(scalar)
      }
    }
  }

  /// For a line, or a cell of a table, of Markdown: every sign that could mean something is escaped, and
  /// line ends are spaces.
  package static func markdown(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "!", "@", "$", ":": "\\\(scalar)"
      case _ where PlainText.isControl(scalar): " "
      default: entity(scalar)
      }
    }
  }

  /// For the message of a GitHub workflow command.
  package static func githubMessage(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: PlainText.isControl(scalar) ? PlainText.escape(scalar) : nil
      }
    }
  }

  /// For a property of a GitHub workflow command, where colons and commas mean something as well.
  package static func githubProperty(_ text: String) -> String {
    escaped(githubMessage(text)) { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  /// What stands for a sign that begins or ends markup of XML; `nil` for any other.
  private static func entity(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    default: nil
    }
  }

  /// A text with something else in the place of some of its characters.
  ///
  /// - Parameter replacement: the text in place of a character; `nil` to keep it.
  package static func escaped(
    _ text: String, _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if let other = replacement(scalar) {
        escaped += other
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
