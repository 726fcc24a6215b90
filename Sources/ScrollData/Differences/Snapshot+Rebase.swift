import ScrollLayout

extension Snapshot {
  /// Applies the changes from this snapshot's base to another snapshot: sections and items that were deleted are
  /// removed, inserted ones are inserted, moved ones move next to their neighbors here, and its marks count.
  ///
  /// If both changed the same thing, an item stays deleted, and one that both inserted stays where the other snapshot
  /// has it. Inserted and moved items are placed after the nearest item before them here that exists there as well.
  /// No item is lost with its section: a section that one deleted stays or returns for items that the other one
  /// inserted into it. For items that were only moved into it, it does so if their other section was deleted as well;
  /// otherwise they are there. Applied to `base` itself, the result is this snapshot; `base` itself results in the
  /// other one. O(changes · log items).
  ///
  /// - Parameters:
  ///   - base: the snapshot that this one was made from.
  ///   - other: another one made from it, which the changes are made to.
  public func rebased(from base: Snapshot, onto other: Snapshot) -> Snapshot {
    let draft = sharingIdentities(with: base)
    let difference = draft.difference(from: base)
    var result = other
    draft.placeSections(difference, &result)
    let deleted = difference.deletedSections.joined().compactMap { base.section(at: $0) }
    var gone = difference.deletedItems.flatMap(\.paths).compactMap { base.item(at: $0) }
    for section in deleted {
      gone += (base.itemIdentifiers(inSection: section) ?? []).filter { !draft.contains($0) }
    }
    try? result.deleteItems(gone.filter { result.contains($0) })
    draft.placeItems(difference, &result)
    for section in deleted where result.containsSection(section) {
      draft.empty(section, &result)
    }
    draft.mark(difference, &result)
    return result
  }

  /// Places sections that were inserted or moved in this snapshot in another one as they are here. A section that was
  /// moved here and deleted there stays deleted.
  private func placeSections(_ difference: SnapshotDifference, _ result: inout Snapshot) {
    var places = difference.insertedSections.joined().map { (place: $0, isNew: true) }
    for move in difference.movedSections {
      places += (move.to..<move.to + move.count).map { ($0, false) }
    }
    // From the first on, so that each finds the one before it.
    for (place, isNew) in places.sorted(by: { $0.place < $1.place }) {
      guard let name = section(at: place), result.containsSection(name) != isNew else { continue }
      put(section: name, at: place, isNew: isNew, &result)
    }
  }

  /// Puts a section behind the nearest one before it here that is there.
  private func put(
    section name: SectionID, at place: Int, isNew: Bool, _ result: inout Snapshot
  ) {
    let before = (0..<place).reversed().lazy.compactMap { section(at: $0) }
      .first { result.containsSection($0) }
    switch (before, isNew) {
    case (let before?, true): _ = try? result.insertSections([name], afterSection: before)
    case (let before?, false): try? result.moveSection(name, afterSection: before)
    case (nil, _):
      let first = result.section(at: 0)
      switch (first, isNew) {
      case (let first?, true): _ = try? result.insertSections([name], beforeSection: first)
      case (nil, true): _ = try? result.appendSections([name])
      case (let first?, false) where first != name:
        try? result.moveSection(name, beforeSection: first)
      default: break
      }
    }
  }

  /// Takes a section out that is not here, once its items have gone to their places here. It stays as it is
  /// where one of them has none.
  private func empty(_ section: SectionID, _ result: inout Snapshot) {
    var homes: [(item: ItemID, path: ItemPath, home: SectionID)] = []
    for item in result.itemIdentifiers(inSection: section) ?? [] {
      guard let path = path(of: item), let home = self.section(at: path.section),
        result.containsSection(home)
      else { return }
      homes.append((item, path, home))
    }
    for (item, path, home) in homes.sorted(by: { $0.path < $1.path }) {
      put(item, at: path, in: home, isNew: false, &result)
    }
    try? result.deleteSections([section])
  }

  /// Has items that came or moved in this snapshot stand in another one as they do here.
  private func placeItems(_ difference: SnapshotDifference, _ result: inout Snapshot) {
    var paths = difference.insertedItems.flatMap(\.paths).map { (path: $0, isNew: true) }
    for move in difference.movedItems {
      let items = move.to.item..<move.to.item + move.count
      paths += ItemRange(section: move.to.section, items: items).paths.map { ($0, false) }
    }
    let moved = Set(paths.lazy.filter { !$0.isNew }.map(\.path))
    for section in difference.insertedSections.joined() {
      guard let name = self.section(at: section), let count = numberOfItems(inSection: name) else {
        continue
      }
      paths += ItemRange(section: section, items: 0..<count).paths.filter { !moved.contains($0) }
        .map { ($0, true) }
    }
    // From the first on, so that each finds the one before it.
    paths.sort { $0.path < $1.path }
    for (path, isNew) in paths {
      guard let item = item(at: path), let name = self.section(at: path.section),
        result.contains(item) != isNew, !result.containsSection(name)
      else { continue }
      // Deleted there. A moved item may stay where it is, unless it was deleted here.
      let there = result.section(containing: item)
      guard isNew || there.map({ !containsSection($0) }) ?? false else { continue }
      put(section: name, at: path.section, isNew: true, &result)
    }
    for (path, isNew) in paths {
      guard let item = item(at: path), let name = self.section(at: path.section),
        result.contains(item) != isNew, result.containsSection(name)
      else { continue }
      put(item, at: path, in: name, isNew: isNew, &result)
    }
  }

  private func put(
    _ item: ItemID, at path: ItemPath, in section: SectionID, isNew: Bool,
    _ result: inout Snapshot
  ) {
    let target = result.indexOfSection(section)
    let before = (0..<path.item).reversed().lazy
      .compactMap { self.item(at: ItemPath(section: path.section, item: $0)) }
      .first { result.path(of: $0)?.section == target }
    if let before {
      if isNew {
        _ = try? result.insertItems([item], afterItem: before)
      } else {
        try? result.moveItem(item, afterItem: before)
      }
      return
    }
    let first = target.flatMap { result.item(at: ItemPath(section: $0, item: 0)) }
    switch (first, isNew) {
    case (let first?, true): _ = try? result.insertItems([item], beforeItem: first)
    case (let first?, false) where first != item:
      try? result.moveItem(item, beforeItem: first)
    case (nil, true): _ = try? result.appendItems([item], toSection: section)
    case (nil, false): try? result.moveItem(item, toEndOfSection: section)
    default: break
    }
  }

  private func mark(_ difference: SnapshotDifference, _ result: inout Snapshot) {
    func items(_ ranges: [ItemRange]) -> [ItemID] {
      ranges.flatMap(\.paths).compactMap { item(at: $0) }.filter { result.contains($0) }
    }
    let sections = difference.reloadedSections.joined().compactMap { section(at: $0) }
    try? result.reloadSections(sections.filter { result.containsSection($0) })
    try? result.reloadItems(items(difference.reloadedItems))
    try? result.reconfigureItems(items(difference.reconfiguredItems))
  }
}
