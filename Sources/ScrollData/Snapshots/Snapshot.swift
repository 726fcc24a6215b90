/// Sections and items by identity, in order: what a list shows at one moment.
///
/// A value: copies cost a few references and share what they have in common, so a small change of a large
/// snapshot and the difference to the one before cost little, for any number of items. Copies may
/// go to other threads, be changed there and come back.
///
/// Identities are interned once, in a pool that a snapshot shares with its copies and that only grows: an
/// identity takes memory after its item has gone, until `compacted()`. A snapshot made for another one
/// (`init(sharingIdentitiesWith:)`) is compared with it without looking at an identity again; others can
/// be compared as well, at the cost of looking up every identity.
///
/// Every item is in one section, and in the snapshot once. Calls that would break this, or name what is
/// not there, throw before anything changes. Does not know what an item looks like.
public struct Snapshot<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  @usableFromInline var sectionPool: IdentityPool<SectionID>
  @usableFromInline var itemPool: IdentityPool<ItemID>
  @usableFromInline var core: SnapshotCore

  /// Nothing.
  @inlinable public init() {
    sectionPool = IdentityPool()
    itemPool = IdentityPool()
    core = SnapshotCore()
  }

  /// An empty snapshot that is expected to resemble `other`. O(items of `other` / 1000).
  ///
  /// Items that are appended in the order of `other` are shared with it, so that a new list costs little memory, and
  /// its difference to the previous one little time. Until it is changed otherwise or applied, it keeps the items of
  /// `other` in memory.
  @inlinable public init(sharingIdentitiesWith other: Snapshot) {
    sectionPool = other.sectionPool
    itemPool = other.itemPool
    core = SnapshotCore(after: other.core)
  }

  @inlinable init(
    sectionPool: IdentityPool<SectionID>, itemPool: IdentityPool<ItemID>, core: SnapshotCore
  ) {
    self.sectionPool = sectionPool
    self.itemPool = itemPool
    self.core = core
  }
}

extension Snapshot: Equatable {
  /// Whether sections and items are the same in the same order, and marked by the same calls.
  /// O(what the two do not share); O(identities) where they do not share those.
  @inlinable public static func == (a: Snapshot, b: Snapshot) -> Bool {
    if a.sharesIdentities(with: b) {
      return a.core.hasSameOrder(as: b.core) && a.core.hasSameMarks(as: b.core)
    }
    return !a.core.hasMarks && !b.core.hasMarks && a.sectionCounts == b.sectionCounts
      && a.sectionIdentifiers == b.sectionIdentifiers && a.itemIdentifiers == b.itemIdentifiers
  }
}

extension Snapshot {
  /// Whether both know identities by the same numbers, so that comparing them costs least.
  @inlinable public func sharesIdentities(with other: Snapshot) -> Bool {
    sectionPool === other.sectionPool && itemPool === other.itemPool
  }

  /// Identities of sections and items in memory, those of items that have gone from all copies included.
  @inlinable public var internedIdentityCount: Int { sectionPool.count + itemPool.count }

  /// The same sections and items, with no identity in memory but theirs. Marks are left out. O(items).
  ///
  /// For content that streams through a list: when `internedIdentityCount` is a few times the number of
  /// items, go on with a compacted snapshot. It does not share identities with the ones before.
  @inlinable public func compacted() -> Snapshot {
    var copy = Snapshot()
    copy.adopt(self)
    return copy
  }

  /// The same sections and items, known by the numbers that `other` knows them by. Marks are kept. O(items).
  @inlinable public func sharingIdentities(with other: Snapshot) -> Snapshot {
    if sharesIdentities(with: other) { return self }
    var copy = Snapshot(sharingIdentitiesWith: other)
    copy.adopt(self)
    copy.adoptMarks(of: self)
    return copy
  }

  /// Lets go of the items of the snapshot that this one was made for: it is made.
  package mutating func forgetModel() { core.items.following = nil }

  /// Takes over sections and items of a snapshot with other numbers. This one is empty.
  @inlinable mutating func adopt(_ other: Snapshot) {
    guard let sections = sectionPool.intern(other.sectionIdentifiers),
      let items = itemPool.intern(other.itemIdentifiers)
    else { return }
    core.fill(sections: sections, counts: other.sectionCounts, items: items)
  }

  /// Takes over marks of a snapshot with other numbers that has the same items.
  @inlinable mutating func adoptMarks(of other: Snapshot) {
    guard other.core.hasMarks else { return }
    let (sections, items) = (core.sectionHandles, core.itemHandles)
    let marked = other.core.markedPlaces()
    let stamp = itemPool.nextStamp()
    core.markReload(sections: marked.sectionReloads.map { sections[$0] }, stamp: stamp)
    core.markReload(items: marked.itemReloads.map { items[$0] }, stamp: stamp)
    core.markReconfigure(items: marked.itemReconfigures.map { items[$0] }, stamp: stamp)
  }
}
