extension SectionSnapshot {
  /// Adds items behind the others under a parent, or at the root where it is `nil`. They are collapsed.
  ///
  /// Returns the positions, in `items`, of duplicates that were left out. Throws where an item is there
  /// already or given twice and duplicates are refused, and where there is no such parent.
  @discardableResult
  public mutating func append(
    _ items: some Collection<ItemID>, to parent: ItemID? = nil,
    duplicates: DuplicatePolicy = .refuse
  ) throws(SnapshotError) -> [Int] {
    var slot = -1
    if let parent { slot = try known(parent) }
    let new = try checked(items, duplicates)
    let count = slot < 0 ? roots.count : nodes[slot].children.count
    add(new.kept, under: slot, at: count)
    return new.left
  }

  /// Adds items before another one, under its parent; see `append(_:to:duplicates:)`. O(neighbors).
  @discardableResult
  public mutating func insert(
    _ items: some Collection<ItemID>, before item: ItemID, duplicates: DuplicatePolicy = .refuse
  ) throws(SnapshotError) -> [Int] {
    let other = try known(item)
    let new = try checked(items, duplicates)
    add(new.kept, under: nodes[other].parent, at: place(of: other))
    return new.left
  }

  /// Adds items after another one and its subtree; see `append(_:to:duplicates:)`. O(neighbors).
  @discardableResult
  public mutating func insert(
    _ items: some Collection<ItemID>, after item: ItemID, duplicates: DuplicatePolicy = .refuse
  ) throws(SnapshotError) -> [Int] {
    let other = try known(item)
    let new = try checked(items, duplicates)
    add(new.kept, under: nodes[other].parent, at: place(of: other) + 1)
    return new.left
  }

  /// Takes items out with all that is under them. Throws where one is not there or given twice; one that
  /// is under another of them may be given.
  public mutating func delete(_ items: some Collection<ItemID>) throws(SnapshotError) {
    let going = try known(distinct: items)
    var open: [Int] = []
    for slot in going where !going.contains(nodes[slot].parent) {
      let place = place(of: slot)
      if nodes[slot].parent < 0 {
        roots.remove(at: place)
      } else {
        nodes[nodes[slot].parent].children.remove(at: place)
      }
      open.append(slot)
    }
    // In the order in which the items were given, so that slots are reused alike in every run.
    while let slot = open.popLast() {
      open += nodes[slot].children
      slots[nodes[slot].identity] = nil
      nodes[slot].children = []
      freeSlots.append(slot)
    }
  }

  /// Shows what is under some items. Throws where one is not there.
  public mutating func expand(_ items: some Collection<ItemID>) throws(SnapshotError) {
    for slot in try known(all: items) { nodes[slot].isExpanded = true }
  }

  /// Hides what is under some items. Throws where one is not there.
  public mutating func collapse(_ items: some Collection<ItemID>) throws(SnapshotError) {
    for slot in try known(all: items) { nodes[slot].isExpanded = false }
  }

  private mutating func add(_ items: [ItemID], under parent: Int, at place: Int) {
    var new: [Int] = []
    for item in items {
      let node = Node(identity: item, parent: parent)
      let slot = freeSlots.popLast() ?? nodes.count
      if slot == nodes.count { nodes.append(node) } else { nodes[slot] = node }
      slots[item] = slot
      new.append(slot)
    }
    if parent < 0 {
      roots.insert(contentsOf: new, at: place)
    } else {
      nodes[parent].children.insert(contentsOf: new, at: place)
    }
  }

  /// Where an item stands among those with the same parent.
  private func place(of slot: Int) -> Int {
    let parent = nodes[slot].parent
    return (parent < 0 ? roots : nodes[parent].children).firstIndex(of: slot) ?? 0
  }

  private func known(_ item: ItemID) throws(SnapshotError) -> Int {
    guard let slot = slots[item] else {
      throw .unknownItem(String(describing: item), position: 0)
    }
    return slot
  }

  private func known(all items: some Collection<ItemID>) throws(SnapshotError) -> [Int] {
    var known: [Int] = []
    for (position, item) in items.enumerated() {
      guard let slot = slots[item] else {
        throw .unknownItem(String(describing: item), position: position)
      }
      known.append(slot)
    }
    return known
  }

  private func known(
    distinct items: some Collection<ItemID>
  ) throws(SnapshotError) -> DistinctSlots {
    var slots = DistinctSlots()
    let items = Array(items)
    for (position, slot) in try known(all: items).enumerated() where !slots.add(slot) {
      throw .duplicateItem(String(describing: items[position]), position: position, existing: nil)
    }
    return slots
  }

  private func checked(
    _ items: some Collection<ItemID>, _ policy: DuplicatePolicy
  ) throws(SnapshotError) -> (kept: [ItemID], left: [Int]) {
    var (kept, left): ([ItemID], [Int]) = ([], [])
    var seen: Set<ItemID> = []
    for (position, item) in items.enumerated() {
      if slots[item] == nil, seen.insert(item).inserted {
        kept.append(item)
      } else if policy == .keepFirst {
        left.append(position)
      } else {
        throw .duplicateItem(String(describing: item), position: position, existing: nil)
      }
    }
    return (kept, left)
  }
}

/// Slots in the order in which they were given, each once.
private struct DistinctSlots: Sequence {
  private var order: [Int] = []
  private var all: Set<Int> = []

  mutating func add(_ slot: Int) -> Bool {
    guard all.insert(slot).inserted else { return false }
    order.append(slot)
    return true
  }

  func contains(_ slot: Int) -> Bool { all.contains(slot) }
  func makeIterator() -> IndexingIterator<[Int]> { order.makeIterator() }
}
