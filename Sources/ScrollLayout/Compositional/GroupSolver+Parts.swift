import ScrollPrimitives

extension GroupSolver {
  /// The parts of a group as they are found.
  struct Parts {
    let solver: GroupSolver
    let group: LayoutGroup
    let size: Size
    let path: String
    let isHorizontal: Bool
    /// Points between neighbors, at the least.
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

    /// Adds a number of parts of equal length.
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
  var size: LayoutDimensions {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    }
  }
}

extension LayoutDimension {
  /// The fraction of its group's length in the same direction; `nil` if it is not a fraction.
  func fraction(horizontally: Bool) -> Double? {
    switch self {
    case .fractionalWidth(let value) where horizontally: value
    case .fractionalHeight(let value) where !horizontally: value
    default: nil
    }
  }
}

extension LayoutInsets {
  func ticks(horizontally: Bool) -> (Ticks, Ticks) {
    horizontally
      ? (Ticks(clamping: left), Ticks(clamping: right))
      : (Ticks(clamping: top), Ticks(clamping: bottom))
  }
}
