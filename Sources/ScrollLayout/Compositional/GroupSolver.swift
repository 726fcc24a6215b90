import ScrollPrimitives

/// Works a group out for a room: how many places it has, and how long each is.
struct GroupSolver {
  let axis: Axis

  /// A length in points, and whether cells decide about it.
  private struct Length {
    var points: Double
    var isEstimated = false
  }

  /// A part with its length in the direction that its group runs in.
  private struct Part {
    var node: LineNode
    var along: Double
    var isEstimated: Bool
    var places: Int
  }

  /// - Throws: `invalidValue` for a group with too many places.
  func solve(
    _ group: LayoutGroup, in room: LayoutSize, path: String
  ) throws(LayoutFailure) -> LineNode {
    let room = LayoutSize(width: max(0, room.width), height: max(0, room.height))
    return try solve(group, room, path: path).node
  }

  private func length(_ dimension: LayoutDimension, in room: LayoutSize) -> Length {
    let points: Double
    switch dimension {
    case .absolute(let value), .estimated(let value): points = value
    case .fractionalWidth(let value): points = value * room.width
    case .fractionalHeight(let value): points = value * room.height
    }
    return Length(
      points: min(points, LayoutDimension.maximum), isEstimated: dimension.isEstimated)
  }

  private func solve(
    _ group: LayoutGroup, _ room: LayoutSize, path: String
  ) throws(LayoutFailure) -> (node: LineNode, places: Int) {
    let (width, height) = (length(group.size.width, in: room), length(group.size.height, in: room))
    let inner = LayoutSize(width: width.points, height: height.points)
    let isHorizontal = group.direction == .horizontal
    let (along, across) = isHorizontal ? (width, height) : (height, width)
    var kinds: [Part] = []
    for (number, subitem) in group.subitems.enumerated() {
      kinds.append(
        try part(
          subitem, of: group, inner, acrossIsEstimated: across.isEstimated,
          path: "\(path).items[\(number)]"))
    }
    let gap: Double
    switch group.spacing {
    case .fixed(let points), .flexible(let points): gap = points
    }
    let parts = repeated(kinds, group.count, along.points, gap)
    let places = parts.reduce(0) { $0 + $1.places }
    guard places <= LayoutGroup.maximumPlaces else {
      throw .invalidValue(parameter: "\(path).places", value: Double(places))
    }
    let nodes = lengths(parts, group.count, Ticks(clamping: along.points), gap, isHorizontal)
    let gaps = gaps(nodes, group.spacing, Ticks(clamping: along.points), isHorizontal)
    let runsAlongMain = isHorizontal == (axis == .horizontal)
    var node = node(width, height)
    let isShared = nodes.allSatisfy { $0.isShared(isMain: !runsAlongMain) }
    if isShared {
      // Of nothing but fractions nothing comes: they are of the estimate.
      let whole = LineNode.Length.fixed(Ticks(clamping: across.points))
      if runsAlongMain { node.cross = whole } else { node.main = whole }
    }
    node.stack = LineNode.Stack(runsAlongMain: runsAlongMain, gaps: gaps, parts: nodes)
    return (node, places)
  }

  private func node(_ width: Length, _ height: Length) -> LineNode {
    func length(_ length: Length) -> LineNode.Length {
      let ticks = Ticks(clamping: length.points)
      return length.isEstimated ? .estimated(ticks) : .fixed(ticks)
    }
    return axis == .vertical
      ? LineNode(main: length(height), cross: length(width))
      : LineNode(main: length(width), cross: length(height))
  }

  private func part(
    _ subitem: LayoutGroup.Subitem, of group: LayoutGroup, _ room: LayoutSize,
    acrossIsEstimated: Bool, path: String
  ) throws(LayoutFailure) -> Part {
    let isHorizontal = group.direction == .horizontal
    switch subitem {
    case .group(let inner):
      let solved = try solve(inner, room, path: path)
      let dimension = isHorizontal ? inner.size.width : inner.size.height
      let along = length(dimension, in: room)
      return Part(
        node: solved.node, along: along.points, isEstimated: along.isEstimated,
        places: solved.places)
    case .item(let item):
      let (width, height) = (length(item.size.width, in: room), length(item.size.height, in: room))
      var node = node(width, height)
      node.alignment = item.alignment
      let insets = item.contentInsets
      let (x, y) = (
        width.isEstimated ? (Ticks.zero, Ticks.zero) : insets.ticks(horizontally: true),
        height.isEstimated ? (Ticks.zero, Ticks.zero) : insets.ticks(horizontally: false)
      )
      let (main, cross) = axis == .vertical ? (y, x) : (x, y)
      node.insets = LineNode.Insets(
        mainBefore: main.0, mainAfter: main.1, crossBefore: cross.0, crossAfter: cross.1)
      if acrossIsEstimated, let share = item.size.share(across: group.direction) {
        // Known only once the group is.
        if isHorizontal == (axis == .vertical) {
          node.main = .share(share)
        } else {
          node.cross = .share(share)
        }
      }
      let along = isHorizontal ? width : height
      return Part(node: node, along: along.points, isEstimated: along.isEstimated, places: 1)
    }
  }

