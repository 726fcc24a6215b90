extension LineWindow {
  /// The first item of a line that edits left room in: before its first item, or behind the last one of the line
  /// before, where it would fit.
  mutating func offsetBehindFreeRoom(
    in range: Range<Ticks>, _ span: WindowSpan, _ sizes: RowSizes, _ rules: FlowRules
  ) -> Int? {
    guard lineCount > 0 else { return nil }
    if span.items.lowerBound == 0, lies(line: 0, in: range), isShort(span, sizes, rules) {
      return 0
    }
    var found: Int?
    // In order, so that the steps are the same each time.
    for ordinal in cuts.keys.sorted() where found == nil {
      let offset = ordinal - firstOrdinal
      guard offset >= 0, offset < count, span.items.lowerBound + offset > 0,
        lies(line: line(of: offset), in: range)
      else { continue }
      if hasRoom(before: offset, span, sizes, rules) { found = offset }
    }
    let behind = offsetBehindLooseBreak(in: range, span, sizes, rules)
    return behind.map { min($0, found ?? $0) } ?? found
  }

  /// The first item behind a break with room on both sides between two lines of a range, the first of which begins in
  /// the range: the lines before the break stay, and its first item is the first visible one.
  private mutating func offsetBehindLooseBreak(
    in range: Range<Ticks>, _ span: WindowSpan, _ sizes: RowSizes, _ rules: FlowRules
  ) -> Int? {
    var line = range.lowerBound > origin ? steps.index(at: range.lowerBound - origin) ?? 0 : 0
    if origin + steps.offset(of: line) < range.lowerBound { line += 1 }
    while line + 1 < lineCount, origin + steps.offset(of: line + 1) < range.upperBound {
      if isLoose(behind: line, span, sizes, rules) { return offsets(ofLine: line + 1).lowerBound }
      line += 1
    }
    return nil
  }

  /// Whether the last item of a line would fit into the next one, and that one's first item into the line: a line is
  /// broken where nothing more fits, seen from one of its ends.
  mutating func isLoose(
    behind line: Int, _ span: WindowSpan, _ sizes: RowSizes, _ rules: FlowRules
  ) -> Bool {
    guard line >= 0, line + 1 < lineCount else { return false }
    let (before, behind) = (offsets(ofLine: line), offsets(ofLine: line + 1))
    let first = span.items.lowerBound
    func fits(_ offsets: Range<Int>) -> Bool {
      var line = Line()
      Self.fill(
        &line, from: first + offsets.lowerBound, to: first + offsets.upperBound, span, sizes, rules)
      return !line.isFull
    }
    work += before.count + behind.count
    return fits(before.lowerBound..<before.upperBound + 1)
      && fits(behind.lowerBound - 1..<behind.upperBound)
  }

  /// Notes whether a break has come to have room on both sides.
  mutating func noteBreak(
    behind line: Int, _ span: WindowSpan, _ sizes: RowSizes, _ rules: FlowRules
  ) {
    if !hasLooseBreak { hasLooseBreak = isLoose(behind: line, span, sizes, rules) }
  }

  private mutating func lies(line: Int, in range: Range<Ticks>) -> Bool {
    let start = origin + steps.offset(of: line)
    return start < range.upperBound && start + steps.extent(at: line) > range.lowerBound
  }

  /// Whether the section's first line begins with room, or has room for the item behind it.
  private mutating func isShort(
    _ span: WindowSpan, _ sizes: RowSizes, _ rules: FlowRules
  ) -> Bool {
    if hasRoom(before: 0, span, sizes, rules) { return true }
    let offsets = offsets(ofLine: 0)
    guard offsets.upperBound < count else { return false }
    var line = Line()
    Self.fill(&line, from: 0, to: offsets.upperBound + 1, span, sizes, rules)
    return line.count > offsets.upperBound
  }

  /// Whether the first item of a line lies further in than the line's alignment has it, or the line is longer along
  /// the axis than its items.
  private mutating func hasRoom(
    before offset: Int, _ span: WindowSpan, _ sizes: RowSizes, _ rules: FlowRules
  ) -> Bool {
    guard let cut = cuts.removeValue(forKey: firstOrdinal + offset) else { return false }
    defer { cuts[firstOrdinal + offset] = cut }
    let line = line(of: offset)
    let whole = arrangement(ofLine: line, span, sizes, rules)
    let longest = asked?.extents.max() ?? .zero
    return cut.lead > whole.lead || steps.extent(at: line) - rules.spacing > longest
  }
}
