import ScrollPrimitives

/// Solves a group for a container: how many positions it has, and how long each is.
///
/// Outside in: a group's own lengths are computed first, in whole ticks, and its contents are solved in exactly
/// these. So the items of a nested group fill its share of the outer one to the tick, whether that share is a
/// fraction or one of a number of equal parts.
struct GroupSolver {
  let axis: Axis

  /// A length, and what decides about it.
  struct Length {
    /// As long as no cell was asked.
    var ticks: Ticks
    var rule: LineNode.Length

    init(_ ticks: Ticks) { (self.ticks, rule) = (ticks, .fixed(ticks)) }

    init(points: Double, isEstimated: Bool = false) {
      ticks = Ticks(clamping: min(points, LayoutDimension.maximum))
      rule = isEstimated ? .estimated(ticks) : .fixed(ticks)
    }

    var points: Double { ticks.points }

    /// Whether it follows from a group whose own length depends on cells.
    var isShared: Bool { rule.isShared }

    /// Whether cells decide about it, its own or others'.
    var isOpen: Bool { rule.isEstimated || isShared }
  }

  struct Size {
    var width: Length
    var height: Length
  }

  typealias Solution = (node: LineNode, places: Int)

  /// - Throws: `invalidValue` for a group with too many places.
  func solve(
    _ group: LayoutGroup, in room: LayoutSize, path: String
  ) throws(LayoutFailure) -> LineNode {
    let room = Size(
      width: Length(points: max(0, room.width)), height: Length(points: max(0, room.height)))
    let size = Size(
      width: length(group.size.width, in: room), height: length(group.size.height, in: room))
    return try solve(group, size, path: path).node
  }

  func points(_ dimension: LayoutDimension, in room: Size) -> Double {
    switch dimension {
    case .absolute(let value), .estimated(let value): value
    case .fractionalWidth(let value): value * room.width.points
    case .fractionalHeight(let value): value * room.height.points
    }
  }

  func length(_ dimension: LayoutDimension, in room: Size) -> Length {
    Length(points: points(dimension, in: room), isEstimated: dimension.isEstimated)
  }

  func solve(
    _ group: LayoutGroup, _ size: Size, path: String
  ) throws(LayoutFailure) -> Solution {
    let isHorizontal = group.direction == .horizontal
    let (along, across) = isHorizontal ? (size.width, size.height) : (size.height, size.width)
    var parts = Parts(self, group, size, path: path)
    if let count = group.count {
      try parts.append(count: count, of: along)
    } else {
      try parts.appendWhatFits(in: along)
    }
    let runsAlongMain = isHorizontal == (axis == .horizontal)
    var node = node(size)
    let isShared = parts.nodes.allSatisfy { (runsAlongMain ? $0.cross : $0.main).isShared }
    if isShared, !across.isShared {
      // Of nothing but fractions nothing comes: they are of the estimate.
      let whole = LineNode.Length.fixed(across.ticks)
      if runsAlongMain { node.cross = whole } else { node.main = whole }
    }
    node.stack = LineNode.Stack(
      runsAlongMain: runsAlongMain, gaps: parts.gaps(in: along.ticks), parts: parts.nodes)
    return (node, parts.places)
  }

  func node(_ size: Size) -> LineNode {
    axis == .vertical
      ? LineNode(main: size.height.rule, cross: size.width.rule)
      : LineNode(main: size.width.rule, cross: size.height.rule)
  }

  func node(_ item: LayoutItemSpec, _ size: Size) -> LineNode {
    var node = node(size)
    node.alignment = item.alignment
    let insets = item.contentInsets
    let (x, y) = (
      item.size.width.isEstimated ? (Ticks.zero, Ticks.zero) : insets.ticks(horizontally: true),
      item.size.height.isEstimated ? (Ticks.zero, Ticks.zero) : insets.ticks(horizontally: false)
    )
    let (main, cross) = axis == .vertical ? (y, x) : (x, y)
    node.insets = LineNode.Insets(
      mainBefore: main.0, mainAfter: main.1, crossBefore: cross.0, crossAfter: cross.1)
    return node
  }
}
