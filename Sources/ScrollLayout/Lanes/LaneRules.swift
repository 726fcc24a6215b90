import ScrollPrimitives

/// How lanes divide the room across the axis, and what the items in them measure.
struct LaneRules: WindowRules {
  /// How items get their length along the axis.
  enum Lengths: Sendable {
    /// As their cells ask.
    case measured
    /// Known up front: points along the axis for an item and its lane's length across.
    case known(@Sendable (ItemPath, Double) -> Double)
    /// By the cells of a grid that they take: rows of one length.
    case spans(row: Ticks, @Sendable (ItemPath) -> GridSpan)
  }

  /// The largest number of lanes, even if narrower ones are requested.
  static let maximumCount = 256

  var columns: Columns
  var axis: Axis
  /// Points and ticks between lanes.
  var laneSpacing: (points: Double, ticks: Ticks)
  var spacing: Ticks
  var lengths: Lengths
  var estimatedExtent: Ticks
  /// Cells an item is taken to fill before it is placed.
  var estimatedCells = 1
  var frame: SectionFrame

  /// Where each lane starts across the axis, and how long it is.
  private(set) var lanes: [(start: Ticks, extent: Ticks)] = [(.zero, .zero)]

  /// By how much one lane's end may be behind another's for an item to come back to the lane that it was
  /// in: a quarter of the viewport, which is seldom longer than an item, so that a section's beginning is
  /// no more ragged by it.
  private(set) var balance = Ticks.zero

  /// Whether items come back to the lanes that they were in.
  var keepsLanes: Bool {
    if case .spans = lengths { false } else { true }
  }

  /// Whether the lane of an item depends on what cells ask for.
  var placesAgain: Bool { isSelfSized && lanes.count > 1 }

  var laneCount: Int { lanes.count }

  /// A tick of content is one tick of every lane.
  var unit: Int64 { Int64(lanes.count) }
  var measuresCross: Bool { false }
  var estimate: (main: Ticks, cross: Ticks) { (estimatedExtent, .zero) }

  var isSelfSized: Bool {
    if case .measured = lengths { true } else { false }
  }

  func share(main: Ticks, cross: Ticks) -> Ticks {
    let (share, overflow) = (main + spacing).rawValue.multipliedReportingOverflow(
      by: Int64(estimatedCells))
    return Ticks(rawValue: overflow ? .max / 4 : share)
  }

  /// From the start of an item of several rows to where the next may start; at most `Ticks.maximum`.
  func step(of row: Ticks, rows: Int) -> Ticks {
    let (step, overflow) = (row + spacing).rawValue.multipliedReportingOverflow(by: Int64(rows))
    return overflow ? .maximum : min(Ticks(rawValue: step), .maximum)
  }

  func crossPlace(cross: Ticks) -> (start: Ticks, extent: Ticks) { lanes[0] }

  /// Where neighboring lanes start together, and how long they are.
  func crossPlace(lane: Int, span: Int) -> (start: Ticks, extent: Ticks) {
    let last = lanes[lane + span - 1]
    return (lanes[lane].start, last.start + last.extent - lanes[lane].start)
  }

  /// Ticks that no lane gets a whole share of go to the first lanes, one each.
  mutating func resolve(_ context: LayoutContext) -> Bool {
    let room = frame.room(in: context)
    balance = Ticks(clamping: context.container[main: axis] / 4)
    let count = min(
      Self.maximumCount,
      columns.count(
        available: room.points, spacing: laneSpacing.points,
        sizeClass: Columns.sizeClass(across: axis, in: context.traits)))
    let spaces = laneSpacing.ticks.rawValue * Int64(count - 1)
    let all = max(0, room.rawValue - spaces)
    var found: [(start: Ticks, extent: Ticks)] = []
    var start = Ticks.zero
    for lane in 0..<count {
      let more: Int64 = lane < Int(all % Int64(count)) ? 1 : 0
      let extent = Ticks(rawValue: all / Int64(count) + more)
      found.append((start, extent))
      start = start + extent + laneSpacing.ticks
    }
    defer { lanes = found }
    return !found.elementsEqual(lanes) { $0 == $1 }
  }

  /// How many lanes and rows an item takes: no more lanes than there are.
  func span(of path: ItemPath) -> (lanes: Int, rows: Int) {
    guard case .spans(_, let span) = lengths else { return (1, 0) }
    let asked = span(path)
    return (min(max(1, asked.columns), laneCount), min(max(1, asked.rows), GridSpan.maximumRows))
  }
}
