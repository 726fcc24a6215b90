import ScrollPrimitives

/// Works a group out for a room: how many places it has, and how long each is.
///
/// Outside in: a group's own lengths are settled first, in whole ticks, and what is in it is solved in
/// exactly these. So the places of a nested group fill its share of the outer one to the tick, whether
/// that share is a fraction or one of a number of equal places.
struct GroupSolver {
  let axis: Axis

  /// A length, and what decides about it.
  private struct Length {
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

  private struct Size {
    var width: Length
    var height: Length
  }

  private typealias Solution = (node: LineNode, places: Int)

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

  private func points(_ dimension: LayoutDimension, in room: Size) -> Double {
    switch dimension {
    case .absolute(let value), .estimated(let value): value
    case .fractionalWidth(let value): value * room.width.points
    case .fractionalHeight(let value): value * room.height.points
    }
  }

  private func length(_ dimension: LayoutDimension, in room: Size) -> Length {
    Length(points: points(dimension, in: room), isEstimated: dimension.isEstimated)
  }

  private func solve(
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

  private func node(_ size: Size) -> LineNode {
    axis == .vertical
      ? LineNode(main: size.height.rule, cross: size.width.rule)
      : LineNode(main: size.width.rule, cross: size.height.rule)
  }

  private func node(_ item: LayoutItemSpec, _ size: Size) -> LineNode {
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

  /// The parts of a group as they are found.
  private struct Parts {
    let solver: GroupSolver
    let group: LayoutGroup
    let size: Size
    let path: String
    let isHorizontal: Bool
    /// Points between neighbours, at the least.
    let gap: Double
    private(set) var nodes: [LineNode] = []
    private(set) var places = 0
    /// What the parts take by their estimates, without the space between.
    private var taken = Ticks.zero
    /// What each subitem last came to, and for which length: most often it is the same again.
    private var solved: [(length: Ticks, solution: Solution)?]

    init(_ solver: GroupSolver, _ group: LayoutGroup, _ size: Size, path: String) {
      (self.solver, self.group, self.size, self.path) = (solver, group, size, path)
      isHorizontal = group.direction == .horizontal
      solved = Array(repeating: nil, count: group.subitems.count)
      switch group.spacing {
      case .fixed(let points), .flexible(let points): gap = points
      }
    }

    /// So many parts of equal length.
    mutating func append(count: Int, of along: Length) throws(LayoutFailure) {
      let gaps = Ticks(rawValue: Ticks(clamping: gap).rawValue * Int64(count - 1))
      let equal = Ticks.parts(of: along.ticks - gaps, count)
      for number in 0..<count {
        var length = Length(equal[number])
        if along.isShared { length.rule = .portion(number, of: count, gaps: gaps) }
        let part = try part(number, along: length)
        guard places + part.places <= LayoutGroup.maximumPlaces else {
          throw .invalidValue(parameter: "\(path).places", value: Double(places + part.places))
        }
        append(part, length)
      }
    }

    /// As many parts as fit, so that they end where their sum in points does.
    mutating func appendWhatFits(in along: Length) throws(LayoutFailure) {
      let kinds = group.subitems.map { isHorizontal ? $0.size.width : $0.size.height }
      let points = kinds.map { min(LayoutDimension.maximum, solver.points($0, in: size)) }
      // What takes nothing would fit without end.
      let fillsNothing = points.allSatisfy { $0 <= 0 } && gap <= 0
      let room = along.points
      // Half a tick, so that thirds fit three times; less in a room of a few ticks.
      let tolerance = min(0.5 / Ticks.perPoint, room / 1000)
      var (sum, share) = (0.0, 0.0)
      while true {
        let kind = nodes.count % kinds.count
        let end = sum + points[kind]
        let isFull = end + Double(nodes.count) * gap > room + tolerance
        // A room without length is one that is not known yet.
        let isOnce = nodes.count == kinds.count && (fillsNothing || room <= 0)
        guard nodes.isEmpty || !isFull && !isOnce else { return }
        var length = Length(Ticks(clamping: end) - Ticks(clamping: sum))
        if kinds[kind].isEstimated {
          length = Length(points: points[kind], isEstimated: true)
        } else if along.isShared, let fraction = kinds[kind].fraction(horizontally: isHorizontal) {
          length.rule = .share(from: share, to: share + fraction)
          share += fraction
        }
        let part = try part(nodes.count, along: length)
        guard nodes.isEmpty || places + part.places <= LayoutGroup.maximumPlaces else { return }
        append(part, length)
        sum = end
      }
    }

    private mutating func append(_ part: Solution, _ length: Length) {
      nodes.append(part.node)
      places += part.places
      taken = taken + length.ticks
    }

    private mutating func part(_ number: Int, along: Length) throws(LayoutFailure) -> Solution {
      let kind = number % group.subitems.count
      var solution: Solution
      if let known = solved[kind], known.length == along.ticks {
        solution = known.solution
      } else {
        solution = try solve(kind, along)
        solved[kind] = (along.ticks, solution)
      }
      if isHorizontal == (solver.axis == .horizontal) {
        solution.node.main = along.rule
      } else {
        solution.node.cross = along.rule
      }
      return solution
    }

    private func solve(_ kind: Int, _ along: Length) throws(LayoutFailure) -> Solution {
      let subitem = group.subitems[kind]
      let own = isHorizontal ? subitem.size.height : subitem.size.width
      var across = solver.length(own, in: size)
      if (isHorizontal ? size.height : size.width).isOpen,
        let fraction = own.fraction(horizontally: !isHorizontal)
      {
        // Known only once the group is.
        across.rule = .share(from: 0, to: fraction)
      }
      let inner =
        isHorizontal ? Size(width: along, height: across) : Size(width: across, height: along)
      switch subitem {
      case .item(let item): return (solver.node(item, inner), 1)
      case .group(let group):
        return try solver.solve(group, inner, path: "\(path).items[\(kind)]")
      }
    }

    /// The space before each part.
    func gaps(in room: Ticks) -> [Ticks] {
      let least = Ticks(clamping: gap)
      guard nodes.count > 1, case .flexible = group.spacing else {
        return [.zero] + Array(repeating: least, count: nodes.count - 1)
      }
      let free = room - taken - Ticks(rawValue: least.rawValue * Int64(nodes.count - 1))
      return [.zero] + Ticks.parts(of: free, nodes.count - 1).map { $0 + least }
    }
  }
}

extension LayoutGroup.Subitem {
  fileprivate var size: LayoutDimensions {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    }
  }
}

extension LayoutDimension {
  /// The fraction of its group's length in the same direction; `nil` when it is none.
  fileprivate func fraction(horizontally: Bool) -> Double? {
    switch self {
    case .fractionalWidth(let value) where horizontally: value
    case .fractionalHeight(let value) where !horizontally: value
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
