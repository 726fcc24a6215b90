import ScrollLayout

/// What the program shows: sections and items by identity, with the size that each asks for.
///
/// The oracle's own truth. Nothing in it is read back from the view.
final class PromiseModel: @unchecked Sendable {
  struct Section {
    var id: Int
    var items: [Int]
  }

  /// The name of an element that does not change when items come and go.
  enum Key: Hashable {
    case item(Int)
    case header(Int)
    case footer(Int)
  }

  var sections: [Section] = []
  /// Which size an item asks for: another number is another size.
  var sizeVersions: [Int: Int] = [:]
  /// How often the content of an item was changed: what its cell must show.
  var contentVersions: [Int: Int] = [:]
  var palette: PromisePalette
  /// The scale of text that cells take their sizes from.
  var textScale = 1.0
  private var nextID = 1

  init(palette: PromisePalette) { self.palette = palette }

  func makeID() -> Int {
    nextID += 1
    return nextID
  }

  func makeItems(_ count: Int) -> [Int] { (0..<count).map { _ in makeID() } }

  var counts: [Int] { sections.map(\.items.count) }
  var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// The path of the item with this many items before it, counted round; `nil` without items.
  func path(atItem place: Int) -> ItemPath? {
    let count = itemCount
    guard count > 0 else { return nil }
    var rest = ((place % count) + count) % count
    for (section, content) in sections.enumerated() {
      if rest < content.items.count { return ItemPath(section: section, item: rest) }
      rest -= content.items.count
    }
    return nil
  }

  func place(of path: ItemPath) -> Int {
    sections[..<path.section].reduce(path.item) { $0 + $1.items.count }
  }

  func id(at path: ItemPath) -> Int? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  func key(_ element: ElementPath) -> Key? {
    guard sections.indices.contains(element.section) else { return nil }
    switch element {
    case .item(let path): return id(at: path).map(Key.item)
    case .header(let section): return .header(sections[section].id)
    case .footer(let section): return .footer(sections[section].id)
    }
  }

  /// Points along the axis that the cell of an element returns, in a place this many points wide.
  func extent(_ key: Key, cross: Double) -> Double {
    switch key {
    case .item(let id):
      palette.extent(id, version: sizeVersions[id] ?? 0, cross: cross, scale: textScale)
    case .header(let id): palette.boundary(id, scale: textScale)
    case .footer(let id): palette.boundary(id + 7, scale: textScale)
    }
  }

  /// Points across the axis that the cell of an item returns, where the layout asks.
  func crossExtent(_ id: Int) -> Double { palette.cross(id, version: sizeVersions[id] ?? 0) }
}
