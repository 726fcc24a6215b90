import ScrollPrimitives

/// Closing the room that edits left free where a section's items or a line begin.
extension PlacedWindow {
  /// The first element behind room that edits left free in a range of content coordinates; `nil` if there is no room.
  /// Places the elements in the range first: elements before a cut may fill it. O(log blocks + blocks in the range)
  /// in addition.
  mutating func elementBehindFreeRoom(in range: Range<Ticks>) -> Int? {
    let asked = range.bounded
    guard mayHaveFreeRoom, !isEmpty, asked.overlaps(reach) else { return nil }
    let moved = cover(asked)
    let range = asked.lowerBound + moved..<asked.upperBound + moved
    var block = self.block(at: range.lowerBound)
    while block < blocks.count, origin + lengths.offset(of: block) < range.upperBound {
      defer { block += 1 }
      guard blocks[block].isCut, blocks[block].items.count > 0 else { continue }
      let span = span(ofBlock: block)
      let offset = offset(ofBlock: block)
      let inside = range.lowerBound - offset..<range.upperBound - offset
      if let free = blocks[block].items.offsetBehindFreeRoom(in: inside, span, sizes, rules) {
        return span.row + span.items.lowerBound + free
      }
    }
    return nil
  }

  /// Where the first and the last items placed begin and end, in whichever lane that is.
  private var reach: Range<Ticks> {
    let (first, last) = (borders(ofBlock: 0), borders(ofBlock: blocks.count - 1))
    let above = max(.zero, first.top - blocks[0].items.front.least)
    let below = max(.zero, blocks[blocks.count - 1].items.back.greatest - last.bottom)
    return origin - above..<max(origin, end) + below
  }

  /// Places an element and the following ones in its section again, so that they fill the room before them.
  /// Everything before stays. Places as many as there were, at most a range and its length beyond.
  mutating func refill(from index: Int, in range: Range<Ticks>) {
    let range = range.bounded
    guard placed.contains(index), case .item = structure.path(at: index) else { return }
    // The line before stays.
    while index <= placed.lowerBound, growBackward() {}
    let section = structure.section(at: index)
    let elements = structure.elements(ofSection: section)
    guard section >= firstSection, section - firstSection < blocks.count else { return }
    left = nil
    let last = placed.upperBound
    if rules.keepsLanes { sizes.forgetLanes(index..<min(last, elements.upperBound - 1)) }
    keep(upTo: index)
    // Nothing of it was shown where it is placed now.
    firm = min(firm.lowerBound, index)..<min(firm.upperBound, index)
    shown = min(shown.lowerBound, index)..<min(shown.upperBound, index)
    if index == elements.lowerBound + 1 { straightenEmpty(section - firstSection) }
    let length = range.upperBound - range.lowerBound
    while placed.upperBound < last, end < range.upperBound + length, growForward() {}
    didChange()
  }

  /// Aligns the start of a section if only its header is placed.
  mutating func straightenEmpty(_ block: Int) {
    guard blocks[block].hasHeader, blocks[block].items.count == 0 else { return }
    blocks[block].items = Items(rules)
    remeasure(block: block)
  }

  /// Notes that edits took away what lay before the first items placed.
  mutating func noteCut() {
    guard !isEmpty, !blocks[0].hasHeader else { return }
    blocks[0].isCut = true
    mayHaveFreeRoom = true
  }

  /// Notes that a change left items behind room that they fit into.
  mutating func noteLooseBreak(_ block: Int) {
    guard blocks[block].items.hasLooseBreak else { return }
    blocks[block].isCut = true
    mayHaveFreeRoom = true
  }

  /// Places the header before a section's first item, so that what is above the content's first item is no
  /// estimate.
  mutating func placeFirstHeader() {
    guard !isEmpty, !blocks[0].hasHeader, blocks[0].items.count > 0,
      span(ofBlock: 0).items.lowerBound == 0
    else { return }
    _ = growBackward()
  }
}
