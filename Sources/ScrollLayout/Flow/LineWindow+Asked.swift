extension LineWindow {
  /// The items of one line as they were last looked at, so that asking for each of them, or changing one
  /// after the other, does not look at all of them again.
  struct Asked: Sendable {
    /// The ordinal of the line's first item.
    var ordinal: Int
    /// How much the items before each take across the axis, without spaces, and all of them.
    var starts: [Ticks]
    /// How long each is along the axis.
    var extents: [Ticks]

    var count: Int { extents.count }
    var taken: Ticks { starts[count] }
  }

  /// Looks at a line. O(1) for the one queried last, else O(items of the line).
  mutating func ask(
    _ offsets: Range<Int>, _ span: WindowSpan, _ sizes: RowSizes, _ rules: Rules
  ) {
    let ordinal = firstOrdinal + offsets.lowerBound
    if let asked, asked.ordinal == ordinal, asked.count == offsets.count { return }
    // Taken out, so that its room is used again.
    var line = asked ?? Asked(ordinal: 0, starts: [], extents: [])
    asked = nil
    line.ordinal = ordinal
    line.starts.removeAll(keepingCapacity: true)
    line.extents.removeAll(keepingCapacity: true)
    var taken = Ticks.zero
    for offset in offsets {
      let item = span.items.lowerBound + offset
      line.starts.append(taken)
      line.extents.append(sizes.main(at: span.row + item))
      taken = taken + Self.length(of: item, span, sizes, rules)
    }
    line.starts.append(taken)
    work += offsets.count
    asked = line
  }

  /// Applies an item's new size if its line stays broken as it is: it still fits, and the neighbor next to the line
  /// still does not.
  ///
  /// - Parameters:
  ///   - oldLength: its length across the axis before.
  ///   - isUpward: whether lines are broken from their ends.
  /// - Returns: by how much the line became longer along the axis; `nil`, with nothing changed, if lines have to be
  ///   broken again.
  mutating func resizeInPlace(
    at offset: Int, oldLength: Ticks, isUpward: Bool, _ span: WindowSpan, _ sizes: RowSizes,
    _ rules: Rules
  ) -> Ticks? {
    let line = line(of: offset)
    let offsets = offsets(ofLine: line)
    let ordinal = firstOrdinal + offsets.lowerBound
    let isKnown = asked.map { $0.ordinal == ordinal && $0.count == offsets.count } ?? false
    ask(offsets, span, sizes, rules)
    guard var now = asked else { return nil }
    asked = nil
    let place = offset - offsets.lowerBound
    let item = span.items.lowerBound + offset
    if isKnown {
      // It was visited before the item changed.
      let growth = Self.length(of: item, span, sizes, rules) - oldLength
      if growth != .zero {
        for behind in place + 1...now.count { now.starts[behind] = now.starts[behind] + growth }
      }
      now.extents[place] = sizes.main(at: span.row + item)
    }
    asked = now
    let neighbor = isUpward ? offsets.lowerBound - 1 : offsets.upperBound
    guard neighbor >= 0, neighbor < count, cuts[ordinal] == nil,
      !isUpward || cuts[firstOrdinal + offsets.upperBound] == nil, steps.extent(at: line) > .zero
    else { return nil }
    let spaces = Ticks(rawValue: Int64(now.count - 1) * rules.itemSpacing.rawValue)
    let length = now.taken + spaces
    let next = Self.length(of: span.items.lowerBound + neighbor, span, sizes, rules)
    guard now.count == 1 || length <= rules.room, length + rules.itemSpacing + next > rules.room
    else { return nil }
    work += 2
    if shorts.extent(at: line) != .zero { shorts.setExtent(.zero, at: line) }
    let extent = now.extents.max() ?? .zero
    return steps.setExtent(extent + rules.spacing, at: line)
  }

  /// Items looked at since the last call.
  mutating func takeWork() -> Int {
    defer { work = 0 }
    return work
  }
}
