extension LineWindow {
  mutating func lineOffsets(of offset: Int) -> Range<Int> {
    count > 0 ? offsets(ofLine: line(of: offset)) : offset..<offset + 1
  }

  /// The start of the lines, whether others may join the first and the last one, and for each line its items, its
  /// length along the axis, whether it is short, and how many items remain after a cut.
  mutating func save(into values: inout [Int64]) {
    values += [
      origin.rawValue, isOpenInFront ? 1 : 0, isOpenBehind ? 1 : 0, Int64(lineCount),
    ]
    for line in 0..<lineCount {
      let offsets = offsets(ofLine: line)
      values += [
        Int64(offsets.count), steps.extent(at: line).rawValue, shorts.extent(at: line).rawValue,
      ]
      let cut = cuts[firstOrdinal + offsets.lowerBound]
      values.append(cut == nil ? 0 : 1)
      guard let cut else { continue }
      values += [cut.lead.rawValue, cut.gap.rawValue, Int64(cut.wideGaps)]
    }
  }

  static func restored(
    from reader: inout ArrangementReader, _ span: WindowSpan, _ sizes: inout RowSizes,
    _ rules: FlowRules
  ) -> LineWindow? {
    var stretch = LineWindow(rules)
    guard let origin = reader.ticks(), let isOpenInFront = reader.flag(),
      let isOpenBehind = reader.flag(), let lines = reader.count(upTo: span.items.count)
    else { return nil }
    stretch.origin = origin
    stretch.isOpenInFront = isOpenInFront
    stretch.isOpenBehind = isOpenBehind
    var placed = 0
    for _ in 0..<lines {
      guard let count = stretch.restoreLine(from: &reader, at: placed, of: span.items.count, rules)
      else {
        return nil
      }
      placed += count
    }
    return placed == span.items.count ? stretch : nil
  }

  /// Appends a line that begins with an item; says how many it holds.
  private mutating func restoreLine(
    from reader: inout ArrangementReader, at offset: Int, of number: Int,
    _ rules: FlowRules
  ) -> Int? {
    guard let count = reader.count(upTo: number - offset), count > 0, let step = reader.ticks(),
      step >= .zero, let isShort = reader.flag(), let isCut = reader.flag()
    else { return nil }
    insert(Line(count: count, isFull: !isShort), at: lineCount, step: step)
    guard isCut else { return count }
    guard let lead = reader.ticks(), let gap = reader.ticks(),
      let wideGaps = reader.count(upTo: number), lead >= .zero, lead <= rules.room, gap >= .zero,
      gap <= rules.room + rules.itemSpacing
    else { return nil }
    cuts[offset] = Cut(lead: lead, gap: gap, wideGaps: wideGaps)
    return count
  }
}
