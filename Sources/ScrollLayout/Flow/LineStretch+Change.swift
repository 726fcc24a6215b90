extension LineStretch {
  mutating func removeFirst(
    _ number: Int, _ span: StretchSpan, _ sizes: RowSizes, _ rules: Rules
  ) {
    guard number > 0 else { return }
    guard number < count else { return removeAll(behind: true) }
    let line = line(of: number)
    let offsets = offsets(ofLine: line)
    let removed = number - offsets.lowerBound
    if removed > 0 {
      // The rest of the line stays where it is, and the line as long as it is along the axis.
      let arrangement = arrangement(ofLine: line, span, sizes, rules)
      let lead = crossStart(at: number, in: offsets, arrangement, span, sizes, rules)
      cuts[firstOrdinal + number] = Cut(
        lead: lead, gap: arrangement.gap, wideGaps: max(0, arrangement.wideGaps - removed))
      counts.setExtent(Ticks(rawValue: Int64(offsets.count - removed)), at: line)
    }
    isOpenInFront = removed > 0 || cuts[firstOrdinal + number] != nil
    origin = origin + steps.offset(of: line)
    steps.removeSubrange(0..<line)
    counts.removeSubrange(0..<line)
    shorts.removeSubrange(0..<line)
    firstOrdinal += number
    if !cuts.isEmpty { cuts = cuts.filter { $0.key >= firstOrdinal } }
  }

  mutating func removeLast(
    _ number: Int, _ span: StretchSpan, _ sizes: RowSizes, _ rules: Rules
  ) {
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
    isOpenBehind = shorts.extent(at: line) != .zero
    guard kept < offsets.upperBound else { return }
    measure(line: line, span, sizes, rules)
  }

  private mutating func removeAll(behind: Bool) {
    firstOrdinal += behind ? count : 0
    if behind { origin = origin + steps.total }
    (steps, counts, shorts, cuts) = (ExtentIndex(), ExtentIndex(), ExtentIndex(), [:])
    (isOpenInFront, isOpenBehind) = (false, false)
  }

  /// Makes a line as long along the axis as its longest item; says by how much it grew.
  @discardableResult
  private mutating func measure(
    line: Int, _ span: StretchSpan, _ sizes: RowSizes, _ rules: Rules
  ) -> Ticks {
    var extent = Ticks.zero
    for offset in offsets(ofLine: line) {
      extent = max(extent, sizes.main(at: span.row + span.items.lowerBound + offset))
    }
    return steps.setExtent(extent + rules.spacing, at: line)
  }

  /// What is left of the anchor in its own line is placed anew in the room that it leaves.
  mutating func itemsInTheWay(at offset: Int, anchor: Int) -> Int {
    line(of: offset) == line(of: anchor) ? offset + 1 : 0
  }

  mutating func resize(
    at offset: Int, anchor: Int?, oldCross: Ticks, _ span: StretchSpan, _ sizes: RowSizes,
    _ rules: Rules
  ) -> Int {
    let line = line(of: offset)
    let length = Self.length(of: span.items.lowerBound + offset, span, sizes, rules)
    let isLonger = length != min(rules.room, oldCross)
    guard anchor != nil else {
      if isLonger {
        rebreak(from: line, span, sizes, rules)
      } else {
        measure(line: line, span, sizes, rules)
      }
      return 0
    }
    if isLonger { return offsets(ofLine: line).upperBound }
    origin = origin - measure(line: line, span, sizes, rules)
    return 0
  }

  /// Breaks lines anew from one on, as far as they come out otherwise.
  private mutating func rebreak(
    from first: Int, _ span: StretchSpan, _ sizes: RowSizes, _ rules: Rules
  ) {
    var place = first
    let begin = offsets(ofLine: first).lowerBound
    var next = begin
    /// The first line of those before that has not been replaced.
    var old = first
    var lines: [Line] = []
    let end = count
    repeat {
      let from = span.items.lowerBound + next
      var line = Line()
      if place == first, let cut = cuts[firstOrdinal + next] {
        let isRoom = cut.lead + Self.length(of: from, span, sizes, rules) <= rules.room
        line.length = isRoom ? cut.lead : .zero
        cuts[firstOrdinal + next] =
          isRoom ? Cut(lead: cut.lead, gap: rules.itemSpacing, wideGaps: 0) : nil
      }
      Self.fill(&line, from: from, to: span.items.lowerBound + end, span, sizes, rules)
      lines.append(line)
      next += line.count
      place += 1
      while old < lineCount, offsets(ofLine: old).lowerBound < next { old += 1 }
      // Where a line begins as before, so do all behind it.
    } while next < end && (old >= lineCount || offsets(ofLine: old).lowerBound != next)
    let stale = firstOrdinal + begin + 1..<firstOrdinal + next
    if !cuts.isEmpty { cuts = cuts.filter { !stale.contains($0.key) } }
    if next >= end { old = lineCount }
    if old == lineCount { isOpenBehind = lines.last.map { !$0.isFull } ?? isOpenBehind }
    steps.removeSubrange(first..<old)
    counts.removeSubrange(first..<old)
    shorts.removeSubrange(first..<old)
    for (number, line) in lines.enumerated() { insert(line, at: first + number, rules) }
  }
}
