import ScrollLayout

extension Differ {
  /// Cuts the runs of items at the borders of sections: items from another section moved, and items in their own
  /// section may stay.
  func takeMoves(_ difference: inout SnapshotDifference) {
    let (runs, count) = (items.runs.values, items.runCount)
    if work.parts.isOneSection {
      // What is before and behind it is in the first and the last run, which stay.
      if !items.isInOrder {
        addMoves(of: runs, count, in: work.parts.lead.sections, to: &difference)
      }
      return
    }
    var (current, first) = (-1, 0)
    work.stayers.count = 0
    for index in 0..<count {
      var (old, new, rest) = (Int(runs[index].old), Int(runs[index].new), Int(runs[index].count))
      if index == 0, work.parts.lead.items > 0 {
        (old, new) = (old + work.parts.lead.items, new + work.parts.lead.items)
        rest -= work.parts.lead.items
      }
      if index == count - 1 { rest -= work.parts.trail.items }
      while rest > 0 {
        let (from, to) = (work.parts.oldSection(of: old), work.parts.newSection(of: new))
        if to != current {
          takeStayers(in: current, from: first, &difference)
          (current, first) = (to, difference.movedItems.count)
        }
        let length = min(rest, work.parts.oldEnd(of: from) - old, work.parts.newEnd(of: to) - new)
        if work.parts.newSection(ofOld: from) == to {
          work.stayers.add(Matcher.Run(old: old, new: new, count: length))
        } else {
          difference.movedItems.addMove(
            from: ItemPath(section: from, item: old - work.parts.oldStart(of: from)),
            to: ItemPath(section: to, item: new - work.parts.newStart(of: to)), count: length)
        }
        (old, new, rest) = (old + length, new + length, rest - length)
      }
    }
    takeStayers(in: current, from: first, &difference)
  }

  /// Has as many items of a section stay as can, and notes the others, in order with those that came
  /// from elsewhere.
  private func takeStayers(
    in section: Int, from first: Int, _ difference: inout SnapshotDifference
  ) {
    defer { work.stayers.count = 0 }
    guard work.stayers.count > 1, !work.stayers.isInOrder else { return }
    let others = difference.movedItems.count > first
    addMoves(of: work.stayers.runs.values, work.stayers.count, in: section, to: &difference)
    if others { difference.movedItems[first...].sort { $0.to < $1.to } }
  }

  /// Adds the moves within a section.
  private func addMoves(
    of runs: UnsafePointer<Matcher.Run>, _ count: Int, in section: Int,
    to difference: inout SnapshotDifference
  ) {
    items.order.choose(runs, count)
    let stays = items.order.stays.values
    let oldSection = work.parts.oldSection(ofNew: section)
    let (oldStart, newStart) = (
      work.parts.oldStart(of: oldSection), work.parts.newStart(of: section)
    )
    var moving = 0
    for index in 0..<count where !stays[index] { moving += 1 }
    // Exact, where there is nothing else, and never so small that adding few at a time takes long.
    let room = difference.movedItems.count + moving
    if difference.movedItems.isEmpty || moving > difference.movedItems.count {
      difference.movedItems.reserveCapacity(room)
    }
    for index in 0..<count where !stays[index] {
      let run = runs[index]
      difference.movedItems.addMove(
        from: ItemPath(section: oldSection, item: Int(run.old) - oldStart),
        to: ItemPath(section: section, item: Int(run.new) - newStart), count: Int(run.count))
    }
  }

  /// Items that went from sections that stay.
  func takeDeletions(_ difference: inout SnapshotDifference) {
    difference.deletedItems = ranges(items.gone.values, items.goneCount) { place in
      let section = work.parts.oldSection(of: place)
      return (
        section, work.parts.oldStart(of: section), work.parts.oldEnd(of: section),
        work.parts.newSection(ofOld: section) >= 0
      )
    }
  }

  /// Items that came into sections that stay.
  func takeInsertions(_ difference: inout SnapshotDifference) {
    difference.insertedItems = ranges(items.come.values, items.comeCount) { place in
      let section = work.parts.newSection(of: place)
      return (
        section, work.parts.newStart(of: section), work.parts.newEnd(of: section),
        work.parts.oldSection(ofNew: section) >= 0
      )
    }
  }

  /// Ascending places as ranges in their sections; negative ones are left out, and sections that are not
  /// in both snapshots.
  private func ranges(
    _ places: UnsafePointer<Int32>, _ count: Int,
    section: (Int) -> (number: Int, start: Int, end: Int, isInBoth: Bool)
  ) -> [ItemRange] {
    var most = 0
    var last: Int32 = -2
    for index in 0..<count where places[index] >= 0 {
      if places[index] != last &+ 1 { most += 1 }
      last = places[index]
    }
    guard most > 0 else { return [] }
    var ranges: [ItemRange] = []
    ranges.reserveCapacity(most)
    var current = (number: 0, start: 0, end: 0, isInBoth: false)
    var (first, end) = (0, 0)
    func close() {
      guard first < end, current.isInBoth else { return }
      ranges.append(
        ItemRange(
          section: current.number, items: first - current.start..<end - current.start))
    }
    for index in 0..<count where places[index] >= 0 {
      let place = Int(places[index])
      if place == end, place < current.end {
        end += 1
        continue
      }
      close()
      if place >= current.end { current = section(place) }
      (first, end) = (place, place + 1)
    }
    close()
    return ranges
  }
}

/// Runs of one section that may stay.
struct Stayers: ~Copyable {
  var runs = Scratch<Matcher.Run>()
  var count = 0
  /// Whether they are in order of the old row as well.
  private(set) var isInOrder = true

  mutating func add(_ run: Matcher.Run) {
    if count == 0 { isInOrder = true }
    runs.reserve(count + 1, keeping: count)
    if count > 0, run.old < runs.values[count - 1].old { isInOrder = false }
    runs.values[count] = run
    count += 1
  }
}

extension [ItemMove] {
  /// Adds a move, to the last one where it is its neighbor at both ends.
  mutating func addMove(from: ItemPath, to: ItemPath, count: Int) {
    if let last, last.from.section == from.section, last.to.section == to.section,
      last.from.item + last.count == from.item, last.to.item + last.count == to.item
    {
      self[endIndex - 1].count += count
    } else {
      append(ItemMove(from: from, to: to, count: count))
    }
  }
}
