import ScrollPrimitives

@testable import ScrollLayout

/// The slow twin of a solved group: boxes that know how wide and how high they are, worked out again
/// from the description for every line.
final class NaiveBox {
  enum Rule {
    case fixed(Ticks)
    case asked(Ticks)
    /// What the group around it leaves it, once that has a length.
    case part((Ticks) -> Ticks)

    var isPart: Bool { if case .part = self { true } else { false } }
    var isOpen: Bool { if case .fixed = self { false } else { true } }
    var length: Ticks {
      switch self {
      case .fixed(let length), .asked(let length): length
      case .part: .zero
      }
    }
  }

  var width: Rule
  var height: Rule
  let item: LayoutItemSpec?
  var isHorizontal = true
  var children: [NaiveBox] = []
  var gaps: [Ticks] = []
  /// The children's lengths along the group, by the estimates.
  private var lengths: [Ticks] = []
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

  /// A group that is in none.
  convenience init(_ group: LayoutGroup, in room: LayoutSize) {
    self.init(
      .group(group), width: Self.rule(group.size.width, room),
      height: Self.rule(group.size.height, room), room)
  }

  /// A part whose lengths the group around it has settled. What is in it is described by fractions of
  /// these, as they are.
  ///
  /// - Parameter room: its lengths by the estimates.
  private init(
    _ subitem: LayoutGroup.Subitem, width: Rule, height: Rule, _ room: LayoutSize
  ) {
    self.width = width
    self.height = height
    guard case .group(let group) = subitem else {
      guard case .item(let spec) = subitem else { preconditionFailure("neither item nor group") }
      item = spec
      return
    }
    item = nil
    isHorizontal = group.direction == .horizontal
    let inner = LayoutSize(
      width: Self.estimate(width, in: room.width), height: Self.estimate(height, in: room.height))
    switch group.spacing {
    case .fixed(let points):
      fill(group, inner, gap: Ticks(clamping: points), points)
      gaps = Array(repeating: Ticks(clamping: points), count: children.count - 1)
    case .flexible(let points):
      fill(group, inner, gap: Ticks(clamping: points), points)
      spread(in: inner, atLeast: Ticks(clamping: points))
    }
    gaps.insert(.zero, at: 0)
    // Of parts that all wait for the group to have a length, the group gets none.
    let isAllParts = children.allSatisfy { isHorizontal ? $0.height.isPart : $0.width.isPart }
    if isAllParts, isHorizontal, !height.isPart {
      self.height = .fixed(Ticks(clamping: inner.height))
    }
    if isAllParts, !isHorizontal, !width.isPart {
      self.width = .fixed(Ticks(clamping: inner.width))
    }
  }

  private static func estimate(_ rule: Rule, in points: Double) -> Double {
    switch rule {
    case .fixed(let length), .asked(let length): length.points
    case .part: points
    }
  }

