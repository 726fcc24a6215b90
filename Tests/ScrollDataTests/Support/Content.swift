import ScrollData
import ScrollLayout
import ScrollTools

/// Sections and their items as arrays: what a snapshot is, slow and obvious.
struct Content: Equatable {
  struct Section: Equatable {
    var id: String
    var items: [Int]
  }

  var sections: [Section] = []

  init(_ sections: [Section] = []) { self.sections = sections }

  init(_ counts: [Int]) {
    var next = 0
    for (number, count) in counts.enumerated() {
      sections.append(Section(id: "s\(number)", items: Array(next..<next + count)))
      next += count
    }
  }

  var counts: [Int] { sections.map(\.items.count) }
  var items: [Int] { sections.flatMap(\.items) }

  func section(_ id: String) -> Int? { sections.firstIndex { $0.id == id } }

  func path(of item: Int) -> ItemPath? {
    for (section, content) in sections.enumerated() {
      if let place = content.items.firstIndex(of: item) {
        return ItemPath(section: section, item: place)
      }
    }
    return nil
  }

  subscript(path: ItemPath) -> Int { sections[path.section].items[path.item] }

  func snapshot(
    sharing other: Snapshot<String, Int>? = nil
  ) throws(SnapshotError) -> Snapshot<String, Int> {
    var snapshot = other.map { Snapshot(sharingIdentitiesWith: $0) } ?? Snapshot<String, Int>()
    for section in sections {
      try snapshot.appendSections([section.id])
      try snapshot.appendItems(section.items, toSection: section.id)
    }
    return snapshot
  }

  init(_ snapshot: Snapshot<String, Int>) {
    for id in snapshot.sectionIdentifiers {
      sections.append(Section(id: id, items: snapshot.itemIdentifiers(inSection: id) ?? []))
    }
  }

  /// Some sections with some items, `identities` different ones at most.
  static func random(
    sections: Int, items: Int, identities: Int, using random: inout SeededGenerator
  ) -> Content {
    var content = Content()
    var free = Array(0..<identities).shuffled(using: &random)
    let names = Array(0..<2 * max(1, sections)).shuffled(using: &random)
    for number in 0..<sections {
      let count = min(free.count, random.oneIn(4) ? 0 : random.upTo(items))
      content.sections.append(
        Section(id: "s\(names[number])", items: Array(free.suffix(count))))
      free.removeLast(count)
    }
    return content
  }

  /// Changes a few things, or much.
  mutating func change(using random: inout SeededGenerator) {
    for _ in 0..<random.upTo(6) {
      let section = sections.isEmpty ? nil : random.upTo(sections.count - 1)
      switch random.upTo(9) {
      case 0:
        let id = "s\(random.upTo(200))"
        if self.section(id) == nil {
          sections.insert(Section(id: id, items: []), at: random.upTo(sections.count))
        }
      case 1:
        if let section { sections.remove(at: section) }
      case 2:
        if let section {
          sections.insert(sections.remove(at: section), at: random.upTo(sections.count))
        }
      case 3:
        if let section { sections[section].items.shuffle(using: &random) }
      case 4:
        if let section { sections[section].items.removeAll { _ in random.oneIn(3) } }
      case 5, 6:
        // Items from anywhere go elsewhere, a stretch of them together.
        guard let section, !sections[section].items.isEmpty else { continue }
        let start = random.upTo(sections[section].items.count - 1)
        let end = min(sections[section].items.count, start + 1 + random.upTo(3))
        let moved = sections[section].items[start..<end]
        sections[section].items.removeSubrange(start..<end)
        let target = random.upTo(sections.count - 1)
        sections[target].items.insert(
          contentsOf: moved, at: random.upTo(sections[target].items.count))
      default:
        guard let section else { continue }
        let new = (0..<random.upTo(4)).map { _ in 1000 + random.upTo(100_000) }
        for item in new where path(of: item) == nil {
          sections[section].items.insert(item, at: random.upTo(sections[section].items.count))
        }
      }
    }
  }
}
