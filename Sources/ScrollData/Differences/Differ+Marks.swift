import ScrollLayout

extension Differ {
  /// What is marked in the new snapshot by a call that the old one has not seen.
  func addMarks(
    _ old: SnapshotCore, _ new: SnapshotCore, _ difference: inout SnapshotDifference
  ) {
    var sections: [Int] = []
    new.marks.sectionReloads.forEachDifference(from: old.marks.sectionReloads) { handle in
      guard new.marks.sectionReloads[handle] != 0, old.sections.contains(handle),
        let index = new.sections.index(of: handle)
      else { return }
      sections.append(index)
    }
    for section in sections.sorted() {
      difference.reloadedSections.add(section..<section + 1)
    }
    let reloaded = Self.marked(new.marks.itemReloads, old.marks.itemReloads, old, new)
    for path in reloaded { difference.reloadedItems.add(path) }
    let reconfigured = Self.marked(
      new.marks.itemReconfigures, old.marks.itemReconfigures, old, new)
    // Both are sorted; items that are reloaded as well are left out.
    var next = 0
    for path in reconfigured {
      while next < reloaded.count, reloaded[next] < path { next += 1 }
      if next < reloaded.count, reloaded[next] == path { continue }
      difference.reconfiguredItems.add(path)
    }
  }

  private static func marked(
    _ marks: HandleMap, _ before: HandleMap, _ old: SnapshotCore, _ new: SnapshotCore
  ) -> [ItemPath] {
    var paths: [ItemPath] = []
    marks.forEachDifference(from: before) { handle in
      guard marks[handle] != 0, old.items.contains(handle), let path = new.path(ofItem: handle)
      else { return }
      paths.append(path)
    }
    return paths.sorted()
  }
}