  /// Adds the parts: this many, or as many as fit.
  private func fill(_ group: LayoutGroup, _ inner: LayoutSize, gap: Ticks, _ least: Double) {
    let whole = isHorizontal ? inner.width : inner.height
    let isPart = isHorizontal ? width.isPart : height.isPart
    var equal: [Ticks] = []
    if let count = group.count {
      var rest = max(0, Ticks(clamping: whole).rawValue - gap.rawValue * Int64(count - 1))
      for number in 0..<count {
        let each = (rest + Int64(count - number) - 1) / Int64(count - number)
        rest -= each
        equal.append(Ticks(rawValue: each))
      }
    }
    var sum = 0.0
    var fractions = 0.0
    var number = 0
    while true {
      let subitem = group.subitems[number % group.subitems.count]
      let own = subitem.own
      let dimension = isHorizontal ? own.width : own.height
      let length = Self.points(dimension, inner)
      if let count = group.count {
        if number == count { break }
      } else if number > 0, sum + Double(number) * least + length > whole + 0.0005 {
        break
      }
      // Along the group.
      let edges = (Ticks(clamping: sum), Ticks(clamping: sum + length))
      var along = dimension.isEstimated ? Rule.asked(edges.1 - edges.0) : .fixed(edges.1 - edges.0)
      if dimension.isEstimated { along = .asked(Ticks(clamping: length)) }
      var room = inner
      var alongEstimate = along.length.points
      if let count = group.count {
        alongEstimate = equal[number].points
        along = .fixed(equal[number])
        if isPart {
          let (place, between) = (number, Ticks(rawValue: gap.rawValue * Int64(count - 1)))
          along = .part { whole in
            let free = max(0, (whole - between).rawValue)
            let more: Int64 = Int64(place) < free % Int64(count) ? 1 : 0
            return Ticks(rawValue: free / Int64(count) + more)
          }
        }
      } else if isPart, let fraction = dimension.part(isWidth: isHorizontal) {
        let (low, high) = (fractions, fractions + fraction)
        along = .part { Ticks(clamping: $0.points * high) - Ticks(clamping: $0.points * low) }
        fractions = high
      }
      // Across it.
      let acrossDimension = isHorizontal ? own.height : own.width
      var across = Self.rule(acrossDimension, inner)
      let acrossEstimate = across.length.points
      let isOpen = isHorizontal ? height.isOpen : width.isOpen
      if isOpen, let fraction = acrossDimension.part(isWidth: !isHorizontal) {
        across = .part { Ticks(clamping: $0.points * fraction) }
      }
      room =
        isHorizontal
        ? LayoutSize(width: alongEstimate, height: acrossEstimate)
        : LayoutSize(width: acrossEstimate, height: alongEstimate)
      children.append(
        NaiveBox(
          subitem, width: isHorizontal ? along : across, height: isHorizontal ? across : along, room
        ))
      lengths.append(Ticks(clamping: alongEstimate))
      sum += length
      number += 1
    }
  }

  /// Shares what is left of the group out between its parts.
  private func spread(in inner: LayoutSize, atLeast gap: Ticks) {
    gaps = Array(repeating: gap, count: children.count - 1)
    var free = Ticks(clamping: isHorizontal ? inner.width : inner.height).rawValue
    free -= gap.rawValue * Int64(gaps.count)
    for length in lengths { free -= length.rawValue }
    for place in gaps.indices where free > 0 {
      let each = (free + Int64(gaps.count - place) - 1) / Int64(gaps.count - place)
      gaps[place].rawValue += each
      free -= each
    }
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

  /// Says where every item lies: as far as it does not stick out of any group it is in.
  func place(in frame: Frame, _ body: (Int, Frame) -> Void) {
    place(in: frame, groups: [], body)
  }

  private func place(in frame: Frame, groups: [Frame], _ body: (Int, Frame) -> Void) {
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
      for group in groups.reversed() {
        (frame.x, frame.width) = cut(frame.x, frame.width, group.x, group.width)
        (frame.y, frame.height) = cut(frame.y, frame.height, group.y, group.height)
      }
      return body(place, frame)
    }
    var cursor = isHorizontal ? frame.x : frame.y
    for (child, gap) in zip(children, gaps) {
      var inner = Frame(x: frame.x, y: frame.y, width: child.size.width, height: child.size.height)
      if case .part(let part) = child.width { inner.width = part(frame.width) }
      if case .part(let part) = child.height { inner.height = part(frame.height) }
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
      child.place(in: inner, groups: groups + [frame], body)
    }
  }

  private func cut(
    _ start: Ticks, _ length: Ticks, _ low: Ticks, _ room: Ticks
  ) -> (Ticks, Ticks) {
    let start = min(start, low + room)
    return (start, max(.zero, min(length, low + room - start)))
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

extension LayoutGroup.Subitem {
  fileprivate var own: LayoutDimensions {
    switch self {
    case .item(let spec): spec.size
    case .group(let group): group.size
    }
  }
}

extension LayoutDimension {
  /// The part it is of its group's length in the same direction.
  fileprivate func part(isWidth: Bool) -> Double? {
    switch self {
    case .fractionalWidth(let part) where isWidth: part
    case .fractionalHeight(let part) where !isWidth: part
    default: nil
    }
  }
}
