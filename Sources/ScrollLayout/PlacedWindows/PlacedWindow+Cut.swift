import ScrollPrimitives

/// What an edit leaves of the elements that are placed.
extension PlacedWindow {
  /// Forgets the places of all elements before one, with an anchor behind it.
  mutating func cutFront(at index: Int, anchor: Int?) {
    keep(from: firstKept(behindCutAt: index, anchor: anchor))
    guard !isEmpty, !blocks[0].hasHeader else { return }
    noteCut()
    let span = span(ofBlock: 0)
    let first = span.row + span.items.lowerBound
    blocks[0].items.openFront(
      shown: firm.lowerBound - first..<firm.upperBound - first, span, sizes, rules)
    remeasure(block: 0)
  }

  /// The first element that stays placed when the places of those before an index are forgotten. The rest of a line that no
  /// frame has shown is forgotten with them: nothing on screen depends on its length or on the places of its items.
  private mutating func firstKept(behindCutAt index: Int, anchor: Int?) -> Int {
    guard placed.contains(index) else { return index }
    let line = line(of: index)
    guard line.lowerBound < index, !line.overlaps(firm), line.upperBound <= anchor ?? index else {
      return index
    }
    return line.upperBound
  }

  /// Takes elements out. The elements on the anchor's side stay placed; all do if items are taken from between others that
  /// can stay.
  ///
  /// - Parameter changed: a delete between others is added.
  /// - Returns: the anchor, or the neighbor that takes its place.
  mutating func cut(
    _ range: Range<Int>, anchor: Int?, _ screen: Range<Ticks>?, _ changed: inout [Between]
  ) -> Int? {
    if let change = takeOut(range, anchor, screen) {
      changed.append(change)
      return anchor
    }
    var isBefore = anchor.map { range.upperBound <= $0 } ?? false
    var anchor = anchor
    if let removed = anchor, range.contains(removed) {
      // The one behind replaces it; with nothing behind it on the placed window, the one before.
      isBefore = range.upperBound < placed.upperBound || placed.lowerBound >= range.lowerBound
      let next = range.upperBound < structure.elementCount ? range.upperBound : nil
      let previous = range.lowerBound > 0 ? range.lowerBound - 1 : nil
      anchor = isBefore || isEmpty ? next ?? previous : previous ?? next
    }
    guard !isEmpty, range.overlaps(placed) else { return anchor }
    if isBefore {
      cutFront(at: range.upperBound, anchor: anchor)
    } else {
      keep(upTo: range.lowerBound)
      loosenBehindShown(anchor: anchor)
    }
    return anchor
  }

  /// Forgets the places of all elements before one.
  mutating func keep(from index: Int) {
    guard index > placed.lowerBound else { return }
    guard index < placed.upperBound else { return clear() }
    let dropped = structure.section(at: index) - firstSection
    if dropped > 0 {
      setAside(0..<dropped)
      blocks.removeFirst(dropped)
      lengths.removeSubrange(0..<dropped)
      firstSection += dropped
      placed = structure.elements(ofSection: firstSection).lowerBound..<placed.upperBound
    }
    if index > placed.lowerBound {
      let span = span(ofBlock: 0)
      blocks[0].hasHeader = false
      let number = min(index - span.row, span.itemCount) - span.items.lowerBound
      let back = blocks[0].items.back
      blocks[0].items.removeFirst(number, span, sizes, rules)
      placed = index..<placed.upperBound
      if blocks[0].items.back != back { loosenBehindShown(anchor: anchor) }
    }
    remeasure(block: 0)
  }

  /// Takes out all blocks behind one.
  mutating func dropBlocks(behind block: Int) {
    setAside(block + 1..<blocks.count)
    lengths.removeSubrange(block + 1..<blocks.count)
    blocks.removeLast(blocks.count - block - 1)
  }

  /// Forgets the places of an element and all behind it.
  mutating func keep(upTo index: Int) {
    guard index < placed.upperBound else { return }
    guard index > placed.lowerBound else { return clear() }
    let last = structure.section(at: index - 1) - firstSection
    if last + 1 < blocks.count {
      dropBlocks(behind: last)
      placed = placed.lowerBound..<structure.elements(ofSection: firstSection + last).upperBound
    }
    if index < placed.upperBound {
      let span = span(ofBlock: last)
      blocks[last].hasFooter = false
      let number = span.items.upperBound - max(span.items.lowerBound, index - span.row)
      blocks[last].items.removeLast(number, span, sizes, rules)
      noteLooseBreak(last)
      placed = placed.lowerBound..<index
    }
    remeasure(block: last)
    straightenEmpty(last)
  }
}
