import Scrollwork

/// The identity of an element on screen, which edits do not change.
enum FuzzIdentity: Hashable, CustomStringConvertible {
  case item(Int)
  case header(Int)
  case footer(Int)

  var description: String {
    switch self {
    case .item(let id): "item #\(id)"
    case .header(let id): "header #\(id)"
    case .footer(let id): "footer #\(id)"
    }
  }
}

extension FuzzContent {
  /// All elements in order.
  var row: [FuzzIdentity] {
    var row: [FuzzIdentity] = []
    for section in sections {
      row.append(.header(section.id))
      row += section.items.map { .item($0.id) }
      row.append(.footer(section.id))
    }
    return row
  }

  func identity(of element: ElementPath) -> FuzzIdentity? {
    guard sections.indices.contains(element.section) else { return nil }
    switch element {
    case .item(let path): return item(at: path).map { .item($0.id) }
    case .header: return .header(sections[element.section].id)
    case .footer: return .footer(sections[element.section].id)
    }
  }

  func item(at path: ItemPath) -> Item? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  func path(ofItem id: Int) -> ItemPath? {
    for (number, section) in sections.enumerated() {
      if let item = section.items.firstIndex(where: { $0.id == id }) {
        return ItemPath(section: number, item: item)
      }
    }
    return nil
  }

  /// The item at a number over all sections, which counts round; `nil` without items.
  func path(round number: Int) -> ItemPath? {
    let count = itemCount
    guard count > 0 else { return nil }
    var rest = ((number % count) + count) % count
    for (section, part) in sections.enumerated() {
      if rest < part.items.count { return ItemPath(section: section, item: rest) }
      rest -= part.items.count
    }
    return nil
  }

  /// The number of an item over all sections.
  func number(of path: ItemPath) -> Int {
    sections[..<path.section].reduce(0) { $0 + $1.items.count } + path.item
  }

  /// Makes an edit; inserted items get these names, in order.
  mutating func apply(_ edit: ItemEdit, naming name: () -> Int) {
    switch edit {
    case .insertItems(let path, let count):
      let new = (0..<count).map { _ in Item(id: name()) }
      sections[path.section].items.insert(contentsOf: new, at: path.item)
    case .removeItems(let path, let count):
      sections[path.section].items.removeSubrange(path.item..<path.item + count)
    case .moveItem(let from, let to):
      let item = sections[from.section].items.remove(at: from.item)
      sections[to.section].items.insert(item, at: to.item)
    case .insertSections(let place, let counts):
      for (offset, count) in counts.enumerated() {
        let section = Section(id: name(), items: (0..<count).map { _ in Item(id: name()) })
        sections.insert(section, at: place + offset)
      }
    case .removeSections(let place, let count):
      sections.removeSubrange(place..<place + count)
    case .moveSection(let from, let to):
      let section = sections.remove(at: from)
      sections.insert(section, at: to)
    }
  }

  /// Takes over the versions of items: they were changed while an update waited that is now canceled.
  mutating func takeVersions(of other: FuzzContent) {
    var versions: [Int: Int] = [:]
    for section in other.sections {
      for item in section.items where item.version > 0 { versions[item.id] = item.version }
    }
    for section in sections.indices {
      for item in sections[section].items.indices {
        let id = sections[section].items[item].id
        if let version = versions[id] { sections[section].items[item].version = version }
      }
    }
  }
}
