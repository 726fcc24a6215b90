/// Items in lanes: each lies in the lane, or the neighboring lanes, with the most room.
///
/// Forward the next item lies where its start is least, leftmost of several; backward, where its end is
/// greatest, rightmost of several. Without spans that leaves no gaps, and neither end is more ragged
/// than one item is long. A lane keeps its items whatever their sizes become; one placed again backward
/// comes back to its lane while the lanes stay in balance.
struct LaneWindow: SectionWindow {
  typealias Rules = LaneRules

  struct Place: Sendable {
    var lane: Int32
    var span: Int32
    /// 0 for an item that is as long as its step in the lane.
    var rows: Int32
  }

  var lanes: [Lane]
  var places = TwoEnded<Place>()
  /// The ordinal of the item at offset 0. Items keep theirs while others come and go before them.
  var firstOrdinal = 0

  init(_ rules: LaneRules) {
    lanes = Array(repeating: Lane(edge: .zero), count: rules.laneCount)
  }

  var count: Int { places.count }

  /// None: lanes look at an item at a time.
  mutating func takeWork() -> Int { 0 }

  var front: WindowEdge { WindowEdge(lanes.lazy.map(\.top)) }

  /// Lanes without items say how far the others are to be filled, and not where the content ends.
  var back: WindowEdge {
    var edge = WindowEdge(lanes.lazy.map(\.bottom))
    if lanes.contains(where: { $0.count == 0 }) {
      edge.greatest = lanes.lazy.filter { $0.count > 0 }.map(\.bottom).max() ?? edge.greatest
    }
    return edge
  }

  mutating func append(
    _ span: WindowSpan, _ sizes: inout RowSizes, _ rules: LaneRules
  ) -> Int {
    let item = span.items.upperBound
    let (size, step) = size(of: item, span, &sizes, rules)
    var best = (lane: 0, start: Ticks(rawValue: .max))
    for lane in 0...lanes.count - size.lanes {
      var start = lanes[lane].bottom
      for other in lanes[lane..<lane + size.lanes] { start = max(start, other.bottom) }
      if start < best.start { best = (lane, start) }
    }
    if rules.keepsLanes { sizes.setLane(best.lane, at: span.row + item) }
    let ordinal = firstOrdinal + places.count
    for lane in best.lane..<best.lane + size.lanes {
      lanes[lane].append(ordinal, start: best.start, step: step)
    }
    places.append(Place(lane: Int32(best.lane), span: Int32(size.lanes), rows: Int32(size.rows)))
    return 1
  }

  mutating func prepend(
    _ span: WindowSpan, _ sizes: inout RowSizes, _ rules: LaneRules
  ) -> Int {
    let item = span.items.lowerBound - 1
    let (size, step) = size(of: item, span, &sizes, rules)
    var best = (lane: 0, end: Ticks(rawValue: .min))
    for lane in 0...lanes.count - size.lanes {
      var end = lanes[lane].top
      for other in lanes[lane..<lane + size.lanes] { end = min(end, other.top) }
      if end >= best.end { best = (lane, end) }
    }
    if rules.keepsLanes, let lane = sizes.lane(at: span.row + item), lane < lanes.count,
      best.end - lanes[lane].top <= rules.balance
    {
      best = (lane, lanes[lane].top)
    }
    if rules.keepsLanes { sizes.setLane(best.lane, at: span.row + item) }
    firstOrdinal -= 1
    for lane in best.lane..<best.lane + size.lanes {
      lanes[lane].prepend(firstOrdinal, start: best.end - step)
    }
    places.prepend(Place(lane: Int32(best.lane), span: Int32(size.lanes), rows: Int32(size.rows)))
    return 1
  }

