/// Where sections begin in both snapshots and which of them are the same.
struct SectionParts {
  /// Places of the first items, and behind them the number of items.
  private(set) var oldStarts: [Int] = []
  private(set) var newStarts: [Int] = []
  /// The number after of each section before, and the other way round; -1 for those that went or came.
  private(set) var newSections: [Int32] = []
  private(set) var oldSections: [Int32] = []
  /// Where sections were looked for last: the next question is mostly near.
  private var oldHint = 0
  private var newHint = 0

  mutating func begin(_ matched: Matcher, _ old: SnapshotCore, _ new: SnapshotCore) {
    Self.addUp(old.sections, &oldStarts)
    Self.addUp(new.sections, &newStarts)
    newSections.removeAll(keepingCapacity: true)
    newSections.append(contentsOf: repeatElement(-1, count: old.sections.count))
    oldSections.removeAll(keepingCapacity: true)
    oldSections.append(contentsOf: repeatElement(-1, count: new.sections.count))
    for index in 0..<matched.runCount {
      let run = matched.runs.values[index]
      for offset in 0..<run.count {
        newSections[Int(run.old + offset)] = run.new + offset
        oldSections[Int(run.new + offset)] = run.old + offset
      }
    }
    (oldHint, newHint) = (0, 0)
  }

  private static func addUp(_ row: Row, _ starts: inout [Int]) {
    starts.removeAll(keepingCapacity: true)
    var sum = 0
    row.forEachStretch(in: 0..<row.count) { stretch, weights in
      for place in stretch.indices {
        starts.append(sum)
        sum += Int(weights[place])
      }
    }
    starts.append(sum)
  }

  mutating func oldSection(of item: Int) -> Int {
    oldHint = Self.section(of: item, oldStarts, near: oldHint)
    return oldHint
  }

  mutating func newSection(of item: Int) -> Int {
    newHint = Self.section(of: item, newStarts, near: newHint)
    return newHint
  }

  private static func section(of item: Int, _ starts: [Int], near hint: Int) -> Int {
    if starts[hint] <= item, item < starts[hint + 1] { return hint }
    if hint + 2 < starts.count, starts[hint + 1] <= item, item < starts[hint + 2] {
      return hint + 1
    }
    var (low, high) = (0, starts.count - 2)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= item { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
