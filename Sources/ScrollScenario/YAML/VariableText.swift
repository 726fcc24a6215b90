#if CLI
  /// Texts with variables in them: `${name}`, and `$${` for the characters themselves.
  enum VariableText {
    enum Piece: Equatable {
      case text(String)
      /// `offset` is the number of Unicode scalars before it.
      case variable(String, offset: Int)
    }

    struct Problem: Error {
      var message: String
      /// Unicode scalars before the problem.
      var offset: Int
    }

    /// The parts of a text in order. Linear in its length.
    static func pieces(of text: String) throws(Problem) -> [Piece] {
      let scalars = Array(text.unicodeScalars)
      var pieces: [Piece] = []
      var plain = String.UnicodeScalarView()
      var index = 0
      func begins(_ characters: String, at index: Int) -> Bool {
        let wanted = Array(characters.unicodeScalars)
        return index + wanted.count <= scalars.count
          && scalars[index..<index + wanted.count].elementsEqual(wanted)
      }
      while index < scalars.count {
        if begins("$${", at: index) {
          plain.append(contentsOf: "${".unicodeScalars)
          index += 3
        } else if begins("${", at: index) {
          guard let end = scalars[index...].firstIndex(of: "}") else {
            throw Problem(
              message: "'${' needs its '}'; write '$${' for the characters", offset: index)
          }
          let name = String(String.UnicodeScalarView(scalars[index + 2..<end]))
          guard isName(name) else { throw Problem(message: misnamed(name), offset: index) }
          if !plain.isEmpty { pieces.append(.text(String(plain))) }
          plain = String.UnicodeScalarView()
          pieces.append(.variable(name, offset: index))
          index = end + 1
        } else {
          plain.append(scalars[index])
          index += 1
        }
      }
      if !plain.isEmpty { pieces.append(.text(String(plain))) }
      return pieces
    }

    /// Whether a variable can be called so: letters of English, digits and underscores, no digit first.
    static func isName(_ name: String) -> Bool {
      guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
      return name.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte) || byte == 0x5F
      }
    }

    static func misnamed(_ name: String) -> String {
      "the name of a variable is of letters, digits and underscores, no digit first, not '\(name)'"
    }
  }
#endif
