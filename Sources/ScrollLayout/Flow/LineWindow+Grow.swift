extension LineWindow {
  /// A line filled forward.
  struct Line {
    var count = 0
    var extent = Ticks.zero
    /// Across the axis, with spaces.
    var length = Ticks.zero
    /// Whether the next item would not fit.
    var isFull = false
  }

  /// How far items fit into a line behind those that it holds.
  static func fill(
    _ line: inout Line, from first: Int, to end: Int, _ span: WindowSpan, _ sizes: RowSizes,
    _ rules: Rules
  ) {
    for item in first..<end {
      let space = line.count > 0 ? rules.itemSpacing : .zero
      let length = line.length + space + length(of: item, span, sizes, rules)
      if line.count > 0, length > rules.room {
        line.isFull = true
        return
      }
      line.length = length
      line.extent = max(line.extent, sizes.main(at: span.row + item))
      line.count += 1
    }
  }

  mutating func append(_ span: WindowSpan, _ sizes: inout RowSizes, _ rules: Rules) -> Int {
    let first = span.items.upperBound
    if isOpenBehind, lineCount > 0 {
      isOpenBehind = false
      var line = lastLine(span, sizes, rules)
      let old = line.count
      Self.fill(&line, from: first, to: span.itemCount, span, sizes, rules)
      work += line.count
      if line.count > old {
        setLast(line, rules)
        isOpenBehind = !line.isFull
        let first = firstOrdinal + offsets(ofLine: lineCount - 1).lowerBound
        if let cut = cuts[first] {
          cuts[first] = Cut(lead: cut.lead, gap: rules.itemSpacing, wideGaps: 0)
        }
        return line.count - old
      }
      shorts.setExtent(.zero, at: lineCount - 1)
    }
    var line = Line()
    Self.fill(&line, from: first, to: span.itemCount, span, sizes, rules)
    insert(line, at: lineCount, rules)
    work += line.count
    isOpenBehind = !line.isFull
    return line.count
  }

  /// The last line as it is filled.
  private mutating func lastLine(
    _ span: WindowSpan, _ sizes: RowSizes, _ rules: Rules
  ) -> Line {
    let offsets = offsets(ofLine: lineCount - 1)
    var line = Line(length: cuts[firstOrdinal + offsets.lowerBound]?.lead ?? .zero)
    let first = span.items.lowerBound
    for offset in offsets {
      let space = line.count > 0 ? rules.itemSpacing : .zero
      line.length = line.length + space + Self.length(of: first + offset, span, sizes, rules)
      line.extent = max(line.extent, sizes.main(at: span.row + first + offset))
      line.count += 1
    }
    return line
  }

  private mutating func setLast(_ line: Line, _ rules: Rules) {
    let last = lineCount - 1
    steps.setExtent(line.extent + rules.spacing, at: last)
    counts.setExtent(Ticks(rawValue: Int64(line.count)), at: last)
    shorts.setExtent(Ticks(rawValue: line.isFull ? 0 : 1), at: last)
  }

  mutating func insert(_ line: Line, at place: Int, _ rules: Rules) {
    insert(line, at: place, step: line.extent + rules.spacing)
  }

  mutating func insert(_ line: Line, at place: Int, step: Ticks) {
    steps.insert(measured: step, at: place)
    counts.insert(measured: Ticks(rawValue: Int64(line.count)), at: place)
    shorts.insert(measured: Ticks(rawValue: line.isFull ? 0 : 1), at: place)
  }

  mutating func prepend(_ span: WindowSpan, _ sizes: inout RowSizes, _ rules: Rules) -> Int {
    let end = span.items.lowerBound
    mayBeginShort = true
    if isOpenInFront, lineCount > 0 {
      isOpenInFront = false
      let joined =
        cuts[firstOrdinal] == nil
        ? joinFirst(span, sizes, rules) : join(0, 0, span, sizes, rules)
      firstOrdinal -= joined
      if joined > 0 { return joined }
    }
    let line = Self.fillBackward(from: end, span, sizes, rules)
    insert(line, at: 0, rules)
    work += line.count
    firstOrdinal -= line.count
    origin = origin - line.extent - rules.spacing
    return line.count
  }

  /// Fills the first line with the items before it, as far as they fit. It ends where it did. Says how many items have
  /// joined it.
  private mutating func joinFirst(
    _ span: WindowSpan, _ sizes: RowSizes, _ rules: Rules
  ) -> Int {
    let old = offsets(ofLine: 0).count
    let line = Self.fillBackward(from: span.items.lowerBound + old, span, sizes, rules)
    work += line.count
    guard line.count > old else { return 0 }
    counts.setExtent(Ticks(rawValue: Int64(line.count)), at: 0)
    shorts.setExtent(Ticks(rawValue: line.isFull ? 0 : 1), at: 0)
    origin = origin - steps.setExtent(line.extent + rules.spacing, at: 0)
    asked = nil
    return line.count - old
  }

  /// A line that ends before an item.
  ///
  /// - Parameter first: the first item that it may contain: those before it have a line that they stay in, or do not
  ///   exist.
  static func fillBackward(
    from end: Int, to first: Int = 0, _ span: WindowSpan, _ sizes: RowSizes, _ rules: Rules
  ) -> Line {
    var line = Line()
    while line.count < end - first {
      let item = end - 1 - line.count
      let space = line.count > 0 ? rules.itemSpacing : .zero
      let length = line.length + space + Self.length(of: item, span, sizes, rules)
      if line.count > 0, length > rules.room {
        line.isFull = true
        break
      }
      line.length = length
      line.extent = max(line.extent, sizes.main(at: span.row + item))
      line.count += 1
    }
    if first > 0 { line.isFull = true }
    return line
  }

  /// Fills the room that a cut left in a line with the items before it, as far as they leave the others
  /// where they are.
  ///
  /// - Parameter first: the offset of the line's first item.
  /// - Returns: how many items have joined it: placed ones, or for the first line such as are not placed yet.
  mutating func join(
    _ line: Int, _ first: Int, _ span: WindowSpan, _ sizes: RowSizes, _ rules: Rules
  ) -> Int {
    guard var cut = cuts[firstOrdinal + first], cut.gap == rules.itemSpacing, cut.wideGaps == 0
    else { return 0 }
    let end = span.items.lowerBound + first
    let last = first > 0 ? span.items.lowerBound : 0
    let room = steps.extent(at: line) - rules.spacing
    var joined = 0
    while end - joined > last {
      let item = end - joined - 1
      let lead = cut.lead - rules.itemSpacing - Self.length(of: item, span, sizes, rules)
      guard lead >= .zero, sizes.main(at: span.row + item) <= room else { break }
      cut.lead = lead
      joined += 1
    }
    guard joined > 0 else { return 0 }
    cuts[firstOrdinal + first] = nil
    cuts[firstOrdinal + first - joined] = cut
    counts.setExtent(counts.extent(at: line) + Ticks(rawValue: Int64(joined)), at: line)
    return joined
  }
}
