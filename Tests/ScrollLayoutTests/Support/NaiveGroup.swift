import ScrollPrimitives

@testable import ScrollLayout

/// The slow twin of a solved group: boxes that know how wide and how high they are, worked out anew
/// from the description for every line.
final class NaiveBox {
  enum Rule {
    case fixed(Ticks)
    case asked(Ticks)
    case part(Double)
  }

  var width: Rule
  var height: Rule
  let item: LayoutItemSpec?
  var isHorizontal = true
  var children: [NaiveBox] = []
  var gaps: [Ticks] = []
  /// The item's place; set in order.
  var place = -1
  private(set) var size = (width: Ticks.zero, height: Ticks.zero)
  private var isThere = true

  /// What a line's places are known to ask for.
  struct Line {
    var present: Range<Int>
    var widths: [Int: Ticks] = [:]
    var heights: [Int: Ticks] = [:]
  }

  init(_ item: LayoutItemSpec, in room: LayoutSize) {
    self.item = item
    width = Self.rule(item.size.width, room)
    height = Self.rule(item.size.height, room)
  }

  init(_ group: LayoutGroup, in room: LayoutSize) {
    item = nil
    width = Self.rule(group.size.width, room)
    height = Self.rule(group.size.height, room)
    isHorizontal = group.direction == .horizontal
    let inner = LayoutSize(
      width: Self.points(group.size.width, room), height: Self.points(group.size.height, room))
    let whole = isHorizontal ? inner.width : inner.height
    var least = 0.0
    var isFlexible = false
    switch group.spacing {
    case .fixed(let points): least = points
    case .flexible(let points): (least, isFlexible) = (points, true)
    }
    let gap = Ticks(clamping: least)
    var sum = 0.0
    var number = 0
    while true {
      let subitem = group.subitems[number % group.subitems.count]
      let own: LayoutDimensions
      switch subitem {
      case .item(let spec): own = spec.size
      case .group(let group): own = group.size
      }
      let length = Self.points(isHorizontal ? own.width : own.height, inner)
      if let count = group.count {
        if number == count { break }
      } else if number > 0, sum + Double(number) * least + length > whole + 0.0005 {
        break
      }
      let child: NaiveBox
      switch subitem {
      case .item(let spec): child = NaiveBox(spec, in: inner)
      case .group(let group): child = NaiveBox(group, in: inner)
      }
      let edges = (Ticks(clamping: sum), Ticks(clamping: sum + length))
      if isHorizontal {
        if !own.width.isEstimated { child.width = .fixed(edges.1 - edges.0) }
        if group.size.height.isEstimated, case .item(let spec) = subitem,
          case .fractionalHeight(let part) = spec.size.height
        {
          child.height = .part(part)
        }
      } else {
        if !own.height.isEstimated { child.height = .fixed(edges.1 - edges.0) }
        if group.size.width.isEstimated, case .item(let spec) = subitem,
          case .fractionalWidth(let part) = spec.size.width
        {
          child.width = .part(part)
        }
      }
      children.append(child)
      sum += length
      number += 1
    }
    let room = Ticks(clamping: whole).rawValue
    if group.count != nil {
      var rest = max(0, room - gap.rawValue * Int64(number - 1))
      for (place, child) in children.enumerated() {
        let each = (rest + Int64(number - place) - 1) / Int64(number - place)
        rest -= each
        if isHorizontal {
          child.width = .fixed(Ticks(rawValue: each))
        } else {
          child.height = .fixed(Ticks(rawValue: each))
        }
      }
    }
    gaps = Array(repeating: gap, count: number - 1)
    if isFlexible {
      var free = room - gap.rawValue * Int64(number - 1)
      for child in children {
        switch isHorizontal ? child.width : child.height {
        case .fixed(let length), .asked(let length): free -= length.rawValue
        case .part: break
        }
      }
      for place in gaps.indices where free > 0 {
        let each = (free + Int64(gaps.count - place) - 1) / Int64(gaps.count - place)
        gaps[place].rawValue += each
        free -= each
      }
    }
    gaps.insert(.zero, at: 0)
    let isAllParts = children.allSatisfy { child in
      if case .part = isHorizontal ? child.height : child.width { true } else { false }
    }
    if isAllParts, isHorizontal { height = .fixed(Ticks(clamping: inner.height)) }
    if isAllParts, !isHorizontal { width = .fixed(Ticks(clamping: inner.width)) }
  }

