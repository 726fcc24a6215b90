extension LineStretch {
  /// The first item of a line that edits left room in: before its first item, or behind the last one of the
  /// section's first line, where the next item would fit.
  mutating func offsetBehindFreeRoom(
    in range: Range<Ticks>, _ span: StretchSpan, _ sizes: RowSizes, _ rules: FlowRules
  ) -> Int? {
    guard lineCount > 0 else { return nil }
    if span.items.lowerBound == 0, lies(line: 0, in: range), isShort(span, sizes, rules) {
      return 0
    }
    var found: Int?
    for ordinal in cuts.keys {
      let offset = ordinal - firstOrdinal
      guard offset >= 0, offset < count, offset < found ?? .max, span.items.lowerBound + offset > 0,
        lies(line: line(of: offset), in: range)
      else { continue }
      if hasRoom(before: offset, span, sizes, rules) { found = offset }
    }
    return found
  }

  private mutating func lies(line: Int, in range: Range<Ticks>) -> Bool {
    let start = origin + steps.offset(of: line)
    return start < range.upperBound && start + steps.extent(at: line) > range.lowerBound
  }

  /// Whether the section's first line begins with room, or has room for the item behind it.
  private mutating func isShort(
    _ span: StretchSpan, _ sizes: RowSizes, _ rules: FlowRules
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
    before offset: Int, _ span: StretchSpan, _ sizes: RowSizes, _ rules: FlowRules
  ) -> Bool {
    guard let cut = cuts.removeValue(forKey: firstOrdinal + offset) else { return false }
    defer { cuts[firstOrdinal + offset] = cut }
    let line = line(of: offset)
    let whole = arrangement(ofLine: line, span, sizes, rules)
    let longest = asked?.extents.max() ?? .zero
    return cut.lead > whole.lead || steps.extent(at: line) - rules.spacing > longest
  }
}
