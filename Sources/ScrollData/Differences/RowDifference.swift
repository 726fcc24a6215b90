import ScrollLayout

/// What is another way in one collection than in the one before, in places.
///
/// For any hashable elements. Elements that are equal to each other need not be refused: they are
/// matched in order, those that stand in line first, and the difference is right with any of them.
public struct RowDifference: Equatable, Sendable {
  /// What went, by places before, in ascending order; ranges do not touch.
  public internal(set) var deleted: [Range<Int>] = []
  /// What came, by places after, in ascending order; ranges do not touch.
  public internal(set) var inserted: [Range<Int>] = []
  /// What went elsewhere, in the order of where it leads; as few elements as can be.
  public internal(set) var moved: [RowMove] = []

  /// Creates a difference without changes.
  public init() {}

  /// Finds what changed from one collection to the other.
  ///
  /// O(elements), and O(moved runs · log) for the fewest moves. A `Differ` saves the memory for the
  /// next difference.
  @inlinable public init<Old: Collection, New: Collection>(from old: Old, to new: New)
  where Old.Element: Hashable, Old.Element == New.Element {
    self = Differ().difference(from: old, to: new)
  }

  /// Whether the two collections are equal.
  public var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && moved.isEmpty }

  /// How many elements moved.
  package var movedCount: Int { moved.reduce(0) { $0 + $1.count } }

  /// The same as a difference of the items of one section.
  public func inSection(_ section: Int) -> SnapshotDifference {
    var difference = SnapshotDifference()
    difference.deletedItems = deleted.map { ItemRange(section: section, items: $0) }
    difference.insertedItems = inserted.map { ItemRange(section: section, items: $0) }
    difference.movedItems = moved.map { move in
      ItemMove(
        from: ItemPath(section: section, item: move.from),
        to: ItemPath(section: section, item: move.to), count: move.count)
    }
    return difference
  }
}
