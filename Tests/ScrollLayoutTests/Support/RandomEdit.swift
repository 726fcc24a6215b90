import ScrollLayout
import ScrollTools

extension ItemEdit {
  /// A random edit that fits sections of the counts given.
  static func random(
    counts: [Int], most: Int = 12, using random: inout SeededGenerator
  ) -> ItemEdit {
    let filled = counts.indices.filter { counts[$0] > 0 }
    func place(_ random: inout SeededGenerator, in section: Int, room: Int) -> ItemPath {
      ItemPath(section: section, item: Int.random(in: 0...room, using: &random))
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0...2:
      guard let section = counts.indices.randomElement(using: &random) else { break }
      return .insertItems(
        at: place(&random, in: section, room: counts[section]),
        count: Int.random(in: 0...most, using: &random))
    case 3...5:
      guard let section = filled.randomElement(using: &random) else { break }
      let at = place(&random, in: section, room: counts[section])
      let held = counts[section] - at.item
      return .removeItems(at: at, count: Int.random(in: 0...min(most, held), using: &random))
    case 6, 7:
      guard let from = filled.randomElement(using: &random),
        let to = counts.indices.randomElement(using: &random)
      else { break }
      return .moveItem(
        from: place(&random, in: from, room: counts[from] - 1),
        to: place(&random, in: to, room: counts[to] - (from == to ? 1 : 0)))
    case 8:
      guard !counts.isEmpty else { break }
      if Bool.random(using: &random) {
        return .moveSection(
          from: Int.random(in: counts.indices, using: &random),
          to: Int.random(in: counts.indices, using: &random))
      }
      let at = Int.random(in: 0...counts.count, using: &random)
      return .removeSections(
        at: at, count: Int.random(in: 0...min(2, counts.count - at), using: &random))
    default: break
    }
    return .insertSections(
      at: Int.random(in: 0...counts.count, using: &random),
      counts: (0..<Int.random(in: 0...2, using: &random)).map { _ in
        Int.random(in: 0...most, using: &random)
      })
  }
}
