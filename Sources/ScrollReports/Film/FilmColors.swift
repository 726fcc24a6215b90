import ScrollTools

/// The colors of the items of a film, by their identities: an item keeps its color wherever it goes.
///
/// Neighbors that come on screen with the same color would look like one item, so the later one takes the next color that is
/// free.
struct FilmColors: Sendable {
  /// Positions in ``Palette/fills``.
  private var colors: [Int: Int] = [:]

  /// The colors of the items of a screen, in their order. O(items).
  ///
  /// - Parameter identities: `nil` for headers and footers.
  mutating func colors(of identities: [Int?]) -> [String?] {
    for (index, identity) in identities.enumerated() {
      guard let identity, colors[identity] == nil else { continue }
      let neighbors = identities[
        max(0, index - Self.near)..<min(identities.count, index + Self.near + 1)]
      let taken = Set(neighbors.compactMap { $0.flatMap { colors[$0] } })
      let first = Self.preferred(identity)
      let count = Palette.fills.count
      colors[identity] =
        (0..<count).lazy.map { (first + $0 * Self.step) % count }.first { !taken.contains($0) }
        ?? first
    }
    return identities.map { identity in
      identity.flatMap { colors[$0] }.map { Palette.fills[$0] }
    }
  }

  /// How many neighbors before and behind have other colors; in a grid with four columns the next line too.
  private static let near = 4
  /// From a number to the next, 150 degrees of the color wheel. Has no factor in common with the twelve colors.
  private static let step = 5

  private static func preferred(_ identity: Int) -> Int {
    let count = Palette.fills.count
    let rest = identity % count
    return (rest < 0 ? rest + count : rest) * step % count
  }
}
