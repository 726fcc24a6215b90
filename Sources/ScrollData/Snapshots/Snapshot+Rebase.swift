import ScrollLayout

extension Snapshot {
  /// What this snapshot changed in the one it was made from, made to another one instead: sections and
  /// items that it deleted go, those that it brought come, those that it moved go beside the ones that they
  /// stand beside here, and its marks count.
  ///
  /// Where both changed the same thing, an item stays deleted, and one that is there already stays where it
  /// is. What comes or moves stands behind the nearest thing before it here that is there as well.
  /// Onto `base` itself, this snapshot comes out. O(changes · log items).
  public func rebased(from base: Snapshot, onto other: Snapshot) -> Snapshot {
    let draft = sharingIdentities(with: base)
    let difference = draft.difference(from: base)
    var result = other
    draft.placeSections(difference, &result)
    var gone = difference.deletedItems.flatMap(\.paths).compactMap { base.item(at: $0) }
    for section in difference.deletedSections.joined() {
      guard let name = base.section(at: section), let items = base.itemIdentifiers(inSection: name)
      else { continue }
      gone += items.filter { !draft.contains($0) }
    }
    try? result.deleteItems(gone.filter { result.contains($0) })
    draft.placeItems(difference, &result)
    for section in difference.deletedSections.joined() {
      if let name = base.section(at: section) { try? result.deleteSections([name]) }
    }
    draft.mark(difference, &result)
    return result
  }

  /// Has sections that came or moved in this snapshot stand in another one as they do here.
  private func placeSections(_ difference: SnapshotDifference, _ result: inout Snapshot) {
    var places = Array(difference.insertedSections.joined())
    places += difference.movedSections.flatMap { $0.to..<$0.to + $0.count }
    for place in places.sorted() {
      guard let name = section(at: place) else { continue }
      let isMoved = result.containsSection(name)
      if isMoved, difference.insertedSections.joined().contains(place) { continue }
      // One that was moved here and deleted there stays deleted.
      if !isMoved, !difference.insertedSections.joined().contains(place) { continue }
      let before = (0..<place).reversed().lazy.compactMap { section(at: $0) }
        .first { result.containsSection($0) }
      switch (before, isMoved) {
      case (let before?, true): try? result.moveSection(name, afterSection: before)
      case (let before?, false): _ = try? result.insertSections([name], afterSection: before)
      case (nil, let isMoved):
        let first = result.section(at: 0)
        guard let first, first != name else {
          if !isMoved { _ = try? result.appendSections([name]) }
          continue
        }
        if isMoved {
          try? result.moveSection(name, beforeSection: first)
        } else {
          _ = try? result.insertSections([name], beforeSection: first)
        }
      }
    }
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
    for (path, isNew) in paths.sorted(by: { $0.path < $1.path }) {
      guard let item = item(at: path), let name = self.section(at: path.section),
        result.containsSection(name), result.contains(item) != isNew
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
