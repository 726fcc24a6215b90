import ScrollPrimitives

@testable import ScrollLayout

/// The slow twin of how placed windows place the items of a section: plain loops over arrays, from a straight
/// edge at 0, and the same in a mirror.
enum NaivePlacing {
  struct Cell: Equatable {
    var lane: Int
    var start: Int64
  }

  /// Each item in the neighboring lanes whose greatest end is least, leftmost of several.
  static func lanes(
    _ items: [(span: Int, step: Int64)], count: Int
  ) -> (cells: [Cell], end: Int64) {
    var ends = Array(repeating: Int64(0), count: count)
    var cells: [Cell] = []
    for item in items {
      let starts = (0...count - item.span).map { ends[$0..<$0 + item.span].max() ?? 0 }
      let start = starts.min() ?? 0
      let lane = starts.firstIndex(of: start) ?? 0
      for taken in lane..<lane + item.span { ends[taken] = start + item.step }
      cells.append(Cell(lane: lane, start: start))
    }
    return (cells, ends.max() ?? 0)
  }

  /// The same seen in a mirror that hangs at 0 and turns both axes around.
  static func mirroredLanes(_ items: [(span: Int, step: Int64)], count: Int) -> [Cell] {
    let mirrored = lanes(items.reversed(), count: count).cells
    return zip(items.reversed(), mirrored).map { item, cell in
      Cell(lane: count - item.span - cell.lane, start: -cell.start - item.step)
    }.reversed()
  }

  /// How many items each line holds.
  static func lines(_ lengths: [Int64], space: Int64, room: Int64) -> [Int] {
    var counts: [Int] = []
    var used: Int64 = 0
    for length in lengths {
      let length = min(length, room)
      if let last = counts.last, used + space + length <= room {
        counts[counts.count - 1] = last + 1
        used += space + length
      } else {
        counts.append(1)
        used = length
      }
    }
    return counts
  }

  static func mirroredLines(_ lengths: [Int64], space: Int64, room: Int64) -> [Int] {
    lines(lengths.reversed(), space: space, room: room).reversed()
  }
}

extension PlacedWindowScreen {
  /// Scrolls from the beginning to the end in steps shorter than the screen, measuring nothing; says
  /// which elements were seen, and on how many screens.
  mutating func scrollThrough() -> [Int: Int] {
    var seen: [Int: Int] = [:]
    top = .zero
    while true {
      for element in show() { seen[element.index, default: 0] += 1 }
      guard top + height < layout.contentExtent else { return seen }
      top = min(top + Ticks(rawValue: height.rawValue * 2 / 3), layout.contentExtent - height)
    }
  }

  /// Scrolls to the beginning from wherever the screen is.
  mutating func scrollBack() {
    while top > .zero {
      let anchor = show().first?.index
      top = max(.zero, top - Ticks(rawValue: height.rawValue * 2 / 3))
      _ = ask(around: .zero, anchor: anchor)
    }
    _ = show()
  }

  mutating func all() -> [LayoutAttributes] {
    (0..<structure.elementCount).compactMap { layout.attributes(at: $0) }
  }
}
