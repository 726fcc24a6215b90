import ScrollPrimitives

/// Items that come and go between others that are on screen and keep their lanes: only what follows in the lane moves.
/// What is beside the screen is placed anew when it is asked for.
extension Island {
  /// Items put in at once at the most: of more, all that follows is placed anew.
  static var insertLimit: Int { 1 << 14 }

  /// Items that came or went between others.
  struct Between {
    var section: Int
    /// What the viewport shows, in the frame of the section's block.
    var screen: Range<Ticks>
    /// Whether items before them moved.
    var isUpward: Bool
  }

  /// A range of content coordinates in the frame of the anchor's block; `nil` where items come and go otherwise.
  mutating func screen(_ onScreen: Range<Ticks>?, around anchor: Int?) -> Range<Ticks>? {
    guard rules.keepsLanes, let onScreen, let anchor, placed.contains(anchor) else { return nil }
    let offset = offset(ofBlock: structure.section(at: anchor) - firstSection)
    let range = onScreen.bounded
    return range.lowerBound - offset..<range.upperBound - offset
  }

  /// What the viewport shows, in the frame of their block, when items behind the anchor go, or come where the range is
  /// empty, from between others of their section that are on screen; `nil` when they do not. Lets go of what is below
  /// the screen.
  ///
  /// - Parameter screen: in the frame of the anchor's block.
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
    guard let shown = itemsShown(ofBlock: block, in: inside),
      !items.contains(anchor) || shown.contains(anchor), range.lowerBound < shown.upperBound,
      range.isEmpty ? range.lowerBound >= shown.lowerBound : range.upperBound > shown.lowerBound
    else { return nil }
    // What is behind the last one that stays was not shown.
    let stays = itemsShown(ofBlock: block, in: inside, without: range)
    letGo(behind: stays?.upperBound ?? range.lowerBound, ofBlock: block, inside, anchor)
    return inside
  }

  /// Forgets the places of the items of a block from one on, where all that follows is below the screen.
  private mutating func letGo(
    behind index: Int, ofBlock block: Int, _ screen: Range<Ticks>, _ anchor: Int
  ) {
    guard anchor < index,
      block + 1 == blocks.count || borders(ofBlock: block).bottom >= screen.upperBound
    else { return }
    keep(upTo: index)
  }

  /// The items of a block from the first to the last, in order, that a range in its frame shows.
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

  /// Takes items out from between others; `nil` when nothing was done.
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
    func closed(_ index: Int) -> Int {
      index - max(0, min(index, taken.upperBound) - taken.lowerBound)
    }
    func closed(_ range: Range<Int>) -> Range<Int> {
      closed(range.lowerBound)..<closed(range.upperBound)
    }
    (placed, firm, shown) = (closed(placed), closed(firm), closed(shown))
    return Between(section: section, screen: inside, isUpward: isUpward)
  }

  /// What the viewport shows, in the frame of their block, when items come before an element and find a place above the
  /// screen, between others that are on it; `nil` when they do not.
  ///
  /// - Parameter others: what goes when they come.
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

  /// Puts items that have come in above the screen, as elements are numbered from now on; `nil` when nothing was done.
  mutating func putIn(_ items: Range<Int>, above screen: Range<Ticks>) -> Between? {
    // What is at an end is placed when it is asked for.
    guard items.lowerBound > placed.lowerBound, items.lowerBound < placed.upperBound else {
      return nil
    }
    let section = structure.section(at: items.lowerBound)
    let block = section - firstSection
    let span = span(ofBlock: block)
    let offset = items.lowerBound - span.row - span.items.lowerBound
    let number = blocks[block].items.putIn(
      items.count, at: offset, above: screen, span, &sizes, rules)
    func opened(_ range: Range<Int>) -> Range<Int> {
      let first = range.lowerBound + (range.lowerBound >= items.lowerBound ? number : 0)
      let end = range.upperBound + (range.upperBound > items.lowerBound ? number : 0)
      return first..<max(first, end)
    }
    (placed, firm, shown) = (opened(placed), opened(firm), opened(shown))
    if number < items.count {
      // Those that the place was before have gone as well.
      let rest = blocks[block].items.count - offset - number
      blocks[block].items.removeLast(rest, span, sizes, rules)
      lengths.removeSubrange(block + 1..<blocks.count)
      blocks.removeLast(blocks.count - block - 1)
      blocks[block].hasFooter = false
      placed = placed.lowerBound..<items.lowerBound + number
    }
    return Between(section: section, screen: screen, isUpward: true)
  }

  /// Takes in what has come or gone. What is not on the screen and was not is placed anew: what follows, in order, and, where
  /// items before others moved, what comes before.
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
