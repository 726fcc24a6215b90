/// Lines that are broken again.
extension LineWindow {
  /// The line next to an item's own that the item now fits into: the one before, or upward the one behind. A line
  /// that was visible accepts it only if the items of the line stay as they are.
  mutating func lineWithRoom(
    for offset: Int, in line: Int, oldCross: Ticks, _ kept: WindowKept, _ span: WindowSpan,
    _ sizes: RowSizes, _ rules: Rules
  ) -> Int? {
    let isUpward = offset < kept.anchor
    let item = span.items.lowerBound + offset
    let length = Self.length(of: item, span, sizes, rules)
    guard length < min(rules.room, oldCross) else { return nil }
    let other = isUpward ? line + 1 : line - 1
    guard other >= 0, other < lineCount else { return nil }
    let own = offsets(ofLine: line)
    let offsets = offsets(ofLine: other)
    guard offset == (isUpward ? own.upperBound - 1 : own.lowerBound) else { return nil }
    let cut = cuts[firstOrdinal + offsets.lowerBound]
    guard cut == nil else { return nil }
    let isShown = kept.shown.overlaps(offsets)
    if isShown {
      guard !isUpward, rules.lineAlignment == .leading, rules.itemAlignment == .leading else {
        return nil
      }
    }
    var taken = length
    for offset in offsets {
      let item = span.items.lowerBound + offset
      taken = taken + rules.itemSpacing + Self.length(of: item, span, sizes, rules)
      work += 1
      if taken > rules.room { return nil }
    }
    return other
  }

  /// Breaks lines again from one on, until a line begins where one began before, or at the item at `end`.
  mutating func rebreak(
    from first: Int, upTo end: Int, _ span: WindowSpan, _ sizes: RowSizes, _ rules: Rules
  ) {
    var place = first
    let begin = offsets(ofLine: first).lowerBound
    var next = begin
    /// The first line of those before that has not been replaced.
    var old = first
    var lines: [Line] = []
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
      work += line.count
      place += 1
      while old < lineCount, offsets(ofLine: old).lowerBound < next { old += 1 }
      // Where a line begins as before, so do all behind it.
    } while next < end && (old >= lineCount || offsets(ofLine: old).lowerBound != next)
    let stale = firstOrdinal + begin + 1..<firstOrdinal + next
    if !cuts.isEmpty { cuts = cuts.filter { !stale.contains($0.key) } }
    if next >= count { old = lineCount }
    if old == lineCount { isOpenBehind = lines.last.map { !$0.isFull } ?? isOpenBehind }
    steps.removeSubrange(first..<old)
    counts.removeSubrange(first..<old)
    shorts.removeSubrange(first..<old)
    for (number, line) in lines.enumerated() { insert(line, at: first + number, rules) }
    if next == end { noteBreak(behind: first + lines.count - 1, span, sizes, rules) }
  }

  /// Breaks lines again from one upward, until they come out the same. The lines behind it stay.
  ///
  /// - Parameter first: the first item that may come to lie in another line.
  /// - Returns: how many of the first items form a line with items that are not placed.
  mutating func rebreak(
    upTo last: Int, below first: Int, _ span: WindowSpan, _ sizes: RowSizes, _ rules: Rules
  ) -> Int {
    let end = offsets(ofLine: last).upperBound
    var next = end - join(last + 1, end, span, sizes, rules)
    let first = next < first ? 0 : first
    let stale = end - next
    /// The first line of those that begin where lines are broken already.
    var old = last + 1
    var lines: [Line] = []
    var dropped = 0
    while next > 0 {
      while old > 0, offsets(ofLine: old - 1).lowerBound >= next { old -= 1 }
      // Where a line begins as before, so do all before it.
      if old <= last, offsets(ofLine: old).lowerBound == next { break }
      let line = Self.fillBackward(
        from: span.items.lowerBound + next,
        to: first > 0 ? span.items.lowerBound + first : 0, span, sizes, rules)
      work += line.count
      if line.count > next {
        dropped = next
        lines.append(Line(count: next))
        next = 0
      } else {
        lines.append(line)
        next -= line.count
      }
    }
    if next == 0 { (old, isOpenInFront, mayBeginShort) = (0, lines.isEmpty, true) }
    let gone = firstOrdinal + next..<firstOrdinal + end - stale
    if !cuts.isEmpty { cuts = cuts.filter { !gone.contains($0.key) } }
    let length = steps.offset(of: last) + steps.extent(at: last) - steps.offset(of: old)
    steps.removeSubrange(old..<last + 1)
    counts.removeSubrange(old..<last + 1)
    shorts.removeSubrange(old..<last + 1)
    var sum = Ticks.zero
    for line in lines {
      insert(line, at: old, rules)
      sum = sum + line.extent + rules.spacing
    }
    origin = origin + length - sum
    if next == first, next > 0 { noteBreak(behind: old - 1, span, sizes, rules) }
    return dropped
  }

  /// The first item that may go to another line with those of a line: lines above it that were on screen stay as they
  /// are.
  mutating func firstMovable(with line: Int, _ kept: WindowKept) -> Int {
    guard !kept.onScreen.isEmpty, kept.onScreen.lowerBound < count else { return 0 }
    let own = offsets(ofLine: line).lowerBound
    let last = min(kept.onScreen.upperBound, own) - 1
    guard last >= max(0, kept.onScreen.lowerBound) else { return 0 }
    return offsets(ofLine: self.line(of: last)).upperBound
  }

  /// Where the lines begin that were on screen, if that is behind a line: those keep their items.
  mutating func firstKept(behind line: Int, _ kept: WindowKept) -> Int {
    let shown = kept.onScreen.clamped(to: 0..<count)
    guard !shown.isEmpty else { return count }
    let first = self.line(of: shown.lowerBound)
    return first > line ? offsets(ofLine: first).lowerBound : count
  }
}