  /// How many lanes and rows an item takes, and from its start to where the next may start.
  func size(
    of item: Int, _ span: WindowSpan, _ sizes: inout RowSizes, _ rules: LaneRules
  ) -> (size: (lanes: Int, rows: Int), step: Ticks) {
    let index = span.row + item
    let path = span.path(of: item)
    let size = rules.span(of: path)
    switch rules.lengths {
    case .measured:
      return (size, sizes.main(at: index) + rules.spacing)
    case .known(let extent):
      let length = rules.crossPlace(lane: 0, span: 1).extent.points
      // Whatever the caller answers, the content stays as short as positions are exact.
      let most =
        Ticks.maximum
        - max(
          sizes.mains.total - sizes.main(at: index),
          sizes.shares.total - sizes.shares.extent(at: index))
      let asked = max(.zero, Ticks(clamping: extent(path, length)))
      let main = max(.zero, min(asked, most - rules.spacing))
      let share = rules.share(main: main, cross: .zero)
      if sizes.main(at: index) != main { sizes.mains.setExtent(main, at: index) }
      if sizes.shares.extent(at: index) != share { sizes.shares.setExtent(share, at: index) }
      return (size, main + rules.spacing)
    case .spans(let row, _):
      let room = Ticks.maximum - (sizes.shares.total - sizes.shares.extent(at: index))
      let most = max(0, room.rawValue) / Int64(size.lanes)
      let step = Ticks(rawValue: min(rules.step(of: row, rows: size.rows).rawValue, most))
      let share = Ticks(rawValue: step.rawValue * Int64(size.lanes))
      if sizes.shares.extent(at: index) != share { sizes.shares.setExtent(share, at: index) }
      let main = max(.zero, step - rules.spacing)
      if sizes.main(at: index) != main { sizes.mains.setExtent(main, at: index) }
      return (size, step)
    }
  }

  mutating func removeFirst(
    _ number: Int, _ span: WindowSpan, _ sizes: RowSizes, _ rules: LaneRules
  ) {
    firstOrdinal += number
    for lane in lanes.indices { lanes[lane].removeAll(before: firstOrdinal) }
    places.removeFirst(number)
    alignEmptyLanes()
  }

  /// Aligns lanes that lost all of their items with the others, as far down as they reached: the items before are to
  /// fill them as well, and nothing else says where they begin.
  private mutating func alignEmptyLanes() {
    let filled = lanes.lazy.filter { $0.count > 0 }
    let end = filled.map(\.bottom).max() ?? back.greatest
    let top = filled.map(\.top).max() ?? end
    for lane in lanes.indices where lanes[lane].count == 0 {
      lanes[lane] = Lane(edge: min(max(top, lanes[lane].top), end))
    }
  }

  mutating func removeLast(
    _ number: Int, _ span: WindowSpan, _ sizes: RowSizes, _ rules: LaneRules
  ) {
    let end = firstOrdinal + places.count - number
    for lane in lanes.indices {
      guard lanes[lane].removeAll(from: end), lanes[lane].count > 0 else { continue }
      // The last item's step may have held a gap behind it.
      let last = lanes[lane].count - 1
      let place = places[lanes[lane].ordinal(at: last) - firstOrdinal]
      guard place.rows > 0, case .spans(let row, _) = rules.lengths else { continue }
      lanes[lane].setStep(rules.step(of: row, rows: Int(place.rows)), at: last)
    }
    places.removeLast(number)
  }

  mutating func frame(
    at offset: Int, _ span: WindowSpan, _ sizes: RowSizes, _ rules: LaneRules
  ) -> ItemFrame {
    let place = places[offset]
    let lane = Int(place.lane)
    let position = lanes[lane].position(of: firstOrdinal + offset)
    let cross = rules.crossPlace(lane: lane, span: Int(place.span))
    let start = lanes[lane].start(at: position)
    let extent = sizes.main(at: span.row + span.items.lowerBound + offset)
    return ItemFrame(
      start: start, extent: extent, crossStart: cross.start, crossExtent: cross.extent,
      slot: start..<start + extent)
  }

  mutating func offsets(in range: Range<Ticks>, into found: inout [Int]) {
    for lane in lanes.indices {
      var position = lanes[lane].position(covering: range.lowerBound)
      while position < lanes[lane].count, lanes[lane].start(at: position) < range.upperBound {
        let offset = lanes[lane].ordinal(at: position) - firstOrdinal
        // An item in several lanes is found in each.
        if Int(places[offset].lane) == lane { found.append(offset) }
        position += 1
      }
    }
  }

  /// Nothing: lanes keep their items.
  mutating func makeWay(
    at offset: Int, _ kept: WindowKept, _ span: WindowSpan, _ sizes: RowSizes, _ rules: LaneRules
  ) {}

  mutating func resize(
    at offset: Int, oldCross: Ticks, _ kept: WindowKept, _ span: WindowSpan, _ sizes: RowSizes,
    _ rules: LaneRules
  ) -> Int {
    let lane = Int(places[offset].lane)
    let step = sizes.main(at: span.row + span.items.lowerBound + offset) + rules.spacing
    lanes[lane].setStep(
      step, at: lanes[lane].position(of: firstOrdinal + offset), upward: offset < kept.anchor)
    return 0
  }
}
