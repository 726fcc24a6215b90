public import ScrollLayout

/// Neighboring items of one section.
@frozen public struct ItemRange: Hashable, Sendable, CustomStringConvertible {
  /// The section that contains the items, counted from 0.
  public var section: Int
  /// The positions of the items in the section.
  public var items: Range<Int>

  /// Creates a range of neighboring items in one section.
  @inlinable public init(section: Int, items: Range<Int>) {
    self.section = section
    self.items = items
  }

  /// The paths of the items, in order.
  @inlinable public var paths: [ItemPath] {
    items.map { ItemPath(section: section, item: $0) }
  }

  public var description: String { "[\(section), \(items)]" }
}

/// Neighboring items that go together to where they are neighbors as well.
@frozen public struct ItemMove: Hashable, Sendable, CustomStringConvertible {
  /// Where the first of them was before all changes.
  public var from: ItemPath
  /// Where it is after all changes.
  public var to: ItemPath
  /// The number of items that move together, at least 1.
  public var count: Int

  /// Creates a move of neighboring items, by default of one.
  @inlinable public init(from: ItemPath, to: ItemPath, count: Int = 1) {
    self.from = from
    self.to = to
    self.count = count
  }

  public var description: String { "\(count) from \(from) to \(to)" }
}

/// Neighbors of a row that go together to where they are neighbors as well: of sections, or of what
/// two collections hold.
@frozen public struct RowMove: Hashable, Sendable, CustomStringConvertible {
  /// Where the first of them was before all changes.
  public var from: Int
  /// Where it is after all changes.
  public var to: Int
  /// The number of neighbors that move together, at least 1.
  public var count: Int

  /// Creates a move of neighbors, by default of one.
  @inlinable public init(from: Int, to: Int, count: Int = 1) {
    self.from = from
    self.to = to
    self.count = count
  }

  public var description: String { "\(count) from \(from) to \(to)" }
}
