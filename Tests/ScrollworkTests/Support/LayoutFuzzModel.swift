import ScrollTools
import Scrollwork

/// The identity of an element, independent of its path.
enum Identity: Hashable, CustomStringConvertible {
  case item(Int)
  case header(Int)
  case footer(Int)

  var isItem: Bool { if case .item = self { true } else { false } }

  var description: String {
    switch self {
    case .item(let id): "item #\(id)"
    case .header(let id): "header #\(id)"
    case .footer(let id): "footer #\(id)"
    }
  }
}

/// The slow, obvious account of the items there are: arrays of names.
struct FuzzItems {
  struct Section {
    var id: Int
    var items: [Int]
  }

  private(set) var sections: [Section] = []
  private var nextName = 0

  /// Names that were moved since this was last emptied.
  var moved: Set<Identity> = []
  /// Names before which something came or went since, though the row may look as it did.
  var parted: Set<Identity> = []
  /// Who stands where something else came in or went, if only on the way: changes are made one after the
  /// other, and what an element is placed by may be gone before another one brings it back.
  var passed: Set<Identity> = []

  init(counts: [Int]) {
    for count in counts { insertSection(at: sections.count, count: count) }
  }

  var counts: [Int] { sections.map(\.items.count) }
  var itemCount: Int { counts.reduce(0, +) }

  /// The row of all elements.
  var row: [Identity] {
    var row: [Identity] = []
    for section in sections {
      row.append(.header(section.id))
      row += section.items.map(Identity.item)
      row.append(.footer(section.id))
    }
    return row
  }

  func identity(of element: ElementPath) -> Identity? {
    guard sections.indices.contains(element.section) else { return nil }
    let section = sections[element.section]
    switch element {
    case .item(let path):
      return section.items.indices.contains(path.item) ? .item(section.items[path.item]) : nil
    case .header: return .header(section.id)
    case .footer: return .footer(section.id)
    }
  }

  func path(ofItem id: Int) -> ItemPath? {
    for (number, section) in sections.enumerated() {
      if let item = section.items.firstIndex(of: id) {
        return ItemPath(section: number, item: item)
      }
    }
    return nil
  }

  private mutating func name() -> Int {
    nextName += 1
    return nextName
  }

  private mutating func insertSection(at place: Int, count: Int) {
    let id = name()
    sections.insert(Section(id: id, items: (0..<count).map { _ in name() }), at: place)
  }

  /// Performs the same operations as the engine.
  mutating func apply(_ edit: ItemEdit) {
    defer {
      part(at: edit)
      pass(edit)
    }
    switch edit {
    case .insertItems(let path, let count):
      let new = (0..<count).map { _ in name() }
      sections[path.section].items.insert(contentsOf: new, at: path.item)
    case .removeItems(let path, let count):
      sections[path.section].items.removeSubrange(path.item..<path.item + count)
    case .moveItem(let from, let to):
      guard from != to else { return }
      let id = sections[from.section].items.remove(at: from.item)
      sections[to.section].items.insert(id, at: to.item)
      moved.insert(.item(id))
    case .insertSections(let at, let counts):
      for (offset, count) in counts.enumerated() { insertSection(at: at + offset, count: count) }
    case .removeSections(let at, let count):
      sections.removeSubrange(at..<at + count)
    case .moveSection(let from, let to):
      guard from != to else { return }
      let section = sections.remove(at: from)
      sections.insert(section, at: to)
      moved.formUnion(section.items.map(Identity.item))
      moved.formUnion([.header(section.id), .footer(section.id)])
    }
  }

  /// Remembers who stands where items came or went.
  private mutating func part(at edit: ItemEdit) {
    let path: ItemPath
    switch edit {
    case .insertItems(let at, let count):
      path = ItemPath(section: at.section, item: at.item + count)
    case .removeItems(let at, _): path = at
    default: return
    }
    parted.insert(element(at: path))
  }

  private mutating func pass(_ edit: ItemEdit) {
    switch edit {
    case .insertItems, .removeItems: break
    case .moveItem(let from, let to):
      passed.formUnion([element(at: from), element(at: to)])
      passed.insert(element(at: ItemPath(section: to.section, item: to.item + 1)))
    case .insertSections(let at, let counts): passed.formUnion(header(at + counts.count))
    case .removeSections(let at, _): passed.formUnion(header(at))
    case .moveSection(let from, let to):
      passed.formUnion(header(from) + header(from + 1) + header(to) + header(to + 1))
    }
  }

  /// The item at a place, or the footer behind a section's last one.
  private func element(at path: ItemPath) -> Identity {
    let section = sections[path.section]
    return section.items.indices.contains(path.item)
      ? .item(section.items[path.item]) : .footer(section.id)
  }

  private func header(_ section: Int) -> [Identity] {
    sections.indices.contains(section) ? [.header(sections[section].id)] : []
  }

  /// A change that can be made of the items there are.
  func edit(near path: ItemPath?, sections mayChange: Bool, _ random: inout SeededGenerator)
    -> ItemEdit?
  {
    guard !sections.isEmpty else { return mayChange ? .insertSections(at: 0, counts: [20]) : nil }
    func place(_ random: inout SeededGenerator, room: Int) -> ItemPath {
      var section = Int.random(in: 0..<sections.count, using: &random)
      if let path, sections.indices.contains(path.section) { section = path.section }
      let count = sections[section].items.count + room
      var item = count > 0 ? Int.random(in: 0..<count, using: &random) : 0
      if let path { item = path.item + Int.random(in: -14...14, using: &random) }
      return ItemPath(section: section, item: min(max(0, item), max(0, count - 1)))
    }
    switch Int.random(in: 0..<(mayChange ? 12 : 9), using: &random) {
    case 0...3:
      return .insertItems(
        at: place(&random, room: 1), count: Int.random(in: 1...12, using: &random))
    case 4...6:
      let first = place(&random, room: 0)
      let left = sections[first.section].items.count - first.item
      guard left > 0 else { return nil }
      return .removeItems(at: first, count: Int.random(in: 1...min(left, 9), using: &random))
    case 7, 8:
      let from = place(&random, room: 0)
      guard sections[from.section].items.indices.contains(from.item) else { return nil }
      var to = ItemPath(section: Int.random(in: 0..<sections.count, using: &random), item: 0)
      let room = sections[to.section].items.count + (to.section == from.section ? 0 : 1)
      to.item = Int.random(in: 0..<max(1, room), using: &random)
      return .moveItem(from: from, to: to)
    case 9:
      let counts = (0..<Int.random(in: 1...2, using: &random)).map { _ in
        Int.random(in: 0...25, using: &random)
      }
      return .insertSections(at: Int.random(in: 0...sections.count, using: &random), counts: counts)
    case 10:
      guard sections.count > 2 else { return nil }
      return .removeSections(at: Int.random(in: 0..<sections.count, using: &random), count: 1)
    default:
      return .moveSection(
        from: Int.random(in: 0..<sections.count, using: &random),
        to: Int.random(in: 0..<sections.count, using: &random))
    }
  }
}
