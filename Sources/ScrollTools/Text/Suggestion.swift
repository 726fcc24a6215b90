/// Guesses what a misspelt word was meant to be.
package enum Suggestion {
  /// `, did you mean 'x'?` for the nearest of `words`, or nothing when none is near.
  package static func phrase(for word: String, among words: [String]) -> String {
    nearest(to: word, among: words).map { ", did you mean '\($0)'?" } ?? ""
  }

  /// The word with the fewest edits, if they are at most a third of the longer word's letters or
  /// one; of two such words the one that starts with the same letter. Case does not count, nor
  /// whether a hyphen or an underscore joins the words.
  package static func nearest(to word: String, among words: [String]) -> String? {
    let folded = Array(word.lowercased().replacing(hyphens: "_"))
    var best: (word: String, rank: Int)?
    for candidate in words {
      let letters = Array(candidate.lowercased().replacing(hyphens: "_"))
      let edits = distance(folded, letters)
      let longest = max(folded.count, letters.count)
      guard edits <= max(1, longest / 3), edits < longest else { continue }
      let rank = 2 * edits + (letters.first == folded.first ? 0 : 1)
      if rank < best?.rank ?? Int.max { best = (candidate, rank) }
    }
    return best?.word
  }

  /// Insertions, deletions, replacements and swaps of neighbors that turn `a` into `b`.
  package static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var older: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var edits = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { edits = min(edits, older[j - 1] + 1) }
        row.append(edits)
      }
      older = previous
      previous = row
    }
    return previous[b.count]
  }
}

extension String {
  fileprivate func replacing(hyphens replacement: Character) -> String {
    String(map { $0 == "-" ? replacement : $0 })
  }
}
