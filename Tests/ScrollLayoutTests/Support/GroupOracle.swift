import ScrollPrimitives
import ScrollTools

@testable import ScrollLayout

/// Where the items of one group lie, worked out in points from the documentation of `LayoutGroup` alone:
/// for groups that no cell decides about.
///
/// A fraction is of the group that a part is in. A group repeats its parts in turns until it is full, or
/// has `count` places of equal length. What does not fit in a group is cut off at its edge.
struct GroupOracle {
  struct Rect: Equatable {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0

    func cut(to other: Rect) -> Rect {
      let (left, top) = (min(x, other.x + other.width), min(y, other.y + other.height))
      return Rect(
        x: left, y: top, width: max(0, min(width, other.x + other.width - left)),
        height: max(0, min(height, other.y + other.height - top)))
    }
  }

  private(set) var items: [Rect] = []

  init(_ group: LayoutGroup, in room: LayoutSize) {
    let frame = Rect(
      width: Self.length(group.size.width, room), height: Self.length(group.size.height, room))
    add(.group(group), frame, cutTo: frame)
  }

  private static func length(_ dimension: LayoutDimension, _ room: LayoutSize) -> Double {
    switch dimension {
    case .absolute(let points), .estimated(let points): points
    case .fractionalWidth(let part): part * room.width
    case .fractionalHeight(let part): part * room.height
    }
  }

  private mutating func add(_ part: LayoutGroup.Subitem, _ frame: Rect, cutTo edges: Rect) {
    switch part {
    case .item(let item):
      let insets = item.contentInsets
      items.append(
        Rect(
          x: frame.x + insets.left, y: frame.y + insets.top,
          width: max(0, frame.width - insets.left - insets.right),
          height: max(0, frame.height - insets.top - insets.bottom)
        ).cut(to: edges))
    case .group(let group): add(group, frame, cutTo: frame.cut(to: edges))
    }
  }

  private mutating func add(_ group: LayoutGroup, _ frame: Rect, cutTo edges: Rect) {
    let room = LayoutSize(width: frame.width, height: frame.height)
    let isRow = group.direction == .horizontal
    let whole = isRow ? frame.width : frame.height
    var gap: Double
    var isFlexible = false
    switch group.spacing {
    case .fixed(let points): gap = points
    case .flexible(let points): (gap, isFlexible) = (points, true)
    }
    var sizes: [LayoutSize] = []
    var parts: [LayoutGroup.Subitem] = []
    func taken() -> Double { sizes.reduce(0) { $0 + (isRow ? $1.width : $1.height) } }
    while parts.count < group.count ?? .max {
      let part = group.subitems[parts.count % group.subitems.count]
      let own: LayoutDimensions
      switch part {
      case .item(let item): own = item.size
      case .group(let inner): own = inner.size
      }
      var size = LayoutSize(
        width: Self.length(own.width, room), height: Self.length(own.height, room))
      if let count = group.count {
        let each = max(0, whole - gap * Double(count - 1)) / Double(count)
        if isRow { size.width = each } else { size.height = each }
      } else if !parts.isEmpty {
        let end = taken() + gap * Double(parts.count) + (isRow ? size.width : size.height)
        if end > whole + 0.0005 { break }
      }
      parts.append(part)
      sizes.append(size)
    }
    if isFlexible, parts.count > 1 { gap = max(gap, (whole - taken()) / Double(parts.count - 1)) }
    var cursor = isRow ? frame.x : frame.y
    for (part, size) in zip(parts, sizes) {
      let place =
        isRow
        ? Rect(x: cursor, y: frame.y, width: size.width, height: size.height)
        : Rect(x: frame.x, y: cursor, width: size.width, height: size.height)
      add(part, place, cutTo: edges)
      cursor += gap + (isRow ? size.width : size.height)
    }
  }
}

extension LayoutGroup {
  /// A group of which cells decide nothing, with groups in it, at random.
  static func random(
    depth: Int, _ random: inout SeededGenerator, size: LayoutDimensions? = nil
  ) -> LayoutGroup {
    func length(_ isWidth: Bool) -> LayoutDimension {
      let parts: [Double] = [0.25, 1.0 / 3, 0.5, 1, 0.4, 0.15]
      let part = parts.randomElement(using: &random) ?? 1
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1: return .absolute(Double(Int.random(in: 20...600, using: &random)) / 4)
      case 2: return isWidth ? .fractionalHeight(part * 1.01) : .fractionalWidth(part * 1.01)
      default: return isWidth ? .fractionalWidth(part) : .fractionalHeight(part)
      }
    }
    func dimensions() -> LayoutDimensions {
      LayoutDimensions(width: length(true), height: length(false))
    }
    let subitems = (0..<Int.random(in: 1...3, using: &random)).map { _ -> Subitem in
      if depth > 1, !random.oneIn(3) { return .group(.random(depth: depth - 1, &random)) }
      var insets = LayoutInsets.zero
      if random.oneIn(4) { insets = LayoutInsets(top: 2, left: 1, bottom: 0.5, right: 3) }
      let size = dimensions()
      return .item(
        LayoutItemSpec(width: size.width, height: size.height, contentInsets: insets))
    }
    let gap = random.oneIn(3) ? 0 : Double(Int.random(in: 0...40, using: &random)) / 4
    return LayoutGroup(
      Bool.random(using: &random) ? .horizontal : .vertical, size: size ?? dimensions(),
      subitems: subitems, spacing: random.oneIn(3) ? .flexible(gap) : .fixed(gap),
      count: random.oneIn(2) ? Int.random(in: 1...4, using: &random) : nil)
  }
}
