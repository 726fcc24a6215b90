import ScrollLayout

extension BatchPlan {
  /// The batch, which has been checked, as a difference.
  func difference() -> SnapshotDifference {
    var difference = SnapshotDifference()
    for section in batch.deletedSections.sorted() {
      difference.deletedSections.add(section..<section + 1)
    }
    for section in batch.insertedSections.sorted() {
      difference.insertedSections.add(section..<section + 1)
      difference.insertedSectionCounts.append(after[section])
    }
    for move in batch.movedSections.sorted(by: { $0.to < $1.to }) {
      difference.movedSections.append(RowMove(from: move.from, to: move.to))
    }
    for move in batch.movedItems.sorted(by: { $0.to < $1.to }) {
      difference.movedItems.addMove(from: move.from, to: move.to, count: 1)
    }
    for call in callsBefore where call.operation == .delete {
      guard newSections[call.path.section] >= 0 else { continue }
      difference.deletedItems.add(call.path)
    }
    for call in callsAfter where call.operation == .insert {
      guard oldSections[call.path.section] >= 0 else { continue }
      difference.insertedItems.add(call.path)
    }
    addReloadedSections(to: &difference)
    addMarks(to: &difference)
    return difference
  }

  private func addReloadedSections(to difference: inout SnapshotDifference) {
    for section in after.indices {
      let old = oldSections[section]
      guard old >= 0, fates[old] == .reload else { continue }
      difference.reloadedSections.add(section..<section + 1)
      // All of it is new; what there is more or less is so at its end.
      if after[section] > before[old] {
        difference.insertedItems.append(
          ItemRange(section: section, items: before[old]..<after[section]))
      } else if after[section] < before[old] {
        difference.deletedItems.append(
          ItemRange(section: old, items: after[section]..<before[old]))
      }
    }
    difference.deletedItems.sort { $0.section < $1.section }
    difference.insertedItems.sort { $0.section < $1.section }
  }

  private func addMarks(to difference: inout SnapshotDifference) {
    let leaving = callsBefore.filter { $0.operation == .delete || $0.operation == .move }
      .map(\.path)
    let coming = callsAfter.map(\.path)
    let moves = batch.movedItems.sorted { $0.from < $1.from }
    func places(_ operation: UpdateError.Operation) -> [ItemPath] {
      var places: [ItemPath] = []
      for call in callsBefore where call.operation == operation {
        // All items of a reloaded section are shown again in any case.
        if fates[call.path.section] == .reload { continue }
        let move = moves.firstIndex(notBefore: call.path) { $0.from }
        if move < moves.count, moves[move].from == call.path {
          places.append(moves[move].to)
        } else {
          places.append(placeAfter(call.path, leaving, coming))
        }
      }
      return places.sorted()
    }
    let reloaded = places(.reload)
    for path in reloaded where difference.reloadedItems.last?.holds(path) != true {
      difference.reloadedItems.add(path)
    }
    let isReloaded = Set(reloaded)
    for path in places(.reconfigure)
    where !isReloaded.contains(path) && difference.reconfiguredItems.last?.holds(path) != true {
      difference.reconfiguredItems.add(path)
    }
  }

  /// Where an item is after that neither goes nor moves.
  private func placeAfter(
    _ path: ItemPath, _ leaving: [ItemPath], _ coming: [ItemPath]
  ) -> ItemPath {
    let gone =
      leaving.firstIndex(notBefore: path) { $0 }
      - leaving.firstIndex(notBefore: ItemPath(section: path.section, item: 0)) { $0 }
    let kept = path.item - gone
    let section = newSections[path.section]
    let first = coming.firstIndex(notBefore: ItemPath(section: section, item: 0)) { $0 }
    let end = coming.firstIndex(notBefore: ItemPath(section: section + 1, item: 0)) { $0 }
    // The n-th that comes has its place less n of those that stay before it.
    var (low, high) = (first, end)
    while low < high {
      let middle = (low + high) / 2
      if coming[middle].item - (middle - first) <= kept { low = middle + 1 } else { high = middle }
    }
    return ItemPath(section: section, item: kept + low - first)
  }
}

extension ItemRange {
  fileprivate func holds(_ path: ItemPath) -> Bool {
    section == path.section && items.contains(path.item)
  }
}

extension Array {
  /// The first place whose path is `path` or a later one; the elements are in order of their paths.
  fileprivate func firstIndex(notBefore path: ItemPath, _ key: (Element) -> ItemPath) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if key(self[middle]) < path { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
