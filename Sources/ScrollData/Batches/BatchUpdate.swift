public import ScrollLayout

/// Changes of sections and items by their places, in the field's terms.
///
/// The order of the calls does not matter. Deletes, reloads and the beginnings of moves name places as
/// they are before all changes; inserts and the ends of moves name places as they are after all of them.
/// What is neither deleted nor moved stays in order. The number of items of a section after is that
/// before, plus those inserted and moved in, less those deleted and moved out. Items go and come with
/// their sections; items may be moved out of a section that is deleted, and into one that is inserted.
///
/// Nothing is checked until `changes(from:expecting:)`, which says what is wrong before anything changes.
public struct BatchUpdate: Equatable, Sendable {
  struct Move<Place: Equatable & Sendable>: Equatable, Sendable {
    var from: Place
    var to: Place
  }

  var deletedItems: [ItemPath] = []
  var insertedItems: [ItemPath] = []
  var movedItems: [Move<ItemPath>] = []
  var reloadedItems: [ItemPath] = []
  var reconfiguredItems: [ItemPath] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [Move<Int>] = []
  var reloadedSections: [Int] = []

  /// No changes.
  public init() {}

  /// Whether the batch changes nothing. O(1).
  public var isEmpty: Bool { self == BatchUpdate() }

  /// Items go, by their places before.
  public mutating func deleteItems(at paths: some Sequence<ItemPath>) {
    deletedItems += paths
  }

  /// Items come, by their places after.
  public mutating func insertItems(at paths: some Sequence<ItemPath>) {
    insertedItems += paths
  }

  /// An item goes from its place before to its place after.
  public mutating func moveItem(at path: ItemPath, to newPath: ItemPath) {
    movedItems.append(Move(from: path, to: newPath))
  }

  /// Items get other cells, by their places before.
  public mutating func reloadItems(at paths: some Sequence<ItemPath>) {
    reloadedItems += paths
  }

  /// Configures cells of items again and keeps them, by their paths before the batch. The items may also be moved.
  public mutating func reconfigureItems(at paths: some Sequence<ItemPath>) {
    reconfiguredItems += paths
  }

  /// Sections go with their items, by their numbers before.
  public mutating func deleteSections(_ sections: some Sequence<Int>) {
    deletedSections += sections
  }

  /// Sections come, by their numbers after.
  ///
  /// Each has as many items as `expecting` says, or else those inserted and moved into it.
  public mutating func insertSections(_ sections: some Sequence<Int>) {
    insertedSections += sections
  }

  /// A section goes with its items from its number before to its number after.
  public mutating func moveSection(_ section: Int, toSection newSection: Int) {
    movedSections.append(Move(from: section, to: newSection))
  }

  /// Shows all items of sections again, by the sections' indices before the batch. Their numbers of items may change
  /// to those of `expecting`.
  public mutating func reloadSections(_ sections: some Sequence<Int>) {
    reloadedSections += sections
  }
}

extension BatchUpdate {
  /// The same as edits that are made one after the other. Throws before anything changes where a rule is
  /// broken; `counts` is how many items each section is to have after. O(sections + calls · log calls).
  public func edits(
    from structure: ItemStructure, expecting counts: [Int]? = nil
  ) throws(UpdateError) -> [ItemEdit] {
    try changes(from: structure, expecting: counts).edits()
  }

  /// The changes of the batch, and the items to show again with their paths after it. Throws before anything changes
  /// if a rule is broken; `counts` is how many items each section must have afterward. O(sections + calls · log
  /// calls).
  public func changes(
    from structure: ItemStructure, expecting counts: [Int]? = nil
  ) throws(UpdateError) -> SnapshotDifference {
    var plan = BatchPlan(self, from: structure.sectionCounts)
    try plan.placeSections(expecting: counts)
    try plan.checkItemsBefore()
    try plan.checkItemsAfter(expecting: counts)
    return plan.difference()
  }
}
