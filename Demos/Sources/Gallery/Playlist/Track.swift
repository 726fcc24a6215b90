/// A piece of music, the same for the same number.
struct Track: Hashable {
  let number: Int
  let title: String
  let artist: String
  let seconds: Int

  init(_ number: Int) {
    self.number = number
    let first = Self.firsts[abs(number &* 5) % Self.firsts.count]
    let second = Self.seconds[abs(number &* 7 &+ 3) % Self.seconds.count]
    title = "\(first) \(second)"
    artist = Self.artists[Prose.scatter(number &+ 21, below: Self.artists.count)]
    seconds = 121 + Prose.scatter(number &+ 5, below: 240)
  }

  /// Minutes and seconds: `3:07`.
  static func clock(_ seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  private static let firsts = [
    "Quiet", "Northern", "Paper", "Golden", "Slow", "Hidden", "Summer", "Silver", "Distant",
    "Early", "Little", "Open",
  ]
  private static let seconds = [
    "Harbor", "Trains", "Lanterns", "Gardens", "Rain", "Letters", "Orchard", "Windows", "Bridges",
    "Morning", "Rivers", "Snow", "Roads",
  ]
  private static let artists = [
    "The Ferrymen", "Alma & Oskar", "Kite Weather", "Tram Nine", "Lucía Prado Trio",
    "Low Tide Choir",
    "Hana Mori", "Field Radio",
  ]
}
