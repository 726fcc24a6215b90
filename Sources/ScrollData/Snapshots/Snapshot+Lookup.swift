public import ScrollLayout

extension Snapshot {
  /// The number of sections. O(1).
  @inlinable public var numberOfSections: Int { core.sectionCount }
  /// The number of items in all sections. O(1).
  @inlinable public var numberOfItems: Int { core.itemCount }
  /// Whether there is no section. A snapshot with empty sections only is not empty.
  @inlinable public var isEmpty: Bool { numberOfSections == 0 }

  /// How many items each section has. O(sections).
  @inlinable public var sectionCounts: [Int] { core.sectionCounts }

  /// Sections in order. O(sections).
  @inlinable public var sectionIdentifiers: [SectionID] {
    sectionPool.identities(of: core.sectionHandles)
  }

  /// Items of all sections in order. O(items).
  @inlinable public var itemIdentifiers: [ItemID] { itemPool.identities(of: core.itemHandles) }

  /// Items of a section in order; `nil` when there is no such section. O(items of the section).
  @inlinable public func itemIdentifiers(inSection section: SectionID) -> [ItemID]? {
    guard let handle = sectionPool.handle(of: section),
      let items = core.itemHandles(inSection: handle)
    else { return nil }
    return itemPool.identities(of: items)
  }

  /// How many items a section has; `nil` when there is no such section.
  @inlinable public func numberOfItems(inSection section: SectionID) -> Int? {
    sectionPool.handle(of: section).flatMap { core.range(ofSection: $0)?.count }
  }

  /// Whether the snapshot contains an item. O(1).
  @inlinable public func contains(_ item: ItemID) -> Bool {
    itemPool.handle(of: item).map { core.containsItem($0) } ?? false
  }

  /// Whether the snapshot contains a section. O(1).
  @inlinable public func containsSection(_ section: SectionID) -> Bool {
    sectionPool.handle(of: section).map { core.containsSection($0) } ?? false
  }

  /// Where an item is; `nil` when it is not in the snapshot.
  @inlinable public func path(of item: ItemID) -> ItemPath? {
    itemPool.handle(of: item).flatMap { core.path(ofItem: $0) }
  }

  /// The item at a path; `nil` if it does not exist.
  @inlinable public func item(at path: ItemPath) -> ItemID? {
    core.item(at: path).map { itemPool.identity(of: $0) }
  }

  /// The section that an item is in; `nil` when it is not in the snapshot.
  @inlinable public func section(containing item: ItemID) -> SectionID? {
    itemPool.handle(of: item).flatMap { core.section(ofItem: $0) }
      .map { sectionPool.identity(of: $0) }
  }

  /// The section at an index; `nil` if it does not exist.
  @inlinable public func section(at index: Int) -> SectionID? {
    core.section(at: index).map { sectionPool.identity(of: $0) }
  }

  /// How many items stand before an item, in all sections; `nil` when it is not in the snapshot.
  @inlinable public func indexOfItem(_ item: ItemID) -> Int? {
    itemPool.handle(of: item).flatMap { core.index(ofItem: $0) }
  }

  /// The number of a section; `nil` when it is not in the snapshot.
  @inlinable public func indexOfSection(_ section: SectionID) -> Int? {
    sectionPool.handle(of: section).flatMap { core.index(ofSection: $0) }
  }
}
