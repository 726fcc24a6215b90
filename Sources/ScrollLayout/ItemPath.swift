/// The place of an item: its section and its position in that section, both counted from zero.
@frozen public struct ItemPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var section: Int
  public var item: Int

  @inlinable public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  @inlinable public static func < (a: ItemPath, b: ItemPath) -> Bool {
    (a.section, a.item) < (b.section, b.item)
  }

  public var description: String { "[\(section), \(item)]" }
}

/// Anything the layout places: an item, or the header of a section.
@frozen public enum ElementPath: Hashable, Sendable, CustomStringConvertible {
  case item(ItemPath)
  case header(section: Int)

  public var description: String {
    switch self {
    case .item(let path): "item \(path)"
    case .header(let section): "header of section \(section)"
    }
  }
}