  /// The parts in turns, so many, or as many as fit.
  private func repeated(
    _ kinds: [Part], _ count: Int?, _ room: Double, _ gap: Double
  ) -> [Part] {
    if let count { return (0..<count).map { kinds[$0 % kinds.count] } }
    var parts: [Part] = []
    var end = 0.0
    var places = 0
    // What takes nothing would fit without end.
    let fillsNothing = kinds.allSatisfy { $0.along <= 0 } && gap <= 0
    // Half a tick, so that thirds fit three times; less in a room of a few ticks.
    let tolerance = min(0.5 / Ticks.perPoint, room / 1000)
    while true {
      let part = kinds[parts.count % kinds.count]
      let next = end + (parts.isEmpty ? 0 : gap) + part.along
      guard parts.isEmpty || next <= room + tolerance else { break }
      guard parts.isEmpty || places + part.places <= LayoutGroup.maximumPlaces else { break }
      if fillsNothing, parts.count == kinds.count { break }
      // A room without length is one that is not known yet.
      if room <= 0, parts.count == kinds.count { break }
      parts.append(part)
      places += part.places
      end = next
    }
    return parts
  }

  /// The parts' lengths in ticks, so that they end where their sum in points does.
  private func lengths(
    _ parts: [Part], _ count: Int?, _ room: Ticks, _ gap: Double, _ isHorizontal: Bool
  ) -> [LineNode] {
    let gaps = Ticks(clamping: gap).rawValue * Int64(parts.count - 1)
    let equal = Ticks.parts(of: room - Ticks(rawValue: gaps), parts.count)
    var end = 0.0
    return parts.enumerated().map { number, part in
      let start = Ticks(clamping: end)
      end += part.along
      var node = part.node
      let length: LineNode.Length
      if count != nil {
        length = .fixed(equal[number])
      } else if part.isEstimated {
        return node
      } else {
        length = .fixed(Ticks(clamping: end) - start)
      }
      if isHorizontal == (axis == .horizontal) { node.main = length } else { node.cross = length }
      return node
    }
  }

  private func gaps(
    _ nodes: [LineNode], _ spacing: LayoutGroup.Spacing, _ room: Ticks, _ isHorizontal: Bool
  ) -> [Ticks] {
    let least: Ticks
    switch spacing {
    case .fixed(let points):
      let gap = Ticks(clamping: points)
      return [.zero] + Array(repeating: gap, count: nodes.count - 1)
    case .flexible(let points): least = Ticks(clamping: points)
    }
    guard nodes.count > 1 else { return [.zero] }
    let isMain = isHorizontal == (axis == .horizontal)
    let taken = nodes.reduce(Ticks.zero) { $0 + (isMain ? $1.main : $1.cross).estimate }
    let free = room - taken - Ticks(rawValue: least.rawValue * Int64(nodes.count - 1))
    return [.zero] + Ticks.parts(of: free, nodes.count - 1).map { $0 + least }
  }
}

extension LayoutDimensions {
  /// The fraction an item takes of its group across the way the group runs.
  fileprivate func share(across direction: LayoutGroup.Direction) -> Double? {
    switch (direction, width, height) {
    case (.horizontal, _, .fractionalHeight(let value)): value
    case (.vertical, .fractionalWidth(let value), _): value
    default: nil
    }
  }
}

extension LayoutInsets {
  fileprivate func ticks(horizontally: Bool) -> (Ticks, Ticks) {
    horizontally
      ? (Ticks(clamping: left), Ticks(clamping: right))
      : (Ticks(clamping: top), Ticks(clamping: bottom))
  }
}

extension LineNode {
  fileprivate func isShared(isMain: Bool) -> Bool {
    if case .share = isMain ? main : cross { true } else { false }
  }
}
