/// Items in lines: a line ends where the next item would not fit.
///
/// Lines are broken forward behind the placed items and backward before them: a line placed backward begins where the
/// item before would not fit. A placed line stays as it is until the size of one of its items changes.
struct LineWindow: SectionWindow {
  typealias Rules = FlowRules

  /// What is particular about a line whose first items were taken out: the others stayed.
  struct Cut: Sendable {
    var lead: Ticks
    var gap: Ticks
    var wideGaps: Int
  }

  /// How the items of a line lie in it.
  struct Arrangement {
    /// Where the first starts.
    var lead: Ticks
    /// Between neighbors; the first `wideGaps` are a tick wider.
    var gap: Ticks
    var wideGaps: Int
  }

  /// Where the first line starts.
  var origin = Ticks.zero
  /// From each line's start to the next one's.
  var steps = ExtentIndex()
  /// How many items each line holds.
  var counts = ExtentIndex()
  /// 1 for every line that is not full: it ended with the section, or began with it.
  var shorts = ExtentIndex()
  /// By the ordinal of a line's first item.
  var cuts: [Int: Cut] = [:]
  /// The ordinal of the item at offset 0. Items keep theirs while others come and go before them.
  var firstOrdinal = 0
  /// Whether items may join the first line in front, and the last line at the end.
  var isOpenInFront = false
  var isOpenBehind = false
  /// Whether a break between two lines has ever come to have room on both sides.
  var hasLooseBreak = false
  /// Whether the first line has been broken upward.
  var mayBeginShort = false
  /// The line looked at last; `nil` where items may be others since.
  var asked: Asked?
  /// Items looked at since it was last taken.
  var work = 0

  init(_ rules: FlowRules) {}

  var count: Int { Int(counts.total.rawValue) }
  var lineCount: Int { counts.count }

  /// A line that others may join is not whole yet: up to its other side there may be a gap.
  var front: WindowEdge {
    var edge = WindowEdge(origin)
    if isOpenInFront, lineCount > 0 { edge.greatest = origin + steps.extent(at: 0) }
    return edge
  }
  var back: WindowEdge {
    var edge = WindowEdge(origin + steps.total)
    if isOpenBehind, lineCount > 0 { edge.least = edge.least - steps.extent(at: lineCount - 1) }
    return edge
  }

  /// The offsets of a line's items.
  mutating func offsets(ofLine line: Int) -> Range<Int> {
    let first = Int(counts.offset(of: line).rawValue)
    return first..<first + Int(counts.extent(at: line).rawValue)
  }

  /// The line that holds an item.
  mutating func line(of offset: Int) -> Int {
    counts.index(at: Ticks(rawValue: Int64(offset))) ?? 0
  }

  /// How an item measures across, at most a whole line.
  static func length(of item: Int, _ span: WindowSpan, _ sizes: RowSizes, _ rules: Rules) -> Ticks {
    min(rules.room, sizes.cross(at: span.row + item))
  }

  /// How the items of a line lie, by the line's alignment or as they were left by a cut.
  mutating func arrangement(
    ofLine line: Int, _ span: WindowSpan, _ sizes: RowSizes, _ rules: Rules
  ) -> Arrangement {
    let offsets = offsets(ofLine: line)
    if let cut = cuts[firstOrdinal + offsets.lowerBound] {
      return Arrangement(lead: cut.lead, gap: cut.gap, wideGaps: cut.wideGaps)
    }
    ask(offsets, span, sizes, rules)
    var free = rules.room - (asked?.taken ?? .zero)
    let gaps = Int64(offsets.count - 1)
    free.rawValue -= gaps * rules.itemSpacing.rawValue
    free = max(.zero, free)
    var arrangement = Arrangement(lead: .zero, gap: rules.itemSpacing, wideGaps: 0)
    switch rules.lineAlignment {
    case .leading: break
    case .center: arrangement.lead = Ticks(rawValue: free.rawValue / 2)
    case .trailing: arrangement.lead = free
    case .justified:
      guard gaps > 0, shorts.extent(at: line) == .zero else { break }
      arrangement.gap = rules.itemSpacing + Ticks(rawValue: free.rawValue / gaps)
      arrangement.wideGaps = Int(free.rawValue % gaps)
    }
    return arrangement
  }

  /// Where an item of an arranged line starts across the axis.
  mutating func crossStart(
    at offset: Int, in offsets: Range<Int>, _ arrangement: Arrangement, _ span: WindowSpan,
    _ sizes: RowSizes, _ rules: Rules
  ) -> Ticks {
    let gaps = offset - offsets.lowerBound
    ask(offsets, span, sizes, rules)
    let start = arrangement.lead + (asked?.starts[gaps] ?? .zero)
    let ticks = Int64(gaps) * arrangement.gap.rawValue + Int64(min(gaps, arrangement.wideGaps))
    return start + Ticks(rawValue: ticks)
  }

  mutating func frame(
    at offset: Int, _ span: WindowSpan, _ sizes: RowSizes, _ rules: Rules
  ) -> ItemFrame {
    let line = line(of: offset)
    let arrangement = arrangement(ofLine: line, span, sizes, rules)
    let crossStart = crossStart(
      at: offset, in: offsets(ofLine: line), arrangement, span, sizes, rules)
    let item = span.items.lowerBound + offset
    let extent = sizes.main(at: span.row + item)
    let free = steps.extent(at: line) - rules.spacing - extent
    var start = origin + steps.offset(of: line)
    // All items of a line are asked together: a longer one would push away what is below the line.
    let slot = start..<max(start, start + steps.extent(at: line) - rules.spacing)
    switch rules.itemAlignment {
    case .leading: break
    case .center: start = start + Ticks(rawValue: free.rawValue / 2)
    case .trailing: start = start + free
    }
    return ItemFrame(
      start: start, extent: extent, crossStart: crossStart,
      crossExtent: Self.length(of: item, span, sizes, rules), slot: slot)
  }

  mutating func offsets(in range: Range<Ticks>, into found: inout [Int]) {
    guard lineCount > 0 else { return }
    var line = 0
    if range.lowerBound > origin {
      line = steps.index(at: range.lowerBound - origin) ?? lineCount
    }
    while line < lineCount, origin + steps.offset(of: line) < range.upperBound {
      found += offsets(ofLine: line)
      line += 1
    }
  }
}
