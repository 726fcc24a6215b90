/// Where sections begin in both snapshots and which of them are the same, without those at both ends that
/// have not changed.
struct SectionParts: ~Copyable {
  /// How many sections at the beginning are the same with the same items, and how many items they have.
  private(set) var lead = (sections: 0, items: 0)
  /// The same at the end.
  private(set) var trail = (sections: 0, items: 0)
  /// Places of first items of the sections between, and behind them the end of the last.
  private(set) var oldStarts = Scratch<Int>()
  private(set) var newStarts = Scratch<Int>()
  private(set) var oldCount = 0
  private(set) var newCount = 0
  /// The number after of each section between, and the other way round; -1 for those that went or came.
  private var newSections = Scratch<Int32>()
  private var oldSections = Scratch<Int32>()
  /// Where a section was found last: the next one is usually near.
  private var oldHint = 0
  private var newHint = 0

  /// O(sections that have changed or are between such), and a comparison of the others.
  mutating func begin(
    _ sections: borrowing Matcher, _ items: borrowing Matcher, _ old: SnapshotCore,
    _ new: SnapshotCore
  ) {
    trim(items, old, new)
    oldCount = old.sections.count - lead.sections - trail.sections
    newCount = new.sections.count - lead.sections - trail.sections
    Self.addUp(old.sections, lead, oldCount, &oldStarts)
    Self.addUp(new.sections, lead, newCount, &newStarts)
    newSections.reserve(oldCount)
    oldSections.reserve(newCount)
    newSections.values.update(repeating: -1, count: oldCount)
    oldSections.values.update(repeating: -1, count: newCount)
    for index in 0..<sections.runCount {
      let run = sections.runs.values[index]
      let shift = Int(run.new) - Int(run.old)
      let first = max(Int(run.old), lead.sections)
      let end = min(Int(run.old + run.count), lead.sections + oldCount)
      for section in stride(from: first, to: end, by: 1) {
        newSections.values[section - lead.sections] = Int32(section + shift)
        oldSections.values[section + shift - lead.sections] = Int32(section)
      }
    }
    (oldHint, newHint) = (0, 0)
  }

  /// Leaves out sections at both ends whose items all stay.
  private mutating func trim(_ items: borrowing Matcher, _ old: SnapshotCore, _ new: SnapshotCore) {
    (lead, trail) = ((0, 0), (0, 0))
    guard items.runCount > 0 else { return }
    let (first, last) = (items.runs.values[0], items.runs.values[items.runCount - 1])
    if first.old == 0, first.new == 0 {
      lead = old.sections.commonPrefix(with: new.sections, weight: Int(first.count))
    }
    if Int(last.old + last.count) == old.items.count, Int(last.new + last.count) == new.items.count
    {
      let isFirst = items.runCount == 1 && lead.sections > 0
      trail = old.sections.commonSuffix(
        with: new.sections, weight: Int(last.count) - (isFirst ? lead.items : 0),
        limit: min(old.sections.count, new.sections.count) - lead.sections)
    }
  }

  private static func addUp(
    _ row: Row, _ lead: (sections: Int, items: Int), _ count: Int, _ starts: inout Scratch<Int>
  ) {
    starts.reserve(count + 1)
    var next = starts.values
    var sum = lead.items
    row.forEachStretch(in: lead.sections..<lead.sections + count) { stretch, weights in
      for place in 0..<stretch.count {
        next.pointee = sum
        next += 1
        sum += Int(weights[place])
      }
    }
    next.pointee = sum
  }

  /// Whether all that has changed is in one section that is in both.
  var isOneSection: Bool {
    oldCount == 1 && newCount == 1 && newSections.values[0] == Int32(lead.sections)
  }

  func newSection(ofOld section: Int) -> Int { Int(newSections.values[section - lead.sections]) }
  func oldSection(ofNew section: Int) -> Int { Int(oldSections.values[section - lead.sections]) }
  func oldStart(of section: Int) -> Int { oldStarts.values[section - lead.sections] }
  func newStart(of section: Int) -> Int { newStarts.values[section - lead.sections] }
  func oldEnd(of section: Int) -> Int { oldStarts.values[section + 1 - lead.sections] }
  func newEnd(of section: Int) -> Int { newStarts.values[section + 1 - lead.sections] }

  mutating func oldSection(of item: Int) -> Int {
    oldHint = Self.section(of: item, oldStarts.values, oldCount, near: oldHint)
    return oldHint + lead.sections
  }

  mutating func newSection(of item: Int) -> Int {
    newHint = Self.section(of: item, newStarts.values, newCount, near: newHint)
    return newHint + lead.sections
  }

  private static func section(
    of item: Int, _ starts: UnsafePointer<Int>, _ count: Int, near hint: Int
  ) -> Int {
    if starts[hint] <= item, item < starts[hint + 1] { return hint }
    if hint + 1 < count, starts[hint + 1] <= item, item < starts[hint + 2] { return hint + 1 }
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= item { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
