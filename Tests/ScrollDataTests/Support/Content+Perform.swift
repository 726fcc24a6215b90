import ScrollData
import ScrollLayout

extension Content {
  /// Does what a call does; the error where it must be refused.
  mutating func perform(_ call: SnapshotPropertyTests.Call) -> SnapshotError? {
    switch call {
    case .appendItems(let items, let section):
      if let section, self.section(section) == nil {
        return .unknownSection(section, position: 0)
      }
      guard let index = section.map({ self.section($0)! }) ?? sections.indices.last else {
        return .noSection
      }
      if let error = duplicate(items) { return error }
      sections[index].items += items
    case .insertItems(let items, let other, let after):
      guard let path = path(of: other) else { return .unknownItem("\(other)", position: 0) }
      if let error = duplicate(items) { return error }
      sections[path.section].items.insert(
        contentsOf: items, at: after ? path.item + 1 : path.item)
    case .deleteItems(let items):
      if let error = unknown(items) { return error }
      if let position = repeated(items) {
        return .duplicateItem("\(items[position])", position: position, existing: nil)
      }
      for section in sections.indices {
        sections[section].items.removeAll { items.contains($0) }
      }
    case .moveItem(let item, let other, let after):
      if let error = unknown([item]) ?? unknown([other]) { return error }
      if item == other { return .itemBesideItself("\(item)") }
      take(item)
      guard let path = path(of: other) else { return nil }
      sections[path.section].items.insert(item, at: after ? path.item + 1 : path.item)
    case .moveToEnd(let item, let section):
      if let error = unknown([item]) { return error }
      guard let index = self.section(section) else {
        return .unknownSection(section, position: 0)
      }
      take(item)
      sections[index].items.append(item)
    case .mark(let items): return unknown(items)
    case .deleteAll:
      for section in sections.indices { sections[section].items = [] }
    default: return performOnSections(call)
    }
    return nil
  }

  private mutating func performOnSections(
    _ call: SnapshotPropertyTests.Call
  ) -> SnapshotError? {
    switch call {
    case .appendSections(let new):
      if let error = duplicate(sections: new) { return error }
      sections += new.map { Section(id: $0, items: []) }
    case .insertSections(let new, let other, let after):
      guard let index = section(other) else { return .unknownSection(other, position: 0) }
      if let error = duplicate(sections: new) { return error }
      sections.insert(
        contentsOf: new.map { Section(id: $0, items: []) }, at: after ? index + 1 : index)
    case .deleteSections(let going):
      if let error = unknown(sections: going) { return error }
      if let position = repeated(going) {
        return .duplicateSection("\(going[position])", position: position, existing: nil)
      }
      sections.removeAll { going.contains($0.id) }
    case .moveSection(let id, let other, let after):
      if let error = unknown(sections: [id]) ?? unknown(sections: [other]) { return error }
      if id == other { return .sectionBesideItself(id) }
      guard let index = section(id) else { return nil }
      let moved = sections.remove(at: index)
      guard let place = section(other) else { return nil }
      sections.insert(moved, at: after ? place + 1 : place)
    default: break
    }
    return nil
  }

  private mutating func take(_ item: Int) {
    for section in sections.indices { sections[section].items.removeAll { $0 == item } }
  }

  private func duplicate(_ items: [Int]) -> SnapshotError? {
    for (position, item) in items.enumerated() {
      if let existing = path(of: item) {
        return .duplicateItem("\(item)", position: position, existing: existing)
      }
      if items[..<position].contains(item) {
        return .duplicateItem("\(item)", position: position, existing: nil)
      }
    }
    return nil
  }

  private func duplicate(sections new: [String]) -> SnapshotError? {
    for (position, id) in new.enumerated() {
      if let existing = section(id) {
        return .duplicateSection(id, position: position, existing: existing)
      }
      if new[..<position].contains(id) {
        return .duplicateSection(id, position: position, existing: nil)
      }
    }
    return nil
  }

  private func unknown(_ items: [Int]) -> SnapshotError? {
    items.firstIndex { path(of: $0) == nil }
      .map { .unknownItem("\(items[$0])", position: $0) }
  }

  private func unknown(sections ids: [String]) -> SnapshotError? {
    ids.firstIndex { section($0) == nil }.map { .unknownSection(ids[$0], position: $0) }
  }

  private func repeated<ID: Equatable>(_ all: [ID]) -> Int? {
    all.indices.first { all[..<$0].contains(all[$0]) }
  }
}
