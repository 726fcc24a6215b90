#if CLI
  package import ArgumentParser
  import ScrollTools

  /// A value of an option that is one of a few words.
  package protocol WordArgument: ExpressibleByArgument, CaseIterable, RawRepresentable, Sendable
  where RawValue == String {}

  extension WordArgument {
    /// The value that a word names.
    ///
    /// - Throws: a validation error with the words that there are, and the nearest of them.
    package static func named(_ word: String) throws -> Self {
      if let value = Self(rawValue: word) { return value }
      throw ValidationError(WordList.unknown(word, allCases.map(\.rawValue)))
    }
  }

  /// Words that can be chosen from.
  public enum WordList {
    /// `there is no 'xlm', did you mean 'xml'?; choose one of json, xml`.
    public static func unknown(_ word: String, _ words: [String]) -> String {
      "there is no '\(word)'\(Suggestion.phrase(for: word, among: words)); choose one of "
        + words.joined(separator: ", ")
    }
  }
#endif
