import ScrollLayout

/// The changes between two snapshots, as index ranges.
///
/// Indices before the change name removed and moved items, indices after it inserted and moved items and those to be
/// shown again, as in the field's batch updates. Ranges are in ascending order and do not touch; moves are sorted by
/// their targets.
///
/// The number of moves is minimal: as many items as possible stay in their section without a move. Items of deleted
/// and inserted sections are removed and inserted with them and are not listed, except for those that were moved out
/// or in.
public struct SnapshotDifference: Equatable, Sendable {
  /// Sections that went, by their numbers before.
  public internal(set) var deletedSections: [Range<Int>] = []
  /// Sections that came, by their numbers after.
  public internal(set) var insertedSections: [Range<Int>] = []
  /// How many items each inserted section has, those moved into it included, in order.
  public internal(set) var insertedSectionCounts: [Int] = []
  /// Sections that are in both snapshots and changed their order.
  public internal(set) var movedSections: [RowMove] = []
  /// Sections to be shown again, by their indices after the change.
  public internal(set) var reloadedSections: [Range<Int>] = []
  /// Items that went from sections that stay, by their places before.
  public internal(set) var deletedItems: [ItemRange] = []
  /// Items that came into sections that stay, by their places after.
  public internal(set) var insertedItems: [ItemRange] = []
  /// Items that went elsewhere, within a section or from any to any.
  public internal(set) var movedItems: [ItemMove] = []
  /// Items whose cells are to be replaced, by their places after.
  public internal(set) var reloadedItems: [ItemRange] = []
  /// Items whose cells are configured again and kept, by their paths after the change.
  public internal(set) var reconfiguredItems: [ItemRange] = []

  /// Creates a difference without changes.
  public init() {}

  /// Whether nothing is to be done.
  public var isEmpty: Bool { !changesStructure && !changesContent }

  /// Whether something came, went or moved.
  public var changesStructure: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty)
  }

  /// Whether any item is to be shown again.
  public var changesContent: Bool {
    !(reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty)
  }

  /// How many items moved.
  public var movedItemCount: Int { movedItems.reduce(0) { $0 + $1.count } }

  /// How many sections and items came, went or moved, those of deleted and inserted sections not
  /// counted.
  public var changeCount: Int {
    deletedSections.reduce(0) { $0 + $1.count } + insertedSections.reduce(0) { $0 + $1.count }
      + movedSections.reduce(0) { $0 + $1.count } + deletedItems.reduce(0) { $0 + $1.items.count }
      + insertedItems.reduce(0) { $0 + $1.items.count } + movedItemCount
  }
}

extension [ItemRange] {
  /// Adds an item behind all others.
  mutating func add(_ path: ItemPath) {
    if let last = indices.last, self[last].section == path.section,
      self[last].items.upperBound == path.item
    {
      self[last].items = self[last].items.lowerBound..<path.item + 1
    } else {
      append(ItemRange(section: path.section, items: path.item..<path.item + 1))
    }
  }
}

extension [Range<Int>] {
  /// Adds some places behind all others.
  @usableFromInline mutating func add(_ range: Range<Int>) {
    if let last = indices.last, self[last].upperBound == range.lowerBound {
      self[last] = self[last].lowerBound..<range.upperBound
    } else {
      append(range)
    }
  }
}
