import Scrollwork

extension WindowPreset {
  /// The word of an option, with dashes or underscores.
  init(option: String) throws {
    guard let known = Self(rawValue: option.replacing("-", with: "_")) else {
      throw UnknownWord(word: option, words: Self.allCases.map { $0.rawValue.dashed })
    }
    self = known
  }
}

extension ContentSizeCategory {
  /// The words of an option.
  static var words: [String] { allCases.map(\.rawValue.dashed) }

  /// The word of an option, with dashes.
  init(option: String) throws {
    guard let known = Self.allCases.first(where: { $0.rawValue.dashed == option }) else {
      throw UnknownWord(word: option, words: Self.words)
    }
    self = known
  }
}

private struct UnknownWord: Error, CustomStringConvertible {
  var word: String
  var words: [String]
  var description: String { "'\(word)' is none of \(words.joined(separator: ", "))" }
}

extension String {
  /// `phone_portrait` and `extraLarge` as words of an option.
  fileprivate var dashed: String {
    reduce(into: "") { text, letter in
      if letter == "_" {
        text.append("-")
      } else if letter.isUppercase {
        text += "-" + letter.lowercased()
      } else {
        text.append(letter)
      }
    }
  }
}
