#if CLI
  /// Finds the aliases (`*name`) of a YAML text.
  ///
  /// The format has none. They are refused before the parser sees the text, because aliases of
  /// aliases make a text of a few lines stand for more values than memory holds.
  struct YAMLAliases {
    private enum Quote {
      case single, double
    }

    private var quote: Quote?
    /// Whether a value may begin here, so that a star begins an alias.
    private var isValueStart = true
    private var isAfterSpace = true

    /// Where the first alias stands. A star inside quotes, comments or plain text is not an alias; one at the
    /// beginning of a line of a block of text is taken for one.
    static func first(in text: String) -> String.UnicodeScalarView.Index? {
      var scan = YAMLAliases()
      let scalars = text.unicodeScalars
      var index = scalars.startIndex
      while index < scalars.endIndex {
        if scan.skipsComment(scalars[index]) {
          while index < scalars.endIndex, scalars[index] != "\n" {
            scalars.formIndex(after: &index)
          }
          continue
        }
        let next = scalars.index(after: index)
        let following = next < scalars.endIndex ? scalars[next] : "\n"
        if scan.isAlias(scalars[index], following) { return index }
        scan.pass(scalars[index], following)
        index = next
      }
      return nil
    }

    private func skipsComment(_ scalar: Unicode.Scalar) -> Bool {
      quote == nil && isAfterSpace && scalar == "#"
    }

    private func isAlias(_ scalar: Unicode.Scalar, _ following: Unicode.Scalar) -> Bool {
      quote == nil && isValueStart && scalar == "*"
        && (following.properties.isAlphabetic || following.properties.numericType != nil
          || following == "_")
    }

    private mutating func pass(_ scalar: Unicode.Scalar, _ following: Unicode.Scalar) {
      let followedBySpace = following == " " || following == "\t" || following == "\n"
      switch quote {
      case .single?: if scalar == "'" { quote = nil }
      case .double?: if scalar == "\"" { quote = nil }
      case nil:
        switch scalar {
        case "'" where isValueStart: quote = .single
        case "\"" where isValueStart: quote = .double
        case "\n", "[", "{", ",": isValueStart = true
        case "-", "?", ":": isValueStart = followedBySpace
        case " ", "\t", "\r": break
        default: isValueStart = false
        }
      }
      if quote != nil { isValueStart = false }
      isAfterSpace = scalar == " " || scalar == "\t" || scalar == "\n"
    }
  }
#endif
