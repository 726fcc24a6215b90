/// The place of an item: its section and its position in that section, both counted from zero.
@frozen public struct ItemPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The section, counted from 0.
  public var section: Int
  /// The item in its section, counted from 0.
  public var item: Int

  /// Creates a path.
  @inlinable public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  @inlinable public static func < (a: ItemPath, b: ItemPath) -> Bool {
    (a.section, a.item) < (b.section, b.item)
  }

  public var description: String { "[\(section), \(item)]" }
}

/// Anything the layout places: an item, or the header or footer of a section.
@frozen public enum ElementPath: Hashable, Sendable, CustomStringConvertible {
  /// An item.
  case item(ItemPath)
  /// The header of a section.
  case header(section: Int)
  /// The footer of a section.
  case footer(section: Int)

  /// Whether it is an item.
  package var isItem: Bool {
    if case .item = self { true } else { false }
  }

  /// The path of the item; `nil` for a header or a footer.
  @inlinable public var itemPath: ItemPath? {
    if case .item(let path) = self { path } else { nil }
  }

  /// The section it belongs to.
  @inlinable public var section: Int {
    switch self {
    case .item(let path): path.section
    case .header(let section), .footer(let section): section
    }
  }

  public var description: String {
    switch self {
    case .item(let path): "item \(path)"
    case .header(let section): "header of section \(section)"
    case .footer(let section): "footer of section \(section)"
    }
  }
}
