extension Snapshot {
  /// Adds items at the end of a section, the last one where none is named.
  ///
  /// Returns the positions, in `items`, of duplicates that were left out. Throws where an item is there
  /// already or given twice and duplicates are refused, and where there is no such section.
  /// O(new items), and a few leaves.
  @discardableResult
  @inlinable public mutating func appendItems(
    _ items: some Collection<ItemID>, toSection section: SectionID? = nil,
    duplicates: DuplicatePolicy = .refuse
  ) throws(SnapshotError) -> [Int] {
    let target: UInt32
    if let section {
      target = try known(section: section)
    } else {
      guard let last = core.section(at: core.sectionCount - 1) else { throw .noSection }
      target = last
    }
    let new = try checked(newItems: items, duplicates)
    core.append(items: new.kept, toSection: target)
    return new.left
  }

  /// Adds items before another one; see `appendItems(_:toSection:duplicates:)`.
  @discardableResult
  @inlinable public mutating func insertItems(
    _ items: some Collection<ItemID>, beforeItem item: ItemID,
    duplicates: DuplicatePolicy = .refuse
  ) throws(SnapshotError) -> [Int] {
    let other = try known(item: item)
    let new = try checked(newItems: items, duplicates)
    core.insert(items: new.kept, beside: other, after: false)
    return new.left
  }

  /// Adds items after another one; see `appendItems(_:toSection:duplicates:)`.
  @discardableResult
  @inlinable public mutating func insertItems(
    _ items: some Collection<ItemID>, afterItem item: ItemID,
    duplicates: DuplicatePolicy = .refuse
  ) throws(SnapshotError) -> [Int] {
    let other = try known(item: item)
    let new = try checked(newItems: items, duplicates)
    core.insert(items: new.kept, beside: other, after: true)
    return new.left
  }

  /// Takes items out. Throws where one is not there or given twice.
  @inlinable public mutating func deleteItems(
    _ items: some Collection<ItemID>
  ) throws(SnapshotError) {
    core.delete(items: try known(distinctItems: items))
  }

  /// Takes all items out and leaves the sections.
  @inlinable public mutating func deleteAllItems() { core.removeAllItems() }

  /// Puts an item before another one, which may be in another section.
  @inlinable public mutating func moveItem(
    _ item: ItemID, beforeItem other: ItemID
  ) throws(SnapshotError) {
    let (moved, place) = try pair(item, other)
    core.move(item: moved, beside: place, after: false)
  }

  /// Puts an item after another one, which may be in another section.
  @inlinable public mutating func moveItem(
    _ item: ItemID, afterItem other: ItemID
  ) throws(SnapshotError) {
    let (moved, place) = try pair(item, other)
    core.move(item: moved, beside: place, after: true)
  }

  /// Puts an item at the end of a section.
  @inlinable public mutating func moveItem(
    _ item: ItemID, toEndOfSection section: SectionID
  ) throws(SnapshotError) {
    let moved = try known(item: item)
    core.move(item: moved, toEndOf: try known(section: section))
  }
}

extension Snapshot {
  /// The handles of items that are to come in.
  @inlinable func checked(
    newItems items: some Collection<ItemID>, _ duplicates: DuplicatePolicy
  ) throws(SnapshotError) -> CheckedHandles {
    guard let handles = itemPool.intern(items) else { throw .tooManyIdentities }
    let checked = core.check(newItems: handles, duplicates)
    if let wrong = checked.wrong {
      throw .duplicateItem(
        String(describing: itemPool.identity(of: handles[wrong])), position: wrong,
        existing: core.path(ofItem: handles[wrong]))
    }
    return checked
  }

  /// The handle of an item that is there.
  @inlinable func known(item: ItemID) throws(SnapshotError) -> UInt32 {
    guard let handle = itemPool.handle(of: item), core.containsItem(handle) else {
      throw .unknownItem(String(describing: item), position: 0)
    }
    return handle
  }

  /// The handles of items that are there.
  @inlinable func known(items: some Collection<ItemID>) throws(SnapshotError) -> [UInt32] {
    let items = Array(items)
    var known: [UInt32] = []
    known.reserveCapacity(items.count)
    for (position, handle) in itemPool.handles(of: items).enumerated() {
      guard let handle, core.containsItem(handle) else {
        throw .unknownItem(String(describing: items[position]), position: position)
      }
      known.append(handle)
    }
    return known
  }

  @inlinable func known(
    distinctItems items: some Collection<ItemID>
  ) throws(SnapshotError) -> [UInt32] {
    let handles = try known(items: items)
    if let wrong = SnapshotCore.check(distinct: handles).wrong {
      throw .duplicateItem(
        String(describing: itemPool.identity(of: handles[wrong])), position: wrong, existing: nil)
    }
    return handles
  }

  @inlinable func pair(
    _ item: ItemID, _ other: ItemID
  ) throws(SnapshotError) -> (item: UInt32, other: UInt32) {
    let handles = (try known(item: item), try known(item: other))
    guard handles.0 != handles.1 else { throw .itemBesideItself(String(describing: item)) }
    return handles
  }
}
