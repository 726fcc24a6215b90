import ScrollLayout

extension Differ {
  /// Cuts the runs of items at the borders of sections: what came from another section moved, and what
  /// is in its own may stay.
  func takeMoves(_ difference: inout SnapshotDifference) {
    var parts = parts
    let runs = items.runs.values
    var current = -1
    stayers.count = 0
    var first = 0
    for index in 0..<items.runCount {
      var run = runs[index]
      while run.count > 0 {
        let (from, to) = (
          parts.oldSection(of: Int(run.old)), parts.newSection(of: Int(run.new))
        )
        if to != current {
          takeStayers(in: current, from: first, parts, &difference)
          (current, first) = (to, difference.movedItems.count)
        }
        let count = min(
          Int(run.count), parts.oldStarts[from + 1] - Int(run.old),
          parts.newStarts[to + 1] - Int(run.new))
        if Int(parts.newSections[from]) == to {
          stayers.add(Matcher.Run(old: Int(run.old), new: Int(run.new), count: count))
        } else {
          difference.movedItems.addMove(
            from: ItemPath(section: from, item: Int(run.old) - parts.oldStarts[from]),
            to: ItemPath(section: to, item: Int(run.new) - parts.newStarts[to]), count: count)
        }
        run = Matcher.Run(
          old: Int(run.old) + count, new: Int(run.new) + count, count: Int(run.count) - count)
      }
    }
    takeStayers(in: current, from: first, parts, &difference)
    self.parts = parts
  }

  /// Has as many items of a section stay as can, and notes the others, in order with those that came
  /// from elsewhere.
  private func takeStayers(
    in section: Int, from first: Int, _ parts: SectionParts, _ difference: inout SnapshotDifference
  ) {
    defer { stayers.count = 0 }
    guard stayers.count > 1, !stayers.isInOrder else { return }
    items.order.choose(stayers.runs.values, stayers.count)
    let oldSection = Int(parts.oldSections[section])
    let others = difference.movedItems.count > first
    for index in 0..<stayers.count where !items.order.stays.values[index] {
      let run = stayers.runs.values[index]
      let from = ItemPath(
        section: oldSection, item: Int(run.old) - parts.oldStarts[oldSection])
      let to = ItemPath(section: section, item: Int(run.new) - parts.newStarts[section])
      difference.movedItems.addMove(from: from, to: to, count: Int(run.count))
    }
    if others {
      difference.movedItems[first...].sort { $0.to < $1.to }
    }
  }

  /// Items that went from sections that stay.
  func takeDeletions(_ difference: inout SnapshotDifference) {
    for index in 0..<items.goneCount where items.gone.values[index] >= 0 {
      let place = Int(items.gone.values[index])
      let section = parts.oldSection(of: place)
      if parts.newSections[section] >= 0 {
        difference.deletedItems.add(
          ItemPath(section: section, item: place - parts.oldStarts[section]))
      }
    }
  }

  /// Items that came into sections that stay.
  func takeInsertions(_ difference: inout SnapshotDifference) {
    for index in 0..<items.comeCount {
      let place = Int(items.come.values[index])
      let section = parts.newSection(of: place)
      if parts.oldSections[section] >= 0 {
        difference.insertedItems.add(
          ItemPath(section: section, item: place - parts.newStarts[section]))
      }
    }
  }

  /// What is marked in the new snapshot by a call that the old one has not seen.
  func addMarks(
    _ old: SnapshotCore, _ new: SnapshotCore, _ difference: inout SnapshotDifference
  ) {
    var sections: [Int] = []
    new.marks.sectionReloads.forEachDifference(from: old.marks.sectionReloads) { handle in
      guard new.marks.sectionReloads[handle] != 0, old.sections.contains(handle),
        let index = new.sections.index(of: handle)
      else { return }
      sections.append(index)
    }
    for section in sections.sorted() {
      difference.reloadedSections.add(section..<section + 1)
    }
    let reloaded = Self.marked(new.marks.itemReloads, old.marks.itemReloads, old, new)
    for path in reloaded { difference.reloadedItems.add(path) }
    let isReloaded = Set(reloaded)
    for path in Self.marked(new.marks.itemReconfigures, old.marks.itemReconfigures, old, new)
    where !isReloaded.contains(path) {
      difference.reconfiguredItems.add(path)
    }
  }

  private static func marked(
    _ marks: HandleMap, _ before: HandleMap, _ old: SnapshotCore, _ new: SnapshotCore
  ) -> [ItemPath] {
    var paths: [ItemPath] = []
    marks.forEachDifference(from: before) { handle in
      guard marks[handle] != 0, old.items.contains(handle), let path = new.path(ofItem: handle)
      else { return }
      paths.append(path)
    }
    return paths.sorted()
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
  /// Adds a move, to the last one where it is its neighbour at both ends.
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
