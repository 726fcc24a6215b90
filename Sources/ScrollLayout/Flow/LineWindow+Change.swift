extension LineWindow {
  mutating func removeFirst(
    _ number: Int, _ span: WindowSpan, _ sizes: RowSizes, _ rules: Rules
  ) {
    guard number > 0 else { return }
    defer { asked = nil }
    guard number < count else { return removeAll(behind: true) }
    let line = line(of: number)
    let removed = number - offsets(ofLine: line).lowerBound
    if removed > 0 { cut(line, at: number, span, sizes, rules) }
    isOpenInFront = removed > 0 || cuts[firstOrdinal + number] != nil
    origin = origin + steps.offset(of: line)
    steps.removeSubrange(0..<line)
    counts.removeSubrange(0..<line)
    shorts.removeSubrange(0..<line)
    firstOrdinal += number
    if !cuts.isEmpty { cuts = cuts.filter { $0.key >= firstOrdinal } }
  }

  /// Takes the items before one out of its line. The rest of it stays where it is, and the line as long as it
  /// is along the axis.
  mutating func cut(
    _ line: Int, at offset: Int, _ span: WindowSpan, _ sizes: RowSizes, _ rules: Rules
  ) {
    let offsets = offsets(ofLine: line)
    let removed = offset - offsets.lowerBound
    let arrangement = arrangement(ofLine: line, span, sizes, rules)
    let lead = crossStart(at: offset, in: offsets, arrangement, span, sizes, rules)
    cuts[firstOrdinal + offset] = Cut(
      lead: lead, gap: arrangement.gap, wideGaps: max(0, arrangement.wideGaps - removed))
    counts.setExtent(Ticks(rawValue: Int64(offsets.count - removed)), at: line)
  }

  /// The line ends where it did, as long along the axis as its items.
  mutating func openFront(
    shown: Range<Int>, _ span: WindowSpan, _ sizes: RowSizes, _ rules: Rules
  ) {
    guard lineCount > 0, !shown.overlaps(offsets(ofLine: 0)) else { return }
    asked = nil
    cuts[firstOrdinal] = nil
    origin = origin - measure(line: 0, span, sizes, rules)
    isOpenInFront = true
  }

  mutating func removeLast(
    _ number: Int, _ span: WindowSpan, _ sizes: RowSizes, _ rules: Rules
  ) {
    defer { asked = nil }
    guard number < count else { return removeAll(behind: false) }
    let kept = count - number
    let line = line(of: kept - 1)
    let offsets = offsets(ofLine: line)
    let after = line + 1..<lineCount
    steps.removeSubrange(after)
    counts.removeSubrange(after)
    shorts.removeSubrange(after)
    counts.setExtent(Ticks(rawValue: Int64(kept - offsets.lowerBound)), at: line)
    cuts = cuts.filter { $0.key < firstOrdinal + kept }
    // A full line stays as it is.
    if kept < offsets.upperBound { shorts.setExtent(Ticks(rawValue: 1), at: line) }
    // The next item may turn out to fit.
    isOpenBehind = true
    guard kept < offsets.upperBound else { return }
    measure(line: line, span, sizes, rules)
    noteBreak(behind: line - 1, span, sizes, rules)
  }

  private mutating func removeAll(behind: Bool) {
    firstOrdinal += behind ? count : 0
    if behind { origin = origin + steps.total }
    (steps, counts, shorts, cuts) = (ExtentIndex(), ExtentIndex(), ExtentIndex(), [:])
    (isOpenInFront, isOpenBehind) = (false, false)
  }

  /// Makes a line as long along the axis as its longest item; says by how much it grew.
  @discardableResult
  mutating func measure(
    line: Int, _ span: WindowSpan, _ sizes: RowSizes, _ rules: Rules
  ) -> Ticks {
    let extent = longest(of: offsets(ofLine: line), span, sizes)
    return steps.setExtent(extent + rules.spacing, at: line)
  }

  /// The extent along the axis of the longest of some items.
  mutating func longest(
    of offsets: Range<Int>, _ span: WindowSpan, _ sizes: RowSizes
  ) -> Ticks {
    var extent = Ticks.zero
    for offset in offsets {
      extent = max(extent, sizes.main(at: span.row + span.items.lowerBound + offset))
      work += 1
    }
    return extent
  }
}
