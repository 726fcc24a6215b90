import ScrollLayout
import Testing

@testable import ScrollData

extension Content {
  /// Makes the changes of a difference as the field's batches are made: what goes or moves is taken out
  /// by places before, from the end, then what comes or moved is put in by places after, from the
  /// beginning. What comes is asked of `new`.
  func applying(_ difference: SnapshotDifference, asking new: Content) -> Content {
    var sections = sections.map { Optional($0) }
    var carried: [(to: ItemPath, item: Int)] = []
    var leaving = difference.deletedItems.flatMap(\.paths)
    for move in difference.movedItems {
      for offset in 0..<move.count {
        let from = ItemPath(section: move.from.section, item: move.from.item + offset)
        carried.append(
          (ItemPath(section: move.to.section, item: move.to.item + offset), self[from]))
        leaving.append(from)
      }
    }
    for path in leaving.sorted().reversed() {
      sections[path.section]?.items.remove(at: path.item)
    }
    var places: [(to: Int, section: Section)] = []
    for move in difference.movedSections {
      for offset in 0..<move.count {
        places.append((move.to + offset, sections[move.from + offset] ?? new.sections[0]))
        sections[move.from + offset] = nil
      }
    }
    for section in difference.deletedSections.joined() { sections[section] = nil }
    var result = sections.compactMap { $0 }
    let movedIn = Set(carried.map(\.to))
    for section in difference.insertedSections.joined() {
      var inserted = new.sections[section]
      let kept = inserted.items.indices.filter {
        !movedIn.contains(ItemPath(section: section, item: $0))
      }
      inserted.items = kept.map { inserted.items[$0] }
      places.append((section, inserted))
    }
    for place in places.sorted(by: { $0.to < $1.to }) {
      result.insert(place.section, at: place.to)
    }
    for path in difference.insertedItems.flatMap(\.paths) { carried.append((path, new[path])) }
    for place in carried.sorted(by: { $0.to < $1.to }) {
      result[place.to.section].items.insert(place.item, at: place.to.item)
    }
    return Content(result)
  }

  /// Makes edits one after the other. New items and sections are unknown: `nil` and empty names.
  func applying(_ edits: [ItemEdit]) throws -> [(id: String, items: [Int?])] {
    var sections = sections.map { (id: $0.id, items: $0.items.map { Optional($0) }) }
    var structure = try ItemStructure(sectionCounts: counts)
    for edit in edits {
      _ = try structure.apply(edit)
      switch edit {
      case .insertItems(let path, let count):
        sections[path.section].items.insert(
          contentsOf: Array(repeating: nil, count: count), at: path.item)
      case .removeItems(let path, let count):
        sections[path.section].items.removeSubrange(path.item..<path.item + count)
      case .moveItem(let from, let to):
        let item = sections[from.section].items.remove(at: from.item)
        sections[to.section].items.insert(item, at: to.item)
      case .insertSections(let at, let counts):
        sections.insert(contentsOf: counts.map { ("", Array(repeating: nil, count: $0)) }, at: at)
      case .removeSections(let at, let count):
        sections.removeSubrange(at..<at + count)
      case .moveSection(let from, let to):
        sections.insert(sections.remove(at: from), at: to)
      }
    }
    #expect(structure.sectionCounts == sections.map(\.items.count))
    return sections
  }

  /// Checks that a difference leads from here to `new` in both ways of making it.
  func check(_ difference: SnapshotDifference, to new: Content, _ note: String) throws {
    try #require(applying(difference, asking: new) == new, "\(note): batch, \(difference)")
    let edits = difference.edits()
    if difference.changesStructure {
      try #require(edits == difference.editsOfAll(), "\(note): \(edits)")
    }
    let made = try applying(edits)
    try #require(made.count == new.sections.count, "\(note): \(edits)")
    let known = Set(sections.map(\.id))
    let items = Set(self.items)
    for (one, other) in zip(made, new.sections) {
      // What is unknown is new, and only that.
      let id = one.id.isEmpty ? other.id : one.id
      try #require(id == other.id && one.id.isEmpty == !known.contains(id), "\(note): \(edits)")
      let filled = zip(one.items, other.items).map { $0 ?? $1 }
      try #require(filled == other.items, "\(note): \(edits)")
      let unknown = zip(one.items, other.items).filter { $0.0 == nil }.map(\.1)
      try #require(!unknown.contains { items.contains($0) }, "\(note): \(edits)")
    }
    try #require(difference.isEmpty == (self == new), "\(note)")
    try #require(edits.isEmpty == (self == new), "\(note)")
  }

  /// The fewest items that must move to get to `new`: those in both, less what can stay in order in
  /// sections that are in both.
  func fewestMoves(to new: Content) -> Int {
    let common = Set(items).intersection(new.items).count
    var staying = 0
    for section in sections {
      guard let other = new.section(section.id) else { continue }
      staying += longestCommon(section.items, new.sections[other].items)
    }
    return common - staying
  }
}

/// The length of the longest common subsequence of two rows without duplicates, by dynamic programming.
func longestCommon<ID: Hashable>(_ old: [ID], _ new: [ID]) -> Int {
  let places = old.map { new.firstIndex(of: $0) }
  var best = Array(repeating: 0, count: old.count)
  for (index, place) in places.enumerated() {
    guard let place else { continue }
    best[index] = 1
    for before in 0..<index {
      if let other = places[before], other < place {
        best[index] = max(best[index], best[before] + 1)
      }
    }
  }
  return best.max() ?? 0
}
