/// Words for posts and messages, the same for the same number.
enum Prose {
  private static let sentences = [
    "The ferry leaves at seven, so we should be at the harbor by half past six.",
    "I tried the new recipe with less salt and it came out much better.",
    "Has anybody seen the blue folder from the meeting on Tuesday?",
    "It rained the whole way up, and then the clouds opened at the summit.",
    "Small things first: water the plants, then the long mail.",
    "They rebuilt the old station and kept every one of its clocks.",
    "Could you send me the second half of the notes when you have a minute?",
    "We walked along the river until the lamps came on.",
    "My favorite part is how quiet the streets are before eight.",
    "The bread needs another hour, the soup is ready.",
    "Good news: the train runs again.",
    "Let us take the long way back.",
  ]

  static let people = [
    "Ada Okafor", "Benedikt Lund", "Chiara Rossi", "Dimitri Petrov", "Elif Yıldız", "Farid Haddad",
    "Grace Nakamura", "Hugo Martins", "Ines Dubois", "Jonas Weber", "Katarzyna Nowak",
    "Liam O’Brien",
    "Mei Lin", "Noor Rahman", "Oluwaseun Adeyemi", "Priya Raman", "Quentin Leroy", "Rosa Jiménez",
    "Søren Holm", "Tomoko Arai", "Uma Sharma", "Viktor Novák", "Wanjiru Kamau", "Yusuf Demir",
  ]

  /// A number of sentences, beginning anywhere.
  static func text(_ number: Int, sentences count: Int) -> String {
    (0..<max(1, count)).map { sentences[abs(number &* 7 &+ $0 &* 5) % sentences.count] }
      .joined(separator: " ")
  }

  static func person(_ number: Int) -> String { people[abs(number) % people.count] }

  static func initials(_ name: String) -> String {
    String(name.split(separator: " ").compactMap(\.first).prefix(3))
  }

  /// A number that looks drawn at random, from 0 up to a bound.
  static func scatter(_ number: Int, below bound: Int) -> Int {
    var bits = UInt64(bitPattern: Int64(number)) &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(max(1, bound)))
  }
}