  static func points(_ dimension: LayoutDimension, _ room: LayoutSize) -> Double {
    switch dimension {
    case .absolute(let value), .estimated(let value): value
    case .fractionalWidth(let value): value * room.width
    case .fractionalHeight(let value): value * room.height
    }
  }

  private static func rule(_ dimension: LayoutDimension, _ room: LayoutSize) -> Rule {
    let length = Ticks(clamping: points(dimension, room))
    if case .estimated = dimension { return .asked(length) }
    return .fixed(length)
  }

  /// The items in it, in order.
  var items: [NaiveBox] { item == nil ? children.flatMap(\.items) : [self] }

  /// Works out how large everything is.
  func measure(_ line: Line) {
    for child in children { child.measure(line) }
    if item != nil {
      isThere = line.present.contains(place)
      let isBehind = place >= line.present.upperBound
      size =
        isBehind
        ? (.zero, .zero) : (length(width, line.widths[place]), length(height, line.heights[place]))
      return
    }
    isThere = children.contains(where: \.isThere)
    // Places before the first item count with their lengths, those behind the last do not.
    let counting = zip(children, gaps).filter { child, _ in
      child.items[0].place < line.present.upperBound
    }
    let along = counting.reduce(Ticks.zero) {
      $0 + $1.1 + (isHorizontal ? $1.0.size.width : $1.0.size.height)
    }
    let across =
      counting.filter { $0.0.isThere }.map { isHorizontal ? $0.0.size.height : $0.0.size.width }
      .max() ?? .zero
    size = (
      length(width, isHorizontal ? along : across), length(height, isHorizontal ? across : along)
    )
  }

  private func length(_ rule: Rule, _ own: Ticks?) -> Ticks {
    switch rule {
    case .fixed(let length): length
    case .asked(let estimate): own ?? estimate
    case .part: .zero
    }
  }

  struct Frame {
    var x: Ticks
    var y: Ticks
    var width: Ticks
    var height: Ticks
  }

  /// Says where every item lies.
  func place(in frame: Frame, _ body: (Int, Frame) -> Void) {
    if let item {
      var frame = frame
      let insets = item.contentInsets
      if !item.size.width.isEstimated {
        frame.x = frame.x + Ticks(clamping: insets.left)
        frame.width = max(
          .zero, frame.width - Ticks(clamping: insets.left) - Ticks(clamping: insets.right))
      }
      if !item.size.height.isEstimated {
        frame.y = frame.y + Ticks(clamping: insets.top)
        frame.height = max(
          .zero, frame.height - Ticks(clamping: insets.top) - Ticks(clamping: insets.bottom))
      }
      return body(place, frame)
    }
    var cursor = isHorizontal ? frame.x : frame.y
    for (child, gap) in zip(children, gaps) {
      var inner = Frame(x: frame.x, y: frame.y, width: child.size.width, height: child.size.height)
      if case .part(let part) = child.width {
        inner.width = Ticks(clamping: frame.width.points * part)
      }
      if case .part(let part) = child.height {
        inner.height = Ticks(clamping: frame.height.points * part)
      }
      cursor = cursor + gap
      if isHorizontal {
        inner.x = cursor
        cursor = cursor + inner.width
        if case .asked = child.height { child.align(&inner.y, &inner.height, frame.height) }
      } else {
        inner.y = cursor
        cursor = cursor + inner.height
        if case .asked = child.width { child.align(&inner.x, &inner.width, frame.width) }
      }
      child.place(in: inner, body)
    }
  }

  private func align(_ start: inout Ticks, _ length: inout Ticks, _ whole: Ticks) {
    switch item?.alignment ?? .leading {
    case .leading: break
    case .fill: length = whole
    case .center where whole > length: start.rawValue += (whole - length).rawValue / 2
    case .center: break
    }
  }
}
