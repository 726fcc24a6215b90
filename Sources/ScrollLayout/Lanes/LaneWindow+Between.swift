import ScrollPrimitives

/// Inserts and deletes between items that keep their lanes.
extension LaneWindow {
  /// The items behind a deleted one in its lane move up. If the deleted one begins above the screen, the items before it
  /// move down instead. Does nothing if a lane on screen would end more than half a viewport before the others.
  mutating func takeOut(
    _ offsets: Range<Int>, _ screen: Range<Ticks>, _ span: WindowSpan, _ rules: LaneRules
  ) -> Bool? {
    // How far the first and the last items of each lane move.
    var ways = Array(repeating: (top: Ticks.zero, bottom: Ticks.zero), count: lanes.count)
    var upward: [Bool] = []
    for offset in offsets.reversed() {
      let lane = Int(places[offset].lane)
      let position = lanes[lane].position(of: firstOrdinal + offset)
      let (start, step) = (lanes[lane].start(at: position), lanes[lane].step(at: position))
      // Some of the lane is to be left on the screen behind the item, and the lane is to begin above it, or with the
      // space behind the item.
      let top = lanes[lane].top + ways[lane].top + step
      let isUpward =
        start < screen.lowerBound && start + step < screen.upperBound
        && (span.items.lowerBound > 0 || top - rules.spacing <= screen.lowerBound)
      upward.append(isUpward)
      if isUpward {
        ways[lane].top = ways[lane].top + step
      } else {
        ways[lane].bottom = ways[lane].bottom + step
      }
    }
    let least = lanes.lazy.map(\.bottom).min() ?? .zero
    let most = min(screen.upperBound, least - rules.balance - rules.balance)
    guard
      lanes.indices.allSatisfy({
        ways[$0].bottom == .zero || lanes[$0].bottom - ways[$0].bottom >= most
      })
    else { return nil }
    for (offset, isUpward) in zip(offsets.reversed(), upward) {
      let lane = Int(places[offset].lane)
      let ordinal = firstOrdinal + offset
      lanes[lane].remove(at: lanes[lane].position(of: ordinal), upward: isUpward)
      renumber(from: ordinal, by: -1)
      places.remove(at: offset)
    }
    return upward.contains(true)
  }

  mutating func hasPlaceAbove(
    _ screen: Range<Ticks>, at offset: Int, without others: Range<Int>, _ rules: LaneRules
  ) -> Bool {
    place(above: screen, at: offset, without: others) != nil
  }

  /// Each item comes into the lane of those that have a place for it that is the shortest above the screen.
  mutating func putIn(
    _ number: Int, at first: Int, above screen: Range<Ticks>, _ span: WindowSpan,
    _ sizes: inout RowSizes, _ rules: LaneRules
  ) -> Int {
    for offset in first..<first + number {
      guard let place = place(above: screen, at: offset, without: 0..<0) else {
        return offset - first
      }
      let item = span.items.lowerBound + offset
      let step = size(of: item, span, &sizes, rules).step
      renumber(from: firstOrdinal + offset, by: 1)
      lanes[place.lane].insert(firstOrdinal + offset, step: step, at: place.position, upward: true)
      places.insert(Place(lane: Int32(place.lane), span: 1, rows: 0), at: offset)
      sizes.setLane(place.lane, at: span.row + item)
    }
    return number
  }

  /// The lane, and the position in it, where an item comes to lie above the screen.
  private mutating func place(
    above screen: Range<Ticks>, at offset: Int, without others: Range<Int>
  ) -> (lane: Int, position: Int)? {
    var best: (lane: Int, position: Int, room: Ticks)?
    for lane in lanes.indices {
      let position = lanes[lane].position(of: firstOrdinal + offset)
      var next = position
      while next < lanes[lane].count, others.contains(lanes[lane].ordinal(at: next) - firstOrdinal)
      {
        next += 1
      }
      // A lane that ends above the screen has a place at its end.
      guard lanes[lane].count > 0 else { continue }
      let end = next < lanes[lane].count ? lanes[lane].start(at: next) : lanes[lane].bottom
      guard end < screen.lowerBound else { continue }
      let room = end + lanes[lane].top
      if best.map({ room > $0.room }) ?? true { best = (lane, position, room) }
    }
    return best.map { ($0.lane, $0.position) }
  }

  private mutating func renumber(from ordinal: Int, by way: Int) {
    for lane in lanes.indices {
      lanes[lane].renumber(from: lanes[lane].position(of: ordinal), by: way)
    }
  }
}
