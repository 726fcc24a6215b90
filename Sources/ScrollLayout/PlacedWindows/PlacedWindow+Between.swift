import ScrollPrimitives

/// Inserts and deletes in a masonry between two items on screen, in order: those on screen keep their lanes. Items off the
/// screen are placed again when the engine next asks for them.
extension PlacedWindow {
  /// The most items that one edit puts between others. With more, the items that follow are placed again.
  static var insertLimit: Int { 1 << 14 }

  /// An insert or a delete between others.
  struct Between {
    var section: Int
    /// The viewport, in the coordinates of the section's block.
    var screen: Range<Ticks>
    /// Whether the items before it moved, and not those behind it.
    var isUpward: Bool
  }

  /// The viewport in the coordinates of the anchor's block; `nil` for layouts whose items do not keep their lanes.
  mutating func screen(_ onScreen: Range<Ticks>?, around anchor: Int?) -> Range<Ticks>? {
    guard rules.keepsLanes, let onScreen, let anchor, placed.contains(anchor) else { return nil }
    let offset = offset(ofBlock: structure.section(at: anchor) - firstSection)
    let range = onScreen.bounded
    return range.lowerBound - offset..<range.upperBound - offset
  }

  /// The viewport in the coordinates of the block that an edit changes. `nil` unless the edit is behind the anchor, items
  /// of its section are on screen, and others behind it, in order. Forgets the places of the items below the screen.
  ///
  /// - Parameters:
  ///   - range: the elements that are deleted; empty for an insert.
  ///   - screen: the viewport in the coordinates of the anchor's block.
  private mutating func screen(
    around range: Range<Int>, _ anchor: Int?, _ screen: Range<Ticks>?
  ) -> Range<Ticks>? {
    guard let screen, let anchor, anchor < range.lowerBound, placed.contains(anchor),
      range.lowerBound < placed.upperBound
    else { return nil }
    let block = structure.section(at: range.lowerBound) - firstSection
    let span = span(ofBlock: block)
    let items = span.row..<span.row + span.itemCount
    guard range.lowerBound >= items.lowerBound, range.upperBound <= items.upperBound else {
      return nil
    }
    let way =
      offset(ofBlock: block) - offset(ofBlock: structure.section(at: anchor) - firstSection)
    let inside = screen.lowerBound - way..<screen.upperBound - way
    // Where the section ends on screen, items of the next one are behind the edit, in order.
    let endsOnScreen =
      block + 1 < blocks.count && borders(ofBlock: block).bottom < inside.upperBound
    guard let shown = itemsShown(ofBlock: block, in: inside),
      !items.contains(anchor) || shown.contains(anchor),
      range.lowerBound < shown.upperBound || endsOnScreen,
      range.isEmpty ? range.lowerBound >= shown.lowerBound : range.upperBound > shown.lowerBound
    else { return nil }
    // Items behind the last one that stays were not shown.
    let stays = itemsShown(ofBlock: block, in: inside, without: range)
    letGo(behind: stays?.upperBound ?? range.lowerBound, ofBlock: block, inside, anchor)
    return inside
  }

  /// Forgets the places of a block's items from an index on, if the following blocks are below the screen.
  private mutating func letGo(
    behind index: Int, ofBlock block: Int, _ screen: Range<Ticks>, _ anchor: Int
  ) {
    guard anchor < index,
      block + 1 == blocks.count || borders(ofBlock: block).bottom >= screen.upperBound
    else { return }
    keep(upTo: index)
  }

  /// The first and the last item of a block, in order, that lie in a range of its coordinates, and all between them.
  private mutating func itemsShown(
    ofBlock block: Int, in range: Range<Ticks>, without others: Range<Int> = 0..<0
  ) -> Range<Int>? {
    let span = span(ofBlock: block)
    scratch.removeAll(keepingCapacity: true)
    blocks[block].items.offsets(in: range, into: &scratch)
    let row = span.row + span.items.lowerBound
    if !others.isEmpty { scratch.removeAll { others.contains(row + $0) } }
    guard let first = scratch.min(), let last = scratch.max() else { return nil }
    return row + first..<row + last + 1
  }

