extension LineWindow {
  /// Parts the line that an item shares with an anchor behind it, where the line was shown: the anchor's part stays
  /// as it is, and the item's takes no room until `resize` finds it a place.
  mutating func makeWay(
    at offset: Int, _ kept: WindowKept, _ span: WindowSpan, _ sizes: RowSizes, _ rules: Rules
  ) {
    let line = line(of: offset)
    let offsets = offsets(ofLine: line)
    guard offsets.contains(kept.anchor), kept.shown.overlaps(offsets) else { return }
    // Such a line keeps the length of items that edits took out of it, so that the lines behind it stay.
    let isLonger =
      steps.extent(at: line) - rules.spacing > longest(of: offsets, span, sizes)
    cut(line, at: offset + 1, span, sizes, rules)
    hasLooseBreak = true
    let parted = offsets.lowerBound..<offset + 1
    insert(Line(count: parted.count, isFull: true), at: line, step: .zero)
    // The parted items were off the screen: the line must not keep their length.
    if !kept.shown.overlaps(parted), !isLonger { measure(line: line + 1, span, sizes, rules) }
  }

  /// Parts a line that its items do not fit into any more: those of its first ones that were on screen get a line of
  /// their own before the rest of it, which ends where the line did.
  ///
  /// - Returns: the line that holds the item.
  private mutating func partShown(
    before offset: Int, in line: Int, _ kept: WindowKept, _ span: WindowSpan, _ sizes: RowSizes,
    _ rules: Rules
  ) -> Int {
    let offsets = offsets(ofLine: line)
    let shown = kept.onScreen.clamped(to: offsets.lowerBound..<offset)
    guard !shown.isEmpty else { return line }
    var whole = Line()
    let first = span.items.lowerBound
    Self.fill(
      &whole, from: first + offsets.lowerBound, to: first + offsets.upperBound, span, sizes, rules)
    work += offsets.count
    guard whole.isFull else { return line }
    let number = shown.upperBound - offsets.lowerBound
    let extent = longest(of: offsets.lowerBound..<shown.upperBound, span, sizes)
    insert(Line(count: number, extent: extent, isFull: true), at: line, rules)
    counts.setExtent(Ticks(rawValue: Int64(offsets.count - number)), at: line + 1)
    let grown = measure(line: line + 1, span, sizes, rules)
    origin = origin - steps.extent(at: line) - grown
    hasLooseBreak = true
    return line + 1
  }

  mutating func resize(
    at offset: Int, oldCross: Ticks, _ kept: WindowKept, _ span: WindowSpan, _ sizes: RowSizes,
    _ rules: Rules
  ) -> Int {
    let isUpward = offset < kept.anchor
    let line = line(of: offset)
    let (behind, number) = (lineCount - line, offsets(ofLine: line).count)
    let dropped = breakLines(at: offset, oldCross: oldCross, kept, span, sizes, rules)
    // A line that has become shorter may have room for the next item on the anchor's side of it.
    let place = isUpward ? lineCount - behind : line
    guard place >= 0, place < lineCount,
      Self.length(of: span.items.lowerBound + offset, span, sizes, rules)
        < min(rules.room, oldCross) || offsets(ofLine: place).count < number
    else { return dropped }
    let more = tighten(
      behind: isUpward ? place : place - 1, isUpward, kept, span, sizes, rules)
    // The first line still has to be placed again, unless closing the break has changed it.
    return more == 0 && dropped > 0 && offsets(ofLine: 0).count == dropped ? dropped : more
  }

  /// Closes a break that now has room on both sides, if none of its lines was visible; otherwise notes it. Returns
  /// how many of the first items must be placed again.
  private mutating func tighten(
    behind line: Int, _ isUpward: Bool, _ kept: WindowKept, _ span: WindowSpan,
    _ sizes: RowSizes, _ rules: Rules
  ) -> Int {
    guard isLoose(behind: line, span, sizes, rules) else { return 0 }
    let (before, behind) = (offsets(ofLine: line), offsets(ofLine: line + 1))
    guard !kept.shown.overlaps(before.lowerBound..<behind.upperBound),
      cuts[firstOrdinal + before.lowerBound] == nil, cuts[firstOrdinal + behind.lowerBound] == nil
    else {
      hasLooseBreak = true
      return 0
    }
    asked = nil
    guard isUpward else {
      rebreak(from: line, upTo: firstKept(behind: line, kept), span, sizes, rules)
      return 0
    }
    return rebreak(
      upTo: line + 1, below: firstMovable(with: line + 1, kept), span, sizes, rules)
  }

  /// Breaks lines for an item's new size; returns how many of the first items must be placed again.
  private mutating func breakLines(
    at offset: Int, oldCross: Ticks, _ kept: WindowKept, _ span: WindowSpan, _ sizes: RowSizes,
    _ rules: Rules
  ) -> Int {
    let isUpward = offset < kept.anchor
    let line = line(of: offset)
    if let other = lineWithRoom(
      for: offset, in: line, oldCross: oldCross, kept, span, sizes, rules)
    {
      asked = nil
      guard isUpward else {
        rebreak(from: other, upTo: firstKept(behind: line, kept), span, sizes, rules)
        return 0
      }
      return rebreak(upTo: other, below: firstMovable(with: line, kept), span, sizes, rules)
    }
    let growth = resizeInPlace(
      at: offset, oldLength: min(rules.room, oldCross), isUpward: isUpward, span, sizes, rules)
    if let growth {
      if isUpward { origin = origin - growth }
      return 0
    }
    asked = nil
    let length = Self.length(of: span.items.lowerBound + offset, span, sizes, rules)
    let isLonger = length != min(rules.room, oldCross)
    guard isUpward else {
      if isLonger {
        rebreak(from: line, upTo: firstKept(behind: line, kept), span, sizes, rules)
      } else {
        measure(line: line, span, sizes, rules)
      }
      return 0
    }
    if isLonger || steps.extent(at: line) == .zero {
      let rest = partShown(before: offset, in: line, kept, span, sizes, rules)
      return rebreak(upTo: rest, below: firstMovable(with: rest, kept), span, sizes, rules)
    }
    origin = origin - measure(line: line, span, sizes, rules)
    return 0
  }
}
