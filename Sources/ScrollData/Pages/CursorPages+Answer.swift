extension CursorPages {
  /// Appends or prepends a page.
  mutating func add(_ page: Page, _ key: Key, _ changes: inout PageChanges<Key>) {
    namesPrevious = namesPrevious || page.previous != nil
    var entry = Entry(key: key, items: [], previous: page.previous, next: page.next)
    entry.items = page.items.filter { known.insert($0.id).inserted }
    emptyPages = entry.items.isEmpty ? emptyPages + 1 : 0
    var update = PageUpdate()
    if !entries.isEmpty, key == startKey {
      if entries[0].previous == nil { dropped.removeLast() }
      entries.insert(entry, at: 0)
      update.difference.inserted.join(0..<entry.items.count)
    } else {
      update.difference.inserted.join(count..<count + entry.items.count)
      entries.append(entry)
    }
    countItems()
    visible = update.difference.relocate(visible, count: count)
    changes.updates.appendUnlessEmpty(update)
  }

  /// The page before those of a refresh.
  func startKey(of refreshed: Refreshed) -> Key? {
    if let previous = refreshed.entries.first?.previous { return .previous(previous) }
    return namesPrevious ? nil : refreshed.earlier.last
  }

  /// Adds a page to those of a refresh.
  mutating func collect(_ page: Page, _ key: Key) {
    namesPrevious = namesPrevious || page.previous != nil
    guard var refreshed else { return }
    self.refreshed = nil
    let entry = Entry(key: key, items: page.items, previous: page.previous, next: page.next)
    if !refreshed.entries.isEmpty, key == startKey(of: refreshed) {
      if refreshed.entries[0].previous == nil { refreshed.earlier.removeLast() }
      refreshed.entries.insert(entry, at: 0)
      refreshed.before += page.items.count
    } else {
      refreshed.entries.append(entry)
      refreshed.behind += page.items.count
    }
    emptyPages = page.items.isEmpty ? emptyPages + 1 : 0
    self.refreshed = refreshed
  }

  /// Replaces the list by the pages of a refresh.
  mutating func replace(by refreshed: Refreshed, _ changes: inout PageChanges<Key>) {
    self.refreshed = nil
    let old = entries.flatMap { $0.items.map(\.id) }
    let former = known
    known = []
    entries = refreshed.entries
    dropped = namesPrevious ? [] : refreshed.earlier
    for page in entries.indices {
      entries[page].items = entries[page].items.filter { known.insert($0.id).inserted }
    }
    countItems()
    emptyPages = 0
    let ids = entries.flatMap { $0.items.map(\.id) }
    var update = PageUpdate()
    update.difference = RowDifference(from: old, to: ids)
    for (index, id) in ids.enumerated() where former.contains(id) {
      update.reconfigured.join(index..<index + 1)
    }
    visible = update.difference.relocate(visible, count: count)
    changes.updates.appendUnlessEmpty(update)
  }
}
