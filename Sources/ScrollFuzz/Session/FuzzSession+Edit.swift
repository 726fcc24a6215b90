import Scrollwork

/// What changes of the items mean where places are counted round.
extension FuzzSession {
  /// An edit that is valid for the items at the time; `nil` where no such edit is.
  func resolve(_ edit: FuzzEdit, in content: FuzzContent) -> ItemEdit? {
    let sections = content.sections
    if isUniform { return resolveRows(edit, in: content) }
    func place(_ place: FuzzPlace) -> ItemPath? {
      guard let path = path(of: place), sections.indices.contains(path.section) else {
        return content.path(round: 0)
      }
      let count = sections[path.section].items.count
      return ItemPath(section: path.section, item: min(path.item, count))
    }
    switch edit {
    case .insert(let at, let count):
      guard !sections.isEmpty else { return .insertSections(at: 0, counts: [count]) }
      // Content does not grow for ever.
      guard content.itemCount < 400 else { return nil }
      return .insertItems(
        at: place(at) ?? ItemPath(section: sections.count - 1, item: 0), count: max(0, count))
    case .remove(let at, let count):
      guard let path = place(at) else { return nil }
      let left = sections[path.section].items.count - path.item
      guard left > 0 else { return nil }
      return .removeItems(at: path, count: min(max(1, count), left))
    case .move(let from, let to):
      guard let from = place(from), content.item(at: from) != nil, var to = place(to) else {
        return nil
      }
      let room = sections[to.section].items.count - (to.section == from.section ? 1 : 0)
      to.item = min(to.item, room)
      return .moveItem(from: from, to: to)
    case .insertSections(let at, let counts):
      guard sections.count < 8 else { return nil }
      return .insertSections(at: at % (sections.count + 1), counts: counts)
    case .removeSection(let section):
      return sections.isEmpty ? nil : .removeSections(at: section % sections.count, count: 1)
    case .moveSection(let from, let to):
      return sections.isEmpty
        ? nil : .moveSection(from: from % sections.count, to: to % sections.count)
    }
  }

  /// The same for a layout whose sections are all of one length: whole sections come, go and move.
  private func resolveRows(_ edit: FuzzEdit, in content: FuzzContent) -> ItemEdit? {
    let count = content.sections.count
    let columns = content.sections.first?.items.count ?? 8
    func row(_ place: FuzzPlace) -> Int { min(path(of: place)?.section ?? 0, max(0, count - 1)) }
    switch edit {
    case .insert(let at, let number):
      return count > 120
        ? nil
        : .insertSections(at: row(at), counts: Array(repeating: columns, count: max(0, number)))
    case .remove(let at, let number):
      guard count > 0 else { return nil }
      return .removeSections(at: row(at), count: min(max(1, number), count - row(at)))
    case .move(let from, let to):
      return count > 0 ? .moveSection(from: row(from), to: row(to)) : nil
    case .insertSections(let at, let counts):
      return .insertSections(at: at % (count + 1), counts: counts.map { _ in columns })
    case .removeSection(let section):
      return count > 0 ? .removeSections(at: section % count, count: 1) : nil
    case .moveSection(let from, let to):
      return count > 0 ? .moveSection(from: from % count, to: to % count) : nil
    }
  }
}

extension FuzzBatch {
  /// What of it concerns sections, one after the other.
  var sectionEdits: [FuzzEdit] {
    deletedSections.map(FuzzEdit.removeSection)
      + insertedSections.compactMap { pair in
        pair.count == 2 ? .insertSections(at: pair[0], counts: [pair[1]]) : nil
      }
      + moved.map { .move(from: $0.from, to: .any($0.to.last ?? 0)) }
  }
}