  /// Takes items out from between others; `nil` if they are not between others that can stay.
  mutating func takeOut(
    _ range: Range<Int>, _ anchor: Int?, _ screen: Range<Ticks>?
  ) -> Between? {
    guard let inside = self.screen(around: range, anchor, screen) else { return nil }
    let section = structure.section(at: range.lowerBound)
    let span = span(ofBlock: section - firstSection)
    let taken = range.clamped(to: placed)
    let offset = taken.lowerBound - span.row - span.items.lowerBound
    guard
      let isUpward = blocks[section - firstSection].items.takeOut(
        offset..<offset + taken.count, inside, span, rules)
    else { return nil }
    let change = RowChange.remove(taken)
    func closed(_ index: Int) -> Int { change.place(of: index) ?? taken.lowerBound }
    func closed(_ range: Range<Int>) -> Range<Int> {
      closed(range.lowerBound)..<closed(range.upperBound)
    }
    (placed, firm, shown) = (closed(placed), closed(firm), closed(shown))
    return Between(section: section, screen: inside, isUpward: isUpward)
  }

  /// The viewport in the coordinates of the block that items are inserted into; `nil` unless a lane has a place for them
  /// above the screen, between two items on screen, in order.
  ///
  /// - Parameter others: the elements that the same edit takes away.
  mutating func screenBelowPlace(
    before index: Int, without others: Range<Int>, _ anchor: Int?, _ screen: Range<Ticks>?
  ) -> Range<Ticks>? {
    guard let inside = self.screen(around: index..<index, anchor, screen) else { return nil }
    let block = structure.section(at: index) - firstSection
    let span = span(ofBlock: block)
    let row = span.row + span.items.lowerBound
    let hasPlace = blocks[block].items.hasPlaceAbove(
      inside, at: index - row, without: others.lowerBound - row..<others.upperBound - row, rules)
    return hasPlace ? inside : nil
  }

  /// Puts inserted items into lanes above the screen; `nil` if they are not between placed elements any more.
  ///
  /// - Parameter items: by their indexes after the edit.
  mutating func putIn(_ items: Range<Int>, above screen: Range<Ticks>) -> Between? {
    // An item at an end of the placed elements is placed later, as `cover` reaches it.
    guard items.lowerBound > placed.lowerBound, items.lowerBound < placed.upperBound else {
      return nil
    }
    let section = structure.section(at: items.lowerBound)
    let block = section - firstSection
    let span = span(ofBlock: block)
    let offset = items.lowerBound - span.row - span.items.lowerBound
    let number = blocks[block].items.putIn(
      items.count, at: offset, above: screen, span, &sizes, rules)
    // Those behind have made room for all of them, whether these find a place or not.
    func opened(_ range: Range<Int>) -> Range<Int> {
      let first = range.lowerBound + (range.lowerBound >= items.lowerBound ? items.count : 0)
      let end = range.upperBound + (range.upperBound > items.lowerBound ? items.count : 0)
      return first..<max(first, end)
    }
    (placed, firm, shown) = (opened(placed), opened(firm), opened(shown))
    if number < items.count {
      // The same edit took away the item that the place was before: nothing behind it can stay.
      let rest = blocks[block].items.count - offset - number
      blocks[block].items.removeLast(rest, span, sizes, rules)
      dropBlocks(behind: block)
      blocks[block].hasFooter = false
      placed = placed.lowerBound..<items.lowerBound + number
    }
    return Between(section: section, screen: screen, isUpward: true)
  }

  /// Measures the block after an edit and forgets the places of items that are off the screen and were: those that follow,
  /// in order, and, if items before the edit moved, those that come before the first one on screen.
  mutating func takeIn(_ change: Between, _ anchor: Int?) {
    let block = change.section - firstSection
    guard block >= 0, block < blocks.count else { return }
    remeasure(block: block)
    if change.isUpward { noteRaggedFront(block) }
    let screen = change.screen
    guard let anchor, let found = itemsShown(ofBlock: block, in: screen) else { return }
    let last = max(found.upperBound, shown.clamped(to: placed).upperBound)
    letGo(behind: last, ofBlock: block, screen, anchor)
    guard change.isUpward, borders(ofBlock: block).top <= screen.lowerBound,
      found.lowerBound <= anchor,
      found.lowerBound > max(placed.lowerBound, span(ofBlock: block).row)
    else { return }
    keep(from: found.lowerBound)
    noteCut()
  }
}
